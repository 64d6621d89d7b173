//===- Offsets.h - where each buffer lies in the arena ----------*- C++ -*-===//
//
// Places buffers of known lifetime and size into one arena so that buffers that
// live at the same time do not overlap, and the arena is small.
//
//   offset                        time runs to the right; a buffer is a
//     ^  +-------+ +---+          rectangle that may only move up and down.
//     |  |   c   | | d |          lower bound: at each time, the sizes of the
//     |  +---+---+-+---+---+      live buffers must fit above each other, so
//     |  | a |      b      |      no arena is smaller than the largest such
//     +--+---+-------------+->    sum (`largestLiveSum`).
//
// First come quick heuristics: first fit in several orders, then first fit
// again with those that stuck out moved forward. Where they leave a gap to the
// lower bound, a bounded exact search follows (OffsetSearch.h). All of it is
// deterministic: what limits it is a count of steps, never a clock.
//
// Plain data, no MLIR. OffsetCheck.h checks the outcome and shares no code with
// this.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_OFFSETS_H
#define TRC_PLANNING_OFFSETS_H

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::planning {

/// A run of bytes that is needed at the times `lower` to `upper - 1`.
struct Buffer {
  int64_t lower = 0;
  int64_t upper = 0; ///< exclusive
  int64_t size = 0;
  int64_t alignment = 1; ///< of the offset; a power of two
};

/// The size rounded up to the buffer's alignment: what it takes of the arena.
int64_t paddedSize(const Buffer &buffer);

/// The largest sum, over all times, of the padded sizes of the live buffers.
int64_t largestLiveSum(std::span<const Buffer> buffers);

/// Orders in which first fit takes the buffers; largest first unless said.
enum class FitOrder : uint8_t {
  Size,
  Area,       ///< size times lifetime
  Lifetime,   ///< longest first
  Contention, ///< busiest time first, by size within it
  Start,      ///< by `lower`, as a run-time allocator would
};

std::string_view toString(FitOrder order);
std::optional<FitOrder> parseFitOrder(std::string_view name);

struct OffsetOptions {
  /// Stop as soon as the peak is at most this; 0: as small as possible.
  int64_t capacity = 0;
  /// Use first fit in this order alone, without search.
  std::optional<FitOrder> only;
  /// Bound on the exact search, in elementary steps (about a nanosecond each);
  /// 0: no search.
  int64_t searchSteps = 300'000'000;
};

struct OffsetPlan {
  std::vector<int64_t> offsets; ///< one per buffer
  int64_t peak = 0;             ///< largest offset + size
  int64_t lowerBound = 0;       ///< largestLiveSum
  std::string method;           ///< what found it, for reports
  bool provedMinimal = false;   ///< no smaller peak (or capacity) is possible
};

OffsetPlan planOffsets(std::span<const Buffer> buffers,
                       const OffsetOptions &options = {});

} // namespace trc::planning

#endif // TRC_PLANNING_OFFSETS_H
