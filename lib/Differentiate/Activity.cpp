//===- Activity.cpp - what depends on a parameter -------------------------===//
//
// See Activity.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Differentiate/Activity.h"

#include "trc/Differentiate/DifferentiableOpInterface.h"

#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace trc {

llvm::SetVector<Value> getCaptured(Operation *op) {
  llvm::SetVector<Value> captured;
  if (op->getNumRegions() != 0)
    getUsedValuesDefinedAbove(op->getRegions(), captured);
  return captured;
}

llvm::SetVector<Value> getCaptured(Region &region) {
  llvm::SetVector<Value> captured;
  getUsedValuesDefinedAbove(region, region, captured);
  return captured;
}

bool Activity::isReadBy(Operation *op) const {
  auto isActive = [&](Value value) { return contains(value); };
  return llvm::any_of(op->getOperands(), isActive) ||
         llvm::any_of(getCaptured(op), isActive);
}

bool Activity::insert(Value value) {
  // A tuple may hold such tensors; that it has no rule is to be noticed.
  if (!stablehlo::isFloatTensor(value.getType()) &&
      !isa<TupleType>(value.getType()))
    return false;
  return !contains(value) && values.insert(value).second;
}

void Activity::propagate(Operation *op) {
  if (isReadBy(op))
    for (Value result : op->getResults())
      insert(result);
}

void Activity::visit(Block &block) {
  for (Operation &op : block) {
    if (op.hasTrait<mlir::OpTrait::IsTerminator>())
      continue;
    if (auto differentiable = dyn_cast<DifferentiableOpInterface>(op))
      differentiable.propagate(*this);
    else
      propagate(&op);
  }
}

} // namespace trc
