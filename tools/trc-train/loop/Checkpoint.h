//===- Checkpoint.h - everything a run needs to go on -----------*- C++ -*-===//
//
// A checkpoint is a folder `step-00000100` inside of the run's folder:
//
//   model.safetensors      the weights, by the names of the model's files
//   config.json            the model, as its own files describe it
//   spiece.model           the vocabulary, where the run had one (by the names
//                          of its kind: GPT-2's vocab.json and merges.txt)
//   optimizer.safetensors  all other state: moments, counter, generator
//   trainer.json           the step, what the run was asked for, and the size
//                          and checksum of the files above and of its own text
//
// A folder of that name is whole (RunFolder). What was damaged later, or
// belongs to another run, is refused with the file, the field, and both values.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_CHECKPOINT_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_CHECKPOINT_H

#include "data/NamedFile.h"
#include "loop/RunFolder.h"
#include "loop/TrainingSession.h"
#include "models/WeightNames.h"

#include <nlohmann/json.hpp>

#include <string>

namespace trc::train {

class Checkpoint {
public:
  /// `path` is a checkpoint, or a run's folder, of which the last is taken.
  /// `run` is what this run was asked for: it must be what the checkpoint's
  /// was, field by field, or its steps would not be those of one run.
  static Result<Checkpoint> open(const std::string &path,
                                 const nlohmann::json &run);

  const std::string &path() const { return folder; }
  uint64_t step() const { return stepCount; }
  /// The version of trc.
  const std::string &writtenBy() const { return version; }
  /// Gives the session its state. After a failure the session is of no use.
  Status load(TrainingSession &session, const models::WeightNames &names) const;

private:
  static Result<Checkpoint> openOne(const std::string &folder,
                                    const nlohmann::json &run);

  std::string folder, version;
  uint64_t stepCount = 0;
};

struct CheckpointContent {
  uint64_t step;
  uint64_t dataPosition; ///< rows that were drawn
  const nlohmann::json &run;
  /// What does not change while a run lasts: config.json, the vocabulary.
  std::vector<NamedFile> files;
  models::WeightNames names;
};

/// What the run of a checkpoint was asked for; `path` is as for `open`, which
/// says what is wrong with one that has no such thing: then it is null.
nlohmann::json runOf(const std::string &path);

/// Adds the session's state to the checkpoints of its run.
Result<RunFolder::Added> saveCheckpoint(RunFolder &folder,
                                        const TrainingSession &session,
                                        const CheckpointContent &content);

/// A number that changes, almost surely, when any byte does.
uint64_t checksum(std::string_view bytes);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_CHECKPOINT_H
