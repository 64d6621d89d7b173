//===- Measurements.h - what a run cost -------------------------*- C++ -*-===//
//
// For people a table, for scripts a JSON file. Times are nanoseconds on the
// host's clock; of a command, as the device measured it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_MEASUREMENTS_H
#define TRC_TOOLS_TRC_RUN_MEASUREMENTS_H

#include "Ports.h"

#include "trc/runtime.h"

namespace trc::run {

/// Prints the time of each command, and the share of each layer.
void printProfile(const trc_call *call);

struct Measurements {
  std::string device; ///< its name, then its model
  std::string entry;
  std::vector<uint64_t> nanoseconds; ///< of each run, in order
  /// Of each run on several ranks, what it waited for the others and sent them,
  /// and the time of a processor that this took; empty where nobody knows
  /// (trc_exchange_info).
  std::vector<uint64_t> blockedNanoseconds, sentBytes, workedNanoseconds;
  size_t deviceBytes = 0; ///< of a GPU's memory, at most, that this process had
  const trc_call *profiled = nullptr; ///< null: commands were not measured
  /// With them, the products that the device does in a second at most, and what
  /// says so; 0: that is not known.
  double ceilingFlops = 0;
  std::string ceiling;
};

/// Of a device's threads, or of a GPU's data sheet. `report` is a program's,
/// which says in which precision its products are. Takes a fifth of a second.
void measureCeiling(const trc_device_info &device, const char *report,
                    Measurements &measurements);

/// Writes {"device", "entry", "runs_ns": [..], "blocked_ns": [..],
/// "sent_bytes": [..], "exchanging_ns": [..], "device_peak_bytes": 1000000,
/// "ceiling": "sgemm ..", "ceiling_flops": 1e11, "commands": [{"kernel", "op",
/// "scope", "file", "line", "runs", "ns", "bytes", "flops"}, ..]}, without what
/// is not known; of a command, time, bytes and operations are those of all runs
/// together.
ExitCode writeMeasurements(const Measurements &measurements,
                           const std::string &path);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_MEASUREMENTS_H
