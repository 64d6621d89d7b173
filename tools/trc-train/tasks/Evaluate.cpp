//===- Evaluate.cpp - held-out batches, dealt out over ranks --------------===//

#include "tasks/Evaluate.h"

#include "loop/Interrupt.h"

#include <cstring>

namespace trc::train {

namespace {

/// What a rank tells the others behind its batch of a round; the numbers, if
/// any, follow.
constexpr char interrupted = 'i', judged = 'j';

/// This rank's batch of a round, run.
Result<std::string> judge(TrainingSession &session, const Task &task,
                          const Entry &entry, uint64_t firstRow, Batch &batch,
                          std::span<const Port *const> outputs) {
  TRC_RETURN_IF_FAILED(task.fill(Part::HeldOut, firstRow, batch));
  TRC_RETURN_IF_FAILED(session.run(batch));
  std::string told(1, judged);
  for (const Port *output : outputs) {
    const size_t begin = told.size();
    told.resize(begin + output->bytes);
    TRC_RETURN_IF_FAILED(session.read(entry, *output, told.data() + begin));
  }
  return told;
}

} // namespace

Result<bool> runHeldOut(TrainingSession &session, Ranks &ranks,
                        const Task &task, const HeldOutBatches &batches,
                        std::span<const Port *const> outputs,
                        const TakeBatch &take) {
  const auto size = static_cast<uint64_t>(ranks.size());
  const auto own = static_cast<uint64_t>(ranks.rank());
  size_t bytes = 0; // that a batch gives
  for (const Port *output : outputs)
    bytes += output->bytes;
  Batch batch(batches.entry);
  std::vector<float> values(bytes / sizeof(float));
  for (uint64_t first = 0; first < batches.count; first += size) {
    Result<std::string> mine = std::string(1, judged);
    if (interruptedBy())
      mine = std::string(1, interrupted);
    else if (first + own < batches.count)
      mine = judge(session, task, batches.entry,
                   (first + own) * static_cast<uint64_t>(batches.rows), batch,
                   outputs);
    if (mine.failed())
      return mine.takeStatus();
    Result<std::vector<std::string>> round = ranks.gather(*mine);
    if (round.failed())
      return round.takeStatus();
    for (const std::string &told : *round)
      if (told.starts_with(interrupted))
        return false;
    for (uint64_t i = 0; i < size; ++i) {
      const std::string &told = (*round)[i];
      const bool hasBatch = first + i < batches.count;
      if (told.size() != 1 + (hasBatch ? bytes : 0) || told[0] != judged)
        return failed("rank ", i, " judges other held-out data than rank ",
                      own);
      if (!hasBatch)
        continue;
      std::memcpy(values.data(), &told[1], bytes);
      take(values);
    }
  }
  return true;
}

Result<std::vector<Number>> meanOverBatches(TrainingSession &session,
                                            Ranks &ranks, const Task &task,
                                            const HeldOutBatches &batches,
                                            std::span<const Metric> metrics) {
  std::vector<Number> means;
  std::vector<const Port *> outputs;
  for (const Metric &metric : metrics) {
    means.push_back({metric, 0});
    outputs.push_back(batches.entry.output(metric.name));
  }
  Result<bool> isWhole = runHeldOut(session, ranks, task, batches, outputs,
                                    [&](std::span<const float> values) {
                                      for (size_t i = 0; i < values.size(); ++i)
                                        means[i % means.size()].value +=
                                            values[i];
                                    });
  if (isWhole.failed())
    return isWhole.takeStatus();
  if (!*isWhole)
    return std::vector<Number>();
  for (Number &mean : means)
    mean.value /= static_cast<double>(batches.count);
  return means;
}

} // namespace trc::train
