//===- OffsetSearch.h - exact search for a placement ------------*- C++ -*-===//
//
// Looks for a placement of at most `capacity` bytes, depth first.
//
// Short attempts that differ in which buffers they prefer take turns and grow
// slowly; each is a depth-first search (SkylineSearch.h) that would be complete
// if it were not cut short.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLANNING_OFFSETSEARCH_H
#define TRC_LIB_PLANNING_OFFSETSEARCH_H

#include "trc/Planning/Offsets.h"

namespace trc::planning {

enum class SearchOutcome : uint8_t { Found, Impossible, OutOfSteps };

/// `offsets` is set when found. `steps` is the bound and is reduced by what was
/// used. "Impossible" is a proof; with alignments that differ it is not
/// reached.
SearchOutcome searchOffsets(std::span<const Buffer> buffers, int64_t capacity,
                            int64_t &steps, std::vector<int64_t> &offsets);

} // namespace trc::planning

#endif // TRC_LIB_PLANNING_OFFSETSEARCH_H
