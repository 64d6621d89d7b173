//===- Attention.h - an attention that has been bound -----------*- C++ -*-===//
//
// What trc.attention and trc.attention_gradient say about their operands, in
// the order of the command:
//
//   trc.attention           query key value (mask) (bias) (random)
//                           -> result logsumexp
//   trc.attention_gradient  query key value result logsumexp d_result
//                           (mask) (bias) (random) -> d_query d_key d_value
//
// Packed, query, key and value are one operand [B,T,3,H,D], and so are their
// gradients. An optional operand is known by its type: i1, floating-point,
// ui64. The kernels that work on this: AttentionForward.cpp and
// AttentionBackward.cpp in tiles and in f32 (half types are converted when they
// are read and written), AttentionPlain.cpp one number at a time, for f64 and
// for machines without vectors.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTION_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTION_H

#include "AttentionTile.h"
#include "Binding.h"

#include <array>

namespace trc::runtime::host {

/// The vectors of all heads in one operand, [B,T,H,width] or a part of a packed
/// one: an element of it is found by batch, position and head.
struct HeadVectors {
  size_t operand;
  int64_t first;  ///< element of (0, 0, 0)
  int64_t extent; ///< positions
  int64_t stride; ///< elements from one position to the next
  int64_t width;  ///< elements of a vector

  int64_t at(int64_t b, int64_t t, int64_t h) const {
    return first + (b * extent + t) * stride + h * width;
  }
};

/// An operand of shape [B,S], or [B,H,T,S] with 1 in place of extents but the
/// last: how far apart its rows lie, 0 where they are the same.
struct ScoreOperand {
  size_t operand = 0; ///< 0 where there is none
  int64_t batch = 0, head = 0, row = 0;

  explicit operator bool() const { return operand != 0; }
  int64_t at(int64_t b, int64_t h, int64_t t) const {
    return b * batch + h * head + t * row;
  }
};

/// Keys of a block.
inline constexpr int64_t blockKeys = 256;

struct Attention {
  int64_t batch, rows, heads, keys; ///< B, T, H, S
  int64_t depth, width;             ///< D, E
  ElementType type;
  ScoreOperand mask, bias;
  size_t random = 0; ///< an operand; 0 where there is none
  size_t logsumexp;
  HeadVectors query, key, value, result;
  HeadVectors dResult, dQuery, dKey, dValue; ///< of a gradient
  double scale, fill, keepScale;
  uint64_t keepBelow;
  int64_t randomBits; ///< of a weight: 8, 16 or 32
  bool causal, fillFirst, additive;
  bool isKeyed; ///< `random` is a key of jax.random and not a state
  /// Of a key: how far apart the bits of neighbouring b, h, t and s are.
  std::array<int64_t, 4> randomStrides;

  /// Reads and checks a request.
  static Attention read(Binding &binding, bool gradient);

  /// Heads that share their random words, two by two, are worked on together,
  /// so that each word is computed once.
  bool sharesWords() const {
    return random && !isKeyed && randomBits == 32 &&
           (batch % 2 == 0 || heads % 2 == 0);
  }
  /// 64-bit words that say of each key which queries of a tile keep it, of one
  /// head of an item for the next or of a block of keys for itself.
  int64_t keptWords() const {
    return sharesWords() ? keys : random && randomBits < 32 ? blockKeys : 0;
  }
  int64_t headsOfItem() const { return sharesWords() ? 2 : 1; }
  int64_t items() const { return batch * heads / headsOfItem(); }
  struct Head {
    int64_t b, h;
  };
  Head head(int64_t item, int64_t which) const {
    if (!sharesWords())
      return {item / heads, item % heads};
    if (batch % 2 == 0)
      return {item / heads * 2 + which, item % heads};
    return {item / (heads / 2), item % (heads / 2) * 2 + which};
  }
  /// Key s is visible to query t when s + diagonal() <= t, without a mask.
  int64_t diagonal() const { return causal ? rows - keys : allVisible; }
  /// How many keys queries before `end` see, without a mask.
  int64_t keysBefore(int64_t end) const {
    return std::clamp<int64_t>(end - diagonal(), 0, keys);
  }
  /// What the mask says of the keys of a query, or null.
  const uint8_t *shown(void *const *operands, int64_t b, int64_t h,
                       int64_t t) const {
    if (!mask)
      return nullptr;
    return static_cast<const uint8_t *>(operands[mask.operand]) +
           mask.at(b, h, t);
  }

  /// The random bits of the tile that begins at query t and key s, as the
  /// description of trc.attention numbers them. `bits` has room for `keptWords`
  /// and holds them from one head of an item to the next; with null they are
  /// computed for each.
  TileKeep keep(void *const *operands, int64_t b, int64_t h, int64_t t,
                int64_t s, uint64_t *bits = nullptr) const;
};

std::unique_ptr<BoundKernel> makePlainAttention(const Attention &attention);
std::unique_ptr<BoundKernel>
makePlainAttentionGradient(const Attention &attention);
std::unique_ptr<BoundKernel> makeAttention(const Attention &attention,
                                           const TileFunctions &tile);
std::unique_ptr<BoundKernel> makeAttentionGradient(const Attention &attention,
                                                   const TileFunctions &tile);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTION_H
