//===- Workspaces.h - sizes that generators and planning share --*- C++ -*-===//
//
// What lies in the workspace of a library call, in bytes. `workspaceBytes`
// tells bufferization, the generators lay it out; both ask here.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_WORKSPACES_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_WORKSPACES_H

#include <cstdint>

namespace trc::cuda {

inline int64_t ceilDivide(int64_t a, int64_t b) { return (a + b - 1) / b; }

/// Keys and positions twice, and the counts of every tile.
int64_t radixSortBytes(int64_t entries);

/// The sort of `entries`, and a partial sum for every chunk of sorted ones.
int64_t scatterRowsBytes(int64_t rows, int64_t columns, int64_t entries,
                         bool isWide);
/// Of one entry nothing has to be sorted, nor where none meet.
int64_t scatterBytes(int64_t entries, int64_t lanes, bool areUnique);

/// Positions twice, where a line is longer than what one block sorts.
int64_t sortBytes(int64_t length, int64_t elements);

/// How the elements of a reduction are shared among threads.
struct ReductionSplit {
  bool rows;      ///< a block per piece, not a thread
  int64_t block;  ///< threads of a block
  int64_t pieces; ///< of each result
};
ReductionSplit splitReduction(int64_t results, int64_t reduced,
                              bool reducesInnermost, int64_t tensors);
int64_t reduceBytes(const ReductionSplit &split, int64_t results,
                    int64_t tensors);

/// The element that each window keeps.
int64_t selectAndScatterBytes(int64_t windows);

/// A matrix of f64 for each matrix.
int64_t factorBytes(int64_t elements);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_WORKSPACES_H
