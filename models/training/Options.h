//===- Options.h - command line options of models ---------------*- C++ -*-===//
//
// The options that `trc-emit` and `trc-train` share. CLI11 throws, so only
// Options.cpp sees it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_TRAINING_OPTIONS_H
#define TRC_MODELS_TRAINING_OPTIONS_H

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
  std::optional<double> dropout; ///< in place of every rate of the config
};

/// --config, --batch, --seq, --dropout; `config` says what the first takes.
void addModelOptions(CLI::App &app, ModelOptions &options,
                     std::string_view config);
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
