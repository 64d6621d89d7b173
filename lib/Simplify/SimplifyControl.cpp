//===- SimplifyControl.cpp - loops, branches, barriers --------------------===//
//
// Loops carry values through their regions. One that never changes is read
// from outside instead; one that nothing reads is dropped; of two that change
// in the same way one is kept. JAX's loops have all three: `fori_loop` counts
// twice, and a scan carries what it only reads.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

#include "mlir/IR/Matchers.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

/// Values that the body hands to the next trip.
OperandRange getYields(Region &region) {
  return region.front().getTerminator()->getOperands();
}

/// A carried value that each trip hands on as it got it.
struct UncarryInvariants : OpRewritePattern<stablehlo::WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::WhileOp op,
                                PatternRewriter &rewriter) const override {
    Block &cond = op.getCond().front(), &body = op.getBody().front();
    bool changed = false;
    for (auto [i, yielded] : llvm::enumerate(getYields(op.getBody()))) {
      Value init = op->getOperand(i);
      bool isInvariant = yielded == body.getArgument(i) || yielded == init ||
                         isSameConstant(yielded, init);
      if (!isInvariant ||
          (cond.getArgument(i).use_empty() && isOnlyYielded(body, i) &&
           op->getResult(i).use_empty()))
        continue;
      rewriter.replaceAllUsesWith(cond.getArgument(i), init);
      rewriter.replaceAllUsesExcept(body.getArgument(i), init,
                                    body.getTerminator());
      // The result after no trip at all is the operand as well.
      rewriter.replaceAllUsesWith(op->getResult(i), init);
      changed = true;
    }
    return success(changed);
  }

private:
  static bool isOnlyYielded(Block &body, unsigned i) {
    return llvm::all_of(body.getArgument(i).getUsers(), [&](Operation *user) {
      return user == body.getTerminator();
    });
  }
  static bool isSameConstant(Value a, Value b) {
    DenseElementsAttr elements = trc::getConstant(a);
    return elements && elements == trc::getConstant(b);
  }
};

/// Carried values that do not reach a result or the condition.
struct DropUnusedCarried : OpRewritePattern<stablehlo::WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::WhileOp op,
                                PatternRewriter &rewriter) const override {
    llvm::SmallBitVector live = findLive(op);
    if (live.all())
      return failure();
    Block &cond = op.getCond().front(), &body = op.getBody().front();
    SmallVector<Value> operands, yields;
    SmallVector<Type> types;
    for (unsigned i = 0; i < live.size(); ++i) {
      if (!live[i]) {
        // What still reads it is dead as well.
        rewriter.replaceAllUsesWith(body.getArgument(i), op->getOperand(i));
        continue;
      }
      operands.push_back(op->getOperand(i));
      types.push_back(op->getResult(i).getType());
      yields.push_back(getYields(op.getBody())[i]);
    }
    rewriter.modifyOpInPlace(body.getTerminator(), [&] {
      body.getTerminator()->setOperands(yields);
    });
    llvm::SmallBitVector dead = ~live;
    llvm::BitVector erased(dead.size());
    for (int i : dead.set_bits())
      erased.set(i);
    rewriter.modifyOpInPlace(op, [&] {
      cond.eraseArguments(erased);
      body.eraseArguments(erased);
    });
    OperationState state(op.getLoc(), op->getName());
    state.addOperands(operands);
    state.addTypes(types);
    state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
    Region *newCond = state.addRegion(), *newBody = state.addRegion();
    newCond->takeBody(op.getCond());
    newBody->takeBody(op.getBody());
    Operation *loop = rewriter.create(state);
    SmallVector<Value> results(op->getNumResults());
    unsigned next = 0;
    for (unsigned i = 0; i < live.size(); ++i)
      results[i] = live[i] ? Value(loop->getResult(next++)) : op->getOperand(i);
    rewriter.replaceOp(op, results);
    return success();
  }

private:
  static llvm::SmallBitVector findLive(stablehlo::WhileOp op) {
    Block &body = op.getBody().front();
    llvm::SmallBitVector live(op->getNumOperands());
    llvm::SmallPtrSet<Operation *, 16> visited;
    SmallVector<Operation *> pending;
    SmallVector<unsigned> found;
    auto mark = [&](Value value) {
      if (auto argument = dyn_cast<BlockArgument>(value)) {
        if (argument.getOwner() == &body && !live[argument.getArgNumber()]) {
          live.set(argument.getArgNumber());
          found.push_back(argument.getArgNumber());
        }
        return;
      }
      // The operation directly in the body that the value comes from.
      if (Operation *inner = body.findAncestorOpInBlock(*value.getDefiningOp()))
        if (visited.insert(inner).second)
          pending.push_back(inner);
    };
    auto visit = [&](Operation *inner) {
      inner->walk([&](Operation *nested) {
        for (Value operand : nested->getOperands())
          mark(operand);
      });
    };
    for (unsigned i = 0; i < live.size(); ++i)
      if (!op->getResult(i).use_empty() ||
          !op.getCond().front().getArgument(i).use_empty())
        if (!live[i]) {
          live.set(i);
          found.push_back(i);
        }
    // A loop with effects keeps what they need.
    for (Operation &inner : body.without_terminator())
      if (!isMemoryEffectFree(&inner) && visited.insert(&inner).second)
        pending.push_back(&inner);
    while (!found.empty() || !pending.empty()) {
      if (!pending.empty()) {
        visit(pending.pop_back_val());
        continue;
      }
      mark(getYields(op.getBody())[found.pop_back_val()]);
    }
    return live;
  }
};

/// Two counters that start alike and step alike.
struct JoinEqualCarried : OpRewritePattern<stablehlo::WhileOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::WhileOp op,
                                PatternRewriter &rewriter) const override {
    Block &cond = op.getCond().front(), &body = op.getBody().front();
    OperandRange yields = getYields(op.getBody());
    bool changed = false;
    // Only what starts alike is compared: a loop may carry thousands of values.
    DenseMap<const void *, SmallVector<unsigned>> startingAs;
    for (auto [j, operand] : llvm::enumerate(op->getOperands()))
      startingAs[startOf(operand)].push_back(j);
    for (unsigned i = 0; i < yields.size(); ++i)
      for (unsigned j : startingAs[startOf(op->getOperand(i))]) {
        if (j <= i || !stepsAlike(body, yields[i], i, yields[j], j) ||
            isUnused(op, j))
          continue;
        rewriter.replaceAllUsesWith(cond.getArgument(j), cond.getArgument(i));
        rewriter.replaceAllUsesWith(body.getArgument(j), body.getArgument(i));
        rewriter.replaceAllUsesWith(op->getResult(j), op->getResult(i));
        changed = true;
      }
    return success(changed);
  }

private:
  static bool isUnused(stablehlo::WhileOp op, unsigned j) {
    return op.getCond().front().getArgument(j).use_empty() &&
           op.getBody().front().getArgument(j).use_empty() &&
           op->getResult(j).use_empty();
  }
  /// The same for equal values: the constant, or else the value.
  static const void *startOf(Value value) {
    DenseElementsAttr elements = trc::getConstant(value);
    return elements ? elements.getAsOpaquePointer()
                    : value.getAsOpaquePointer();
  }
  static bool stepsAlike(Block &body, Value a, unsigned i, Value b,
                         unsigned j) {
    if (a == b)
      return true;
    auto addA = a.getDefiningOp<stablehlo::AddOp>();
    auto addB = b.getDefiningOp<stablehlo::AddOp>();
    return addA && addB && addA.getLhs() == body.getArgument(i) &&
           addB.getLhs() == body.getArgument(j) &&
           startOf(addA.getRhs()) == startOf(addB.getRhs());
  }
};

/// A branch that is always taken.
struct TakeKnownBranch : OpRewritePattern<stablehlo::CaseOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::CaseOp op,
                                PatternRewriter &rewriter) const override {
    int64_t last = static_cast<int64_t>(op.getBranches().size()) - 1;
    std::optional<int64_t> index = trc::getScalarInteger(op.getIndex());
    if (!index && last > 0)
      return failure();
    int64_t taken = last == 0 || *index < 0 || *index > last ? last : *index;
    Block *block = &op.getBranches()[taken].front();
    Operation *terminator = block->getTerminator();
    SmallVector<Value> results(terminator->getOperands());
    rewriter.eraseOp(terminator);
    rewriter.inlineBlockBefore(block, op);
    rewriter.replaceOp(op, results);
    return success();
  }
};

/// Results of a case that nothing reads.
struct DropUnusedBranchResults : OpRewritePattern<stablehlo::CaseOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::CaseOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<unsigned> kept;
    SmallVector<Type> types;
    for (OpResult result : op->getResults())
      if (!result.use_empty()) {
        kept.push_back(result.getResultNumber());
        types.push_back(result.getType());
      }
    if (kept.size() == op->getNumResults() || kept.empty())
      return failure();
    OperationState state(op.getLoc(), op->getName());
    state.addOperands(op->getOperands());
    state.addTypes(types);
    state.addAttributes(llvm::to_vector(op->getDiscardableAttrs()));
    for (Region &branch : op.getBranches()) {
      Operation *terminator = branch.front().getTerminator();
      SmallVector<Value> values;
      for (unsigned i : kept)
        values.push_back(terminator->getOperand(i));
      rewriter.modifyOpInPlace(terminator,
                               [&] { terminator->setOperands(values); });
      state.addRegion()->takeBody(branch);
    }
    Operation *fewer = rewriter.create(state);
    SmallVector<Value> results(op->getNumResults());
    for (auto [place, i] : llvm::enumerate(kept))
      results[i] = fewer->getResult(place);
    // Unused results have no replacement, and need none.
    for (auto [old, result] : llvm::zip(op->getResults(), results))
      if (result)
        rewriter.replaceAllUsesWith(old, result);
    rewriter.eraseOp(op);
    return success();
  }
};

/// A barrier holds back only what comes out of it.
struct DropUnusedBarrierResults
    : OpRewritePattern<stablehlo::OptimizationBarrierOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::OptimizationBarrierOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<Value> kept;
    SmallVector<Type> types;
    for (OpResult result : op->getResults())
      if (!result.use_empty()) {
        kept.push_back(op->getOperand(result.getResultNumber()));
        types.push_back(result.getType());
      }
    if (kept.size() == op->getNumResults() || kept.empty())
      return failure();
    auto fewer = stablehlo::OptimizationBarrierOp::create(
        rewriter, op.getLoc(), TypeRange(types), ValueRange(kept));
    unsigned next = 0;
    for (OpResult result : op->getResults())
      if (!result.use_empty())
        rewriter.replaceAllUsesWith(result, fewer->getResult(next++));
    rewriter.eraseOp(op);
    return success();
  }
};

} // namespace

void trc::populateControlPatterns(RewritePatternSet &patterns) {
  patterns
      .add<UncarryInvariants, DropUnusedCarried, JoinEqualCarried,
           TakeKnownBranch, DropUnusedBranchResults, DropUnusedBarrierResults>(
          patterns.getContext());
}
