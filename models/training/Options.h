//===- Options.h - command line options of models ---------------*- C++ -*-===//
//
// The options that `trc-emit` and `trc-train` share. CLI11 throws, so only
// Options.cpp sees it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_TRAINING_OPTIONS_H
#define TRC_MODELS_TRAINING_OPTIONS_H

#include "models/Model.h"
#include "models/training/TrainingRecipe.h"

#include <optional>
#include <string>

namespace CLI {
class App;
} // namespace CLI

namespace trc::models {

/// Which model, in which shape.
struct ModelOptions {
  std::string config;            ///< a published size or a config.json
  int64_t batch = 0;             ///< sequences per batch
  int64_t sequence = 0;          ///< positions per sequence
  int64_t masked = 0;            ///< masked positions per sequence, at most
  int64_t classes = 0;           ///< classes to tell apart
  std::string task;              ///< one of the row's
  std::optional<double> dropout; ///< in place of every rate of the config

  BatchShape shape() const { return {batch, sequence, masked, classes}; }
};

/// --config, --task, --batch, --seq, --masked, --classes, --dropout. The task
/// is the row's first until another is given.
void addModelOptions(CLI::App &app, ModelOptions &options, const ModelRow &row);
/// --optimizer and, from the table of optimizers, the numbers of each; --lr,
/// --weight-decay, --clip, --schedule, --warmup, --steps, --final-lr, --power,
/// --accumulate; also by the names of the recipe's operation: --learning-rate,
/// --clip-norm.
void addRecipeOptions(CLI::App &app, TrainingRecipe &recipe);
/// Call in the callback of `app`: throws CLI::ValidationError, which names the
/// option, if the recipe's numbers do not fit together, or if an option was
/// given that its optimizer or schedule does not use.
void checkRecipeOptions(const CLI::App &app, const TrainingRecipe &recipe);

} // namespace trc::models

#endif // TRC_MODELS_TRAINING_OPTIONS_H
