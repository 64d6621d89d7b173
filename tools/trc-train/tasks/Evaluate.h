//===- Evaluate.h - means over held-out batches -----------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H

#include "tasks/Task.h"

namespace trc::train {

/// The mean of each metric of `entry` over the first held-out batches of `rows`
/// each, all of the same weight. None when the run is interrupted meanwhile: a
/// mean over fewer batches is another number.
Result<std::vector<Number>> meanOverBatches(TrainingSession &session,
                                            const Entry &entry,
                                            const Task &task,
                                            std::span<const Metric> metrics,
                                            int64_t rows, uint64_t batches);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H
