//===- OffsetSearch.h - exact search for a placement ------------*- C++ -*-===//
//
// Looks for a placement of at most `capacity` bytes, depth first.
//
// Buffers are placed in order of offset, each as low as those placed before
// allow (its *floor*). Any placement can be pushed down into one of that form,
// so nothing is lost. Three things keep the tree small:
//   - bound: at one time, the buffers whose floors are at least f lie above f
//     and above each other, so f + their sizes must fit, for every f;
//   - dominance: a buffer whose floor is so high that another fits below it
//     whole is not next;
//   - splitting: when no buffer still to be placed spans some time, both sides
//     are independent problems, and a failure of one is a failure of both.
// Restarts with other, partly shuffled (seeded) preferences take turns.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLANNING_OFFSETSEARCH_H
#define TRC_LIB_PLANNING_OFFSETSEARCH_H

#include "trc/Planning/Offsets.h"

namespace trc::planning {

enum class SearchOutcome : uint8_t { Found, Impossible, OutOfSteps };

/// `offsets` is set when found. `steps` is the bound and is reduced by what was
/// used.
SearchOutcome searchOffsets(std::span<const Buffer> buffers, int64_t capacity,
                            int64_t &steps, std::vector<int64_t> &offsets);

} // namespace trc::planning

#endif // TRC_LIB_PLANNING_OFFSETSEARCH_H
