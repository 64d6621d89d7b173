//===- TrainingOps.cpp - verifier of the training step's recipe -----------===//
//
// Ranges of the recipe's numbers, those of its optimizer by the optimizer's
// row. That the loss exists and has the form that a step needs is checked by
// the passes that use it, where its line is at hand.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/TrainStep/LossScaling.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace trc;

double trc::readNumber(TrainingStepOp recipe, const OptimizerNumber &number) {
  auto said = recipe->getAttrOfType<FloatAttr>(number.name);
  return said ? said.getValueAsDouble() : number.byDefault;
}

bool trc::scalesLoss(TrainingStepOp recipe) {
  return readNumber(recipe, lossScaleStart) > 0;
}

RankedTensorType trc::getLossScaleType(MLIRContext *context) {
  return RankedTensorType::get({}, Float32Type::get(context));
}

/// Attributes that the operation does not have itself are the optimizer's, or
/// those of the loss scale.
static LogicalResult verifyNumbers(TrainingStepOp step,
                                   const OptimizerRow &optimizer) {
  for (NamedAttribute said : step->getDiscardableAttrs()) {
    StringRef name = said.getName();
    if (name.contains('.') || name == SymbolTable::getVisibilityAttrName())
      continue;
    const OptimizerNumber *number = optimizer.find(name);
    if (!number)
      number = findLossScaleNumber(name);
    if (!number) {
      InFlightDiagnostic diagnostic =
          step.emitOpError("training_step_c6: optimizer ")
          << StringRef(optimizer.name) << " has no number '" << name
          << "', it has";
      for (const OptimizerNumber &known : optimizer.numbers)
        diagnostic << " " << StringRef(known.name);
      return diagnostic;
    }
    auto value = dyn_cast<FloatAttr>(said.getValue());
    if (!value || !value.getType().isF64())
      return step.emitOpError("training_step_c7: expected ")
             << name << " to be a number of f64, got " << said.getValue();
    if (!number->holds(value.getValueAsDouble()))
      return step.emitOpError("training_step_c1: expected ")
             << name << " to be " << number->range() << ", got "
             << value.getValueAsDouble();
  }
  return success();
}

/// Numbers of a schedule have no effect where the caller gives the rate.
static LogicalResult verifyNoSchedule(TrainingStepOp step) {
  auto refuse = [&](StringRef number) -> LogicalResult {
    return step.emitOpError("training_step_c11: expected no ")
           << number
           << " with schedule input, which takes the rate from the caller";
  };
  if (step.getLearningRate())
    return refuse("learning_rate");
  if (!step.getFinalRate().isZero())
    return refuse("final_rate");
  if (step.getPower().convertToDouble() != 1)
    return refuse("power");
  if (step.getWarmupSteps() != 0)
    return refuse("warmup_steps");
  if (step.getTotalSteps() != 0)
    return refuse("total_steps");
  return success();
}

LogicalResult TrainingStepOp::verify() {
  auto range = [&](StringRef name, const APFloat &number, double low,
                   double high) -> LogicalResult {
    double value = number.convertToDouble();
    if (value >= low && value <= high)
      return success();
    return emitOpError("training_step_c1: expected ")
           << name << " of " << low << " to " << high << ", got " << value;
  };
  constexpr double large = 1e30;
  if (failed(range("weight_decay", getWeightDecay(), 0, large)) ||
      failed(range("clip_norm", getClipNorm(), 0, large)) ||
      failed(range("final_rate", getFinalRate(), 0, large)) ||
      failed(range("power", getPower(), 0, large)) ||
      (getLearningRate() &&
       failed(range("learning_rate", *getLearningRate(), 0, large))))
    return failure();
  const OptimizerRow *optimizer = findOptimizer(getOptimizer());
  if (!optimizer)
    return emitOpError("training_step_c2: expected optimizer ")
           << optimizerNames() << ", got " << getOptimizer();
  if (failed(verifyNumbers(*this, *optimizer)))
    return failure();
  bool isClippedEach = getClipScope() == "micro_batch";
  if (!isClippedEach && getClipScope() != "step")
    return emitOpError("training_step_c8: expected clip_scope step or "
                       "micro_batch, got ")
           << getClipScope();
  if (isClippedEach && getClipNorm().isZero())
    return emitOpError("training_step_c9: expected clip_norm above 0 with "
                       "clip_scope micro_batch, got 0");
  bool isInput = getSchedule() == "input";
  bool constant = isInput || getSchedule() == "constant";
  if (!constant && getSchedule() != "linear" && getSchedule() != "cosine" &&
      getSchedule() != "polynomial")
    return emitOpError("training_step_c3: expected schedule constant, linear, "
                       "cosine, polynomial or input, got ")
           << getSchedule();
  if (!isInput && !getLearningRate())
    return emitOpError("training_step_c10: expected a learning_rate with "
                       "schedule ")
           << getSchedule();
  if (isInput && failed(verifyNoSchedule(*this)))
    return failure();
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
