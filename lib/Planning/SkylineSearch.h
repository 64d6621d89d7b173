//===- SkylineSearch.h - packs rectangles under a height --------*- C++ -*-===//
//
// Looks for bottoms of items whose sections (times) are fixed, so that no two
// share a byte and none ends above a capacity. Depth first, from below.
//
//   height           The *skyline* is, per section, the height below which
//     ^  __          nothing more can be placed. A *valley* is a level stretch
//     | |  |    __   of it between higher neighbours (or nothing): whatever is
//     | |  |___|  |  placed in it rests on its floor exactly, no matter what
//     | |  valley |  is decided elsewhere.
//     +-------------> sections
//
// One section of one valley is decided at a time: which of the items that fit
// the valley stands on the floor there, or that none does (the section is
// *closed* at this height). The section is the one with the fewest answers,
// weighted by how often it was where a branch failed. Any placement can be
// pushed down until each item rests on another or on the ground, so nothing is
// lost by this. What follows from a decision:
//   - an item cannot lie lower than the highest skyline of its sections (its
//     floor), nor a section's skyline lower than the lowest floor over it;
//   - the skyline of a section and the sizes still to be placed over it must
//     fit under the capacity;
//   - a closed valley is filled up to its lower neighbour, unless an item fits
//     into what would be wasted: then it was wrong to close it;
//   - of items with the same sections and size, the first comes first;
//   - what no open item spans any more separates two independent problems, and
//     a failure of one is a failure of both.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLANNING_SKYLINESEARCH_H
#define TRC_LIB_PLANNING_SKYLINESEARCH_H

#include "OffsetSearch.h"

namespace trc::planning {

struct SkylineItem {
  uint32_t first = 0, last = 0; ///< sections [first, last), not empty
  int64_t size = 0;             ///< more than 0
};

class SkylineSearch {
public:
  SkylineSearch(std::vector<SkylineItem> items, uint32_t sections,
                int64_t capacity);

  /// Tries items of small `rank` first, and gives up after `nodes` decisions or
  /// when `steps`, which is reduced by what was used, is spent.
  SearchOutcome run(std::span<const uint32_t> rank, int64_t nodes,
                    int64_t &steps);

  /// After a run that found a placement.
  int64_t bottom(uint32_t item) const { return bottoms[item]; }

private:
  /// The valley [begin, end) and the section in it that is decided next.
  struct Choice {
    uint32_t begin = 0, end = 0, section = 0;
    double cost = 0;
    bool mayClose = false;
    bool found = false;
  };
  /// What `undo` puts back.
  struct Change {
    enum Kind : uint8_t { Skyline, Floor, Placed } kind;
    uint32_t index;
    int64_t old;
  };

  SearchOutcome solve(uint32_t begin, uint32_t end);
  SearchOutcome decide(uint32_t begin, uint32_t end);
  bool fillClosedValleys(uint32_t begin, uint32_t end);
  Choice choose(uint32_t begin, uint32_t end);
  void weigh(uint32_t begin, uint32_t end, int64_t rim, Choice &best);
  bool isCandidate(uint32_t item, uint32_t end) const;
  void collectCandidates(const Choice &choice);
  bool place(uint32_t item);
  void raise(uint32_t section, int64_t level);
  bool propagate();
  bool failAt(uint32_t section);
  SearchOutcome impossible() const;
  void undo(size_t mark);

  // The problem.
  std::vector<SkylineItem> items;
  int64_t capacity;
  std::vector<std::vector<uint32_t>> over;     ///< per section: items over it
  std::vector<std::vector<uint32_t>> starting; ///< per section: first there
  std::vector<int64_t> total;                  ///< per section: sizes over it
  std::vector<uint32_t> twin; ///< the item before it of the same form, or none

  // The state. Heights are kept doubled: 2h is the height h, and 2h + 1 that
  // the section is closed at h, so that what comes there begins above h.
  std::vector<int64_t> skyline; ///< per section
  std::vector<int64_t> open;    ///< per section: sizes not yet placed over it
  std::vector<int64_t> floors;  ///< per item: highest skyline of its sections
  std::vector<int64_t> bottoms; ///< per placed item, not doubled
  std::vector<char> placed;
  std::vector<Change> changes;
  std::vector<uint32_t> raised;     ///< sections `propagate` has to look at
  std::vector<uint32_t> candidates; ///< of all decisions on the way, stacked
  std::vector<int32_t> answers;     ///< per section, for `weigh`
  std::vector<double> weight;       ///< per section: 1 + failures there
  std::span<const uint32_t> rank;
  int64_t nodesLeft = 0, stepsLeft = 0;
  unsigned depth = 0; ///< decisions on the way to the one at hand
};

} // namespace trc::planning

#endif // TRC_LIB_PLANNING_SKYLINESEARCH_H
