//===- attention_problem.cuh - what an attention kernel is made for -------===//
//
// Attention is written once, over a problem and an engine. The problem is a
// struct of constants that the compiler prints into the kernel text:
//
//   using Engine = ...;                          who multiplies tiles
//   batch, rows, heads, keys, depth, width       B, T, H, S, D, E
//   headsTogether                                whose blocks run side by side
//   columns                                      of a tile of scores
//   stages                                       1, or 2: load while computing
//   stageMultiple                                chunks that a stage is whole of
//   causal, masked, biased, dropped
//   fillCounts, fillFirst, additive              fillCounts: fill is finite
//   keyed, random_strides(), randomBits          attention_dropout.cuh
//   storesKept, keptByForward                    attention_kept.cuh
//   scale, fill, keepScale, keepBelow
//   mask_strides(), bias_strides()               0 along what is the same
//   query_strides(), key_strides(), ...            where rows lie, in elements
//
// An engine owns the threads of a block and what lies in their registers:
//
//   Sum, Element, threads, rows                  rows of a block's tile
//   Tile<width>                                  rows in shared memory
//   Accumulator<columns>                         a matrix, rows x columns, of
//                                                which each thread holds some
//   row(i), column(j)                            which ones
//   first_row_of_warp(), rowsOfWarp              all that a warp holds
//   first_row_together(), rowsTogether           and warps that multiply together
//   show_copies()                                what was copied to shared memory
//                                                is seen by what multiplies
//   lanesOfRow                                   lanes that share a row: 0 to
//                                                lanesOfRow - 1, and so on
//   multiply_transposed<_, fresh>(c, a, b)        c += a b^T, tiles both; or =
//   multiply(c, weights, b)                      c += weights b
//   settle(c)                                    before products that add to it,
//                                                while others are under way
//   finish<left>(c)                              until when either may go on beside
//                                                what follows: all but the last
//                                                `left` products are done
//
// All softmaxes run in powers of two: scores are multiplied by scale log2(e),
// at once or, where nothing is added to them, with the last step
// (`scalesLate`).
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/intrinsics.cuh"
#include "trc/types.cuh"

namespace trc_device {

/// What an engine has whose products are done when they are asked for.
struct AttentionProductsAtOnce {
  static __device__ __forceinline__ void show_copies() {}
  template <class Sums>
  static __device__ __forceinline__ void settle(Sums &) {}
  template <int left, class Sums>
  static __device__ __forceinline__ void finish(Sums &) {}
};

/// Elements from one batch, row, or head to the next.
struct HeadStrides {
  long long batch, row, head;
};

/// The sequence and head that a block works on, and which of its tiles.
struct HeadPlace {
  int b, h, tile;
};

/// Blocks that start together are those of as many heads as the second-level
/// cache has room for, so that what all tiles of a head read comes from memory
/// once. Of these heads, blocks with the most work come first.
///
///   headsTogether = 2, 3 heads of 2 tiles, lastFirst
///   block   0    1    2    3    4    5
///   head    0    1    0    1    2    2
///   tile    1    1    0    0    1    0
template <class Problem>
__device__ __forceinline__ HeadPlace find_head_place(int tiles,
                                                     bool lastFirst) {
  constexpr int heads = Problem::heads, all = Problem::batch * heads;
  constexpr int together = Problem::headsTogether;
  int block = static_cast<int>(blockIdx.x), first = 0, count = all;
  if constexpr (together < all) {
    first = block / (together * tiles) * together;
    block -= first * tiles;
    count = all - first < together ? all - first : together;
  }
  int tile = block / count, head = first + block % count;
  return {head / heads, head % heads, lastFirst ? tiles - 1 - tile : tile};
}

template <typename Element>
__device__ __forceinline__ Element *rows_of(Element *data, HeadStrides strides,
                                            HeadPlace place, int row) {
  return data + place.b * strides.batch + place.h * strides.head +
         row * strides.row;
}

constexpr double attentionLog2e = 1.4426950408889634;
constexpr double attentionLn2 = 0.6931471805599453;

__device__ __forceinline__ float infinity_of(float) {
  return __uint_as_float(0x7f800000u);
}
__device__ __forceinline__ double infinity_of(double) {
  return static_cast<double>(__uint_as_float(0x7f800000u));
}

__device__ __forceinline__ float multiply_add(float a, float b, float c) {
  return __fmaf_rn(a, b, c);
}
__device__ __forceinline__ double multiply_add(double a, double b, double c) {
  return __fma_rn(a, b, c);
}

template <class Problem> struct AttentionRules {
  using Sum = typename Problem::Engine::Sum;

  /// Key s is visible to query t when s + diagonal <= t, without a mask.
  static constexpr int diagonal = Problem::rows - Problem::keys;

  /// Scores times this are exponents of two.
  static constexpr Sum factor =
      static_cast<Sum>(Problem::scale * attentionLog2e);

  /// Whether scores stay products until an exponent is made of them, in one
  /// multiply-add: where all that hides them is minus infinity, and scaling
  /// keeps their order.
  static constexpr bool scalesLate =
      !Problem::fillCounts && !Problem::biased && Problem::scale > 0;

  /// A score as an exponent of two.
  static __device__ __forceinline__ Sum scaled(Sum score) {
    return scalesLate ? score * factor : score;
  }
  /// The exponent of two of a score relative to `base`, itself an exponent.
  static __device__ __forceinline__ Sum exponent(Sum score, Sum base) {
    return scalesLate ? multiply_add(score, factor, -base) : score - base;
  }

  /// The largest finite number, since the product may not be one.
  static constexpr double largest =
      sizeof(Sum) == 4 ? 3.4028234663852886e38 : 1.7976931348623157e308;
  static constexpr Sum finiteFill = static_cast<Sum>(
      Problem::fill < -largest / 2  ? -largest
      : Problem::fill > largest / 2 ? largest
                                    : Problem::fill * attentionLog2e);
  /// What a hidden score is, as an exponent of two.
  static __device__ __forceinline__ Sum fill() {
    return Problem::fillCounts ? finiteFill : -infinity_of(Sum());
  }

  /// Whether hidden scores have weights that are not so small as to be zero,
  /// beside one of 2^most.
  static __device__ __forceinline__ bool hidden_counts(Sum most) {
    constexpr Sum range = sizeof(Sum) == 4 ? 160 : 1100;
    return Problem::fillCounts && !(most - finiteFill > range);
  }

  /// How many keys queries before `end` see, without a mask.
  static __device__ __forceinline__ int keys_before(int end) {
    if (!Problem::causal)
      return Problem::keys;
    int count = end - diagonal;
    return count < 0 ? 0 : count < Problem::keys ? count : Problem::keys;
  }

  /// Whether the sums of queries may have to be made again: `fill` or the bias
  /// may be so large that logsumexp has no digits for the logarithm.
  static constexpr bool sumsAgain = Problem::fillCounts || Problem::biased;
  static __device__ __forceinline__ bool has_few_digits(Sum logsumexp) {
    return Problem::biased && (logsumexp > Sum(1e4) || logsumexp < Sum(-1e4));
  }

  /// Whether a tile has scores that are hidden, that have a bias, or that lie
  /// beyond the last key.
  static __device__ __forceinline__ bool is_edge(int firstQuery, int firstKey,
                                                 int keys) {
    return Problem::masked || Problem::biased ||
           firstKey + keys > Problem::keys ||
           (Problem::causal && firstKey + keys - 1 + diagonal > firstQuery);
  }

  /// Whether no query before `end` sees a key from `firstKey` on.
  static __device__ __forceinline__ bool is_blind(int end, int firstKey) {
    return Problem::causal && firstKey + diagonal >= end;
  }

  /// `mask` is that of the head.
  static __device__ __forceinline__ bool sees(const unsigned char *mask, int t,
                                              int s) {
    constexpr long long row = Problem::mask_strides().row;
    return (!Problem::causal || s + diagonal <= t) &&
           (!Problem::masked || mask[clamp_row(t) * row + s] != 0);
  }

  /// What is added to a score, as an exponent of two: a large finite number
  /// stays one. `bias` is that of the head.
  static __device__ __forceinline__ Sum bias_of(const Sum *bias, int t, int s) {
    constexpr long long row = Problem::bias_strides().row;
    if (!Problem::biased)
      return 0;
    Sum given = bias[clamp_row(t) * row + s];
    Sum scaled = given * static_cast<Sum>(attentionLog2e);
    bool overflows =
        scaled == -infinity_of(Sum()) && given != -infinity_of(Sum());
    return overflows ? static_cast<Sum>(-largest) : scaled;
  }

  /// A score with its bias, or what it is if it is hidden.
  static __device__ __forceinline__ Sum masked_score(Sum score, Sum bias,
                                                     bool hidden) {
    if (!hidden)
      return Problem::biased ? score + bias : score;
    return Problem::fillFirst ? fill() + (bias < 0 ? bias : Sum(0)) : fill();
  }

private:
  /// Tiles have rows behind the last query.
  static __device__ __forceinline__ int clamp_row(int t) {
    return t < Problem::rows ? t : Problem::rows - 1;
  }
};

/// Where the rows of a mask or of a bias begin that belong to a head.
template <typename Element>
__device__ __forceinline__ const Element *
scores_of(const Element *data, HeadStrides strides, HeadPlace place) {
  return data + place.b * strides.batch + place.h * strides.head;
}

/// The larger; of a NaN and a number, the number.
__device__ __forceinline__ float larger_of(float a, float b) {
  return fmaxf(a, b);
}
__device__ __forceinline__ double larger_of(double a, double b) {
  return fmax(a, b);
}

/// The sum or the largest of the numbers that the lanes of a row hold.
template <int lanes, typename Sum>
__device__ __forceinline__ Sum sum_of_row(Sum value) {
#pragma unroll
  for (int step = 1; step < lanes; step *= 2)
    value += __shfl_xor_sync(0xffffffffu, value, step);
  return value;
}
template <int lanes, typename Sum>
__device__ __forceinline__ Sum most_of_row(Sum value) {
#pragma unroll
  for (int step = 1; step < lanes; step *= 2)
    value = larger_of(value, __shfl_xor_sync(0xffffffffu, value, step));
  return value;
}

/// Whether the condition holds in any thread of the block; a barrier.
__device__ __forceinline__ bool any_in_block(bool condition) {
  return __syncthreads_or(condition) != 0;
}

} // namespace trc_device
