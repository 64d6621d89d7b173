//===- RadixSort.h - launches of trc/radix_sort.cuh -------------*- C++ -*-===//
//
// Sorts entries by a key that kernel text computes; scatters are built on it.
// Two arrays of keys and two of positions, and the counts, lie at the start of
// the workspace (`radixSortBytes`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_RADIXSORT_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_RADIXSORT_H

#include "CallReader.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace trc::cuda {

struct RadixSort {
  int64_t count;      ///< entries
  int64_t largestKey; ///< that a key may take

  unsigned passes() const;
  /// Where the sorted arrays lie, in 32-bit words from the workspace's start.
  int64_t sortedKeys() const { return (passes() - 1) % 2 * 2 * count; }
  int64_t sortedPositions() const { return sortedKeys() + count; }

  /// Writes into a kernel what its keys are, and returns the expression of a
  /// function object that takes an entry's number.
  using WriteKeys = llvm::function_ref<std::string(LibraryText &)>;
  void emit(WriteKeys writeKeys, unsigned workspace,
            llvm::SmallVectorImpl<GeneratedKernel> &kernels) const;
};

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_RADIXSORT_H
