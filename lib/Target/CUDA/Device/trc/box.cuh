//===- box.cuh - indices in boxes of constant extents ---------------------===//
//
// A kernel numbers its items from 0 on. The number of an item is split into the
// indices of a row-major box, and indices times the steps of a tensor are an
// offset in it:
//
//   const auto at = split<Numbers<4, 1, 5>>(17);    // 3, 0, 2
//   offset_in<Numbers<5, 5, 1>>(at)                 // 17
//
// Extents and steps are constants of the problem, loops over dimensions are
// unrolled: a division becomes a multiplication, an extent of 1 nothing. An
// index has the type of the number that was split.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {

/// A constant for each dimension.
template <i64... values> struct Numbers {
  static constexpr int count = sizeof...(values);
  static __device__ constexpr i64 at(int i) {
    const i64 all[] = {values..., 0};
    return all[i];
  }
};

template <typename Index, int count> struct Indices {
  Index at[count > 0 ? count : 1];
};

template <class Extents, typename Index>
__device__ __forceinline__ Indices<Index, Extents::count> split(Index flat) {
  Indices<Index, Extents::count> result = {};
  // The outermost dimension takes what is left.
  int outermost = 0;
#pragma unroll
  for (int i = Extents::count - 1; i >= 0; --i)
    if (Extents::at(i) != 1)
      outermost = i;
#pragma unroll
  for (int i = Extents::count - 1; i >= 0; --i) {
    const Index extent = static_cast<Index>(Extents::at(i));
    if (extent == 1)
      continue;
    result.at[i] = i == outermost ? flat : flat % extent;
    flat /= extent;
  }
  return result;
}

template <class Steps, typename Index>
__device__ __forceinline__ Index
offset_in(const Indices<Index, Steps::count> &indices) {
  Index offset = 0;
#pragma unroll
  for (int i = 0; i < Steps::count; ++i)
    offset += indices.at[i] * static_cast<Index>(Steps::at(i));
  return offset;
}

/// The thread's number in a grid of blocks of `threads`.
template <typename Index, unsigned threads>
__device__ __forceinline__ Index item_of_thread() {
  return static_cast<Index>(blockIdx.x) * static_cast<Index>(threads) +
         static_cast<Index>(threadIdx.x);
}

} // namespace trc_device
