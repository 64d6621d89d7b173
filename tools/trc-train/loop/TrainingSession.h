//===- TrainingSession.h - a training program, ready to step ----*- C++ -*-===//
//
// A compiled program on a device, seen as what a trainer needs. Its entries:
//
//   initialise(seed)                       fills the state
//   step(tokens, targets)                  i32[B, T], or [A, B, T] of A batches
//     -> loss, learning_rate, gradient_norm   the last two may be missing
//   evaluate(tokens, targets) -> loss      may be missing
//   next(tokens[1, T], position) -> logits may be missing
//
// Everything that lasts is state: parameters, the optimizer's moments, the step
// counter, a generator. The program says which tensor is what.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H

#include "Failure.h"
#include "trc/runtime.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

struct StateTensor {
  size_t index;
  std::string name;
  trc_element element;
  std::vector<int64_t> shape;
  size_t bytes;
  trc_role role;

  int64_t elements() const;
};

/// What trains.
struct DeviceChoice {
  std::string name;    ///< as in trc_device_options; empty: by the program
  int32_t threads = 0; ///< 0: one per physical core
  bool pin = true;
};

struct StepNumbers {
  float loss = 0, learningRate = 0, gradientNorm = 0;
};

class TrainingSession {
public:
  static Result<std::unique_ptr<TrainingSession>>
  create(std::string_view artifact, const DeviceChoice &choice);
  ~TrainingSession();

  /// Rows of a step, those of all its batches together, and their length.
  int64_t rows() const { return stepRows; }
  int64_t evaluateRows() const { return heldOutRows; }
  int64_t length() const { return rowLength; }
  bool canEvaluate() const { return evaluateCall != nullptr; }
  bool canSample() const { return nextCall != nullptr; }
  bool hasRate() const { return rateOutput >= 0; }
  bool hasNorm() const { return normOutput >= 0; }
  /// How many logits `next` gives.
  int64_t logits() const { return logitCount; }
  int32_t threads() const { return threadCount; }
  bool onHost() const { return deviceIsHost; }
  /// Of a GPU: "NVIDIA H200, 132 multiprocessors".
  const std::string &deviceDescription() const { return description; }

  /// The model that the program says it is; empty where it does not say.
  const std::string &modelName() const { return model; }

  /// All state, in the program's order.
  const std::vector<StateTensor> &state() const { return tensors; }
  /// What a checkpoint of the model holds: the parameters; of a program that
  /// says of no tensor that it is one, all state of floats.
  std::vector<const StateTensor *> parameters() const { return select(true); }
  std::vector<const StateTensor *> otherState() const { return select(false); }

  Status initialise(uint64_t seed);
  Status readState(const StateTensor &tensor, void *to) const;
  Status writeState(const StateTensor &tensor, const void *from);

  /// Gives the batch of the next step. On a GPU it travels while a step that
  /// was begun before is still under way.
  Status giveBatch(const int32_t *tokens, const int32_t *targets);
  /// Whether a batch may be given before the step at hand has ended.
  bool takesBatchesEarly() const { return !stepEntry.takesBuffers; }
  /// Begins a step on the batch that was given last. On a GPU it is under way
  /// when this returns.
  Status beginStep();
  /// Waits for the step's numbers.
  Status endStep(StepNumbers &numbers);
  Status evaluate(const int32_t *tokens, const int32_t *targets, float &loss);
  Status next(const int32_t *tokens, int32_t position, float *logits);

  trc_memory_info memory() const;

private:
  TrainingSession() = default;
  struct Entry;
  std::vector<const StateTensor *> select(bool weights) const;
  Status open(std::string_view artifact, const DeviceChoice &choice);
  Status openEntry(const char *name, trc_call *&call, Entry &entry);
  Status openStep();
  Status openEvaluate();
  Status openNext();
  static Status give(trc_call *call, const Entry &entry, const int32_t *tokens,
                     const int32_t *targets);
  static Status runBatch(trc_call *call, const Entry &entry,
                         const int32_t *tokens, const int32_t *targets);

  /// Where the ports of an entry are; -1: it has none of that name.
  struct Entry {
    size_t number = 0;
    int64_t tokens = -1, targets = -1;
    size_t bytes = 0;          ///< of tokens, and of targets
    bool takesBuffers = false; ///< for outputs, those of tokens or targets
    int64_t rows = 0, length = 0;
    int64_t output = -1; ///< the loss, or the logits
  };

  trc_device *device = nullptr;
  trc_program *program = nullptr;
  trc_session *session = nullptr;
  trc_call *stepCall = nullptr, *evaluateCall = nullptr, *nextCall = nullptr;
  Entry stepEntry, evaluateEntry, nextEntry;
  int64_t rateOutput = -1, normOutput = -1, positionInput = -1;
  int64_t stepRows = 0, heldOutRows = 0, rowLength = 0, logitCount = 0;
  int32_t threadCount = 0;
  bool deviceIsHost = true;
  std::string description, model;
  std::vector<StateTensor> tensors;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H
