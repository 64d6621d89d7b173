//===- CompareState.h - whether ranks hold the same state -------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_RANKS_COMPARESTATE_H
#define TRC_TOOLS_TRC_TRAIN_RANKS_COMPARESTATE_H

#include "loop/TrainingSession.h"
#include "ranks/Ranks.h"

namespace trc::train {

/// Compares checksums of each tensor over all ranks, and names the first that
/// differs, with the rank that is alone with it. Reads all state but what is
/// dealt out.
Status compareState(Ranks &ranks, const TrainingSession &session);

/// The same of checksums that were gathered: 8 bytes for each of `names`.
Status compareChecksums(const std::vector<std::string> &gathered,
                        const std::vector<std::string> &names);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RANKS_COMPARESTATE_H
