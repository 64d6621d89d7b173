//===- EliminateCommonSubexpressions.cpp - equal operations become one ----===//
//
// MLIR's elimination looks operations up by name, attributes, operands and
// types, and compares the regions of those that agree one by one. A program of
// many branches on one predicate would compare each with each. So operations
// with regions are told apart beforehand: each gets an attribute, taken off
// afterwards, with a number that is the same for all that could turn out equal.
//
//   %a = case %p { add %x, %y }      number 17
//   %b = case %p { add %a, %y }      number 23: never compared with %a
//
// Numbers go by what a value is computed from, and not by which value it is:
// operands that the elimination makes one have one number from the start.
//
//===----------------------------------------------------------------------===//

#include "trc/Simplify/Passes.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Dominance.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Transforms/CSE.h"
#include "llvm/ADT/Hashing.h"

namespace trc {
#define GEN_PASS_DEF_ELIMINATECOMMONSUBEXPRESSIONS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {

constexpr StringLiteral numberName = "trc.value_number";

/// Operations whose regions may differ in no more than what they compute.
bool isMarked(Operation *op) {
  return op->getNumRegions() != 0 && op->getNumResults() != 0;
}

class ValueNumbers {
public:
  /// Numbers all that the region computes, and marks operations in it; gives
  /// the number of what it returns.
  llvm::hash_code mark(Region &region) {
    llvm::hash_code returned = 0;
    for (Block &block : region) {
      for (BlockArgument argument : block.getArguments())
        numbers[argument] =
            llvm::hash_combine(argument.getArgNumber(), argument.getType());
      for (Operation &op : block)
        returned = mark(op);
    }
    return returned;
  }

private:
  DenseMap<Value, llvm::hash_code> numbers;

  llvm::hash_code mark(Operation &op) {
    SmallVector<size_t> parts;
    for (Value operand : op.getOperands())
      parts.push_back(numbers.lookup(operand));
    if (op.hasTrait<mlir::OpTrait::IsCommutative>())
      llvm::sort(parts);
    for (Region &region : op.getRegions())
      parts.push_back(mark(region));
    llvm::hash_code number = llvm::hash_combine(
        OperationEquivalence::computeHash(
            &op, OperationEquivalence::ignoreHashValue,
            OperationEquivalence::ignoreHashValue,
            OperationEquivalence::IgnoreLocations),
        llvm::hash_combine_range(parts.begin(), parts.end()));
    for (OpResult result : op.getResults())
      numbers[result] = llvm::hash_combine(number, result.getResultNumber());
    if (isMarked(&op))
      op.setDiscardableAttr(
          numberName,
          Builder(op.getContext()).getI64IntegerAttr(size_t(number)));
    return number;
  }
};

class EliminateCommonSubexpressionsPass
    : public trc::impl::EliminateCommonSubexpressionsBase<
          EliminateCommonSubexpressionsPass> {
public:
  void runOnOperation() override {
    ValueNumbers numbers;
    for (Region &region : getOperation()->getRegions())
      numbers.mark(region);
    IRRewriter rewriter(&getContext());
    eliminateCommonSubExpressions(rewriter, getAnalysis<DominanceInfo>(),
                                  getOperation());
    getOperation()->walk([](Operation *op) {
      if (isMarked(op))
        op->removeDiscardableAttr(numberName);
    });
    markAnalysesPreserved<DominanceInfo>();
  }
};

} // namespace
