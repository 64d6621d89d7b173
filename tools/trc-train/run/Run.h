//===- Run.h - a run of the trainer, from its options to its end -*- C++
//-*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
#define TRC_TOOLS_TRC_TRAIN_RUN_RUN_H

#include "Options.h"

namespace trc::train {

/// Prepares, resumes, trains. The exit code: 0, or 128 + the signal that ended
/// the run.
Result<int> run(const Options &options);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_RUN_H
