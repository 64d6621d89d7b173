//===- radix_sort.cuh - stable sort of 32-bit keys with their positions ---===//
//
// One pass per digit of 8 bits, from the lowest; a pass is two kernels:
//
//   count_digits    counts[tile][digit]                  (atomics on integers)
//   place_by_digit   start of the tile's digits = sum of counts of smaller
//                  digits + of the same digit in tiles before;
//                  place = start + rank within the tile
//
// What fits into one tile is sorted by one block in one kernel (sort_tile).
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

/// What a thread holds of a tile: entry `k` of its warp's stretch, 32 apart.
struct TileEntries {
  unsigned int key[radixItems], position[radixItems], rank[radixItems];
};
/// How many entries of each digit a warp holds, then where they begin.
using WarpPlaces = unsigned int[radixWarps][radixDigits];

/// The number of a thread's entry 0 within the tile; the next are 32 apart.
__device__ inline unsigned int first_entry() {
  return threadIdx.x / 32 * (32 * radixItems) + threadIdx.x % 32;
}

/// Ranks entries among those of the same warp and digit; `places` counts them.
/// Entries from `left` on do not exist.
template <unsigned int shift>
__device__ inline void rank_by_digit(TileEntries &entries, unsigned int left,
                                     WarpPlaces &places) {
  const unsigned int lane = threadIdx.x % 32, warp = threadIdx.x / 32;
  for (unsigned int i = 0; i < radixWarps; ++i)
    places[i][threadIdx.x] = 0;
  __syncthreads();
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const bool valid = first_entry() + k * 32 < left;
    const unsigned int digit = (entries.key[k] >> shift) % radixDigits;
    unsigned int peers = __ballot_sync(0xffffffffu, valid);
    for (unsigned int bit = 0; bit < 8; ++bit) {
      const unsigned int ones = __ballot_sync(0xffffffffu, (digit >> bit) & 1u);
      peers &= (digit >> bit) & 1u ? ones : ~ones;
    }
    const unsigned int smaller = peers & ((1u << lane) - 1u);
    const unsigned int known = places[warp][digit];
    entries.rank[k] = known + __popc(smaller);
    __syncwarp();
    if (valid && smaller == 0)
      places[warp][digit] = known + __popc(peers);
    __syncwarp();
  }
  __syncthreads();
}

/// Counts become places: digit `threadIdx.x` of this tile begins at `start`.
__device__ inline void place_warps(WarpPlaces &places, unsigned int start) {
  for (unsigned int i = 0; i < radixWarps; ++i) {
    const unsigned int some = places[i][threadIdx.x];
    places[i][threadIdx.x] = start;
    start += some;
  }
  __syncthreads();
}

template <unsigned int shift>
__device__ inline void
store_by_digit(const TileEntries &entries, unsigned int left,
               const WarpPlaces &places, unsigned int *sortedKeys,
               unsigned int *sortedPositions) {
  const unsigned int warp = threadIdx.x / 32;
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    if (first_entry() + k * 32 >= left)
      continue;
    const unsigned int digit = (entries.key[k] >> shift) % radixDigits;
    const unsigned int place = places[warp][digit] + entries.rank[k];
    sortedKeys[place] = entries.key[k];
    sortedPositions[place] = entries.position[k];
  }
}

/// `positions` is null in the first pass, where entry `i` has position `i`.
template <unsigned int count, unsigned int shift, typename Keys>
__device__ inline void place_by_digit(Keys keys, const unsigned int *positions,
                                      const unsigned int *counts,
                                      unsigned int *sortedKeys,
                                      unsigned int *sortedPositions) {
  constexpr unsigned int tiles = (count + radixTile - 1) / radixTile;
  __shared__ WarpPlaces places;
  // One digit per thread.
  unsigned int total = 0, before = 0;
  for (unsigned int tile = 0; tile < tiles; ++tile) {
    const unsigned int some = counts[tile * radixDigits + threadIdx.x];
    total += some;
    before += tile < blockIdx.x ? some : 0;
  }
  const unsigned int start = exclusive_sum(total) + before;

  const unsigned int begin = blockIdx.x * radixTile;
  const unsigned int left = count - begin;
  TileEntries entries;
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const unsigned int i = begin + first_entry() + k * 32;
    entries.key[k] = i < count ? keys(i) : 0;
    entries.position[k] = i < count && positions ? positions[i] : i;
  }
  rank_by_digit<shift>(entries, left, places);
  place_warps(places, start);
  store_by_digit<shift>(entries, left, places, sortedKeys, sortedPositions);
}

/// One pass over entries in shared memory; the last goes to global memory.
template <unsigned int count, unsigned int shift, unsigned int passes>
__device__ inline void
sort_tile_from(TileEntries &entries, WarpPlaces &places, unsigned int *heldKeys,
               unsigned int *heldPositions, unsigned int *sortedKeys,
               unsigned int *sortedPositions) {
  rank_by_digit<shift>(entries, count, places);
  unsigned int total = 0;
  for (unsigned int i = 0; i < radixWarps; ++i)
    total += places[i][threadIdx.x];
  place_warps(places, exclusive_sum(total));
  if constexpr (passes == 1) {
    store_by_digit<shift>(entries, count, places, sortedKeys, sortedPositions);
  } else {
    store_by_digit<shift>(entries, count, places, heldKeys, heldPositions);
    __syncthreads();
#pragma unroll
    for (unsigned int k = 0; k < radixItems; ++k) {
      const unsigned int i = first_entry() + k * 32;
      entries.key[k] = i < count ? heldKeys[i] : 0;
      entries.position[k] = i < count ? heldPositions[i] : 0;
    }
    __syncthreads();
    sort_tile_from<count, shift + 8, passes - 1>(
        entries, places, heldKeys, heldPositions, sortedKeys, sortedPositions);
  }
}

/// All passes by one block, for what fits into a tile.
template <unsigned int count, unsigned int passes, typename Keys>
__device__ inline void sort_tile(Keys keys, unsigned int *sortedKeys,
                                 unsigned int *sortedPositions) {
  __shared__ WarpPlaces places;
  __shared__ unsigned int heldKeys[count], heldPositions[count];
  TileEntries entries;
#pragma unroll
  for (unsigned int k = 0; k < radixItems; ++k) {
    const unsigned int i = first_entry() + k * 32;
    entries.key[k] = i < count ? keys(i) : 0;
    entries.position[k] = i;
  }
  sort_tile_from<count, 0, passes>(entries, places, heldKeys, heldPositions,
                                   sortedKeys, sortedPositions);
}

} // namespace trc_device
