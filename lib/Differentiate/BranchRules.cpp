//===- BranchRules.cpp - the way back through branches and barriers -------===//
//
// A branch goes back through the branch that was taken, computed again. Values
// from outside that a branch reads are its results on the way back: what they
// have been given so far, and what the branch adds.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"
#include "WayBack.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Unread.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using ValueSet = llvm::SetVector<Value>;

LogicalResult giveBranches(Operation *op, Cotangents &c) {
  const Activity &activity = c.getActivity();
  ValueSet reached;
  for (Region &region : op->getRegions()) {
    Block &block = region.front();
    for (auto [result, value] : llvm::zip_equal(
             op->getResults(), block.getTerminator()->getOperands()))
      if (c.has(result) && activity.contains(value))
        reached.insert(value);
    reachBack(block, reached, activity);
  }
  SmallVector<Value> captured, before;
  for (Value value : getCaptured(op))
    if (reached.contains(value)) {
      captured.push_back(value);
      before.push_back(c.of(value));
    }
  SmallVector<Value> shares;
  for (Value result : op->getResults())
    shares.push_back(c.of(result));
  OperationState state(c.loc, op->getName());
  state.addOperands(op->getOperands());
  state.addTypes(ValueRange(captured).getTypes());
  for (unsigned i = 0; i < op->getNumRegions(); ++i)
    state.addRegion();
  Operation *branches = c.builder.create(state);
  for (auto [region, backRegion] :
       llvm::zip_equal(op->getRegions(), branches->getRegions())) {
    OpBuilder::InsertionGuard guard(c.builder);
    Block &block = region.front();
    Block *back = c.builder.createBlock(&backRegion);
    IRMapping mapping;
    SmallVector<Operation *> copies = copyOperations(block, c.builder, mapping);
    Activity inside(&activity);
    inside.visit(*back);
    Cotangents inner(c.builder, c.loc, inside, c.counts);
    for (auto [value, sum] : llvm::zip_equal(captured, before))
      if (sum)
        inner.replace(value, sum);
    for (auto [value, share] :
         llvm::zip_equal(block.getTerminator()->getOperands(), shares))
      inner.give(mapping.lookupOrDefault(value), share);
    if (failed(inner.backpropagate(copies)))
      return failure();
    inner.loc = c.loc;
    SmallVector<Value> sums;
    for (Value value : captured)
      sums.push_back(inner.orZeros(value));
    ReturnOp::create(c.builder, c.loc, sums);
    eraseUnread(*back);
  }
  for (auto [value, sum] : llvm::zip_equal(captured, branches->getResults()))
    c.replace(value, sum);
  return success();
}

/// Results of branches are active where one branch makes them so.
void propagateBranches(Operation *op, Activity &activity) {
  for (Region &region : op->getRegions()) {
    activity.visit(region.front());
    for (auto [result, value] : llvm::zip_equal(
             op->getResults(), region.front().getTerminator()->getOperands()))
      if (activity.contains(value))
        activity.insert(result);
  }
}

struct BranchRules {
  static LogicalResult rule(IfOp op, Cotangents &c) {
    return giveBranches(op, c);
  }
  static LogicalResult rule(CaseOp op, Cotangents &c) {
    return giveBranches(op, c);
  }
  static void propagate(IfOp op, Activity &activity) {
    propagateBranches(op, activity);
  }
  static void propagate(CaseOp op, Activity &activity) {
    propagateBranches(op, activity);
  }

  /// A barrier holds the cotangents together as it holds the values.
  static void rule(OptimizationBarrierOp op, Cotangents &c) {
    SmallVector<Value> operands, shares;
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      if (Value share = c.of(result)) {
        operands.push_back(operand);
        shares.push_back(share);
      }
    auto barrier = OptimizationBarrierOp::create(
        c.builder, c.loc, ValueRange(shares).getTypes(), shares);
    for (auto [operand, share] :
         llvm::zip_equal(operands, barrier->getResults()))
      c.give(operand, share);
  }
  static void propagate(OptimizationBarrierOp op, Activity &activity) {
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults()))
      if (activity.contains(operand))
        activity.insert(result);
  }
};

} // namespace

void trc::attachBranchRules(MLIRContext &context) {
  attachRules<BranchRules, IfOp, CaseOp, OptimizationBarrierOp>(context);
}
