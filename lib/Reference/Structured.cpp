//===- Structured.cpp - what a transformer is made of ---------------------===//
//
// Each function first widens its inputs into plain arrays of the type that sums
// run in. Attention makes, for one query of one head, the row of scores and of
// weights over all keys; the head makes the row of logits of one token.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Structured.h"
#include "trc/Reference/Index.h"
#include "trc/Reference/Movement.h"
#include "trc/Reference/Random.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trc::reference {

/// Calls `function` with a zero of the type that sums of `type` run in.
template <typename Function>
static auto inFloatType(ElementType type, Function function) {
  if (type == ElementType::F64)
    return function(double{});
  return function(float{});
}

static ElementType sumType(ElementType type) {
  return type == ElementType::F64 ? ElementType::F64 : ElementType::F32;
}

template <typename Sum> static std::vector<Sum> widen(const Tensor &tensor) {
  std::vector<Sum> values(tensor.size());
  for (int64_t i = 0; i < tensor.size(); ++i)
    values[i] = static_cast<Sum>(tensor.getFloat(i));
  return values;
}

template <typename Sum>
static Tensor narrow(ElementType type, const Sizes &shape,
                     const std::vector<Sum> &values) {
  Tensor tensor(type, shape);
  for (int64_t i = 0; i < tensor.size(); ++i)
    tensor.setFloat(i, values[i]);
  return tensor;
}

template <typename Sum> static Sum exponential(Sum x) {
  return static_cast<Sum>(std::exp(static_cast<long double>(x)));
}

template <typename Sum> static Sum dot(const Sum *a, const Sum *b, int64_t n) {
  Sum sum = 0;
  for (int64_t i = 0; i < n; ++i) {
    Sum product = a[i] * b[i];
    sum += product;
  }
  return sum;
}

/// log sum exp(row), which is minus infinity where all of the row is. The row
/// becomes exp(row) / sum exp(row), zero in that case: with a large `most` the
/// logarithm could not tell the sum.
template <typename Sum> static Sum softmax(std::vector<Sum> &row) {
  Sum most = -std::numeric_limits<Sum>::infinity();
  for (Sum x : row)
    most = std::isnan(x) || x > most ? x : most;
  if (std::isinf(most) && most < 0) {
    std::fill(row.begin(), row.end(), Sum(0));
    return most;
  }
  Sum sum = 0;
  for (Sum &x : row) {
    x = exponential(x - most);
    sum += x;
  }
  for (Sum &x : row)
    x /= sum;
  return most + static_cast<Sum>(std::log(static_cast<long double>(sum)));
}

//===----------------------------------------------------------------------===//
// Attention
//===----------------------------------------------------------------------===//

namespace {
/// The inputs, widened, and where the vectors of a head lie in them.
template <typename Sum> struct Heads {
  const AttentionInputs &in;
  int64_t batch, rows, heads, keys, depth, width;
  std::vector<Sum> query, key, value;
  std::vector<Sum> bias;
  Tensor bits;
  bool isKeyed = false;
  Sizes strides;
  Sum scale, fill;

  explicit Heads(const AttentionInputs &in)
      : in(in), batch(in.query.dim(0)), rows(in.query.dim(1)),
        heads(in.query.dim(2)), keys(in.key.dim(1)), depth(in.query.dim(3)),
        width(in.value.dim(3)), query(widen<Sum>(in.query)),
        key(widen<Sum>(in.key)), value(widen<Sum>(in.value)),
        scale(static_cast<Sum>(in.scale)), fill(static_cast<Sum>(in.fill)) {
    if (in.bias)
      bias = widen<Sum>(*in.bias);
    Sizes shape = {batch, heads, rows, keys};
    isKeyed = in.random && in.random->type() == ElementType::UI32;
    strides = in.randomStrides.empty() ? stridesOf(shape) : in.randomStrides;
    if (in.random && in.randomBits < 32)
      bits = randomBits(*in.random, in.randomBits, /*tiled=*/true, shape);
    else if (in.random && !isKeyed)
      bits = rngBitGenerator(*in.random, RngAlgorithm::ThreeFry,
                             ElementType::UI32, shape)
                 .second;
  }

  int64_t atQuery(int64_t b, int64_t t, int64_t h) const {
    return ((b * rows + t) * heads + h) * depth;
  }
  int64_t atKey(int64_t b, int64_t s, int64_t h) const {
    return ((b * keys + s) * heads + h) * depth;
  }
  int64_t atValue(int64_t b, int64_t s, int64_t h) const {
    return ((b * keys + s) * heads + h) * width;
  }
  int64_t atResult(int64_t b, int64_t t, int64_t h) const {
    return ((b * rows + t) * heads + h) * width;
  }

  /// Where an element of [B,H,T,S] lies in a tensor with 1 in place of some of
  /// the extents, or of shape [B,S].
  int64_t atScore(const Tensor &tensor, int64_t b, int64_t h, int64_t t,
                  int64_t s) const {
    if (tensor.rank() == 2)
      return b * keys + s;
    int64_t at = 0, position[4] = {b, h, t, s};
    for (int64_t d = 0; d < 4; ++d)
      at = at * tensor.dim(d) + (tensor.dim(d) == 1 ? 0 : position[d]);
    return at;
  }
  bool hidden(int64_t b, int64_t h, int64_t t, int64_t s) const {
    return (in.causal && s > t + keys - rows) ||
           (in.mask && !in.mask->getBool(atScore(*in.mask, b, h, t, s)));
  }
  /// The factor of a weight: 1 without dropout.
  Sum keep(int64_t b, int64_t h, int64_t t, int64_t s) const {
    if (!in.random)
      return 1;
    int64_t at = ((b * heads + h) * rows + t) * keys + s;
    uint64_t drawn =
        isKeyed ? bitsOfKey(*in.random, linearIndex(strides, Sizes{b, h, t, s}))
                : bits.getUint(at);
    return drawn < in.keepBelow ? static_cast<Sum>(in.keepScale) : 0;
  }
  std::vector<Sum> scores(int64_t b, int64_t h, int64_t t) const {
    std::vector<Sum> row(keys);
    for (int64_t s = 0; s < keys; ++s) {
      Sum more = in.bias ? bias[atScore(*in.bias, b, h, t, s)] : Sum(0);
      if (hidden(b, h, t, s))
        row[s] = in.fillFirst ? fill + std::min(more, Sum(0)) : fill;
      else
        row[s] =
            scale * dot(&query[atQuery(b, t, h)], &key[atKey(b, s, h)], depth) +
            more;
    }
    return row;
  }
};
} // namespace

std::vector<Tensor> attention(const AttentionInputs &inputs) {
  ElementType type = inputs.query.type();
  return inFloatType(type, [&](auto zero) -> std::vector<Tensor> {
    using Sum = decltype(zero);
    Heads<Sum> of(inputs);
    Sizes shape = {of.batch, of.rows, of.heads, of.width};
    std::vector<Sum> result(numElements(shape)), logsumexp;
    for (int64_t b = 0; b < of.batch; ++b)
      for (int64_t h = 0; h < of.heads; ++h)
        for (int64_t t = 0; t < of.rows; ++t) {
          std::vector<Sum> row = of.scores(b, h, t);
          logsumexp.push_back(softmax(row));
          for (int64_t s = 0; s < of.keys; ++s) {
            Sum weight = of.keep(b, h, t, s) * row[s];
            for (int64_t e = 0; e < of.width; ++e)
              result[of.atResult(b, t, h) + e] +=
                  weight * of.value[of.atValue(b, s, h) + e];
          }
        }
    return {narrow(type, shape, result),
            narrow(sumType(type), {of.batch, of.heads, of.rows}, logsumexp)};
  });
}

std::vector<Tensor> attentionGradient(const AttentionInputs &inputs,
                                      const Tensor &result,
                                      const Tensor &dResult) {
  ElementType type = inputs.query.type();
  return inFloatType(type, [&](auto zero) -> std::vector<Tensor> {
    using Sum = decltype(zero);
    Heads<Sum> of(inputs);
    std::vector<Sum> out = widen<Sum>(result), dOut = widen<Sum>(dResult),
                     dQuery(of.query.size()), dKey(of.key.size()),
                     dValue(of.value.size());
    for (int64_t b = 0; b < of.batch; ++b)
      for (int64_t h = 0; h < of.heads; ++h)
        for (int64_t t = 0; t < of.rows; ++t) {
          std::vector<Sum> row = of.scores(b, h, t);
          softmax(row);
          const Sum *dRow = &dOut[of.atResult(b, t, h)];
          Sum mean = dot(dRow, &out[of.atResult(b, t, h)], of.width);
          for (int64_t s = 0; s < of.keys; ++s) {
            Sum weight = row[s];
            Sum keep = of.keep(b, h, t, s);
            int64_t atKey = of.atKey(b, s, h), atValue = of.atValue(b, s, h);
            for (int64_t e = 0; e < of.width; ++e)
              dValue[atValue + e] += keep * weight * dRow[e];
            if (of.hidden(b, h, t, s) && !inputs.additive)
              continue;
            Sum dWeight = keep * dot(dRow, &of.value[atValue], of.width);
            Sum dScore = of.scale * (weight * (dWeight - mean));
            int64_t atQuery = of.atQuery(b, t, h);
            for (int64_t d = 0; d < of.depth; ++d) {
              dQuery[atQuery + d] += dScore * of.key[atKey + d];
              dKey[atKey + d] += dScore * of.query[atQuery + d];
            }
          }
        }
    return {narrow(type, inputs.query.shape(), dQuery),
            narrow(type, inputs.key.shape(), dKey),
            narrow(type, inputs.value.shape(), dValue)};
  });
}

//===----------------------------------------------------------------------===//
// Layer norm and embedding
//===----------------------------------------------------------------------===//

std::vector<Tensor> layerNorm(const Tensor &x, const Tensor &gain,
                              const Tensor &bias, double epsilon) {
  return inFloatType(x.type(), [&](auto zero) -> std::vector<Tensor> {
    using Sum = decltype(zero);
    std::vector<Sum> values = widen<Sum>(x), gains = widen<Sum>(gain),
                     biases = widen<Sum>(bias), means, inverses;
    Sizes shape(x.shape().begin(), x.shape().end() - 1);
    int64_t columns = x.shape().back();
    for (int64_t row = 0; row < numElements(shape); ++row) {
      Sum *at = values.data() + row * columns;
      Sum sum = 0, squares = 0;
      for (int64_t c = 0; c < columns; ++c)
        sum += at[c];
      Sum mean = sum / static_cast<Sum>(columns);
      for (int64_t c = 0; c < columns; ++c)
        squares += (at[c] - mean) * (at[c] - mean);
      Sum variance = squares / static_cast<Sum>(columns);
      Sum inverse = 1 / std::sqrt(variance + static_cast<Sum>(epsilon));
      for (int64_t c = 0; c < columns; ++c)
        at[c] = (at[c] - mean) * inverse * gains[c] + biases[c];
      means.push_back(mean);
      inverses.push_back(inverse);
    }
    return {narrow(x.type(), x.shape(), values),
            narrow(sumType(x.type()), shape, means),
            narrow(sumType(x.type()), shape, inverses)};
  });
}

Tensor embedding(const Tensor &table, const Tensor &ids) {
  int64_t columns = table.dim(1);
  Sizes shape = ids.shape();
  shape.push_back(columns);
  Tensor result(table.type(), shape);
  for (int64_t i = 0; i < ids.size(); ++i) {
    int64_t row = std::clamp<int64_t>(indexValue(ids, i), 0, table.dim(0) - 1);
    for (int64_t c = 0; c < columns; ++c)
      result.copyElement(i * columns + c, table, row * columns + c);
  }
  return result;
}

//===----------------------------------------------------------------------===//
// The vocabulary head with its cross entropy
//===----------------------------------------------------------------------===//

namespace {
/// What of a row's target belongs to each word.
template <typename Sum> struct Shares {
  int64_t target, words;
  Sum smoothing;

  Sum of(int64_t word) const {
    Sum one = word == target ? 1 : 0;
    return (1 - smoothing) * one + smoothing / static_cast<Sum>(words);
  }
  /// Of all words. Without smoothing a target outside still takes the
  /// logsumexp.
  Sum total() const {
    bool isInside = target >= 0 && target < words;
    return isInside || smoothing == 0 ? Sum(1) : smoothing;
  }
};

/// Calls `function(n, softmax, shares, logsumexp, loss)` for each row of `x`.
template <typename Sum, typename Function>
void forEachLoss(const std::vector<Sum> &x, const std::vector<Sum> &weight,
                 const std::vector<Sum> &bias, const Tensor &targets,
                 int64_t words, int64_t columns, double smoothing,
                 Function function) {
  for (int64_t n = 0; n < targets.size(); ++n) {
    std::vector<Sum> logits(words), weights;
    for (int64_t v = 0; v < words; ++v)
      logits[v] =
          dot(x.data() + n * columns, weight.data() + v * columns, columns) +
          (bias.empty() ? Sum(0) : bias[v]);
    weights = logits;
    Sum lse = softmax(weights);
    Shares<Sum> shares{indexValue(targets, n), words,
                       static_cast<Sum>(smoothing)};
    Sum loss = shares.total() * lse;
    for (int64_t v = 0; v < words; ++v)
      if (Sum share = shares.of(v); share != 0)
        loss -= share * logits[v];
    function(n, weights, shares, lse, loss);
  }
}
} // namespace

std::vector<Tensor> headLoss(const Tensor &x, const Tensor &weight,
                             const Tensor &targets, const Tensor *bias,
                             double smoothing) {
  return inFloatType(x.type(), [&](auto zero) -> std::vector<Tensor> {
    using Sum = decltype(zero);
    std::vector<Sum> losses, logsumexps;
    forEachLoss(widen<Sum>(x), widen<Sum>(weight),
                bias ? widen<Sum>(*bias) : std::vector<Sum>(), targets,
                weight.dim(0), x.dim(1), smoothing,
                [&](int64_t, auto &, const auto &, Sum lse, Sum loss) {
                  losses.push_back(loss);
                  logsumexps.push_back(lse);
                });
    ElementType type = sumType(x.type());
    return {narrow(type, targets.shape(), losses),
            narrow(type, targets.shape(), logsumexps)};
  });
}

std::vector<Tensor> headLossGradient(const Tensor &x, const Tensor &weight,
                                     const Tensor &targets, const Tensor &dLoss,
                                     const Tensor *bias, double smoothing,
                                     ElementType dWeightType) {
  return inFloatType(x.type(), [&](auto zero) -> std::vector<Tensor> {
    using Sum = decltype(zero);
    std::vector<Sum> xs = widen<Sum>(x), weights = widen<Sum>(weight),
                     ds = widen<Sum>(dLoss), losses, dX(xs.size()),
                     dWeight(weights.size()), dBias(weight.dim(0));
    int64_t columns = x.dim(1);
    forEachLoss(
        xs, weights, bias ? widen<Sum>(*bias) : std::vector<Sum>(), targets,
        weight.dim(0), columns, smoothing,
        [&](int64_t n, auto &softmax, const auto &shares, Sum, Sum loss) {
          losses.push_back(loss);
          for (int64_t v = 0; v < weight.dim(0); ++v) {
            Sum d = ds[n] * (softmax[v] * shares.total() - shares.of(v));
            dBias[v] += d;
            for (int64_t c = 0; c < columns; ++c) {
              dX[n * columns + c] += d * weights[v * columns + c];
              dWeight[v * columns + c] += d * xs[n * columns + c];
            }
          }
        });
    std::vector<Tensor> results = {
        narrow(sumType(x.type()), targets.shape(), losses),
        narrow(x.type(), x.shape(), dX),
        narrow(dWeightType, weight.shape(), dWeight)};
    if (bias)
      results.push_back(narrow(bias->type(), bias->shape(), dBias));
    return results;
  });
}

} // namespace trc::reference
