//===- TrainingLog.h - the numbers of a run, from its log -------*- C++ -*-===//
//
// What `--log` wrote: a line of JSON for each step, and for each judgement of
// the held-out data. A run that went on may have gone on from an earlier step:
// what the log has after that step is taken back, as the run took it back.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOG_TRAININGLOG_H
#define TRC_TOOLS_TRC_TRAIN_LOG_TRAININGLOG_H

#include "Failure.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

inline constexpr std::string_view heldOutPrefix = "held_out_";

/// What a metric of the held-out data is called there: "held_out_loss".
inline std::string heldOutName(std::string_view metric) {
  return std::string(heldOutPrefix) + std::string(metric);
}

/// The metric that is called so; none: `name` is one of the training data.
inline std::optional<std::string> heldOutMetric(std::string_view name) {
  if (!name.starts_with(heldOutPrefix))
    return std::nullopt;
  return std::string(name.substr(heldOutPrefix.size()));
}

struct LoggedValue {
  uint64_t step;
  double value; ///< finite
};

/// One number over the steps.
struct Curve {
  std::string name; ///< as in the log: "loss", "held_out_loss"
  std::vector<LoggedValue> values;
};

/// In the order in which the log first names them; at least one, none empty.
/// Refuses what is no such log, with the line. A last line that is cut, as in
/// the log of a run that is writing it, is left out.
Result<std::vector<Curve>> readTrainingLog(const std::string &path);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOG_TRAININGLOG_H
