//===- reduce.cuh - reductions across a warp and a block ------------------===//
//
// Every thread brings the value that it accumulated. Order, the same in every
// run: lane l of a warp takes in lane l + 16, then l + 8, 4, 2, 1; then the
// warps' values are combined the same way, warp w being lane w. `combine` is
// called with (so far, to add).
//
// `neutral` changes nothing when combined; it stands for warps that are not
// there. All threads of the warp or block call these together, and all get the
// result. A value is a scalar, or a struct of several.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {

/// The value of lane `source` of the warp.
template <typename T>
__device__ __forceinline__ T shuffle(const T &value, i32 source) {
  constexpr i32 words = (sizeof(T) + 3) / 4;
  union Parts {
    __device__ Parts() {}
    T value;
    u32 words[(sizeof(T) + 3) / 4];
  } parts;
  parts.words[words - 1] = 0;
  parts.value = value;
#pragma unroll
  for (i32 i = 0; i < words; ++i)
    parts.words[i] = __shfl_sync(0xffffffffu, parts.words[i], source);
  return parts.value;
}

template <typename T, typename Combine>
__device__ __forceinline__ T warp_reduce(T value, const Combine &combine) {
  const i32 lane = static_cast<i32>(threadIdx.x % 32u);
#pragma unroll
  for (i32 half = 16; half > 0; half /= 2)
    value = combine(value, shuffle(value, (lane + half) % 32));
  return shuffle(value, 0);
}

template <i32 Warps, typename T, typename Combine>
__device__ __forceinline__ T block_reduce(T value, const T &neutral,
                                          const Combine &combine) {
  __shared__ u64 bytes[(Warps * sizeof(T) + 7) / 8];
  T *partial = reinterpret_cast<T *>(bytes);
  value = warp_reduce(value, combine);
  const i32 lane = static_cast<i32>(threadIdx.x % 32u);
  if (lane == 0)
    partial[threadIdx.x / 32u] = value;
  __syncthreads();
  value = lane < Warps ? partial[lane] : neutral;
  __syncthreads(); // the next reduction writes the same place
  return warp_reduce(value, combine);
}

} // namespace trc_device
