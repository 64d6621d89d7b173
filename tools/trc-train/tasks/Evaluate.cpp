//===- Evaluate.cpp - means over held-out batches -------------------------===//

#include "tasks/Evaluate.h"

#include "loop/Interrupt.h"

namespace trc::train {

Result<std::vector<Number>> meanOverBatches(TrainingSession &session,
                                            const Entry &entry,
                                            const Task &task,
                                            std::span<const Metric> metrics,
                                            int64_t rows, uint64_t batches) {
  std::vector<Number> means;
  for (const Metric &metric : metrics)
    means.push_back({metric, 0});
  Batch batch(entry);
  for (uint64_t i = 0; i < batches; ++i) {
    if (interruptedBy())
      return std::vector<Number>();
    TRC_RETURN_IF_FAILED(
        task.fill(Part::HeldOut, i * static_cast<uint64_t>(rows), batch));
    TRC_RETURN_IF_FAILED(session.run(batch));
    for (Number &mean : means) {
      float value;
      TRC_RETURN_IF_FAILED(
          session.read(entry, *entry.output(mean.metric.name), &value));
      mean.value += value;
    }
  }
  for (Number &mean : means)
    mean.value /= static_cast<double>(batches);
  return means;
}

} // namespace trc::train
