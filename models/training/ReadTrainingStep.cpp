//===- ReadTrainingStep.cpp - a recipe back from its IR -------------------===//
//
// See ReadTrainingStep.h.
//
//===----------------------------------------------------------------------===//

#include "models/training/ReadTrainingStep.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"

using namespace mlir;
using namespace trc;
using namespace trc::models;

TrainingRecipe models::readTrainingStep(TrainingStepOp step) {
  TrainingRecipe recipe;
  recipe.optimizer = step.getOptimizer().str();
  for (const OptimizerNumber &number : findOptimizer(recipe.optimizer)->numbers)
    recipe.numbers[std::string(number.name)] = readNumber(step, number);
  if (std::optional<llvm::APFloat> rate = step.getLearningRate())
    recipe.learningRate = rate->convertToDouble();
  recipe.weightDecay = step.getWeightDecay().convertToDouble();
  recipe.clipNorm = step.getClipNorm().convertToDouble();
  if (step.getClipScope() == "micro_batch")
    recipe.clipScope = "micro-batch";
  recipe.schedule = step.getSchedule().str();
  recipe.warmupSteps = static_cast<int64_t>(step.getWarmupSteps());
  recipe.totalSteps = static_cast<int64_t>(step.getTotalSteps());
  recipe.finalRate = step.getFinalRate().convertToDouble();
  recipe.power = step.getPower().convertToDouble();
  recipe.accumulation = static_cast<int64_t>(step.getAccumulation());
  for (const OptimizerNumber &number : lossScaleNumbers)
    if (step->hasAttr(number.name))
      recipe.scaling[std::string(number.name)] = readNumber(step, number);
  return recipe;
}
