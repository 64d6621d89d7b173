//===- Random.cpp - random numbers, batch normalisation -------------------===//
//
// Result types and verifiers of RandomOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// Random numbers
//===----------------------------------------------------------------------===//

LogicalResult RngOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto a = tensorOf(getA()), b = tensorOf(getB()), result = tensorOf(getType());
  if (failed(checkSameElement(emit, "rng_c1", "b", a, b)) ||
      failed(checkSameElement(emit, "rng_c1", "a result", a, result)))
    return failure();
  if (a.getRank() != 0 || b.getRank() != 0)
    return emitOpError("rng_c1: expected a and b of rank 0, got ")
           << a << " and " << b;
  if (getRngDistribution() == RngDistribution::NORMAL &&
      !isFloatElement(a.getElementType()))
    return emitOpError("rng_c2: expected floating point elements for a normal "
                       "distribution, got ")
           << a.getElementType();
  auto shape = tensorOf(getShape());
  if (shape.getRank() != 1 || shape.getDimSize(0) != result.getRank())
    return emitOpError("rng_c3: expected a shape of ")
           << result.getRank() << " extents, got " << shape;
  DenseIntElementsAttr extents;
  if (matchPattern(getShape(), m_Constant(&extents)))
    for (auto [i, extent] : llvm::enumerate(extents.getValues<APInt>()))
      if (extent.getSExtValue() != result.getDimSize(i))
        return emitOpError("rng_c3: expected a result with extent ")
               << extent.getSExtValue() << " in dimension " << i << ", got "
               << result.getDimSize(i);
  return success();
}

LogicalResult RngBitGeneratorOp::verify() {
  if (getInitialState().getType() != getOutputState().getType())
    return emitOpError("rng_bit_generator_c1: expected an output state of ")
           << getInitialState().getType() << ", got "
           << getOutputState().getType();
  auto state = tensorOf(getInitialState());
  int64_t bits = state.getElementType().getIntOrFloatBitWidth();
  int64_t words = state.getRank() == 1 ? state.getDimSize(0) * bits / 64 : 0;
  bool fits = words == 2;
  if (getRngAlgorithm() != RngAlgorithm::THREE_FRY)
    fits |= words == 3;
  if (!isIntegerElement(state.getElementType()) || !fits)
    return emitOpError("rng_bit_generator_i2: expected a state of 2 integers "
                       "of 64 bits (3 are allowed for PHILOX), got ")
           << state;
  return success();
}

//===----------------------------------------------------------------------===//
// Batch normalisation
//===----------------------------------------------------------------------===//

namespace {

/// A value with one element per feature.
struct PerFeature {
  StringRef label, what;
  Value value;
};

} // namespace

static LogicalResult checkFeatures(Emit emit, StringRef index,
                                   StringRef elements, RankedTensorType operand,
                                   int64_t feature,
                                   ArrayRef<PerFeature> values) {
  if (failed(checkInRange(emit, index, "feature_index", {feature},
                          operand.getRank())))
    return failure();
  for (const PerFeature &each : values) {
    auto type = tensorOf(each.value);
    if (failed(checkSameElement(emit, elements, each.what, operand, type)))
      return failure();
    if (type.getRank() != 1 ||
        type.getDimSize(0) != operand.getDimSize(feature))
      return emit() << each.label << ": expected " << each.what << " of shape "
                    << show({operand.getDimSize(feature)}) << ", got "
                    << show(type.getShape());
  }
  return success();
}

static LogicalResult infer(BatchNormTrainingOp::Adaptor op, Emit emit,
                           Types &types) {
  auto operand = tensorOf(op.getOperand());
  if (failed(checkFeatures(
          emit, "batch_norm_training_c1", "batch_norm_training_c2", operand,
          op.getFeatureIndex(),
          {{"batch_norm_training_c3", "a scale", op.getScale()},
           {"batch_norm_training_c4", "an offset", op.getOffset()}})))
    return failure();
  Type perFeature = op.getScale().getType();
  types.append({operand, perFeature, perFeature});
  return success();
}
TRC_INFER(BatchNormTrainingOp, "batch_norm_training_c7")

static LogicalResult infer(BatchNormInferenceOp::Adaptor op, Emit emit,
                           Types &types) {
  auto operand = tensorOf(op.getOperand());
  if (failed(checkFeatures(
          emit, "batch_norm_inference_c1", "batch_norm_inference_c2", operand,
          op.getFeatureIndex(),
          {{"batch_norm_inference_c3", "a scale", op.getScale()},
           {"batch_norm_inference_c4", "an offset", op.getOffset()},
           {"batch_norm_inference_c5", "a mean", op.getMean()},
           {"batch_norm_inference_c6", "a variance", op.getVariance()}})))
    return failure();
  types.push_back(operand);
  return success();
}
TRC_INFER(BatchNormInferenceOp, "batch_norm_inference_c7")

static LogicalResult infer(BatchNormGradOp::Adaptor op, Emit emit,
                           Types &types) {
  auto operand = tensorOf(op.getOperand());
  if (failed(checkFeatures(
          emit, "batch_norm_grad_c1", "batch_norm_grad_c2", operand,
          op.getFeatureIndex(),
          {{"batch_norm_grad_c5", "a scale", op.getScale()},
           {"batch_norm_grad_c4", "a mean", op.getMean()},
           {"batch_norm_grad_c4", "a variance", op.getVariance()}})) ||
      failed(checkSameType(emit, "batch_norm_grad_c3",
                           "a gradient of the output", operand,
                           op.getGradOutput().getType())))
    return failure();
  Type perFeature = op.getScale().getType();
  types.append({operand, perFeature, perFeature});
  return success();
}
TRC_INFER(BatchNormGradOp, "batch_norm_grad_c3")
