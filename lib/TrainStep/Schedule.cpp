//===- Schedule.cpp - the learning rate of a step -------------------------===//
//
// A linear warm-up, then a decay along u, which runs from 0 at the end of the
// warm-up to 1 at the last step and stays there. In f64, since the rate is what
// everything else is multiplied by, and one number costs nothing. Or the caller
// makes the rate, of whatever it likes.
//
//===----------------------------------------------------------------------===//

#include "Schedule.h"

#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace trc;

bool trc::isRateGiven(TrainingStepOp recipe) {
  return recipe.getSchedule() == "input";
}

RankedTensorType trc::getRateType(MLIRContext *context, int64_t numGroups) {
  SmallVector<int64_t, 1> shape;
  if (numGroups > 1)
    shape.push_back(numGroups);
  return RankedTensorType::get(shape, Float64Type::get(context));
}

SmallVector<Value> trc::splitRates(Arithmetic &math, Value given) {
  auto type = cast<RankedTensorType>(given.getType());
  if (type.getRank() == 0)
    return {given};
  SmallVector<Value> rates;
  for (int64_t group = 0; group < type.getDimSize(0); ++group)
    rates.push_back(math.reshape(math.take(given, 0, group, 1), {}));
  return rates;
}

/// The rate after the warm-up.
static Value makeDecay(Arithmetic &math, TrainingStepOp recipe, Value t) {
  double peak = recipe.getLearningRate()->convertToDouble();
  double last = recipe.getFinalRate().convertToDouble();
  StringRef schedule = recipe.getSchedule();
  if (schedule == "constant")
    return math.number(peak);
  auto warmup = static_cast<double>(recipe.getWarmupSteps());
  auto total = static_cast<double>(recipe.getTotalSteps());
  Value u = math.clamp(0, math.div(math.sub(t, warmup), total - warmup), 1);
  // The share of `peak - last` that is left.
  Value left;
  if (schedule == "cosine") {
    left = math.div(math.add(math.cos(math.mul(u, llvm::numbers::pi)), 1), 2);
  } else {
    double power = schedule == "polynomial"
                       ? recipe.getPower().convertToDouble()
                       : 1; // linear
    left = math.sub(1, u);
    if (power != 1)
      left = math.pow(left, power);
  }
  return math.add(math.mul(left, peak - last), last);
}

Value trc::makeLearningRate(Arithmetic &math, TrainingStepOp recipe, Value t) {
  Value rate = makeDecay(math, recipe, t);
  auto warmup = static_cast<double>(recipe.getWarmupSteps());
  if (warmup == 0)
    return rate;
  double peak = recipe.getLearningRate()->convertToDouble();
  Value rising = math.div(math.mul(t, peak), warmup);
  return math.selectIfAtMost(t, warmup, rising, rate);
}
