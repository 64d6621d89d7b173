//===- Narrower.cpp - values in a narrow type -----------------------------===//

#include "Narrower.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace trc;

/// The value of type `element` that `value` is the conversion of, or null.
static Value widenedFrom(Value value, Type element) {
  auto convert = value.getDefiningOp<stablehlo::ConvertOp>();
  if (!convert)
    return {};
  auto type = dyn_cast<RankedTensorType>(convert.getOperand().getType());
  return type && type.getElementType() == element ? convert.getOperand()
                                                  : Value();
}

Value Narrower::narrow(Value value) {
  // What a movement moves is made before it.
  SmallVector<Value> waiting = {value};
  while (!waiting.empty()) {
    Value next = waiting.back();
    size_t before = waiting.size();
    if (!narrowed.contains(next) && isMovedNarrow(next))
      for (Value operand : llvm::reverse(next.getDefiningOp()->getOperands()))
        if (isF32(operand) && !narrowed.contains(operand))
          waiting.push_back(operand);
    if (waiting.size() > before)
      continue;
    if (!narrowed.contains(next)) {
      Value made = make(next);
      narrowed[next] = made;
    }
    waiting.pop_back();
  }
  return narrowed[value];
}

Value Narrower::make(Value value) {
  if (Value narrow = widenedFrom(value, element)) {
    exact.insert(narrow);
    return narrow;
  }
  if (isMovedNarrow(value))
    return move(value);
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  auto type = cast<RankedTensorType>(value.getType());
  auto convert = stablehlo::ConvertOp::create(builder, flow.locate(value),
                                              type.clone(element), value);
  if (flow.isParameter(value))
    copies.push_back(convert);
  return convert;
}

/// The movement of narrow values.
Value Narrower::move(Value value) {
  Operation *op = value.getDefiningOp();
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  SmallVector<Value> operands(op->getOperands());
  bool isExact = true;
  for (Value &operand : operands)
    if (isF32(operand)) {
      operand = narrowed.at(operand);
      isExact &= exact.contains(operand);
    }
  auto type = cast<RankedTensorType>(value.getType());
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  copy->getResult(0).setType(type.clone(element));
  Value moved = copy->getResult(0);
  if (isExact) {
    // What reads it in f32 reads the same, widened.
    exact.insert(moved);
    builder.setInsertionPointAfter(copy);
    value.replaceAllUsesWith(
        stablehlo::ConvertOp::create(builder, op->getLoc(), type, moved));
  }
  return moved;
}

/// Rounding all of what a slice takes a part of pays if that is a product's
/// result, or a parameter, which the other slices are taken of as well.
bool Narrower::isWorthMoving(Operation *op) {
  if (!isa<stablehlo::SliceOp, stablehlo::DynamicSliceOp>(op))
    return true;
  Value source = sourceOf(op->getOperand(0));
  if (source.getDefiningOp<stablehlo::ConvertOp>())
    return widenedFrom(source, element) != nullptr;
  auto argument = dyn_cast<BlockArgument>(source);
  return argument && isa<func::FuncOp>(argument.getOwner()->getParentOp()) &&
         flow.isParameter(argument);
}

/// Whether a narrow value is the movement of another.
bool Narrower::isMovedNarrow(Value value) {
  Operation *op = value.getDefiningOp();
  return !widenedFrom(value, element) && isMovement(op) && isWorthMoving(op);
}

/// What movements move, from first operand to first operand.
Value Narrower::sourceOf(Value value) {
  SmallVector<Value> way;
  while (isMovement(value.getDefiningOp())) {
    if (auto known = sources.find(value); known != sources.end()) {
      value = known->second;
      break;
    }
    way.push_back(value);
    value = value.getDefiningOp()->getOperand(0);
  }
  for (Value moved : way)
    sources[moved] = value;
  return value;
}

Value trc::moveLike(OpBuilder &builder, Operation *op, Value operand) {
  IRMapping mapping;
  mapping.map(op->getOperand(0), operand);
  Value moved = builder.clone(*op, mapping)->getResult(0);
  moved.setType(
      getTensorType(moved).clone(getTensorType(operand).getElementType()));
  return moved;
}

void trc::widenReaders(OpResult result, Type element) {
  auto type = cast<RankedTensorType>(result.getType());
  result.setType(type.clone(element));
  OpBuilder builder(result.getOwner()->getContext());
  builder.setInsertionPointAfterValue(result);
  auto wide = stablehlo::ConvertOp::create(builder, result.getLoc(), type,
                                           static_cast<Value>(result));
  result.replaceAllUsesExcept(wide.getResult(), wide);
}
