//===- TrainingRecipe.cpp - ranges of a recipe ----------------------------===//
//
// The same ranges as the verifier of `trc.training_step`, by the names that a
// person typed.
//
//===----------------------------------------------------------------------===//

#include "models/training/TrainingRecipe.h"

#include <cstdio>

using namespace trc::models;

static std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

double TrainingRecipe::number(const trc::OptimizerNumber &number) const {
  auto said = numbers.find(number.name);
  return said == numbers.end() ? number.suggested : said->second;
}

std::string trc::models::checkRecipe(const TrainingRecipe &recipe) {
  const OptimizerRow *optimizer = findOptimizer(recipe.optimizer);
  if (!optimizer)
    return "--optimizer: expected " + optimizerNames() + ", got " +
           recipe.optimizer;
  std::string error;
  auto range = [&](const char *option, double value, double end) {
    if (error.empty() && !(value >= 0 && value < end))
      error = std::string(option) + ": expected a number of 0 to below " +
              number(end) + ", got " + number(value);
  };
  constexpr double large = 1e30;
  range("--lr", recipe.learningRate, large);
  for (const OptimizerNumber &mine : optimizer->numbers)
    if (double value = recipe.number(mine); error.empty() && !mine.holds(value))
      error = mine.option() + ": expected " + mine.range() + ", got " +
              number(value);
  for (const auto &[name, value] : recipe.scaling)
    if (const OptimizerNumber *mine = findLossScaleNumber(name);
        error.empty() && !mine->holds(value))
      error = mine->option() + ": expected " + mine->range() + ", got " +
              number(value);
  range("--weight-decay", recipe.weightDecay, large);
  range("--clip", recipe.clipNorm, large);
  range("--final-lr", recipe.finalRate, large);
  range("--power", recipe.power, large);
  if (!error.empty())
    return error;
  auto count = [&](const char *option, int64_t value, int64_t least) {
    if (error.empty() && value < least)
      error = std::string(option) + ": expected " + std::to_string(least) +
              " or more, got " + std::to_string(value);
  };
  count("--warmup", recipe.warmupSteps, 0);
  count("--steps", recipe.totalSteps, 0);
  count("--accumulate", recipe.accumulation, 1);
  if (!error.empty())
    return error;
  if (recipe.schedule != "constant" && recipe.totalSteps <= recipe.warmupSteps)
    return "--schedule=" + recipe.schedule +
           ": expected --steps above --warmup = " +
           std::to_string(recipe.warmupSteps) + ", got " +
           std::to_string(recipe.totalSteps);
  return "";
}
