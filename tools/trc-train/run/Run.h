//===- Run.h - a run of the trainer, from options to end --------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
#define TRC_TOOLS_TRC_TRAIN_RUN_RUN_H

#include "Options.h"

namespace trc::train {

/// What is wrong with the options for as many ranks as have met, or as the
/// command wants as threads: known only now, and wrong use all the same.
Status checkShares(const Options &options, const Ranks &met);

/// The run's folder or checkpoint that the run goes on from; empty: none.
std::string resumedFrom(const Options &options);

/// On the ranks that have met (`Ranks::meet`), or as threads where the command
/// says so. The exit code: 0, or 128 + the signal that ended the run.
Result<int> run(const Options &options, Ranks met);

/// Prepares, resumes, trains, as one of the ranks, which have met. The options
/// are those of a rank: its share of the batch and of the machine.
Result<int> runRank(const Options &options, Ranks &ranks);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
