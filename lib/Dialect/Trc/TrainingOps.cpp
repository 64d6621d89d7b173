//===- TrainingOps.cpp - verifier of the training step's recipe -----------===//
//
// Ranges of the recipe's numbers. That the loss exists and has the form that a
// step needs is checked by the passes that use it, where its line is at hand.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace trc;

LogicalResult TrainingStepOp::verify() {
  auto range = [&](StringRef name, const APFloat &number, double low,
                   double high, bool open) -> LogicalResult {
    double value = number.convertToDouble();
    if (value >= low && (open ? value < high : value <= high))
      return success();
    return emitOpError("training_step_c1: expected ")
           << name << " of " << low << (open ? " to below " : " to ") << high
           << ", got " << value;
  };
  constexpr double large = 1e30;
  if (failed(range("beta1", getBeta1(), 0, 1, true)) ||
      failed(range("beta2", getBeta2(), 0, 1, true)) ||
      failed(range("epsilon", getEpsilon(), 0, large, false)) ||
      failed(range("weight_decay", getWeightDecay(), 0, large, false)) ||
      failed(range("momentum", getMomentum(), 0, 1, true)) ||
      failed(range("clip_norm", getClipNorm(), 0, large, false)) ||
      failed(range("learning_rate", getLearningRate(), 0, large, false)) ||
      failed(range("final_rate", getFinalRate(), 0, large, false)) ||
      failed(range("power", getPower(), 0, large, false)))
    return failure();
  if (getOptimizer() != "adamw" && getOptimizer() != "sgd")
    return emitOpError("training_step_c2: expected optimizer adamw or sgd, "
                       "got ")
           << getOptimizer();
  bool constant = getSchedule() == "constant";
  if (!constant && getSchedule() != "linear" && getSchedule() != "cosine" &&
      getSchedule() != "polynomial")
    return emitOpError("training_step_c3: expected schedule constant, linear, "
                       "cosine or polynomial, got ")
           << getSchedule();
  auto warmup = static_cast<int64_t>(getWarmupSteps());
  auto total = static_cast<int64_t>(getTotalSteps());
  if (warmup < 0 || total < 0 || (!constant && total <= warmup))
    return emitOpError("training_step_c4: expected total_steps above "
                       "warmup_steps, got ")
           << total << " and " << warmup;
  if (static_cast<int64_t>(getAccumulation()) < 1)
    return emitOpError("training_step_c5: expected accumulation of 1 or more, "
                       "got ")
           << static_cast<int64_t>(getAccumulation());
  return success();
}
