//===- Elementwise.h - operations that work per element ---------*- C++ -*-===//
//
// Which operations compute each element of their result from the elements of
// their operands at the same place. `select` and `clamp` may have scalar
// operands beside that, which are the same for every element.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_ELEMENTWISE_H
#define TRC_REWRITE_ELEMENTWISE_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Operation.h"

namespace trc {

/// Whether `op` works per element, has one result and no region.
bool isElementwise(mlir::Operation *op);

/// Whether `a op b` equals `b op a` in every bit (payloads of NaN apart).
bool isCommutative(mlir::Operation *op);

/// A copy of the elementwise `op` on `operands`, whose result has `shape` and
/// the element type it had.
mlir::Operation *cloneElementwise(mlir::OpBuilder &builder, mlir::Operation *op,
                                  mlir::ValueRange operands,
                                  llvm::ArrayRef<int64_t> shape);

/// Whether `operand` of the elementwise `op` is a scalar that stands for every
/// element, rather than a tensor in the result's shape.
bool isScalarOperand(mlir::Operation *op, mlir::Value operand);

} // namespace trc

#endif // TRC_REWRITE_ELEMENTWISE_H
