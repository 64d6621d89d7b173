//===- Run.h - a run of the trainer, from options to end --------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
#define TRC_TOOLS_TRC_TRAIN_RUN_RUN_H

#include "Options.h"

namespace trc::train {

/// On several ranks where the command or a launcher says so. The exit code: 0,
/// or 128 + the signal that ended the run.
Result<int> run(const Options &options);

/// Prepares, resumes, trains, as one of the ranks, which have met. The options
/// are those of a rank: its share of the batch and of the machine.
Result<int> runRank(const Options &options, Ranks &ranks);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
