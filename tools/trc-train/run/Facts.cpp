//===- Facts.cpp - what a run was asked for -------------------------------===//

#include "run/Facts.h"

#include "trc/Pipeline/ByteCount.h"

#include <filesystem>
#include <fstream>

namespace trc::train {

using nlohmann::json;

static json recipeFacts(const models::TrainingRecipe &recipe, int ranks) {
  json facts = {{"optimizer", recipe.optimizer},
                {"learning_rate", recipe.learningRate},
                {"weight_decay", recipe.weightDecay},
                {"clip", recipe.clipNorm},
                {"schedule", recipe.schedule},
                {"warmup", recipe.warmupSteps},
                {"accumulate", recipe.accumulation * ranks}};
  for (const OptimizerNumber &number : findOptimizer(recipe.optimizer)->numbers)
    facts[std::string(number.name)] = recipe.number(number);
  // Runs of old had no choice.
  if (recipe.clipScope != "step")
    facts["clip_scope"] = recipe.clipScope;
  for (const auto &[name, value] : recipe.scaling)
    facts[name] = value;
  // A constant rate does not know where it ends.
  if (recipe.schedule != "constant") {
    facts["steps"] = recipe.totalSteps;
    facts["final_learning_rate"] = recipe.finalRate;
    facts["power"] = recipe.power;
  }
  return facts;
}

/// The name, or what the file of rules says: a run that goes on is held to that
/// and not to the file's name.
static json precisionFacts(const std::string &precision) {
  // What a pipe held was read when the program was compiled.
  std::error_code ignored;
  if (!precision.ends_with(".json") ||
      !std::filesystem::is_regular_file(precision, ignored))
    return precision;
  std::ifstream file(precision);
  json rules = json::parse(file, nullptr, /*allow_exceptions=*/false);
  return rules.is_discarded() ? json(precision) : rules;
}

json runFacts(const Options &options, const Subject &subject, const Task &task,
              int ranks) {
  json facts;
  facts["model"] = subject.facts;
  if (options.row) {
    facts["batch"] = options.model.batch;
    facts["seq"] = options.model.sequence;
    facts["recipe"] = recipeFacts(options.recipe, ranks);
    if (options.model.masked)
      facts["masked"] = options.model.masked;
    // The usual task has no name in checkpoints of old.
    if (subject.task->name != options.row->tasks.front())
      facts["task"] = subject.task->name;
  }
  // The batch of a program is in its text, for each rank.
  if (!options.row && ranks > 1)
    facts["ranks"] = ranks;
  facts["data"] = task.facts();
  facts["seed"] = options.seed;
  // Runs of old had no choice.
  if (options.compile.precision != "f32")
    facts["precision"] = precisionFacts(options.compile.precision);
  for (const auto &[name, type] :
       {std::pair("parameters", options.compile.parameters),
        std::pair("moments", options.compile.moments)})
    if (type != "f32")
      facts[name] = type;
  // What is done to fit may add the same numbers in another order. Of the
  // command, which stays the same on another number of ranks.
  if (const std::optional<int64_t> limit = parseByteCount(options.memoryLimit))
    facts["memory_limit"] = *limit;
  return facts;
}

std::string usualPrecision(const json &facts) {
  const auto found = facts.find("precision");
  if (found == facts.end())
    return "f32";
  return found->is_object() ? found->value("default", "f32")
                            : found->get<std::string>();
}

} // namespace trc::train
