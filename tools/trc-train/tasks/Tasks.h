//===- Tasks.h - the tasks that there are -----------------------*- C++ -*-===//
//
// One row per task. Which of them a model has stands in the model's own row
// (models/Model.h), by the same names, and in the programs it writes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_TASKS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_TASKS_H

#include "models/Model.h"
#include "tasks/DataOptions.h"
#include "tasks/Task.h"

#include <memory>

namespace trc::train {

/// What a run asks of its task.
struct TaskRequest {
  const DataOptions &data;
  uint64_t seed = 0;
  const models::Model *model = nullptr; ///< null: known by its ports only
  models::BatchShape shape = {};        ///< of a model
  bool evaluates = false, samples = false;
  std::string prompt = {}; ///< of samples
};

struct TaskRow {
  std::string_view name; ///< "next-token"
  /// What `--format` may say, beside auto.
  std::span<const std::string_view> formats;
  /// What `--order` may say.
  std::span<const std::string_view> orders;
  /// Options that only some tasks read, this one among them.
  std::span<const std::string_view> options;
  Result<std::unique_ptr<Task>> (*open)(const TaskRequest &request);
};

/// The first is that of programs that do not say what they are for.
std::span<const TaskRow> allTasks();
/// By the name, in which older programs have `_` for `-`; null if there is none
/// of that name.
const TaskRow *findTask(std::string_view name);
/// Refuses a format or an order of data that the task does not have.
Status checkData(const TaskRow &row, const DataOptions &data);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_TASKS_H
