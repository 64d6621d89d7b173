//===- Options.h - command line of trc-train --------------------*- C++ -*-===//
//
// CLI11 throws, so only Options.cpp and OptionGroups.cpp see it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_OPTIONS_H
#define TRC_TOOLS_TRC_TRAIN_OPTIONS_H

#include "CompileModel.h"
#include "loop/Train.h"
#include "models/Model.h"
#include "models/training/Options.h"
#include "tasks/DataOptions.h"

#include <optional>
#include <string>
#include <vector>

namespace trc::train {

struct Options {
  /// The model to emit; null for `trc-train program`, which compiles a file.
  const models::ModelRow *row = nullptr;
  std::string programFile;
  models::ModelOptions model;
  models::TrainingRecipe recipe;

  /// The largest batch that fits is taken (run/ChooseBatch.h).
  bool batchIsAuto = false;
  std::string rateScaling;        ///< "linear", "square-root"; empty: none
  int64_t referenceBatch = 0;     ///< rows of a step that the rate is given for
  bool planOnly = false;          ///< say what a run takes, and end
  std::vector<std::string> notes; ///< what was chosen, for the first lines

  DataOptions data;
  uint64_t seed = 0;

  std::string out; ///< the run's folder
  size_t keep = 1; ///< checkpoints that stay there
  std::string initialWeights, resume, log, events;
  bool resumeIfAny = false; ///< from `out`, where there is something
  std::string profile;      ///< what each command of a step took (host)
  std::string plot;         ///< page of the log's curves
  std::string plotLog; ///< only this log is to be drawn, and nothing trained
  uint64_t printEvery = 0;
  CompileChoice compile;
  /// As the command gives it. Ranks that are threads share it, and compile for
  /// a part of it each.
  std::string memoryLimit;
  DeviceChoice device;
  LoopOptions loop;
  RankOptions ranks;

  /// The command that goes on from a run's folder, with what was given here.
  std::string continuation;
};

/// Fills `options`, or returns the exit code with which to end.
std::optional<int> parseCommandLine(int argc, char **argv, Options &options);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_OPTIONS_H
