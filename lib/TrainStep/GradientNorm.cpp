//===- GradientNorm.cpp - the gradients' joint norm, and clipping ---------===//
//
// The mean over micro-batches and the clipping are one factor, which meets the
// gradients inside the update of a parameter: neither mean nor clipped
// gradients are ever written to memory; only where each micro-batch is clipped
// by itself do they have to be whole before they are added. The 1e-6 is that of
// torch.nn.utils.clip_grad_norm_; it also keeps the norm zero from dividing.
//
//===----------------------------------------------------------------------===//

#include "GradientNorm.h"

using namespace mlir;
using namespace trc;

Value trc::makeJointNorm(Arithmetic &math, ValueRange tensors) {
  // One sum over the gradients' sums, not one added to the other: none waits
  // for another, so that a target may make them all at once.
  SmallVector<Value> squares;
  for (Value tensor : tensors)
    squares.push_back(math.convert(math.sum(math.mul(tensor, tensor)),
                                   Float64Type::get(tensor.getContext())));
  return math.sqrt(math.addUp(math.sum(math.join(squares))));
}

Value trc::makeClipping(Arithmetic &math, Value norm, double limit) {
  return math.min(math.div(limit, math.add(norm, 1e-6)), 1);
}

GradientNorm trc::makeGradientNorm(Arithmetic &math, TrainingStepOp recipe,
                                   const Evaluation &sums, int64_t ranks,
                                   Value unscale) {
  GradientNorm result;
  // What was clipped has met the inverse of the scale with its factor.
  if (sums.norm)
    unscale = {};
  const auto trips = static_cast<double>(
      static_cast<int64_t>(recipe.getAccumulation()) * ranks);
  result.norm = sums.norm ? sums.norm : makeJointNorm(math, sums.gradients);
  if (unscale)
    result.norm = math.mul(result.norm, unscale);
  if (trips != 1)
    result.norm = math.div(result.norm, trips);
  double limit = recipe.getClipNorm().convertToDouble();
  // Each micro-batch was clipped where its norm is.
  if (limit > 0 && !sums.norm) {
    result.factor = makeClipping(math, result.norm, limit);
    if (trips != 1)
      result.factor = math.div(result.factor, trips);
  } else if (trips != 1) {
    result.factor = math.number(1 / trips);
  }
  if (unscale)
    result.factor = result.factor ? math.mul(result.factor, unscale) : unscale;
  return result;
}
