//===- Workspaces.cpp - sizes that generators and planning share ----------===//
//
// Plain arithmetic; the constants are those of the device headers.
//
//===----------------------------------------------------------------------===//

#include "Workspaces.h"

#include <algorithm>

namespace trc::cuda {

int64_t radixSortBytes(int64_t entries) {
  constexpr int64_t tile = 2048, digits = 256; // trc/radix_sort.cuh
  int64_t words = 4 * entries + ceilDivide(entries, tile) * digits;
  return ceilDivide(words * 4, 256) * 256;
}

int64_t scatterRowsBytes(int64_t rows, int64_t columns, int64_t entries,
                         bool isWide) {
  if (rows == 0 || columns == 0 || entries == 0)
    return 0;
  constexpr int64_t chunk = 32; // trc/scatter_rows.cuh
  return radixSortBytes(entries) +
         ceilDivide(entries, chunk) * columns * (isWide ? 8 : 4);
}

int64_t scatterBytes(int64_t entries, int64_t lanes, bool areUnique) {
  return entries > 1 && lanes > 0 && !areUnique ? radixSortBytes(entries) : 0;
}

int64_t sortBytes(int64_t length, int64_t elements) {
  constexpr int64_t chunk = 1024; // trc/merge_sort.cuh
  return length > chunk ? 2 * elements * 4 : 0;
}

ReductionSplit splitReduction(int64_t results, int64_t reduced,
                              bool reducesInnermost, int64_t tensors) {
  ReductionSplit split;
  // An item of every thread lies in shared memory.
  split.block = tensors <= 4 ? 256 : tensors <= 16 ? 64 : 32;
  split.rows = reducesInnermost && reduced >= 2 * split.block;
  if (!split.rows)
    split.block = 256;
  // Enough pieces to fill a large device, none of them short.
  int64_t wanted =
      ceilDivide(split.rows ? 512 : 131072, std::max<int64_t>(results, 1));
  int64_t most = reduced / (split.rows ? 16 * split.block : 64);
  split.pieces = std::max<int64_t>(1, std::min(wanted, most));
  // Every piece has an element.
  if (split.pieces > 1)
    split.pieces = ceilDivide(reduced, ceilDivide(reduced, split.pieces));
  return split;
}

int64_t reduceBytes(const ReductionSplit &split, int64_t results,
                    int64_t tensors) {
  return split.pieces > 1 ? results * split.pieces * tensors * 8 : 0;
}

int64_t selectAndScatterBytes(int64_t windows) { return windows * 8; }

int64_t factorBytes(int64_t elements) { return elements * 8; }

} // namespace trc::cuda
