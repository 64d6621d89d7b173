//===- NarrowStacks.cpp - stacks of loops as narrow as what they hold -----===//
//
// What the backward half reads of a loop over layers lies in stacks, a part for
// each trip. Differentiation comes before the precision, so they are f32:
//
//   forward   y = contract x, w : bf16     stack' = update stack, y : bf16
//             y' = convert y : f32
//             stack' = update stack, y'
//   backward  part = slice stack           part = convert (slice stack) : f32
//
// A stack that holds nothing but numbers of a narrow type is of that type.
//
//===----------------------------------------------------------------------===//

#include "Flow.h"
#include "Narrower.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Precision/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/LoopStacks.h"
#include "trc/Rewrite/Unread.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {
#define GEN_PASS_DEF_NARROWSTACKS
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// A value that a loop carries, each trip with another part replaced.
struct Stack {
  stablehlo::DynamicUpdateSliceOp update;
  /// What made the part wide, and what moved it afterwards, last first.
  stablehlo::ConvertOp widening;
  SmallVector<Operation *> movements;

  FloatType element() {
    return cast<FloatType>(
        getTensorType(widening.getOperand()).getElementType());
  }
};

} // namespace

static Type elementOf(Value value) {
  return getTensorType(value).getElementType();
}

/// Bits of an element.
static unsigned widthOf(Value value) {
  return elementOf(value).getIntOrFloatBitWidth();
}

/// Whether each number of `narrow` is one of `wide`.
static bool isWider(Type wide, Type narrow) {
  auto to = dyn_cast<FloatType>(wide), from = dyn_cast<FloatType>(narrow);
  return to && from && from != to &&
         APFloat::isRepresentableBy(from.getFloatSemantics(),
                                    to.getFloatSemantics());
}

/// Whether all that reads `stack`, but for `update`, takes parts of it.
static bool isReadInParts(Value stack, Operation *update) {
  return llvm::all_of(stack.getUses(), [&](OpOperand &use) {
    return use.getOwner() == update ||
           (use.getOperandNumber() == 0 &&
            isa<stablehlo::SliceOp, stablehlo::DynamicSliceOp>(use.getOwner()));
  });
}

/// The value that the loop carries as its number `k`, if it is a stack of
/// widened numbers.
static std::optional<Stack> readStack(stablehlo::WhileOp loop, unsigned k) {
  Stack stack;
  stack.update = stackUpdateOf(loop, k);
  Value carried = loop.getBody().front().getArgument(k);
  if (!stack.update || !isReadInParts(carried, stack.update) ||
      !isReadInParts(loop->getResult(k), nullptr))
    return std::nullopt;
  Value part = stack.update.getUpdate();
  while (Operation *op = part.getDefiningOp()) {
    if (!isRearrangement(op))
      break;
    stack.movements.push_back(op);
    part = op->getOperand(0);
  }
  stack.widening = part.getDefiningOp<stablehlo::ConvertOp>();
  if (!stack.widening ||
      !isWider(elementOf(carried), elementOf(stack.widening.getOperand())))
    return std::nullopt;
  return stack;
}

/// What the stack begins with, in the narrow type; null where that would round.
static Value narrowInitial(Value initial, FloatType element) {
  std::optional<APFloat> number = getSplatFloat(initial);
  if (!number)
    return {};
  bool rounds = false;
  APFloat narrow = *number;
  narrow.convert(element.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                 &rounds);
  if (rounds)
    return {};
  OpBuilder builder(initial.getContext());
  builder.setInsertionPointAfterValue(initial);
  auto type = getTensorType(initial).clone(element);
  return makeConstant(builder, initial.getLoc(),
                      DenseElementsAttr::get(type, narrow));
}

/// Gives the readers of `wide` what is in `narrow`: before it is widened, where
/// they round it again or move it.
static void replaceReads(Value wide, Value narrow) {
  OpBuilder builder(wide.getContext());
  for (OpOperand &use : llvm::make_early_inc_range(wide.getUses())) {
    Operation *user = use.getOwner();
    if (isRearrangement(user)) {
      builder.setInsertionPoint(user);
      replaceReads(user->getResult(0), moveLike(builder, user, narrow));
    } else if (isa<stablehlo::ConvertOp>(user) &&
               elementOf(user->getResult(0)) == elementOf(narrow)) {
      user->getResult(0).replaceAllUsesWith(narrow);
    }
  }
  if (wide.use_empty())
    return;
  builder.setInsertionPointAfterValue(narrow);
  Value widened = stablehlo::ConvertOp::create(builder, wide.getLoc(),
                                               wide.getType(), narrow);
  wide.replaceAllUsesWith(widened);
}

/// `value` becomes narrow, and the parts that are taken of it.
static void narrowParts(Value value, FloatType element) {
  value.setType(getTensorType(value).clone(element));
  for (OpOperand &use : llvm::make_early_inc_range(value.getUses())) {
    Operation *user = use.getOwner();
    if (!isa<stablehlo::SliceOp, stablehlo::DynamicSliceOp>(user))
      continue;
    OpBuilder builder(user);
    replaceReads(user->getResult(0), moveLike(builder, user, value));
  }
}

static void narrow(stablehlo::WhileOp loop, unsigned k, Stack &stack,
                   Value initial) {
  const FloatType element = stack.element();
  OpBuilder builder(stack.update);
  Value part = stack.widening.getOperand();
  for (Operation *movement : llvm::reverse(stack.movements))
    part = moveLike(builder, movement, part);
  stack.update.getUpdateMutable().assign(part);
  stack.update.getResult().setType(
      getTensorType(stack.update.getResult()).clone(element));
  loop->setOperand(k, initial);
  Value condition = loop.getCond().front().getArgument(k);
  condition.setType(getTensorType(condition).clone(element));
  narrowParts(loop.getBody().front().getArgument(k), element);
  narrowParts(loop->getResult(k), element);
}

namespace {

class NarrowStacksPass : public trc::impl::NarrowStacksBase<NarrowStacksPass> {
public:
  using NarrowStacksBase::NarrowStacksBase;

  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::WhileOp loop) {
      for (unsigned k = 0; k < loop->getNumResults(); ++k) {
        std::optional<Stack> stack = readStack(loop, k);
        if (!stack)
          continue;
        Value initial = narrowInitial(loop->getOperand(k), stack->element());
        if (!initial)
          continue;
        const unsigned before = widthOf(loop->getResult(k));
        narrow(loop, k, *stack, initial);
        ++numStacks;
        bytesFreed += getTensorType(loop->getResult(k)).getNumElements() *
                      (before - widthOf(loop->getResult(k))) / 8;
      }
    });
    eraseDead(getOperation());
  }
};

} // namespace
