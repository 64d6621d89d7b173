//===- Movement.h - operations that only move elements ----------*- C++ -*-===//
//
// The result's elements are elements of the operands, somewhere else. None of
// these functions checks its arguments: the operations' verifiers have.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_MOVEMENT_H
#define TRC_REFERENCE_MOVEMENT_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// Dimension `i` of the operand becomes `dims[i]` of the result.
Tensor broadcastInDim(const Tensor &operand, SizesRef dims, Sizes shape);
/// Dimension `i` of the result is `permutation[i]` of the operand.
Tensor transpose(const Tensor &operand, SizesRef permutation);
Tensor reverse(const Tensor &operand, SizesRef dims);
/// Counts along `dim`, wrapping or rounding in the type.
Tensor iota(ElementType type, Sizes shape, int64_t dim);
Tensor concatenate(std::span<const Tensor> operands, int64_t dim);
/// Negative `low` and `high` cut off; `interior` goes between elements.
Tensor pad(const Tensor &operand, const Tensor &value, SizesRef low,
           SizesRef high, SizesRef interior);
Tensor slice(const Tensor &operand, SizesRef starts, SizesRef limits,
             SizesRef strides);
/// Starts are clamped so that the slice lies inside.
Tensor dynamicSlice(const Tensor &operand, std::span<const Tensor> starts,
                    SizesRef sizes);
Tensor dynamicUpdateSlice(const Tensor &operand, const Tensor &update,
                          std::span<const Tensor> starts);

/// An index tensor's element as an index; an unsigned 64-bit one too large for
/// int64_t becomes the largest.
int64_t indexValue(const Tensor &tensor, int64_t at);

/// The dimension numbers of gather, under their upstream names.
struct GatherDims {
  Sizes offsetDims;
  Sizes collapsedSliceDims;
  Sizes operandBatchingDims;
  Sizes startIndicesBatchingDims;
  Sizes startIndexMap;
  int64_t indexVectorDim = 0;
};
/// Start indices are clamped so that each slice lies inside.
Tensor gather(const Tensor &operand, const Tensor &startIndices,
              const GatherDims &dims, SizesRef sliceSizes, Sizes resultShape);

/// The dimension numbers of scatter, under their upstream names.
struct ScatterDims {
  Sizes updateWindowDims;
  Sizes insertedWindowDims;
  Sizes inputBatchingDims;
  Sizes scatterIndicesBatchingDims;
  Sizes scatterDimsToOperandDims;
  int64_t indexVectorDim = 0;
};
/// Where element `position` of the updates goes; outside of `inputShape` when
/// the update is to be dropped. The result may have negative entries.
Sizes scatterTarget(SizesRef inputShape, const Tensor &scatterIndices,
                    const ScatterDims &dims, SizesRef position);

} // namespace trc::reference

#endif // TRC_REFERENCE_MOVEMENT_H
