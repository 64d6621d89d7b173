//===- AttentionPlain.cpp - attention one number at a time ----------------===//
//
// In double for f64, in float for a machine without AVX2. A work item of the
// forward kernel is a query, one of the gradient a head; scores of one query
// are kept.
//
//===----------------------------------------------------------------------===//

#include "Attention.h"
#include "Elements.h"
#include "Philox.h"
#include "ThreeFry.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace trc::runtime::host {

namespace {

template <typename T> class Plain : public BoundKernel {
protected:
  explicit Plain(const Attention &attention)
      : of(attention), scale(static_cast<T>(of.scale)),
        fill(static_cast<T>(of.fill)), keepScale(static_cast<T>(of.keepScale)) {
  }

  static constexpr T least = -std::numeric_limits<T>::infinity();

  void loadVector(void *const *operands, const HeadVectors &vectors, int64_t b,
                  int64_t t, int64_t h, T *to) const {
    load(of.type, operands[vectors.operand], vectors.at(b, t, h), vectors.width,
         to);
  }
  void storeVector(void *const *operands, const HeadVectors &vectors, int64_t b,
                   int64_t t, int64_t h, const T *from) const {
    store(of.type, operands[vectors.operand], vectors.at(b, t, h),
          vectors.width, from);
  }

  /// The factor of a weight.
  T keep(const TileKeep &tile, int64_t t, int64_t s) const {
    if (tile.source == TileKeep::All)
      return 1;
    uint64_t key = tile.key[0] | static_cast<uint64_t>(tile.key[1]) << 32;
    uint32_t bits;
    if (tile.source == TileKeep::DrawEach) {
      Words2 words = threeFry(key, std::rotl(tile.first, 32));
      bits = words.word[0] ^ words.word[1];
    } else if (tile.source == TileKeep::DrawTiles) {
      const uint64_t low =
          tile.counter + tile.first + static_cast<uint64_t>(s / 32 * 8 + s % 8);
      const Words4 words = philox(key, low, key + (low < tile.counter));
      bits = words.word[tile.word] >> (t / 8 * tile.width % 32) &
             ((1u << tile.width) - 1);
    } else {
      bits = threeFry(key, tile.first).word[tile.word];
    }
    return bits < tile.below ? keepScale : T(0);
  }

  bool sees(const uint8_t *shown, int64_t t, int64_t s) const {
    return s + of.diagonal() <= t && (!shown || shown[s]);
  }

  /// What is added to the score of a query and a key.
  T biasOf(void *const *operands, int64_t b, int64_t h, int64_t t,
           int64_t s) const {
    if (!of.bias)
      return 0;
    return static_cast<const T *>(
        operands[of.bias.operand])[of.bias.at(b, h, t) + s];
  }

  /// The scores of a query; `vector` and `other` are scratch.
  void findScores(void *const *operands, int64_t b, int64_t h, int64_t t,
                  T *scores, T *vector, T *other) const {
    const uint8_t *shown = of.shown(operands, b, h, t);
    loadVector(operands, of.query, b, t, h, vector);
    for (int64_t s = 0; s < of.keys; ++s) {
      T bias = biasOf(operands, b, h, t, s);
      scores[s] = of.fillFirst ? fill + std::min(bias, T(0)) : fill;
      if (!sees(shown, t, s))
        continue;
      loadVector(operands, of.key, b, s, h, other);
      T sum = 0;
      for (int64_t d = 0; d < of.depth; ++d)
        sum += vector[d] * other[d];
      scores[s] = scale * sum + bias;
    }
  }

  Attention of;
  T scale, fill, keepScale;
};

template <typename T> class PlainForward final : public Plain<T> {
  using Plain<T>::of;

public:
  explicit PlainForward(const Attention &attention) : Plain<T>(attention) {
    this->phases = {Phase{of.batch * of.heads * of.rows, 1}};
    this->scratchBytes =
        sizeof(T) * (of.keys + 2 * std::max(of.depth, of.width));
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      runQuery(arguments, item / of.rows / of.heads, item / of.rows % of.heads,
               item % of.rows);
    return Status::success();
  }

private:
  void runQuery(const RunArguments &arguments, int64_t b, int64_t h,
                int64_t t) const {
    void *const *operands = arguments.operands;
    T *scores = static_cast<T *>(arguments.scratch);
    T *vector = scores + of.keys;
    T *other = vector + std::max(of.depth, of.width);
    this->findScores(operands, b, h, t, scores, vector, other);
    T most = this->least, sum = 0;
    for (int64_t s = 0; s < of.keys; ++s)
      most = scores[s] > most ? scores[s] : most;
    bool none = most == this->least;
    for (int64_t s = 0; s < of.keys; ++s)
      sum += std::exp(scores[s] - (none ? T(0) : most));
    std::fill_n(vector, of.width, T(0));
    for (int64_t s = 0; s < of.keys; ++s) {
      T weight = none ? T(0) : std::exp(scores[s] - most) / sum;
      weight *= this->keep(of.keep(operands, b, h, t, s), t, s);
      this->loadVector(operands, of.value, b, s, h, other);
      for (int64_t e = 0; e < of.width; ++e)
        vector[e] += weight * other[e];
    }
    this->storeVector(operands, of.result, b, t, h, vector);
    static_cast<T *>(operands[of.logsumexp])[(b * of.heads + h) * of.rows + t] =
        most + std::log(sum);
  }
};

template <typename T> class PlainBackward final : public Plain<T> {
  using Plain<T>::of;

public:
  explicit PlainBackward(const Attention &attention) : Plain<T>(attention) {
    this->phases = {Phase{of.batch * of.heads, 1}};
    this->scratchBytes = sizeof(T) * (of.keys * (1 + of.depth + of.width) +
                                      6 * std::max(of.depth, of.width));
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      runHead(arguments, item / of.heads, item % of.heads);
    return Status::success();
  }

private:
  void runHead(const RunArguments &arguments, int64_t b, int64_t h) const {
    void *const *operands = arguments.operands;
    T *scores = static_cast<T *>(arguments.scratch);
    T *dKey = scores + of.keys, *dValue = dKey + of.keys * of.depth;
    T *vectors[6] = {dValue + of.keys * of.width};
    for (int i = 1; i < 6; ++i)
      vectors[i] = vectors[i - 1] + std::max(of.depth, of.width);
    auto [query, other, dResult, dQuery, key, value] = vectors;
    std::fill_n(dKey, of.keys * (of.depth + of.width), T(0));
    for (int64_t t = 0; t < of.rows; ++t) {
      const uint8_t *shown = of.shown(operands, b, h, t);
      this->findScores(operands, b, h, t, scores, query, other);
      // Not from logsumexp: fill may leave no digits for the logarithm.
      T most = this->least, sum = 0;
      for (int64_t s = 0; s < of.keys; ++s)
        most = scores[s] > most ? scores[s] : most;
      bool none = most == this->least;
      for (int64_t s = 0; s < of.keys; ++s)
        sum += std::exp(scores[s] - (none ? T(0) : most));
      this->loadVector(operands, of.result, b, t, h, other);
      this->loadVector(operands, of.dResult, b, t, h, dResult);
      T mean = 0;
      for (int64_t e = 0; e < of.width; ++e)
        mean += dResult[e] * other[e];
      std::fill_n(dQuery, of.depth, T(0));
      for (int64_t s = 0; s < of.keys; ++s) {
        T weight = none ? T(0) : std::exp(scores[s] - most) / sum;
        T keep = this->keep(of.keep(operands, b, h, t, s), t, s);
        this->loadVector(operands, of.value, b, s, h, value);
        T dWeight = 0;
        for (int64_t e = 0; e < of.width; ++e) {
          dValue[s * of.width + e] += keep * weight * dResult[e];
          dWeight += dResult[e] * value[e];
        }
        if (!of.additive && !this->sees(shown, t, s))
          continue;
        T dScore = this->scale * (weight * (keep * dWeight - mean));
        this->loadVector(operands, of.key, b, s, h, key);
        for (int64_t d = 0; d < of.depth; ++d) {
          dQuery[d] += dScore * key[d];
          dKey[s * of.depth + d] += dScore * query[d];
        }
      }
      this->storeVector(operands, of.dQuery, b, t, h, dQuery);
    }
    for (int64_t s = 0; s < of.keys; ++s) {
      this->storeVector(operands, of.dKey, b, s, h, dKey + s * of.depth);
      this->storeVector(operands, of.dValue, b, s, h, dValue + s * of.width);
    }
  }
};

} // namespace

std::unique_ptr<BoundKernel> makePlainAttention(const Attention &attention) {
  if (attention.type == ElementType::F64)
    return std::make_unique<PlainForward<double>>(attention);
  return std::make_unique<PlainForward<float>>(attention);
}

std::unique_ptr<BoundKernel>
makePlainAttentionGradient(const Attention &attention) {
  if (attention.type == ElementType::F64)
    return std::make_unique<PlainBackward<double>>(attention);
  return std::make_unique<PlainBackward<float>>(attention);
}

} // namespace trc::runtime::host
