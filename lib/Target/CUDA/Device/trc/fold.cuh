//===- fold.cuh - combining the items of a block in order -----------------===//
//
// The items of the threads [0, count) are combined as a balanced tree, left
// with right, so that a body which is associative but does not commute gives
// what one by one would give.
//
//===----------------------------------------------------------------------===//

#pragma once

namespace trc_device {

/// All threads call; thread 0 gets the result. The block has `threads`.
template <unsigned int threads, typename Item, typename Combine>
__device__ inline Item fold_block(const Item &item, unsigned int count,
                                  Combine combine) {
  __shared__ __align__(16) unsigned char memory[threads * sizeof(Item)];
  Item *items = reinterpret_cast<Item *>(memory);
  items[threadIdx.x] = item;
  for (unsigned int distance = 1; distance < count; distance *= 2) {
    __syncthreads();
    const unsigned int other = threadIdx.x + distance;
    if (threadIdx.x % (2 * distance) == 0 && other < count)
      items[threadIdx.x] = combine(items[threadIdx.x], items[other]);
  }
  __syncthreads();
  return items[0];
}

} // namespace trc_device
