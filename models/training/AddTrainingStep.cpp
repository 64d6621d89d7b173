//===- AddTrainingStep.cpp - a recipe as IR -------------------------------===//
//
// An optimizer's own numbers are set for that optimizer only. What has its
// default is left out: by the printer, or here.
//
//===----------------------------------------------------------------------===//

#include "models/training/AddTrainingStep.h"

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc;
using namespace trc::models;

void models::addTrainingStep(ModuleOp module, const TrainingRecipe &recipe) {
  OpBuilder builder(module.getContext());
  builder.setInsertionPointToEnd(module.getBody());
  auto real = [&](double value) { return builder.getF64FloatAttr(value); };
  auto count = [&](int64_t value) { return builder.getI64IntegerAttr(value); };
  OperationState state(NameLoc::get(builder.getStringAttr("step")),
                       TrainingStepOp::getOperationName());
  MLIRContext *context = builder.getContext();
  state.addAttribute("sym_name", builder.getStringAttr("step"));
  state.addAttribute("loss", FlatSymbolRefAttr::get(context, "loss"));
  state.addAttribute("initialise",
                     FlatSymbolRefAttr::get(context, "initialise"));
  state.addAttribute("optimizer", builder.getStringAttr(recipe.optimizer));
  for (const OptimizerNumber &number : findOptimizer(recipe.optimizer)->numbers)
    if (double value = recipe.number(number); value != number.byDefault)
      state.addAttribute(number.name, real(value));
  state.addAttribute("weight_decay", real(recipe.weightDecay));
  state.addAttribute("clip_norm", real(recipe.clipNorm));
  if (recipe.clipScope == "micro-batch")
    state.addAttribute("clip_scope", builder.getStringAttr("micro_batch"));
  state.addAttribute("schedule", builder.getStringAttr(recipe.schedule));
  state.addAttribute("learning_rate", real(recipe.learningRate));
  state.addAttribute("final_rate", real(recipe.finalRate));
  state.addAttribute("power", real(recipe.power));
  state.addAttribute("warmup_steps", count(recipe.warmupSteps));
  state.addAttribute("total_steps", count(recipe.totalSteps));
  state.addAttribute("accumulation", count(recipe.accumulation));
  for (const auto &[name, value] : recipe.scaling)
    state.addAttribute(name, real(value));
  builder.create(state);
}
