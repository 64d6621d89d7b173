//===- Options.cpp - command line options of models -----------------------===//
//
// See Options.h. An option that would have no effect is refused, since whoever
// wrote it expects one.
//
//===----------------------------------------------------------------------===//

#include "models/training/Options.h"

#include <CLI/CLI.hpp>

#include <functional>
#include <set>

using namespace trc;
using namespace trc::models;

/// Every number of the optimizers once, though several may have it.
static void
forEachNumber(const std::function<void(const OptimizerNumber &)> &visit) {
  std::set<std::string_view> seen;
  for (const OptimizerRow *optimizer : optimizers())
    for (const OptimizerNumber &number : optimizer->numbers)
      if (seen.insert(number.name).second)
        visit(number);
}

/// As --help shows it: "0.9", or "0.9 (adamw), 0.8 (lamb)".
static std::string suggestionsFor(const OptimizerNumber &number) {
  std::vector<std::pair<std::string_view, std::string>> by;
  std::set<std::string> different;
  for (const OptimizerRow *optimizer : optimizers())
    if (const OptimizerNumber *its = optimizer->find(number.name)) {
      by.emplace_back(optimizer->name, CLI::detail::to_string(its->suggested));
      different.insert(by.back().second);
    }
  if (different.size() == 1)
    return *different.begin();
  std::string text;
  for (const auto &[name, value] : by)
    text += (text.empty() ? "" : ", ") + value + " (" + std::string(name) + ")";
  return text;
}

static CLI::Option *addNumberOption(CLI::App &app, TrainingRecipe &recipe,
                                    const OptimizerNumber &number) {
  return app
      .add_option_function<double>(
          std::string(number.options),
          [&recipe, name = std::string(number.name)](double value) {
            recipe.numbers[name] = value;
          },
          optimizersWith(number.name) + ": " + std::string(number.text))
      ->default_str(suggestionsFor(number));
}

/// 0 stands for what is not said.
static CLI::Validator atLeastOne(std::string what) {
  return {[what](const std::string &text) {
            int64_t count = 1;
            return !CLI::detail::lexical_cast(text, count) || count > 0
                       ? std::string()
                       : "expected 1 or more " + what + ", got " + text;
          },
          ""};
}

void trc::models::addModelOptions(CLI::App &app, ModelOptions &options,
                                  const ModelRow &row) {
  app.add_option("--config", options.config, std::string(row.config))
      ->required();
  std::string tasks;
  for (std::string_view task : row.tasks)
    tasks += (tasks.empty() ? "" : ", ") + std::string(task);
  // Each subcommand has its own: several share the struct.
  app.add_option_function<std::string>(
         "--task", [&options](const std::string &task) { options.task = task; },
         "what is learned: " + tasks)
      ->default_str(std::string(row.tasks.front()))
      ->check(CLI::IsMember(
          std::vector<std::string>(row.tasks.begin(), row.tasks.end())));
  app.add_option("--masked", options.masked,
                 "positions per sequence that may be masked, at most (masked "
                 "words; default: 15 % of --seq)")
      ->check(atLeastOne("positions"));
  app.add_option("--classes", options.classes,
                 "classes to tell apart; 1: one number (the task classes; "
                 "default: those of the config, else 2)")
      ->check(atLeastOne("classes"));
  app.parse_complete_callback([&options, &row] {
    if (options.task.empty())
      options.task = row.tasks.front();
  });
  app.add_option("--batch", options.batch, "sequences per batch")->required();
  app.add_option("--seq", options.sequence, "positions per sequence")
      ->required();
  app.add_option("--dropout", options.dropout,
                 "one dropout rate in place of the config's")
      ->check([](const std::string &text) {
        double rate = -1;
        bool isNumber = CLI::detail::lexical_cast(text, rate);
        return isNumber && rate >= 0 && rate < 1
                   ? std::string()
                   : "expected a rate of 0 to below 1, got " + text;
      });
}

void trc::models::addRecipeOptions(CLI::App &app, TrainingRecipe &recipe) {
  const char *group = "Training";
  auto add = [&](const char *name, auto &target, const char *text) {
    return app.add_option(name, target, text)
        ->capture_default_str()
        ->group(group);
  };
  std::vector<std::string> names;
  for (const OptimizerRow *optimizer : optimizers())
    names.emplace_back(optimizer->name);
  add("--optimizer", recipe.optimizer, optimizerNames().c_str())
      ->check(CLI::IsMember(names));
  add("--lr,--learning-rate", recipe.learningRate,
      "the (largest) learning rate");
  forEachNumber([&](const OptimizerNumber &number) {
    addNumberOption(app, recipe, number)->group(group);
  });
  add("--weight-decay", recipe.weightDecay,
      "of parameters with two dimensions or more");
  add("--clip,--clip-norm", recipe.clipNorm,
      "largest norm of all gradients; 0: none");
  add("--clip-scope", recipe.clipScope,
      "clip the gradient of a step, or of each micro-batch before they are "
      "added")
      ->check(CLI::IsMember({"step", "micro-batch"}));
  add("--schedule", recipe.schedule, "constant, linear, cosine or polynomial")
      ->check(CLI::IsMember({"constant", "linear", "cosine", "polynomial"}));
  add("--warmup,--warmup-steps", recipe.warmupSteps,
      "steps in which the rate rises from 0");
  add("--steps,--total-steps", recipe.totalSteps,
      "the step at which the schedule ends");
  add("--final-lr,--final-rate", recipe.finalRate,
      "the rate at which the schedule ends");
  add("--power", recipe.power, "exponent of the polynomial schedule");
  add("--accumulate,--accumulation", recipe.accumulation,
      "batches whose mean gradient makes one step");
  for (const OptimizerNumber &number : lossScaleNumbers) {
    CLI::Option *option =
        app.add_option_function<double>(
               std::string(number.options),
               [&recipe, name = std::string(number.name)](double value) {
                 recipe.scaling[name] = value;
               },
               std::string(number.text))
            ->group(group);
    if (number.byDefault == number.suggested)
      option->default_str(CLI::detail::to_string(number.suggested));
  }
}

void trc::models::checkRecipeOptions(const CLI::App &app,
                                     const TrainingRecipe &recipe) {
  auto only = [&](bool used, const char *name, const char *with) {
    if (!used && app.count(name))
      throw CLI::ValidationError(name, std::string("needs ") + with);
  };
  forEachNumber([&](const OptimizerNumber &number) {
    only(findOptimizer(recipe.optimizer)->find(number.name) != nullptr,
         number.option().c_str(),
         ("--optimizer=" + optimizersWith(number.name)).c_str());
  });
  const bool clipsEach = recipe.clipScope == "micro-batch";
  only(!clipsEach || recipe.clipNorm != 0, "--clip-scope", "a --clip above 0");
  // How many micro-batches a step has on all ranks is known later.
  only(!clipsEach || recipe.accumulation > 1 ||
           app.get_option_no_throw("--global-batch"),
       "--clip-scope", "--accumulate above 1");
  only(recipe.schedule != "constant", "--final-lr",
       "a --schedule other than constant");
  only(recipe.schedule == "polynomial", "--power", "--schedule=polynomial");
  std::string error = checkRecipe(recipe);
  if (size_t colon = error.find(": "); colon != std::string::npos)
    throw CLI::ValidationError(error.substr(0, colon), error.substr(colon + 2));
}
