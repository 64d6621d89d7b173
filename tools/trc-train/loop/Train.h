//===- Train.h - the training loop ------------------------------*- C++ -*-===//
//
// Steps over a task's batches, now and then its held-out numbers, a sample, a
// checkpoint. What is trained does not depend on any of the latter, nor on
// where a run was interrupted and gone on with.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_TRAIN_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_TRAIN_H

#include "loop/Checkpoint.h"
#include "loop/Display.h"
#include "loop/Peak.h"
#include "loop/RunFolder.h"
#include "loop/TrainingSession.h"
#include "models/WeightNames.h"
#include "ranks/Ranks.h"
#include "tasks/Task.h"

#include <nlohmann/json.hpp>

#include <optional>

namespace trc::train {

struct LoopOptions {
  uint64_t steps = 0;  ///< the last step
  uint64_t stopAt = 0; ///< end after this one, as if interrupted; 0: do not
  uint64_t evaluateEvery = 0;
  uint64_t evaluateBatches = 0; ///< 0: the task's own choice
  uint64_t saveEvery = 0;
  uint64_t compareEvery = 0; ///< steps between comparisons of ranks' state
  /// That make batches; 0: the loop does, between steps.
  unsigned loaderThreads = 0;
  uint64_t sampleEvery = 0;
  bool sampleAtEnd = false;
  SamplingOptions sampling;
};

/// Everything the loop works with.
struct Run {
  TrainingSession &session;
  const Task &task;
  Display &display;
  RunFolder *folder; ///< null of ranks that write nothing
  Ranks &ranks;
  LoopOptions options;
  nlohmann::json facts;         ///< for checkpoints
  std::vector<NamedFile> files; ///< for checkpoints
  models::WeightNames names;    ///< for checkpoints
  Peak peak;
  double flopsPerToken = 0; ///< 0: not known
  uint64_t firstStep = 0;   ///< steps done before
  std::string from;         ///< the checkpoint of those; empty: there is none
};

struct RunResult {
  uint64_t step = 0;
  std::string checkpoint; ///< the newest; empty: none
  int signal = 0;         ///< that ended it; 0: none
};

Result<RunResult> train(Run &run);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_TRAIN_H
