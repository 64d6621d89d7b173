//===- Encoders.h - which vocabulary a run has ------------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H

#include "tasks/DataOptions.h"
#include "text/SentencePiece.h"

#include <memory>

namespace trc::train {

/// Whether a vocabulary is a `spiece.model`, by its name.
bool isSentencePiece(const std::string &path);

/// The one that `--vocab` names: a `spiece.model`, or GPT-2's two files; null
/// if none is named. Refuses one that has more pieces than the model.
Result<std::unique_ptr<Encoder>> openEncoder(const DataOptions &data,
                                             int64_t vocabulary);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H
