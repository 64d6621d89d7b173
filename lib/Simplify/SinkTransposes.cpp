//===- SinkTransposes.cpp - movements to where they cancel ----------------===//
//
// Movements (transposes, reshapes) and elementwise operations can change
// places. Below an operation, movements of several operands become one of its
// result; and beside another movement, a matrix product or a reduction they
// vanish. So they are moved down where that happens, and otherwise stay.
//
// A reshape that only adds or drops dimensions of size one always moves down:
// it costs nothing, and elementwise chains then agree on one shape.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace trc {
#define GEN_PASS_DEF_SINKTRANSPOSES
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getSplat;
using trc::getTensorType;

namespace {

bool isMovement(Operation *op) {
  return op && isa<stablehlo::TransposeOp, stablehlo::ReshapeOp>(op);
}

/// Whether two movements do the same to tensors of the same shape.
bool movesAlike(Operation *a, Operation *b) {
  if (a->getName() != b->getName() ||
      getTensorType(a->getOperand(0)).getShape() !=
          getTensorType(b->getOperand(0)).getShape())
    return false;
  auto transpose = dyn_cast<stablehlo::TransposeOp>(a);
  return !transpose || transpose.getPermutation() ==
                           cast<stablehlo::TransposeOp>(b).getPermutation();
}

bool changesOnlyUnitDims(Operation *op) {
  if (!isa<stablehlo::ReshapeOp>(op))
    return false;
  auto isLarge = [](int64_t size) { return size != 1; };
  return llvm::equal(llvm::make_filter_range(
                         getTensorType(op->getOperand(0)).getShape(), isLarge),
                     llvm::make_filter_range(
                         getTensorType(op->getResult(0)).getShape(), isLarge));
}

/// Whether every user of `value` takes a movement like `movement` in.
bool isAbsorbed(Value value, Operation *movement) {
  return !value.use_empty() &&
         llvm::all_of(value.getUsers(), [&](Operation *user) {
           if (isa<stablehlo::TransposeOp>(movement))
             return isa<stablehlo::TransposeOp, stablehlo::DotGeneralOp>(user);
           return isa<stablehlo::ReshapeOp>(user);
         });
}

/// f(move(a), move(b), splat) -> move(f(a, b, splat))
struct SinkThroughElementwise : RewritePattern {
  SinkThroughElementwise(MLIRContext *context, Pass::Statistic &count)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context),
        count(count) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!trc::isElementwise(op))
      return failure();
    // The movements of the operands, without repetition.
    llvm::SmallSetVector<Operation *, 3> movements;
    for (Value operand : op->getOperands()) {
      if (getSplat(operand) || trc::isScalarOperand(op, operand))
        continue;
      Operation *movement = operand.getDefiningOp();
      if (!isMovement(movement) ||
          (!movements.empty() && !movesAlike(movements.front(), movement)))
        return failure();
      movements.insert(movement);
    }
    if (movements.empty())
      return failure();
    Operation *first = movements.front();
    int64_t saved = llvm::count_if(movements, [&](Operation *movement) {
      return llvm::all_of(movement->getUsers(),
                          [&](Operation *user) { return user == op; });
    });
    if (!changesOnlyUnitDims(first) && saved < 2 &&
        !(saved == 1 && isAbsorbed(op->getResult(0), first)))
      return failure();
    ArrayRef<int64_t> shape = getTensorType(first->getOperand(0)).getShape();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      if (DenseElementsAttr splat = getSplat(operand);
          splat && !trc::isScalarOperand(op, operand))
        operands.push_back(trc::makeSplat(rewriter, operand.getLoc(),
                                          getTensorType(operand).clone(shape),
                                          splat));
      else if (trc::isScalarOperand(op, operand))
        operands.push_back(operand);
      else
        operands.push_back(operand.getDefiningOp()->getOperand(0));
    }
    Operation *computed = trc::cloneElementwise(rewriter, op, operands, shape);
    Type type = op->getResult(0).getType();
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(first))
      rewriter.replaceOpWithNewOp<stablehlo::TransposeOp>(
          op, type, computed->getResult(0), transpose.getPermutationAttr());
    else
      rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, type,
                                                        computed->getResult(0));
    ++count;
    return success();
  }
  Pass::Statistic &count;
};

/// transpose(f(transpose(a), b)) -> f(a, transpose(b)) where the transposes of
/// a cancel, and no more transposes are left than before.
struct RaiseToCancel : OpRewritePattern<stablehlo::TransposeOp> {
  RaiseToCancel(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    Operation *inner = op.getOperand().getDefiningOp();
    if (!inner || !inner->hasOneUse() || !trc::isElementwise(inner))
      return failure();
    ArrayRef<int64_t> permutation = op.getPermutation();
    auto cancels = [&](Value operand) {
      auto transpose = operand.getDefiningOp<stablehlo::TransposeOp>();
      if (!transpose || !operand.hasOneUse())
        return false;
      for (auto [i, d] : llvm::enumerate(permutation))
        if (transpose.getPermutation()[d] != static_cast<int64_t>(i))
          return false;
      return true;
    };
    int64_t cancelled = 0, made = 0;
    for (Value operand : inner->getOperands()) {
      if (getSplat(operand) || trc::isScalarOperand(inner, operand))
        continue;
      ++(cancels(operand) ? cancelled : made);
    }
    if (cancelled == 0 || made > cancelled)
      return failure();
    ArrayRef<int64_t> shape = getTensorType(op.getResult()).getShape();
    SmallVector<Value> operands;
    for (Value operand : inner->getOperands()) {
      auto type = getTensorType(operand);
      if (trc::isScalarOperand(inner, operand))
        operands.push_back(operand);
      else if (DenseElementsAttr splat = getSplat(operand))
        operands.push_back(trc::makeSplat(rewriter, operand.getLoc(),
                                          type.clone(shape), splat));
      else if (cancels(operand))
        operands.push_back(operand.getDefiningOp()->getOperand(0));
      else
        operands.push_back(trc::TensorArithmetic(rewriter, op.getLoc())
                               .transpose(operand, permutation));
    }
    Operation *computed =
        trc::cloneElementwise(rewriter, inner, operands, shape);
    rewriter.replaceOp(op, computed->getResults());
    ++count;
    return success();
  }
  Pass::Statistic &count;
};

/// reduce(transpose(x)) -> reduce(x) where the kept dimensions stay in order.
struct ReduceUntransposed : OpRewritePattern<stablehlo::ReduceOp> {
  ReduceUntransposed(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::ReduceOp op,
                                PatternRewriter &rewriter) const override {
    if (op.getInputs().size() != 1)
      return failure();
    auto transpose =
        op.getInputs().front().getDefiningOp<stablehlo::TransposeOp>();
    if (!transpose)
      return failure();
    SmallVector<int64_t> dims, kept;
    for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
      (llvm::is_contained(op.getDimensions(), static_cast<int64_t>(i)) ? dims
                                                                       : kept)
          .push_back(d);
    if (!llvm::is_sorted(kept))
      return failure();
    llvm::sort(dims);
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, transpose.getOperand());
      op.setDimensions(dims);
    });
    ++count;
    return success();
  }
  Pass::Statistic &count;
};

class SinkTransposesPass
    : public trc::impl::SinkTransposesBase<SinkTransposesPass> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SinkThroughElementwise, RaiseToCancel, ReduceUntransposed>(
        &getContext(), numMoved);
    // What meets is to cancel at once.
    trc::populateMovementPatterns(patterns);
    trc::populateConcatenatePatterns(patterns);
    GreedyRewriteConfig config;
    int64_t operations = 0;
    getOperation()->walk([&](Operation *) { ++operations; });
    config.setUseTopDownTraversal(true)
        .setMaxNumRewrites(1000 + 50 * operations)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false);
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
