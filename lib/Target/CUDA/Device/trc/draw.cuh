//===- draw.cuh - tensors of random bits and numbers ----------------------===//
//
// A thread per element draws its own block of words (docs/numerics.md says
// which); for `draw_bits` the first thread also writes the next state.
//
// Problem:
//   using Element                        trc/elements.cuh
//   static constexpr i64 elements
// of draw_bits:
//   using Bits                           below
//   static constexpr i64 words           of the state, 2 or 3
//   static constexpr i64 blocks          by which the counter goes on
// of draw_numbers:
//   static constexpr u64 seed
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/elements.cuh"
#include "trc/random.cuh"

namespace trc_device {

struct GeneratorState {
  u64 key, low, high;
};

/// A block is four elements, or two of 64 bits.
template <class Element> struct PhiloxBits {
  static __device__ __forceinline__ u64 draw(const GeneratorState &state,
                                             i64 item) {
    constexpr bool isWide = Element::width == 64;
    const u64 low = state.low + item / (isWide ? 2 : 4);
    const Words4 drawn =
        philox(state.key, low, state.high + (low < state.low));
    if constexpr (isWide)
      return join_words(drawn.word[item % 2 * 2], drawn.word[item % 2 * 2 + 1]);
    else
      return drawn.word[item % 4];
  }
};

/// A block is one element.
template <class Element> struct ThreeFryBits {
  static __device__ __forceinline__ u64 draw(const GeneratorState &state,
                                             i64 item) {
    const Words2 drawn = three_fry(state.key, state.low + item);
    return Element::width == 64 ? join_words(drawn.word[0], drawn.word[1])
                                : drawn.word[0];
  }
};

/// A block is two neighbours of a dimension of `extent`; its elements are
/// `inner` apart.
template <i64 extent, i64 inner> struct PairedThreeFryBits {
  static __device__ __forceinline__ u64 draw(const GeneratorState &state,
                                             i64 item) {
    constexpr i64 half = (extent + 1) / 2;
    const i64 at = item / inner % extent, outer = item / (inner * extent);
    const i64 block = (outer * half + at / 2) * inner + item % inner;
    const Words2 drawn = three_fry(state.key, state.low + block);
    return at % 2 ? drawn.word[1] : drawn.word[0];
  }
};

template <class Problem>
__device__ __forceinline__ void
draw_bits(const u64 *state, u64 *next,
          typename Problem::Element::Stored *target) {
  const GeneratorState now = {state[0], state[1],
                              Problem::words > 2 ? state[2] : state[0]};
  const i64 item = item_of_thread<i64, Problem::threads>();
  if (item == 0) {
    const u64 low = now.low + static_cast<u64>(Problem::blocks);
    next[0] = now.key;
    next[1] = low;
    if (Problem::words > 2)
      next[2] = now.high + (low < now.low);
  }
  if (item >= Problem::elements)
    return;
  target[item] = Problem::Element::from_bits(Problem::Bits::draw(now, item));
}

__device__ __forceinline__ u64 draw_word(u64 seed, u64 counter) {
  const Words2 drawn = three_fry(seed, counter);
  return join_words(drawn.word[0], drawn.word[1]);
}

/// In [0, 1), with as many random bits as the element's mantissa has.
template <class Element> __device__ __forceinline__ f64 uniform(u64 bits) {
  constexpr int mantissa = isSame<Element, F64>   ? 52
                           : isSame<Element, F32> ? 23
                           : isSame<Element, F16> ? 10
                                                  : 7;
  return static_cast<f64>(bits >> (64 - mantissa)) /
         static_cast<f64>(1ull << mantissa);
}

/// An element in [a, b).
struct Uniform {
  template <class Element>
  static __device__ __forceinline__ typename Element::Stored
  draw(typename Element::Value a, typename Element::Value b, u64 seed,
       u64 item) {
    const u64 bits = draw_word(seed, 2 * item);
    if constexpr (!Element::isFloat) {
      const u64 first = static_cast<u64>(a), last = static_cast<u64>(b);
      return narrow<Element>(a >= b ? first : first + bits % (last - first));
    } else {
      const f64 value = a + uniform<Element>(bits) * (static_cast<f64>(b) - a);
      const auto drawn = narrow<Element>(value);
      // Rounding may reach the end, which is not part of the interval.
      return b > a && Element::from_stored(drawn) >= b ? Element::to_stored(a)
                                                       : drawn;
    }
  }
};

/// Box and Muller: mean a, standard deviation b.
struct Normal {
  template <class Element>
  static __device__ __forceinline__ typename Element::Stored
  draw(typename Element::Value a, typename Element::Value b, u64 seed,
       u64 item) {
    const f64 unit = uniform<Element>(draw_word(seed, 2 * item));
    const f64 angle = 6.28318530717958647693 *
                      uniform<Element>(draw_word(seed, 2 * item + 1));
    return narrow<Element>(a + b * sqrt(-2 * log1p(-unit)) * cos(angle));
  }
};

/// Also in the problem: `Distribution`, one of the two.
template <class Problem>
__device__ __forceinline__ void
draw_numbers(const typename Problem::Element::Stored *a,
             const typename Problem::Element::Stored *b,
             typename Problem::Element::Stored *target) {
  using Element = typename Problem::Element;
  const i64 item = item_of_thread<i64, Problem::threads>();
  if (item >= Problem::elements)
    return;
  target[item] = Problem::Distribution::template draw<Element>(
      Element::from_stored(a[0]), Element::from_stored(b[0]), Problem::seed,
      static_cast<u64>(item));
}

} // namespace trc_device
