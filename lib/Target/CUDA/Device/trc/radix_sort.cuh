//===- radix_sort.cuh - stable sort of 32-bit keys with their positions ---===//
//
// One pass per digit of 8 bits, from the lowest; a pass is two kernels:
//
//   count_digits    counts[tile][digit]                  (atomics on integers)
//   place_by_digit   start of the tile's digits = sum of counts of smaller
//                  digits + of the same digit in tiles before;
//                  place = start + rank within the tile
//
// Ranks come from ballots, warp by warp, so equal keys keep their order and
// every run gives the same places. Sizes are constants of the kernel text and
// nothing is read back, so the launches fit into a graph.
//
//===----------------------------------------------------------------------===//

#pragma once
#include "trc/intrinsics.cuh"

namespace trc_device {

constexpr unsigned int radixDigits = 256;
constexpr unsigned int radixThreads = 256;
constexpr unsigned int radixWarps = radixThreads / 32;
constexpr unsigned int radixItems = 8; ///< of a thread
constexpr unsigned int radixTile = radixThreads * radixItems;

/// Exclusive sums over the block's 256 threads.
__device__ inline unsigned int exclusive_sum(unsigned int value) {
  __shared__ unsigned int warpSums[radixWarps];
  const unsigned int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  unsigned int sum = value;
  for (unsigned int distance = 1; distance < 32; distance *= 2) {
    const unsigned int other = __shfl_up_sync(0xffffffffu, sum, distance);
    if (lane >= distance)
      sum += other;
  }
  if (lane == 31)
    warpSums[warp] = sum;
  __syncthreads();
  unsigned int before = 0;
  for (unsigned int i = 0; i < radixWarps; ++i)
    before += i < warp ? warpSums[i] : 0;
  __syncthreads();
  return before + sum - value;
}

/// The keys of a pass after the first.
struct StoredKeys {
  const unsigned int *keys;
  __device__ unsigned int operator()(unsigned int i) const { return keys[i]; }
};

/// `keys(i)` is the key of entry `i`.
template <unsigned int count, unsigned int shift, typename Keys>
__device__ inline void count_digits(Keys keys, unsigned int *counts) {
  __shared__ unsigned int histogram[radixDigits];
  histogram[threadIdx.x] = 0;
  __syncthreads();
  const unsigned int first = blockIdx.x * radixTile + threadIdx.x;
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const unsigned int i = first + k * radixThreads;
    if (i < count)
      atomicAdd(&histogram[(keys(i) >> shift) % radixDigits], 1u);
  }
  __syncthreads();
  counts[blockIdx.x * radixDigits + threadIdx.x] = histogram[threadIdx.x];
}

/// `positions` is null in the first pass, where entry `i` has position `i`.
template <unsigned int count, unsigned int shift, typename Keys>
__device__ inline void place_by_digit(Keys keys, const unsigned int *positions,
                                      const unsigned int *counts,
                                      unsigned int *sortedKeys,
                                      unsigned int *sortedPositions) {
  constexpr unsigned int tiles = (count + radixTile - 1) / radixTile;
  __shared__ unsigned int places[radixWarps][radixDigits];
  const unsigned int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (unsigned int i = 0; i < radixWarps; ++i)
    places[i][threadIdx.x] = 0;
  // One digit per thread.
  unsigned int total = 0, before = 0;
  for (unsigned int tile = 0; tile < tiles; ++tile) {
    const unsigned int some = counts[tile * radixDigits + threadIdx.x];
    total += some;
    before += tile < blockIdx.x ? some : 0;
  }
  const unsigned int start = exclusive_sum(total) + before;

  unsigned int key[radixItems], rank[radixItems];
  const unsigned int first =
      blockIdx.x * radixTile + warp * (32 * radixItems) + lane;
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const unsigned int i = first + k * 32;
    const bool valid = i < count;
    key[k] = valid ? keys(i) : 0;
    const unsigned int digit = (key[k] >> shift) % radixDigits;
    unsigned int peers = __ballot_sync(0xffffffffu, valid);
    for (unsigned int bit = 0; bit < 8; ++bit) {
      const unsigned int ones = __ballot_sync(0xffffffffu, (digit >> bit) & 1u);
      peers &= (digit >> bit) & 1u ? ones : ~ones;
    }
    const unsigned int smaller = peers & ((1u << lane) - 1u);
    const unsigned int known = places[warp][digit];
    rank[k] = known + __popc(smaller);
    __syncwarp();
    if (valid && smaller == 0)
      places[warp][digit] = known + __popc(peers);
    __syncwarp();
  }
  __syncthreads();
  unsigned int sum = start;
  for (unsigned int i = 0; i < radixWarps; ++i) {
    const unsigned int some = places[i][threadIdx.x];
    places[i][threadIdx.x] = sum;
    sum += some;
  }
  __syncthreads();
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const unsigned int i = first + k * 32;
    if (i < count) {
      const unsigned int digit = (key[k] >> shift) % radixDigits;
      const unsigned int place = places[warp][digit] + rank[k];
      sortedKeys[place] = key[k];
      sortedPositions[place] = positions ? positions[i] : i;
    }
  }
}

} // namespace trc_device
