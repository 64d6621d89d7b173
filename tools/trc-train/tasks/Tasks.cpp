//===- Tasks.cpp - the tasks that there are -------------------------------===//

#include "tasks/Tasks.h"

#include "tasks/Classes.h"
#include "tasks/NextToken.h"

#include <algorithm>

namespace trc::train {

static constexpr TaskRow rows[] = {
    {"next-token", openNextToken},
    {"classes", openClasses},
};

std::span<const TaskRow> allTasks() { return rows; }

const TaskRow *findTask(std::string_view name) {
  std::string wanted(name);
  std::ranges::replace(wanted, '_', '-');
  for (const TaskRow &row : rows)
    if (row.name == wanted)
      return &row;
  return nullptr;
}

Result<std::string> Task::sample(TrainingSession &,
                                 const SamplingOptions &) const {
  return failed("--sample: the task makes no text");
}

} // namespace trc::train
