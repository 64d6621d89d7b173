//===- TrainingSession.h - a training program, ready to step ----*- C++ -*-===//
//
// A compiled program on a device, seen as what a trainer needs: entries with
// ports by name, type and shape, and state. Two entries it knows itself:
//
//   initialise(seed)   fills the state
//   step(...) -> ...   changes it
//
// What a batch is, which numbers come back, and which other entries there are
// is the task's business (tasks/Task.h).
//
// Everything that lasts is state: parameters, the optimizer's moments, the step
// counter, a generator. The program says which tensor is what.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H

#include "Failure.h"
#include "loop/Batch.h"

#include <algorithm>
#include <cstdint>
#include <deque>
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
  /// Each rank has its part of it; `shape` and `bytes` are of the whole.
  bool isDealtOut;

  int64_t elements() const;
};

/// What trains.
struct DeviceChoice {
  std::string name;    ///< as in trc_device_options; empty: by the program
  int32_t threads = 0; ///< 0: one per physical core
  bool pin = true;
  std::string collectives; ///< as in trc_device_options; empty: what can be
  int32_t localRank = 0;   ///< which GPU of this machine "cuda" is
  /// The other ranks; null: there are none.
  trc_communicator *communicator = nullptr;
  /// Look at all that an operation wrote, and end at the first NaN or infinity.
  bool checkFinite = false;
  bool profile = false; ///< measure every command (host)
};

class TrainingSession {
public:
  static Result<std::unique_ptr<TrainingSession>>
  create(std::string_view artifact, const DeviceChoice &choice);
  ~TrainingSession();

  int32_t threads() const { return threadCount; }
  bool onHost() const { return deviceIsHost; }
  /// Of a GPU: "NVIDIA H200, 132 multiprocessors".
  const std::string &deviceDescription() const { return description; }
  /// What a user should know of the program's products (WidenedProducts.h).
  const std::vector<std::string> &widened() const { return widenedLines; }

  /// The model that the program says it is; empty where it does not say.
  const std::string &modelName() const { return model; }
  /// What the program says it is trained for; empty where it does not say.
  const std::string &taskName() const { return task; }

  /// All state, in the program's order.
  const std::vector<StateTensor> &state() const { return tensors; }
  /// What a checkpoint of the model holds: the parameters; of a program that
  /// says of no tensor that it is one, all state of floats.
  std::vector<const StateTensor *> parameters() const { return select(true); }
  std::vector<const StateTensor *> otherState() const { return select(false); }

  Status initialise(uint64_t seed);
  /// Of what is dealt out over ranks, rank 0 reads the whole, in the program's
  /// order, while the others hand over their parts.
  Status readState(const StateTensor &tensor, void *to) const;
  Status writeState(const StateTensor &tensor, const void *from);

  bool isDealtOut() const {
    return std::ranges::any_of(tensors, &StateTensor::isDealtOut);
  }
  /// On ranks other than 0: all parts, while that saves.
  Status handOverParts() const;
  /// On rank 0, behind each save: parts that it did not read, since a file
  /// could not be written.
  Status takeLeftParts() const;

  const Entry &step() const { return *stepEntry; }
  /// Makes an entry ready to run; null where the program has none of that name.
  Result<const Entry *> open(std::string_view name);

  /// Gives the inputs of the entry's next run. On a GPU they travel while a run
  /// that was begun before is still under way.
  Status give(const Batch &batch);
  /// Runs the entry on what it was given last. On a GPU it is under way when
  /// this returns.
  Status begin(const Entry &entry);
  Status run(const Batch &batch);
  /// Waits for the run, and copies an output of it.
  Status read(const Entry &entry, const Port &output, void *to) const;

  trc_memory_info memory() const;
  trc_exchange_info exchange() const;

private:
  TrainingSession() = default;
  std::vector<const StateTensor *> select(bool weights) const;
  Status load(std::string_view artifact, const DeviceChoice &choice);
  Status readPorts(size_t number, Entry &entry) const;

  trc_device *device = nullptr;
  trc_program *program = nullptr;
  trc_session *session = nullptr;
  std::deque<Entry> entries; ///< that were opened; they stay where they are
  const Entry *stepEntry = nullptr;
  int32_t threadCount = 0;
  bool deviceIsHost = true;
  std::string description, model, task;
  std::vector<std::string> widenedLines;
  std::vector<StateTensor> tensors;
  /// How many tensors whose parts came together in this save.
  mutable size_t gathered = 0;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_TRAININGSESSION_H
