//===- Optimizer.cpp - how a gradient changes a parameter -----------------===//
//
// From a recipe to the optimizer that it names. The optimizers are in files of
// their own (AdamW.cpp), and listed in OptimizerTable.cpp.
//
//===----------------------------------------------------------------------===//

#include "Optimizer.h"

#include "trc/TrainStep/OptimizerTable.h"

using namespace mlir;
using namespace trc;

std::unique_ptr<Optimizer> Optimizer::make(TrainingStepOp recipe) {
  // The operation's verifier has looked at the name and the numbers.
  const OptimizerRow &row = *findOptimizer(recipe.getOptimizer());
  OptimizerSettings settings;
  settings.weightDecay = recipe.getWeightDecay().convertToDouble();
  for (const OptimizerNumber &number : row.numbers) {
    auto said = recipe->getAttrOfType<FloatAttr>(number.name);
    settings.numbers.emplace(number.name,
                             said ? said.getValueAsDouble() : number.byDefault);
  }
  return row.make(settings);
}
