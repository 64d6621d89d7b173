//===- Flow.h - where values come from and go to ----------------*- C++ -*-===//
//
// What the rule of precision asks of one function: which values are parameters,
// and which leave the step as they are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_FLOW_H
#define TRC_LIB_PRECISION_FLOW_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/DenseSet.h"

namespace trc {

bool isF32(mlir::Value value);

/// Operations that move elements and change none: rounding goes through them.
/// Operands behind the first are indices, but for `concatenate`.
bool isMovement(mlir::Operation *op);

/// Movements that keep each element once.
bool isRearrangement(mlir::Operation *op);

/// The first type narrower than f32 in a function, null if there is none. Who
/// wrote one has decided what is narrow.
mlir::Type findNarrowFloat(mlir::func::FuncOp function);

class Flow {
public:
  explicit Flow(mlir::func::FuncOp function);

  /// Whether `value` is a parameter, or a part of one.
  bool isParameter(mlir::Value value) const;

  /// Where a value comes from; of state that has no location, its name, as of
  /// an operation in a layer.
  mlir::Location locate(mlir::Value value) const;

  /// Whether `value` leaves the function: as it is, or with arithmetic on each
  /// of its elements and sums with others, but not through a reduction.
  bool leaves(mlir::Value value, bool withArithmetic) const;

private:
  bool isMarked(unsigned argument);

  mlir::func::FuncOp function;
  llvm::DenseSet<mlir::Value> parameters;
};

} // namespace trc

#endif // TRC_LIB_PRECISION_FLOW_H
