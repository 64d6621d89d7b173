//===- Encoders.h - which vocabulary a run has ------------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H

#include "tasks/DataOptions.h"
#include "text/Vocabularies.h"

#include <memory>
#include <optional>

namespace trc::train {

/// An option of the command line, and what is wrong with it.
struct WrongOption {
  const char *name;
  std::string why;
};

/// Whether --vocab and --merges go together, as far as their names tell.
std::optional<WrongOption> checkVocabularyOptions(const DataOptions &data);

/// The one that --vocab names; null if none is named. Refuses one that has more
/// pieces than the model.
Result<std::unique_ptr<Encoder>> openEncoder(const DataOptions &data,
                                             int64_t vocabulary);

/// The same for what cannot do without special pieces, `who` ("the task
/// spans"): never null.
Result<std::unique_ptr<Encoder>> openEncoderFor(std::string_view who,
                                                const DataOptions &data,
                                                int64_t vocabulary);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_ENCODERS_H
