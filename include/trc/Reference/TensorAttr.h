//===- TensorAttr.h - tensors from and to MLIR ------------------*- C++ -*-===//
//
// Between the evaluator's values and MLIR's types and constant attributes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_TENSORATTR_H
#define TRC_REFERENCE_TENSORATTR_H

#include "trc/Dialect/StableHLO/ElementTypes.h"
#include "trc/Reference/Tensor.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace trc::reference {

using trc::elementTypeOf;
using trc::mlirTypeOf;

/// The element type and shape of a ranked, static tensor type.
struct TensorType {
  ElementType element;
  Sizes shape;
};
std::optional<TensorType> tensorTypeOf(mlir::Type type);
mlir::RankedTensorType mlirTypeOf(const Tensor &tensor,
                                  mlir::MLIRContext *context);

/// Reads dense constants, splats and sub-byte types included, and dense
/// resources whose data is present. Fails for anything else.
mlir::FailureOr<Tensor> tensorFromAttr(mlir::ElementsAttr attr);

/// Equal elements give a splat.
mlir::DenseElementsAttr attrFromTensor(const Tensor &tensor,
                                       mlir::MLIRContext *context);

} // namespace trc::reference

#endif // TRC_REFERENCE_TENSORATTR_H
