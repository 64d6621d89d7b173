//===- PeakReport.h - what lives when memory is fullest ---------*- C++ -*-===//
//
// For the compile report: the buffers of the arena that are alive at the
// command where their sum is largest, each with the operation that made it, its
// shape and its place in the source.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_PEAKREPORT_H
#define TRC_PLAN_PEAKREPORT_H

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/Plan/PlanDialect.h"

#include <string>
#include <vector>

namespace trc {

struct PeakBuffer {
  int64_t bytes = 0;     ///< without rounding to the alignment
  std::string operation; ///< that made it, "trc.contract"
  std::string type;      ///< "tensor<8x128xf32>"
  SourceLocation location;
  int64_t first = 0, last = 0; ///< commands
};

struct PeakReport {
  int64_t command = -1; ///< number of the command at the peak
  int64_t bytes = 0;    ///< sum of live buffers there, rounded to the alignment
  std::vector<PeakBuffer> buffers; ///< largest first
};

/// Requires `place-buffers`.
PeakReport describePeak(plan::EntryOp entry);

} // namespace trc

#endif // TRC_PLAN_PEAKREPORT_H
