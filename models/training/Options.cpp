//===- Options.cpp - command line options of models -----------------------===//
//
// See Options.h. An option that would have no effect is refused, since whoever
// wrote it expects one.
//
//===----------------------------------------------------------------------===//

#include "models/training/Options.h"

#include <CLI/CLI.hpp>

using namespace trc::models;

void trc::models::addModelOptions(CLI::App &app, ModelOptions &options) {
  app.add_option("--config", options.config,
                 "gpt2, gpt2-medium, gpt2-large, gpt2-xl, or the path of a "
                 "config.json of Hugging Face")
      ->required();
  app.add_option("--batch", options.batch, "sequences per batch")->required();
  app.add_option("--seq", options.sequence, "positions per sequence")
      ->required();
  app.add_option("--dropout", options.dropout,
                 "one dropout rate in place of the config's three")
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
  add("--optimizer", recipe.optimizer, "adamw or sgd")
      ->check(CLI::IsMember({"adamw", "sgd"}));
  add("--lr,--learning-rate", recipe.learningRate,
      "the (largest) learning rate");
  add("--beta1", recipe.beta1, "adamw: decay of the first moment");
  add("--beta2", recipe.beta2, "adamw: decay of the second moment");
  add("--eps,--epsilon", recipe.epsilon,
      "adamw: added to the root of the second moment");
  add("--momentum", recipe.momentum, "sgd: decay of the sum of gradients");
  add("--weight-decay", recipe.weightDecay,
      "of parameters with two dimensions or more");
  add("--clip,--clip-norm", recipe.clipNorm,
      "largest norm of all gradients; 0: none");
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
}

void trc::models::checkRecipeOptions(const CLI::App &app,
                                     const TrainingRecipe &recipe) {
  auto only = [&](bool used, const char *name, const char *with) {
    if (!used && app.count(name))
      throw CLI::ValidationError(name, std::string("needs ") + with);
  };
  bool adamw = recipe.optimizer == "adamw";
  only(adamw, "--beta1", "--optimizer=adamw");
  only(adamw, "--beta2", "--optimizer=adamw");
  only(adamw, "--eps", "--optimizer=adamw");
  only(!adamw, "--momentum", "--optimizer=sgd");
  only(recipe.schedule != "constant", "--final-lr",
       "a --schedule other than constant");
  only(recipe.schedule == "polynomial", "--power", "--schedule=polynomial");
  std::string error = checkRecipe(recipe);
  if (size_t colon = error.find(": "); colon != std::string::npos)
    throw CLI::ValidationError(error.substr(0, colon), error.substr(colon + 2));
}
