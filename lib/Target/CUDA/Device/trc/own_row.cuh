//===- own_row.cuh - what each thread keeps of a row in shared memory -----===//
//
// A row of which every thread of a block reads only what it wrote, `Width`
// elements for each round. Words of 16 bytes of neighbouring threads lie next
// to each other, whatever the width, so that no two of them meet in a bank. No
// barrier is needed.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/types.cuh"

namespace trc_device {

template <i32 Width, i32 Threads, typename T>
__device__ __forceinline__ Vector<T, Width> load_own(const T *row, i32 round) {
  using W = Words<T, Width>;
  const auto *from = reinterpret_cast<const typename W::Raw *>(row);
  W words;
#pragma unroll
  for (i32 i = 0; i < W::count; ++i)
    words.raw[i] = from[(round * W::count + i) * Threads +
                        static_cast<i32>(threadIdx.x)];
  return words.vector;
}

template <i32 Width, i32 Threads, typename T>
__device__ __forceinline__ void store_own(T *row, i32 round,
                                          const Vector<T, Width> &value) {
  using W = Words<T, Width>;
  auto *to = reinterpret_cast<typename W::Raw *>(row);
  W words;
  words.vector = value;
#pragma unroll
  for (i32 i = 0; i < W::count; ++i)
    to[(round * W::count + i) * Threads + static_cast<i32>(threadIdx.x)] =
        words.raw[i];
}

} // namespace trc_device
