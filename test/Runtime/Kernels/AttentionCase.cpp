//===- AttentionCase.cpp - a call of attention, and what it is to give ----===//
//
// See AttentionCase.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionCase.h"

#include "device/host/kernels/Philox.h"
#include "device/host/kernels/ThreeFry.h"

#include <bit>
#include <cmath>

namespace trc::runtime::host {

/// Uniform in [-1, 1], rounded to the type.
Tensor uniform(ElementType type, std::vector<int64_t> shape, unsigned seed) {
  Tensor tensor(type, std::move(shape));
  std::mt19937 random(seed);
  for (int64_t i = 0; i < tensor.size(); ++i)
    tensor.set(i, static_cast<double>(random() >> 8) / 0x1p23 - 1);
  return tensor;
}

namespace {

/// Where element [b,h,t,s] lies in a tensor of shape [B,S], or of [B,H,T,S]
/// with 1 in place of extents.
int64_t atScore(const Tensor &tensor, int64_t b, int64_t h, int64_t t,
                int64_t s) {
  if (tensor.shape.size() == 2)
    return b * tensor.shape[1] + s;
  int64_t at = 0, position[] = {b, h, t, s};
  for (size_t d = 0; d < 4; ++d)
    at = at * tensor.shape[d] + (tensor.shape[d] == 1 ? 0 : position[d]);
  return at;
}

struct Expected {
  std::vector<double> result, logsumexp, dQuery, dKey, dValue;
};

/// `result` as it was rounded takes part in the gradient.
Expected evaluate(const Case &c, const Call &call, double scale, double below,
                  double keepScale, const Tensor *rounded,
                  const Tensor *dResult) {
  auto q = call.inputs[0].values(), k = call.inputs[1].values(),
       v = call.inputs[2].values();
  std::vector<double> bits;
  const Tensor *mask = nullptr, *bias = nullptr;
  for (const Tensor &input : call.inputs) {
    if (input.type == I1)
      mask = &input;
    if (!c.biasShape.empty() && &input >= &call.inputs[3] &&
        (input.type == F32 || input.type == F64))
      bias = &input;
    if (input.type == UI32) {
      // Words of a block that is numbered by its upper one first.
      uint64_t key = static_cast<uint64_t>(input.getInt(0)) |
                     static_cast<uint64_t>(input.getInt(1)) << 32;
      std::vector<int64_t> by = c.strides;
      if (by.empty())
        by = {c.h * c.t * c.s, c.t * c.s, c.s, 1};
      for (int64_t i = 0; i < c.b * c.h * c.t * c.s; ++i) {
        int64_t number = i / c.s / c.t / c.h * by[0] +
                         i / c.s / c.t % c.h * by[1] + i / c.s % c.t * by[2] +
                         i % c.s * by[3];
        auto counter = std::rotl(static_cast<uint64_t>(number), 32);
        Words2 words = threeFry(key, counter);
        bits.push_back(words.word[0] ^ words.word[1]);
      }
    }
    if (input.type != UI64)
      continue;
    if (c.randomBits < 32) {
      const int64_t band = 256 / c.randomBits;
      for (int64_t i = 0; i < c.b * c.h * c.t * c.s; ++i) {
        const int64_t s = i % c.s, t = i / c.s % c.t, head = i / c.s / c.t;
        const int64_t bands = (c.t + band - 1) / band;
        const int64_t row = (head * bands + t / band) * 8 + t % 8;
        const int64_t block = row * ((c.s + 31) / 32 * 8) + s / 32 * 8 + s % 8;
        const auto key = static_cast<uint64_t>(input.getInt(0));
        const auto counter = static_cast<uint64_t>(input.getInt(1));
        const uint64_t low = counter + static_cast<uint64_t>(block);
        const Words4 words = philox(key, low, key + (low < counter));
        bits.push_back(words.word[s / 8 % 4] >> (t % band / 8 * c.randomBits) &
                       ((1u << c.randomBits) - 1));
      }
      continue;
    }
    Call draw("stablehlo.rng_bit_generator", {input},
              {Tensor(UI64, {2}), Tensor(UI32, {c.b, c.h, c.t, c.s})});
    draw.text("rng_algorithm", "THREE_FRY");
    EXPECT_EQ(messageOf(draw.run()), "");
    for (int64_t i = 0; i < draw.results[1].size(); ++i)
      bits.push_back(static_cast<double>(draw.results[1].getInt(i)));
  }
  Expected out;
  out.result.resize(c.b * c.t * c.h * c.e);
  out.dQuery.resize(q.size());
  out.dKey.resize(k.size());
  out.dValue.resize(v.size());
  for (int64_t b = 0; b < c.b; ++b)
    for (int64_t h = 0; h < c.h; ++h)
      for (int64_t t = 0; t < c.t; ++t) {
        auto atQuery = ((b * c.t + t) * c.h + h) * c.d;
        auto atResult = ((b * c.t + t) * c.h + h) * c.e;
        std::vector<double> scores(c.s);
        std::vector<bool> hidden(c.s);
        double most = -infinity, sum = 0;
        for (int64_t s = 0; s < c.s; ++s) {
          hidden[s] = (c.causal && s > t + c.s - c.t) ||
                      (mask && mask->getInt(atScore(*mask, b, h, t, s)) == 0);
          for (int64_t d = 0; d < c.d; ++d)
            scores[s] +=
                scale * q[atQuery + d] * k[((b * c.s + s) * c.h + h) * c.d + d];
          double more = bias ? bias->get(atScore(*bias, b, h, t, s)) : 0;
          scores[s] += more;
          if (hidden[s])
            scores[s] = c.fill + (c.fillFirst ? std::min(more, 0.0) : 0.0);
          most = std::max(most, scores[s]);
        }
        bool none = most == -infinity;
        for (double score : scores)
          sum += none ? 0 : std::exp(score - most);
        out.logsumexp.push_back(none ? most : most + std::log(sum));
        double mean = 0;
        for (int64_t e = 0; dResult && e < c.e; ++e)
          mean += dResult->get(atResult + e) * rounded->get(atResult + e);
        for (int64_t s = 0; s < c.s; ++s) {
          double weight = none ? 0 : std::exp(scores[s] - most) / sum;
          double keep = 1;
          if (!bits.empty())
            keep = bits[((b * c.h + h) * c.t + t) * c.s + s] < below ? keepScale
                                                                     : 0;
          double dWeight = 0;
          for (int64_t e = 0; e < c.e; ++e) {
            int64_t atValue = ((b * c.s + s) * c.h + h) * c.e + e;
            out.result[atResult + e] += keep * weight * v[atValue];
            if (!dResult)
              continue;
            double d = dResult->get(atResult + e);
            dWeight += keep * d * v[atValue];
            out.dValue[atValue] += keep * weight * d;
          }
          if (hidden[s] && !c.additive)
            continue;
          double dScore = scale * weight * (dWeight - mean);
          for (int64_t d = 0; d < c.d; ++d) {
            int64_t atKey = ((b * c.s + s) * c.h + h) * c.d + d;
            out.dQuery[atQuery + d] += dScore * k[atKey];
            out.dKey[atKey] += dScore * q[atQuery + d];
          }
        }
      }
  return out;
}

void expectNear(const char *what, const Tensor &got,
                const std::vector<double> &want, double tolerance) {
  ASSERT_EQ(static_cast<size_t>(got.size()), want.size());
  double largest = 1;
  for (double value : want)
    largest =
        std::isfinite(value) ? std::max(largest, std::abs(value)) : largest;
  for (int64_t i = 0; i < got.size(); ++i) {
    if (got.get(i) == want[i])
      continue;
    ASSERT_NEAR(got.get(i), want[i], tolerance * largest)
        << what << " " << i << " of " << want.size();
  }
}

} // namespace

void check(Case c) {
  double scale = 0.75, keepScale = 1.5;
  const double below = std::floor(std::ldexp(3e9, int(c.randomBits) - 32));
  double tolerance = c.type == F64 ? 1e-13 : c.type == F32 ? 3e-6 : 0.01;
  auto options = [&](Call &call) {
    call.number("scale", scale).number("fill", c.fill);
    call.ints("causal", {c.causal});
    if (c.random)
      call.ints("keep_below", {static_cast<int64_t>(below)})
          .ints("random_bits", {c.randomBits})
          .number("keep_scale", keepScale);
    if (!c.strides.empty())
      call.ints("random_strides", c.strides);
    if (c.fillFirst)
      call.ints("fill_first", {1});
    if (c.additive)
      call.ints("additive", {1});
  };
  for (const char *isa : {"x86-64-v4", "x86-64-v3", "none"}) {
    SCOPED_TRACE(isa);
    Call forward;
    forward.name = "trc.attention";
    forward.isa = isa;
    forward.inputs = {uniform(c.type, {c.b, c.t, c.h, c.d}, 1),
                      uniform(c.type, {c.b, c.s, c.h, c.d}, 2),
                      uniform(c.type, {c.b, c.s, c.h, c.e}, 3)};
    std::vector<Tensor> optional;
    if (c.mask) {
      std::vector<int64_t> shape = c.maskShape;
      if (shape.empty())
        shape = {c.b, c.s};
      optional.push_back(Tensor(I1, shape));
      Tensor chance = uniform(F32, shape, 4);
      for (int64_t i = 0; i < optional.back().size(); ++i)
        optional.back().setInt(i, chance.get(i) > -0.5);
    }
    if (!c.biasShape.empty()) {
      optional.push_back(uniform(c.type == F64 ? F64 : F32, c.biasShape, 6));
      for (int64_t i = 0; c.low != 0 && i < optional.back().size(); i += 5)
        optional.back().set(i, c.low);
    }
    if (c.random && c.keyed) {
      optional.push_back(Tensor(UI32, {2}));
      optional.back().setInt(0, 0x12345678);
      optional.back().setInt(1, 0x9abcdef0);
    } else if (c.random) {
      optional.push_back(Tensor(UI64, {2}));
      optional.back().setInt(0, 0x123456789abcdef0);
      optional.back().setInt(1, 0x7fffffff80); // a carry within the tile
    }
    for (const Tensor &tensor : optional)
      forward.inputs.push_back(tensor);
    ElementType sums = c.type == F64 ? F64 : F32;
    forward.results = {Tensor(c.type, {c.b, c.t, c.h, c.e}),
                       Tensor(sums, {c.b, c.h, c.t})};
    options(forward);
    ASSERT_EQ(messageOf(forward.run()), "");

    Call backward;
    backward.name = "trc.attention_gradient";
    backward.isa = isa;
    Tensor dResult = uniform(c.type, {c.b, c.t, c.h, c.e}, 5);
    backward.inputs = {forward.inputs[0],  forward.inputs[1],
                       forward.inputs[2],  forward.results[0],
                       forward.results[1], dResult};
    for (const Tensor &tensor : optional)
      backward.inputs.push_back(tensor);
    backward.results = {forward.inputs[0], forward.inputs[1],
                        forward.inputs[2]};
    options(backward);
    ASSERT_EQ(messageOf(backward.run()), "");

    Expected want = evaluate(c, forward, scale, below, keepScale,
                             &forward.results[0], &dResult);
    expectNear("result", forward.results[0], want.result, tolerance);
    expectNear("logsumexp", forward.results[1], want.logsumexp, tolerance);
    expectNear("d_query", backward.results[0], want.dQuery, tolerance);
    expectNear("d_key", backward.results[1], want.dKey, tolerance);
    expectNear("d_value", backward.results[2], want.dValue, tolerance);
  }
}

} // namespace trc::runtime::host
