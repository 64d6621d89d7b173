//===- Facts.cpp - what a run was asked for -------------------------------===//

#include "run/Facts.h"

namespace trc::train {

using nlohmann::json;

static json recipeFacts(const models::TrainingRecipe &recipe) {
  json facts = {{"optimizer", recipe.optimizer},
                {"learning_rate", recipe.learningRate},
                {"weight_decay", recipe.weightDecay},
                {"clip", recipe.clipNorm},
                {"schedule", recipe.schedule},
                {"warmup", recipe.warmupSteps},
                {"accumulate", recipe.accumulation}};
  for (const OptimizerNumber &number : findOptimizer(recipe.optimizer)->numbers)
    facts[std::string(number.name)] = recipe.number(number);
  // Runs of old had no choice.
  if (recipe.clipScope != "step")
    facts["clip_scope"] = recipe.clipScope;
  // A constant rate does not know where it ends.
  if (recipe.schedule != "constant") {
    facts["steps"] = recipe.totalSteps;
    facts["final_learning_rate"] = recipe.finalRate;
    facts["power"] = recipe.power;
  }
  return facts;
}

json runFacts(const Options &options, const Subject &subject,
              const Task &task) {
  json facts;
  facts["model"] = subject.facts;
  if (options.row) {
    facts["batch"] = options.model.batch;
    facts["seq"] = options.model.sequence;
    facts["recipe"] = recipeFacts(options.recipe);
    if (options.model.masked)
      facts["masked"] = options.model.masked;
    // The usual task has no name in checkpoints of old.
    if (subject.task->name != options.row->tasks.front())
      facts["task"] = subject.task->name;
  }
  facts["data"] = task.facts();
  facts["seed"] = options.seed;
  // Runs of old had no choice.
  if (options.compile.precision != "f32")
    facts["precision"] = options.compile.precision;
  return facts;
}

} // namespace trc::train
