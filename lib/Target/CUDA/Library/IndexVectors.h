//===- IndexVectors.h - starts read from a tensor of indices ----*- C++ -*-===//
//
// What gather and scatter share: a tensor of indices holds vectors; each moves
// a box within the operand. The vectors are numbered by the dimensions of the
// indices without `index_vector_dim`, which are dimensions of another tensor
// too: gather's result, scatter's updates.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_INDEXVECTORS_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_INDEXVECTORS_H

#include "CallReader.h"

namespace trc::cuda {

struct IndexVectors {
  /// A dimension that numbers the vectors.
  struct Dimension {
    int64_t extent;
    int64_t indices;     ///< step in the indices
    int64_t counterpart; ///< dimension of the other tensor
    int64_t operandDim;  ///< the batching dimension it is, or -1
  };
  /// A component of the vectors.
  struct Component {
    int64_t operandDim;
    int64_t offset; ///< from the vector's start, in the indices
  };
  llvm::SmallVector<Dimension> dimensions;
  llvm::SmallVector<Component> components;

  Extents extents() const;
  Extents indexSteps() const;
  int64_t count() const { return productOf(extents()); }
  /// The component that moves the box along `operandDim`, or null.
  const Component *componentOf(int64_t operandDim) const;
};

/// `outer` are the other tensor's dimensions that number the vectors.
IndexVectors readIndexVectors(const CallReader &call, unsigned indices,
                              llvm::StringRef map,
                              llvm::StringRef operandBatching,
                              llvm::StringRef indicesBatching,
                              llvm::ArrayRef<int64_t> outer);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_INDEXVECTORS_H
