//===- Flow.cpp - where values come from and go to ------------------------===//
//
// See Flow.h.
//
//===----------------------------------------------------------------------===//

#include "Flow.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace trc;

bool trc::isF32(Value value) {
  RankedTensorType type = dynTensorType(value);
  return type && type.getElementType().isF32();
}

bool trc::isMovement(Operation *op) {
  return isa_and_nonnull<stablehlo::ReshapeOp, stablehlo::TransposeOp,
                         stablehlo::BroadcastInDimOp, stablehlo::SliceOp,
                         stablehlo::DynamicSliceOp, stablehlo::ConcatenateOp,
                         stablehlo::ReverseOp>(op);
}

bool trc::isRearrangement(Operation *op) {
  return isa<stablehlo::ReshapeOp, stablehlo::TransposeOp>(op);
}

Type trc::findNarrowFloat(func::FuncOp function) {
  auto isNarrow = [](Type type) {
    auto tensor = dyn_cast<RankedTensorType>(type);
    auto element = dyn_cast<FloatType>(tensor ? tensor.getElementType() : type);
    return element && element.getWidth() < 32;
  };
  Type found;
  function.walk([&](Operation *op) {
    for (TypeRange types :
         {TypeRange(op->getOperandTypes()), TypeRange(op->getResultTypes())})
      for (Type type : types)
        if (isNarrow(type)) {
          found = type;
          return WalkResult::interrupt();
        }
    return WalkResult::advance();
  });
  return found;
}

Flow::Flow(func::FuncOp function) : function(function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (isMarked(i))
      parameters.insert(function.getArgument(i));
  // A function of its arguments alone: each may be one.
  if (parameters.empty())
    for (BlockArgument argument : function.getArguments())
      if (isF32(argument))
        parameters.insert(argument);
}

bool Flow::isMarked(unsigned argument) {
  return isF32(function.getArgument(argument)) &&
         llvm::any_of(ArrayRef<StringRef>{"tf.aliasing_output",
                                          "jax.buffer_donor", "trc.state",
                                          "trc.parameter"},
                      [&](StringRef name) {
                        return function.getArgAttr(argument, name);
                      });
}

bool Flow::isParameter(Value value) const {
  while (true) {
    if (auto argument = dyn_cast<BlockArgument>(value)) {
      auto loop =
          dyn_cast<stablehlo::WhileOp>(argument.getOwner()->getParentOp());
      if (!loop)
        return parameters.contains(argument);
      value = loop->getOperand(argument.getArgNumber());
      continue;
    }
    Operation *op = value.getDefiningOp();
    if (!isMovement(op) && !isa<stablehlo::ConvertOp>(op))
      return false;
    value = op->getOperand(0);
  }
}

Location Flow::locate(Value value) const {
  func::FuncOp owner = function;
  auto argument = dyn_cast<BlockArgument>(value);
  if (argument && argument.getOwner() == &owner.getBody().front())
    for (StringRef attribute : {"trc.state", "trc.parameter"})
      if (auto name = owner.getArgAttrOfType<StringAttr>(
              argument.getArgNumber(), attribute))
        // As of an operation in a layer that is the tensor.
        return NameLoc::get(
            StringAttr::get(name.getContext(), name.getValue() + "/convert"));
  return value.getLoc();
}

/// The values that hold what `use` passes on.
static SmallVector<Value, 2> follow(OpOperand &use, bool withArithmetic) {
  Operation *user = use.getOwner();
  unsigned number = use.getOperandNumber();
  if (isMovement(user) || isa<stablehlo::ConvertOp>(user))
    return {user->getResult(0)};
  if (auto loop = dyn_cast<stablehlo::WhileOp>(user))
    return {loop->getResult(number), loop.getBody().getArgument(number)};
  if (isa<stablehlo::ReturnOp>(user)) {
    Operation *parent = user->getParentOp();
    if (auto loop = dyn_cast<stablehlo::WhileOp>(parent)) {
      if (user->getParentRegion() != &loop.getBody())
        return {};
      return {loop->getResult(number), loop.getBody().getArgument(number)};
    }
    if (isa<stablehlo::CaseOp, stablehlo::IfOp>(parent))
      return {parent->getResult(number)};
    return {};
  }
  if (!withArithmetic)
    return {};
  // A slice of a stack, or what is added to.
  if (isa<stablehlo::DynamicUpdateSliceOp>(user) && number < 2)
    return {user->getResult(0)};
  if (isa<ScatterRowsOp>(user) && number == 0)
    return {user->getResult(0)};
  if (isa<ContractOp>(user) && number == 2)
    return {user->getResult(0)};
  if (isElementwise(user) && isF32(user->getResult(0)) &&
      user->getResult(0).getType() == use.get().getType())
    return {user->getResult(0)};
  return {};
}

bool Flow::leaves(Value value, bool withArithmetic) const {
  llvm::SmallSetVector<Value, 16> reached;
  reached.insert(value);
  for (unsigned i = 0; i < reached.size(); ++i)
    for (OpOperand &use : reached[i].getUses()) {
      Operation *user = use.getOwner();
      if (isa<func::ReturnOp>(user))
        return true;
      for (Value next : follow(use, withArithmetic))
        reached.insert(next);
    }
  return false;
}
