//===- LegalizeOperations.cpp - rarer operations by common ones -----------===//
//
// What no kernel needs to know: squares, maps, two-way branches, products of
// two types of floats. Batch normalisation is in LegalizeNormalization.cpp,
// rare functions are in LegalizeFunctions.cpp, chlo's structures in
// LegalizeChlo.cpp.
//
//===----------------------------------------------------------------------===//

#include "LegalizeOperations.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Families.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace trc {
#define GEN_PASS_DEF_LEGALIZEOPERATIONS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
namespace chlo = trc::chlo;

namespace {

/// square(x) -> x * x
struct SquareToMultiply : OpRewritePattern<chlo::SquareOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(chlo::SquareOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<stablehlo::MulOp>(
        op, op.getType(), op->getOperand(0), op->getOperand(0));
    return success();
  }
};

/// chlo.tan is the operation that StableHLO has by now.
struct TanToStableHLO : OpRewritePattern<chlo::TanOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(chlo::TanOp op,
                                PatternRewriter &rewriter) const override {
    rewriter.replaceOpWithNewOp<stablehlo::TanOp>(
        op, op->getResult(0).getType(), op->getOperand(0));
    return success();
  }
};

/// is_inf(x) -> |x| == inf, is_pos_inf(x) -> x == inf, is_neg_inf(x) -> x ==
/// -inf
struct InfinityToCompare : RewritePattern {
  explicit InfinityToCompare(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!trc::isInfinityTest(op))
      return failure();
    trc::TensorArithmetic math(rewriter, op->getLoc());
    Value x = op->getOperand(0);
    double infinity = std::numeric_limits<double>::infinity();
    if (isa<chlo::IsInfOp>(op))
      x = math.make<stablehlo::AbsOp>({x});
    if (isa<chlo::IsNegInfOp>(op))
      infinity = -infinity;
    Value bound = math.fill(x, infinity);
    rewriter.replaceOpWithNewOp<stablehlo::CompareOp>(
        op, x, bound, stablehlo::ComparisonDirection::EQ,
        stablehlo::ComparisonType::FLOAT);
    return success();
  }
};

/// dot_general of two types of floats -> dot_general of the least type that
/// holds both, so that no factor is rounded.
struct MixedDotToOneType : OpRewritePattern<stablehlo::DotGeneralOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    Type lhs = trc::getTensorType(op.getLhs()).getElementType();
    Type rhs = trc::getTensorType(op.getRhs()).getElementType();
    if (lhs == rhs)
      return failure();
    unsigned widths[] = {lhs.getIntOrFloatBitWidth(),
                         rhs.getIntOrFloatBitWidth()};
    Type both = widths[0] > widths[1]   ? lhs
                : widths[1] > widths[0] ? rhs
                                        : rewriter.getF32Type();
    trc::TensorArithmetic math(rewriter, op.getLoc());
    rewriter.modifyOpInPlace(op, [&] {
      for (OpOperand &factor : op->getOpOperands())
        factor.set(math.convert(factor.get(), both));
    });
    return success();
  }
};

/// if(p) {a} {b} -> case(convert(p)) {b}, {a}
struct IfToCase : OpRewritePattern<stablehlo::IfOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::IfOp op,
                                PatternRewriter &rewriter) const override {
    Value index = trc::TensorArithmetic(rewriter, op.getLoc())
                      .convert(op.getPred(), rewriter.getI32Type());
    auto branches = stablehlo::CaseOp::create(
        rewriter, op.getLoc(), op->getResultTypes(), index, /*branches=*/2u);
    rewriter.inlineRegionBefore(op.getFalseBranch(), branches.getBranches()[0],
                                branches.getBranches()[0].end());
    rewriter.inlineRegionBefore(op.getTrueBranch(), branches.getBranches()[1],
                                branches.getBranches()[1].end());
    rewriter.replaceOp(op, branches.getResults());
    return success();
  }
};

/// A map computes its body per element: so do the same operations on tensors.
struct MapToElementwise : OpRewritePattern<stablehlo::MapOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::MapOp op,
                                PatternRewriter &rewriter) const override {
    Block &body = op.getComputation().front();
    for (Operation &inner : body.without_terminator())
      if (!isa<stablehlo::ConstantOp>(inner) && !trc::isElementwise(&inner))
        return rewriter.notifyMatchFailure(
            op, "an operation of the body does not work per element");
    auto type = trc::getTensorType(op.getResult());
    auto getTensor = [&](Value scalar, IRMapping &mapping) -> Value {
      if (Value tensor = mapping.lookupOrNull(scalar))
        return tensor;
      // A value from outside of the map: the same for every element.
      return trc::TensorArithmetic(rewriter, op.getLoc())
          .broadcast(scalar, type.getShape(), {});
    };
    IRMapping mapping;
    mapping.map(body.getArguments(), op->getOperands());
    for (Operation &inner : body.without_terminator()) {
      if (isa<stablehlo::ConstantOp>(inner)) {
        Operation *copy = rewriter.clone(inner);
        mapping.map(inner.getResult(0), getTensor(copy->getResult(0), mapping));
        continue;
      }
      SmallVector<Value> operands;
      for (Value operand : inner.getOperands())
        operands.push_back(getTensor(operand, mapping));
      mapping.map(
          inner.getResult(0),
          trc::cloneElementwise(rewriter, &inner, operands, type.getShape())
              ->getResult(0));
    }
    rewriter.replaceOp(op,
                       getTensor(body.getTerminator()->getOperand(0), mapping));
    return success();
  }
};

class LegalizeOperationsPass
    : public trc::impl::LegalizeOperationsBase<LegalizeOperationsPass> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<SquareToMultiply, TanToStableHLO, InfinityToCompare, IfToCase,
                 MapToElementwise, MixedDotToOneType>(&getContext());
    trc::populateChloPatterns(patterns);
    trc::populateFunctionPatterns(patterns);
    trc::populateNormalizationPatterns(patterns);
    // Each of these draws other numbers, whatever becomes of its neighbours.
    int64_t seed = 0;
    getOperation()->walk([&](stablehlo::RngOp op) {
      op->setAttr("trc.seed", IntegerAttr::get(
                                  IntegerType::get(&getContext(), 64), seed++));
    });
    int64_t before = countRare();
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false);
    // Were some left, the verifier of the phase would name them.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
    numLegalized += before - countRare();
  }

private:
  int64_t countRare() {
    int64_t count = 0;
    getOperation()->walk([&](Operation *op) {
      count += trc::isRare(op) || isa<stablehlo::MapOp>(op);
    });
    return count;
  }
};

} // namespace
