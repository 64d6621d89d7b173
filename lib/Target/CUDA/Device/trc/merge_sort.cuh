//===- merge_sort.cuh - stable sort of positions by a comparator ----------===//
//
// Positions are sorted, not elements: `before(a, b)` says whether the element
// at position `a` has to come before the one at `b`. A block sorts a chunk in
// shared memory; then runs of one chunk, two, four, .. are merged in global
// memory, one kernel per doubling. A thread finds where its outputs begin by a
// search along the merge's diagonal and merges a few of them.
//
// Whatever the comparator answers, only positions of the input are written: one
// that contradicts itself gives a strange order, never a strange address.
//
//===----------------------------------------------------------------------===//

#pragma once

namespace trc_device {

constexpr unsigned int sortThreads = 256;
constexpr unsigned int sortItems = 4; ///< outputs of a thread
constexpr unsigned int sortChunk = sortThreads * sortItems;

/// Outputs [begin, begin + count) of the merge of [first, middle) and
/// [middle, last).
template <typename Before>
__device__ inline void merge_part(Before before, const unsigned int *from,
                                  unsigned int *to, unsigned int first,
                                  unsigned int middle, unsigned int last,
                                  unsigned int begin, unsigned int count) {
  const unsigned int lefts = middle - first, rights = last - middle;
  const unsigned int diagonal = begin - first;
  // How many of the outputs before are from the left.
  unsigned int low = diagonal > rights ? diagonal - rights : 0;
  unsigned int high = diagonal < lefts ? diagonal : lefts;
  while (low < high) {
    const unsigned int half = (low + high) / 2;
    if (before(from[middle + diagonal - 1 - half], from[first + half]))
      high = half;
    else
      low = half + 1;
  }
  unsigned int left = first + low, right = middle + diagonal - low;
  for (unsigned int i = begin; i < begin + count; ++i) {
    const bool takeRight =
        left == middle || (right < last && before(from[right], from[left]));
    to[i] = takeRight ? from[right++] : from[left++];
  }
}

/// Outputs [begin, end) of merging neighbouring runs of length `run` among
/// `length` entries.
template <typename Before>
__device__ inline void merge_runs(Before before, const unsigned int *from,
                                  unsigned int *to, unsigned int length,
                                  unsigned int run, unsigned int begin,
                                  unsigned int end) {
  end = end < length ? end : length;
  while (begin < end) {
    const unsigned int first = begin / run / 2 * run * 2;
    const unsigned int middle = length - first > run ? first + run : length;
    const unsigned int last = length - middle > run ? middle + run : length;
    const unsigned int stop = last < end ? last : end;
    merge_part(before, from, to, first, middle, last, begin, stop - begin);
    begin = stop;
  }
}

/// Sorts positions [first, first + length), at most a chunk of them, and gives
/// where they are in shared memory, for all threads to see.
template <typename Before>
__device__ inline const unsigned int *
sort_in_block(Before before, unsigned int first, unsigned int length) {
  __shared__ unsigned int places[2][sortChunk];
  for (unsigned int i = threadIdx.x; i < length; i += sortThreads)
    places[0][i] = first + i;
  unsigned int from = 0;
  for (unsigned int run = 1; run < length; run *= 2) {
    __syncthreads();
    merge_runs(before, places[from], places[1 - from], length, run,
               threadIdx.x * sortItems, threadIdx.x * sortItems + sortItems);
    from = 1 - from;
  }
  __syncthreads();
  return places[from];
}

} // namespace trc_device
