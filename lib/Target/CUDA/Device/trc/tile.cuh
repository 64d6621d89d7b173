//===- tile.cuh - transposition through shared memory ---------------------===//
//
// A block of 256 threads moves a tile of 32 x 32 elements, reading and writing
// along the rows of either side. The column of padding keeps the accesses to a
// column of the tile in different banks.
//
//===----------------------------------------------------------------------===//

#pragma once

namespace trc_device {

/// target[a * targetStep + i] = source[i * sourceStep + a] for a < across and
/// i < inner, at most 32 of each.
template <typename T, typename Index>
__device__ inline void transpose_tile(const T *source, T *target, Index across,
                                      Index inner, long long sourceStep,
                                      long long targetStep) {
  __shared__ T tile[32][33];
  const unsigned int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
#pragma unroll
  for (unsigned int row = warp; row < 32; row += 8)
    if (row < inner && lane < across)
      tile[row][lane] = source[row * sourceStep + lane];
  __syncthreads();
#pragma unroll
  for (unsigned int row = warp; row < 32; row += 8)
    if (row < across && lane < inner)
      target[row * targetStep + lane] = tile[lane][row];
}

} // namespace trc_device
