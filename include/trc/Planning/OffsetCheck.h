//===- OffsetCheck.h - is a placement of buffers right? ---------*- C++ -*-===//
//
// The independent judge of Offsets.h: one sweep over time that keeps the live
// buffers sorted by offset. It shares no code with the planner.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_OFFSETCHECK_H
#define TRC_PLANNING_OFFSETCHECK_H

#include "trc/Planning/Offsets.h"

#include <cstdint>
#include <span>
#include <string>

namespace trc::planning {

struct OffsetVerdict {
  std::string fault; ///< the first fault found; empty when the plan is right
  int64_t peak = 0;  ///< of the plan
  int64_t live = 0;  ///< largest sum of live padded sizes
  bool ok() const { return fault.empty(); }
};

/// Checks that offsets are aligned, not negative, and that no two buffers that
/// live at the same time share a byte.
OffsetVerdict checkOffsets(std::span<const Buffer> buffers,
                           std::span<const int64_t> offsets);

} // namespace trc::planning

#endif // TRC_PLANNING_OFFSETCHECK_H
