//===- AccumulateInPlace.cpp - products added to sums of a loop -----------===//
//
// A loop that sums products over its trips reads and writes each sum once more
// than it has to, and holds a product beside it:
//
//   p = contract a, b                 s' = contract a, b plus s
//   s' = s + p                   ->
//
// The product may itself be a chain of products and rows added to each other,
// as the gradient of a tied embedding is. Then the sum becomes what the chain
// starts from. So it is with what is added to a loop's sum behind the loop: the
// last micro-batch of a step on several ranks.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Specialize/Passes.h"

namespace trc {
#define GEN_PASS_DEF_ACCUMULATEINPLACE
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// The operand in whose buffer `value` is made, null if it has none yet or is
/// not made that way.
static OpOperand *getStart(Value value) {
  Operation *op = value.getDefiningOp();
  if (auto contract = dyn_cast_or_null<ContractOp>(op))
    return contract.getInit() ? &contract.getInitMutable()[0] : nullptr;
  if (auto scatter = dyn_cast_or_null<ScatterRowsOp>(op))
    return &scatter.getInitMutable();
  return nullptr;
}

/// Whether an operation may read `sum`, and runs as often as that is made.
static bool isBehind(Operation *op, Value sum) {
  Operation *made = sum.getDefiningOp();
  return op->getBlock() == sum.getParentBlock() &&
         (!made || made->isBeforeInBlock(op));
}

/// Makes the chain of `value` start from `sum`; false, and nothing changed, if
/// it cannot.
static bool startFrom(Value value, Value sum) {
  // Each link may be read by the next one only.
  OpOperand *link = nullptr;
  while (value.hasOneUse()) {
    OpOperand *start = getStart(value);
    if (!start)
      break;
    link = start;
    value = start->get();
  }
  if (link && isAnyZero(value)) {
    if (!isBehind(link->getOwner(), sum))
      return false;
    link->set(sum);
    return true;
  }
  auto contract = value.getDefiningOp<ContractOp>();
  if (!contract || contract.getInit() || !value.hasOneUse() ||
      !isBehind(contract, sum))
    return false;
  contract.getInitMutable().assign(sum);
  return true;
}

namespace {

class AccumulateInPlacePass
    : public trc::impl::AccumulateInPlaceBase<AccumulateInPlacePass> {
  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::WhileOp loop) {
      Block &body = loop.getBody().front();
      Operation *end = body.getTerminator();
      for (auto [sum, next] :
           llvm::zip(body.getArguments(), end->getOperands()))
        if (next.hasOneUse())
          visit(sum, next.getDefiningOp<stablehlo::AddOp>());
      for (Value sum : loop->getResults())
        if (sum.hasOneUse())
          visit(sum, dyn_cast<stablehlo::AddOp>(*sum.user_begin()));
    });
  }

  void visit(Value sum, stablehlo::AddOp add) {
    if (!add || !sum.hasOneUse())
      return;
    Value product;
    if (add.getLhs() == sum)
      product = add.getRhs();
    else if (add.getRhs() == sum)
      product = add.getLhs();
    // Links stand beside the sum, so that each trip makes them anew.
    if (!product || product.getParentBlock() != sum.getParentBlock() ||
        !startFrom(product, sum))
      return;
    add.getResult().replaceAllUsesWith(product);
    add->erase();
    ++numSums;
  }
};

} // namespace
