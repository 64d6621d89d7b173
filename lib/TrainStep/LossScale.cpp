//===- LossScale.cpp - gradients of a scaled loss -------------------------===//
//
// See LossScale.h. The scale stays between 1 and 2^120, whose inverse f32 still
// has: gradients that overflow at 1 do so without a scale too.
//
//===----------------------------------------------------------------------===//

#include "LossScale.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/Rewrite/Constants.h"
#include "trc/TrainStep/LossScaling.h"

using namespace mlir;
using namespace trc;

SmallVector<FirstState> LossScale::states(TrainingStepOp recipe,
                                          Builder &builder) {
  auto f32 = RankedTensorType::get({}, builder.getF32Type());
  auto i32 = RankedTensorType::get({}, builder.getI32Type());
  auto name = [&](StringRef text) { return builder.getStringAttr(text); };
  return {
      {name(lossScaleState),
       f32,
       {StateRole::Other, nullptr},
       readNumber(recipe, lossScaleStart)},
      {name("scaling.clean_steps"), i32, {StateRole::Counter, nullptr}, 0},
      {name("scaling.skipped_steps"), i32, {StateRole::Counter, nullptr}, 0}};
}

LossScale::LossScale(Arithmetic &math, TrainingStepOp recipe, ValueRange states)
    : recipe(recipe), before(states) {
  inverseScale = math.div(1, math.convert(scale(), math.builder.getF64Type()));
}

void LossScale::judge(Arithmetic &math, Value norm) {
  isClean = math.isFinite(norm);
  Value scale = before[0], clean = before[1], skipped = before[2];
  Value one = math.fill(clean, 1), zero = math.fill(clean, 0);
  Value counted = math.add(clean, one);
  Value isDue =
      math.compare(counted, stablehlo::ComparisonDirection::GE,
                   math.fill(clean, readNumber(recipe, lossScalePeriod)));
  constexpr double least = 1, most = 0x1p120;
  auto times = [&](const OptimizerNumber &number) {
    return math.clamp(
        least, math.mul(scale, math.fill(scale, readNumber(recipe, number))),
        most);
  };
  Value grown = math.select(isDue, times(lossScaleGrowth), scale);
  after = {math.select(isClean, grown, times(lossScaleBackoff)),
           math.select(isClean, math.select(isDue, zero, counted), zero),
           math.select(isClean, skipped, math.add(skipped, one))};
}

Value LossScale::choose(Arithmetic &math, Value before, Value after) const {
  return before == after ? after : math.select(isClean, after, before);
}
