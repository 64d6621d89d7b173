//===- Task.h - what a model is trained for ---------------------*- C++ -*-===//
//
// A task is data in, named batch tensors and metrics out:
//
//   open      reads the data, and refuses what is wrong with it, before
//             anything is compiled                            (tasks/Tasks.h)
//   check     holds the program's ports against what it gives and reads
//   fill      the batch of some rows, each by the seed and its number alone, so
//             that a run that goes on draws what it would have drawn
//   evaluate  numbers of the held-out data: means of an entry `evaluate`, or
//             whatever the answers of other entries are worth over a whole set
//   sample    an example of what the model does, where there is such a thing
//
// The loop knows steps, checkpoints and lines; the session knows ports by name.
// Only the task knows what the names mean.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_TASK_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_TASK_H

#include "loop/Numbers.h"
#include "loop/TrainingSession.h"
#include "ranks/Ranks.h"
#include "tasks/Sampling.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <span>
#include <string>

namespace trc::train {

/// Of a task that has no other numbers.
inline constexpr Metric lossAlone[] = {{"loss", "loss"}};

enum class Part { Train, HeldOut };

/// What a step is counted by.
struct Work {
  int64_t rows = 0;   ///< of all micro-batches of a rank together
  int64_t length = 0; ///< tokens of a row, padding included

  int64_t tokens() const { return rows * length; }
};

class Task {
public:
  virtual ~Task() = default;

  /// Refuses a program whose entries are not those of the task, or whose shapes
  /// the data do not fit. First of all calls.
  virtual Status check(TrainingSession &session) = 0;
  virtual Work work() const = 0;
  /// The numbers of a step, of which the first is the loss: outputs of `step`,
  /// one f32 each.
  virtual std::span<const Metric> metrics() const = 0;
  /// The batch of rows from `first` on; rows are counted over all steps and
  /// ranks. May be called from several threads at once.
  virtual Status fill(Part part, uint64_t first, Batch &batch) const = 0;

  /// Whether there are held-out data and an entry to judge them by.
  virtual bool canEvaluate() const = 0;
  /// Numbers of the held-out data, which are dealt out over the ranks: all call
  /// it, and the numbers are those of one rank. None when the run is
  /// interrupted meanwhile. `batches`: how many to take, 0: the task's own
  /// choice.
  virtual Result<std::vector<Number>>
  evaluate(TrainingSession &session, Ranks &ranks, uint64_t batches) const = 0;

  /// Text that the model makes. Of a task that was opened for samples.
  virtual Result<std::string> sample(TrainingSession &session,
                                     const SamplingOptions &options) const;

  /// What the data call the classes, in the order of their numbers; empty where
  /// they have no names.
  virtual std::span<const std::string> classNames() const { return {}; }

  /// Of the vocabulary that the data were made tokens with beforehand, as it
  /// carries it (`Vocabulary::checksum`).
  virtual std::optional<uint64_t> vocabularyOfData() const { return {}; }

  /// "9000 tokens to train on, 1000 held out"
  virtual std::string describe() const = 0;
  /// What must be the same when a run goes on: `data` of trainer.json.
  virtual nlohmann::json facts() const = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_TASK_H
