//===- Optimizer.cpp - how a gradient changes a parameter -----------------===//
//
// From a recipe to the optimizer that it names. The optimizers are in files of
// their own (AdamW.cpp), and listed in OptimizerTable.cpp.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"

using namespace mlir;
using namespace trc;

std::unique_ptr<Optimizer> Optimizer::make(TrainingStepOp recipe,
                                           double weightDecay) {
  // The operation's verifier has looked at the name and the numbers.
  const OptimizerRow &row = *findOptimizer(recipe.getOptimizer());
  OptimizerSettings settings;
  settings.weightDecay = weightDecay;
  for (const OptimizerNumber &number : row.numbers)
    settings.numbers.emplace(number.name, readNumber(recipe, number));
  return row.make(settings);
}
