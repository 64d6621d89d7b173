//===- CoreDistance.h - how far apart the workers' cores are ----*- C++ -*-===//
//
// A cache line that one core wrote takes 100 ns to another and back where the
// two share a cache, and 400 where they do not; in a virtual machine that may
// change within an hour. Where it is far, small commands are quicker on one
// worker than on two: what they read and write would move between the cores
// (docs/decisions/20261123-small-commands-where-cores-are-apart.md).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_COREDISTANCE_H
#define TRC_RUNTIME_DEVICE_HOST_COREDISTANCE_H

#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>

namespace trc::runtime::host {

/// A command of two items that send a number to and fro. Whoever does both
/// measures nothing, and neither waits long for a worker that has no core.
class RoundTrip {
public:
  using Clock = std::chrono::steady_clock;

  explicit RoundTrip(Clock::time_point begun) : end(begun + patience) {}

  /// Items 0 and 1, as `ThreadPool::parallelFor` hands them out.
  static void doItems(void *context, unsigned worker, int64_t begin,
                      int64_t end);

  /// The shortest of some; none if the other item was not done meanwhile.
  std::optional<std::chrono::nanoseconds> shortest() const;

  /// Above this, cores are apart.
  static constexpr std::chrono::nanoseconds far{250};
  static constexpr std::chrono::microseconds patience{300};

private:
  void send();
  void answer();
  /// Waits for a number; false when patience is at its end.
  bool await(uint32_t number);

  static constexpr uint32_t trips = 16;
  Clock::time_point end;
  Clock::duration least = Clock::duration::max();
  alignas(64) std::atomic<uint32_t> ball{0};
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_COREDISTANCE_H
