//===- Contraction.h - products summed over dimensions ----------*- C++ -*-===//
//
// dot_general, trc.contract and convolution. Sums run in f32 for f16, bf16 and
// f32 results, in f64 for f64, and wrap for integers; each product is rounded
// to that type, terms are added in row-major order of the contracted
// dimensions, and the result is rounded once. `precision` and `algorithm`
// change nothing.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_CONTRACTION_H
#define TRC_REFERENCE_CONTRACTION_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// Each dimension carries a label; a label in all three tensors is a batch
/// dimension, in both operands only a contracted one, else a free one.
Tensor contract(const Tensor &lhs, const Tensor &rhs, SizesRef lhsLabels,
                SizesRef rhsLabels, SizesRef resultLabels,
                ElementType resultType);

/// The result's dimensions: batch, the free ones of lhs, those of rhs.
Tensor dotGeneral(const Tensor &lhs, const Tensor &rhs, SizesRef lhsBatching,
                  SizesRef rhsBatching, SizesRef lhsContracting,
                  SizesRef rhsContracting, ElementType resultType);

/// The dimension numbers of convolution, under their upstream names, and its
/// windows.
struct ConvolutionDims {
  int64_t inputBatch, inputFeature;
  Sizes inputSpatial;
  int64_t kernelInputFeature, kernelOutputFeature;
  Sizes kernelSpatial;
  int64_t outputBatch, outputFeature;
  Sizes outputSpatial;
  Sizes strides, low, high, lhsDilation, rhsDilation;
  std::vector<bool> reversal;
  int64_t featureGroups = 1, batchGroups = 1;
};
Tensor convolution(const Tensor &lhs, const Tensor &rhs,
                   const ConvolutionDims &dims, Sizes resultShape,
                   ElementType resultType);

} // namespace trc::reference

#endif // TRC_REFERENCE_CONTRACTION_H
