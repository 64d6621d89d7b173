//===- Activity.h - what depends on a parameter -----------------*- C++ -*-===//
//
// A value is active if it is a tensor of floating-point numbers that depends
// on a parameter with a derivative that is not zero everywhere. Only active
// values get cotangents. Whether the loss depends on them need not be asked:
// where it does not, no cotangent arrives.
//
// Loops and branches ask for their bodies (`visit`); a body that is copied has
// an activity of its own inside of that of what surrounds it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_ACTIVITY_H
#define TRC_DIFFERENTIATE_ACTIVITY_H

#include "mlir/IR/Operation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

namespace trc {

/// The values from outside that the regions of `op` read, in their order.
llvm::SetVector<mlir::Value> getCaptured(mlir::Operation *op);
llvm::SetVector<mlir::Value> getCaptured(mlir::Region &region);

class Activity {
public:
  explicit Activity(const Activity *outer = nullptr) : outer(outer) {}

  bool contains(mlir::Value value) const {
    return values.contains(value) || (outer && outer->contains(value));
  }
  /// Whether `op` or one of its regions reads an active value.
  bool isReadBy(mlir::Operation *op) const;

  /// Makes `value` active, unless its type has no derivatives; whether it was
  /// not before.
  bool insert(mlir::Value value);
  /// Makes all results active if `op` reads an active value.
  void propagate(mlir::Operation *op);
  /// Goes through the operations of a block.
  void visit(mlir::Block &block);

private:
  const Activity *outer;
  llvm::DenseSet<mlir::Value> values;
};

} // namespace trc

#endif // TRC_DIFFERENTIATE_ACTIVITY_H
