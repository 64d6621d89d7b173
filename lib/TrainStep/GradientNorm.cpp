//===- GradientNorm.cpp - the gradients' joint norm, and clipping ---------===//
//
// The mean over micro-batches and the clipping are one factor, which meets the
// gradients inside the update of a parameter: neither mean nor clipped
// gradients are ever written to memory. The 1e-6 is that of
// torch.nn.utils.clip_grad_norm_; it also keeps the norm zero from dividing.
//
//===----------------------------------------------------------------------===//

#include "GradientNorm.h"

using namespace mlir;
using namespace trc;

GradientNorm trc::makeGradientNorm(Arithmetic &math, TrainingStepOp recipe,
                                   ValueRange sums) {
  // One sum over the gradients' sums, not one added to the other: none waits
  // for another, so that a target may make them all at once.
  SmallVector<Value> squares;
  for (Value sum : sums)
    squares.push_back(math.convert(math.sum(math.mul(sum, sum)),
                                   Float64Type::get(sum.getContext())));
  GradientNorm result;
  result.norm = math.sqrt(math.sum(math.join(squares)));
  double trips = static_cast<double>(recipe.getAccumulation());
  if (trips != 1)
    result.norm = math.div(result.norm, trips);
  double limit = recipe.getClipNorm().convertToDouble();
  if (limit > 0) {
    result.factor = math.min(math.div(limit, math.add(result.norm, 1e-6)), 1);
    if (trips != 1)
      result.factor = math.div(result.factor, trips);
  } else if (trips != 1) {
    result.factor = math.number(1 / trips);
  }
  return result;
}
