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
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

/// Values in the operand's shape, one value per feature, and the way between.
class FeatureArithmetic : public trc::TensorArithmetic {
public:
  FeatureArithmetic(PatternRewriter &rewriter, Location loc,
                    RankedTensorType type, int64_t feature)
      : TensorArithmetic(rewriter, loc), type(type), feature(feature) {
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (d != feature)
        others.push_back(d);
  }

  Value spread(Value perFeature) {
    return broadcast(perFeature, type.getShape(), feature);
  }
  Value sumPerFeature(Value whole) { return sum(whole, others); }

  /// How many elements one feature has.
  double count() const {
    double number = 1;
    for (int64_t d : others)
      number *= static_cast<double>(type.getDimSize(d));
    return number;
  }

private:
  RankedTensorType type;
  int64_t feature;
  SmallVector<int64_t> others;
};

Value normalize(FeatureArithmetic &math, Value x, Value scale, Value offset,
                Value mean, Value variance, double epsilon) {
  Value centered = math.sub(x, math.spread(mean));
  Value deviation = math.make<stablehlo::SqrtOp>(
      {math.add(variance, math.fill(variance, epsilon))});
  Value normalized = math.div(centered, math.spread(deviation));
  return math.add(math.mul(math.spread(scale), normalized),
                  math.spread(offset));
}

struct ExpandInference : OpRewritePattern<stablehlo::BatchNormInferenceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BatchNormInferenceOp op,
                                PatternRewriter &rewriter) const override {
    FeatureArithmetic math(rewriter, op.getLoc(),
                           trc::getTensorType(op.getOperand()),
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
    FeatureArithmetic math(rewriter, op.getLoc(), trc::getTensorType(x),
                           op.getFeatureIndex());
    Value total = math.sumPerFeature(x);
    Value count = math.fill(total, math.count());
    Value mean = math.div(total, count);
    Value centered = math.sub(x, math.spread(mean));
    Value variance =
        math.div(math.sumPerFeature(math.mul(centered, centered)), count);
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
    FeatureArithmetic math(rewriter, op.getLoc(), trc::getTensorType(x),
                           op.getFeatureIndex());
    Value variance = op.getVariance();
    Value epsilon = math.fill(variance, op.getEpsilon().convertToDouble());
    Value variancePlus = math.add(variance, epsilon);
    Value deviation = math.make<stablehlo::SqrtOp>({variancePlus});
    Value centered = math.sub(x, math.spread(op.getMean()));
    Value count = math.fill(x, math.count());
    Value gradOffset = math.sumPerFeature(grad);
    Value gradDotCentered = math.sumPerFeature(math.mul(grad, centered));
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
