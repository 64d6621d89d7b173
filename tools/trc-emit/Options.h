//===- Options.h - command line of trc-emit ---------------------*- C++ -*-===//
//
// CLI11 throws, so only Options.cpp sees it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_EMIT_OPTIONS_H
#define TRC_TOOLS_TRC_EMIT_OPTIONS_H

#include "models/Model.h"
#include "models/training/Options.h"

#include <optional>
#include <string>

namespace trc::emit {

struct Options {
  const models::ModelRow *row = nullptr; ///< which model
  models::ModelOptions model;
  models::TrainingRecipe recipe;
  bool lossOnly = false;
  std::string output;
};

/// Fills `options`, or returns the exit code with which to end.
std::optional<int> parseCommandLine(int argc, char **argv, Options &options);

} // namespace trc::emit

#endif // TRC_TOOLS_TRC_EMIT_OPTIONS_H
