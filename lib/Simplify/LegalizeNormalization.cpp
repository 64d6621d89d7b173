//===- LegalizeNormalization.cpp - batch normalisation spelled out --------===//
//
// The three operations, as the specification defines them by others:
//
//   inference: (x - mean) / sqrt(variance + epsilon) * scale + offset
//   training:  mean and variance over all dimensions but the feature's, then
//              inference with them
//   grad:      the gradient of training to x, scale and offset
//
// f16 and bf16 sums are accumulated in f32 by `reduce` itself.
//
//===----------------------------------------------------------------------===//

#include "LegalizeOperations.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

/// Writes arithmetic on tensors of the operand's shape and per feature.
class Arithmetic {
public:
  Arithmetic(PatternRewriter &rewriter, Location loc, RankedTensorType type,
             int64_t feature)
      : rewriter(rewriter), loc(loc), type(type), feature(feature) {}

  Value add(Value a, Value b) { return binary<stablehlo::AddOp>(a, b); }
  Value sub(Value a, Value b) { return binary<stablehlo::SubtractOp>(a, b); }
  Value mul(Value a, Value b) { return binary<stablehlo::MulOp>(a, b); }
  Value div(Value a, Value b) { return binary<stablehlo::DivOp>(a, b); }
  Value sqrt(Value a) {
    return stablehlo::SqrtOp::create(rewriter, loc, a.getType(), a);
  }

  /// A value per feature, spread over the operand's shape.
  Value spread(Value perFeature) {
    return stablehlo::BroadcastInDimOp::create(
        rewriter, loc, type, perFeature,
        rewriter.getDenseI64ArrayAttr({feature}));
  }

  Value fill(Value like, double number) {
    return trc::makeSplat(rewriter, loc, trc::getTensorType(like), number);
  }

  /// The sum over all dimensions but the feature's.
  Value sum(Value value) {
    SmallVector<int64_t> dims;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != feature)
        dims.push_back(d);
    auto scalarType = RankedTensorType::get({}, type.getElementType());
    Value zero = trc::makeSplat(rewriter, loc, scalarType, 0);
    auto resultType = RankedTensorType::get({type.getDimSize(feature)},
                                            type.getElementType());
    auto reduce = stablehlo::ReduceOp::create(
        rewriter, loc, TypeRange(resultType), ValueRange(value),
        ValueRange(zero), rewriter.getDenseI64ArrayAttr(dims));
    OpBuilder::InsertionGuard guard(rewriter);
    Block *block = rewriter.createBlock(&reduce.getBody(), {},
                                        {scalarType, scalarType}, {loc, loc});
    Value added =
        stablehlo::AddOp::create(rewriter, loc, scalarType,
                                 block->getArgument(0), block->getArgument(1));
    stablehlo::ReturnOp::create(rewriter, loc, ValueRange(added));
    return reduce->getResult(0);
  }

  /// How many elements one feature has.
  double count() const {
    double number = 1;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != feature)
        number *= static_cast<double>(type.getDimSize(d));
    return number;
  }

private:
  template <typename Op> Value binary(Value a, Value b) {
    return Op::create(rewriter, loc, a.getType(), a, b);
  }

  PatternRewriter &rewriter;
  Location loc;
  RankedTensorType type;
  int64_t feature;
};

Value normalize(Arithmetic &math, Value x, Value scale, Value offset,
                Value mean, Value variance, double epsilon) {
  Value centered = math.sub(x, math.spread(mean));
  Value deviation = math.sqrt(math.add(variance, math.fill(variance, epsilon)));
  Value normalized = math.div(centered, math.spread(deviation));
  return math.add(math.mul(math.spread(scale), normalized),
                  math.spread(offset));
}

struct ExpandInference : OpRewritePattern<stablehlo::BatchNormInferenceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormInferenceOp op,
                                PatternRewriter &rewriter) const override {
    Arithmetic math(rewriter, op.getLoc(), trc::getTensorType(op.getOperand()),
                    op.getFeatureIndex());
    rewriter.replaceOp(op,
                       normalize(math, op.getOperand(), op.getScale(),
                                 op.getOffset(), op.getMean(), op.getVariance(),
                                 op.getEpsilon().convertToDouble()));
    return success();
  }
};

struct ExpandTraining : OpRewritePattern<stablehlo::BatchNormTrainingOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormTrainingOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    Arithmetic math(rewriter, op.getLoc(), trc::getTensorType(x),
                    op.getFeatureIndex());
    Value total = math.sum(x);
    Value count = math.fill(total, math.count());
    Value mean = math.div(total, count);
    Value centered = math.sub(x, math.spread(mean));
    Value variance = math.div(math.sum(math.mul(centered, centered)), count);
    Value output = normalize(math, x, op.getScale(), op.getOffset(), mean,
                             variance, op.getEpsilon().convertToDouble());
    rewriter.replaceOp(op, {output, mean, variance});
    return success();
  }
};

struct ExpandGrad : OpRewritePattern<stablehlo::BatchNormGradOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormGradOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand(), grad = op.getGradOutput();
    Arithmetic math(rewriter, op.getLoc(), trc::getTensorType(x),
                    op.getFeatureIndex());
    Value variance = op.getVariance();
    Value epsilon = math.fill(variance, op.getEpsilon().convertToDouble());
    Value variancePlus = math.add(variance, epsilon);
    Value deviation = math.sqrt(variancePlus);
    Value centered = math.sub(x, math.spread(op.getMean()));
    Value count = math.fill(x, math.count());
    Value gradOffset = math.sum(grad);
    Value gradDotCentered = math.sum(math.mul(grad, centered));
    Value gradScale = math.div(gradDotCentered, deviation);
    // scale / deviation / n * (n*grad - sum(grad) - centered * sum(grad *
    // centered) / (variance + epsilon))
    Value inner =
        math.sub(math.sub(math.mul(count, grad), math.spread(gradOffset)),
                 math.div(math.mul(centered, math.spread(gradDotCentered)),
                          math.spread(variancePlus)));
    Value factor = math.div(
        math.div(math.spread(op.getScale()), math.spread(deviation)), count);
    rewriter.replaceOp(op, {math.mul(factor, inner), gradScale, gradOffset});
    return success();
  }
};

} // namespace

void trc::populateNormalizationPatterns(RewritePatternSet &patterns) {
  patterns.add<ExpandInference, ExpandTraining, ExpandGrad>(
      patterns.getContext());
}
