//===- ThreadPool.h - the persistent threads of the host device -*- C++ -*-===//
//
// A fixed number of workers, pinned one to a core (Pins.h), that do ranges of
// work items together. Worker 0 is the thread that runs the program: it is
// pinned for the length of the run and put back afterwards. The others live as
// long as the pool, spin for a moment between two commands and sleep between
// two runs.
//
//   extent 100, grain 8, three workers: a share each, cut into ranges
//     worker 0   [0 ........ 34)   takes ranges from the front of its share,
//     worker 1   [34 ....... 67)   then of the others' (so one that is late or
//     worker 2   [67 ....... 100)  disturbed does not hold all up)
//
// A command ends with its last range, not when every worker has looked in: one
// that sleeps, or whose core somebody else has, is not waited for unless it is
// in a range. The gate counts who is in:
//
//   worker 0   opens the gate, does ranges until none is left, shuts it, and
//              waits until nobody is inside
//   others     go in if it is open, do ranges until none is left, come out;
//              who comes late finds it shut, or the next command's
//
// Who does a range, and how a share is cut, is not fixed; that the results do
// not depend on it is the kernels' promise (schema: `Command`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_THREADPOOL_H
#define TRC_RUNTIME_DEVICE_HOST_THREADPOOL_H

#include "device/host/CoreDistance.h"
#include "device/host/Pins.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <thread>
#include <vector>

namespace trc::runtime::host {

class ThreadPool {
public:
  /// Does [begin, end) as worker `worker`.
  using RangeFunction = void (*)(void *context, unsigned worker, int64_t begin,
                                 int64_t end);

  /// One worker per core of the list; -1 leaves it unpinned.
  explicit ThreadPool(std::span<const int> cores);
  ~ThreadPool();
  ThreadPool(const ThreadPool &) = delete;
  ThreadPool &operator=(const ThreadPool &) = delete;

  unsigned size() const { return static_cast<unsigned>(threads.size()) + 1; }

  /// Makes the calling thread worker 0; others wait until `leave`.
  void enter();
  void leave();

  /// Does [0, extent) in ranges of at least `grain` (but for the last of a
  /// share) and returns when all is done. Only between `enter` and `leave`.
  /// Where cores are apart, by at most `worth` workers; 0: each is to have a
  /// whole grain.
  void parallelFor(int64_t extent, int64_t grain, RangeFunction function,
                   void *context, int64_t worth = 0);

  /// Of `size` workers, how many do such a command.
  static unsigned workersFor(unsigned size, int64_t extent, int64_t grain,
                             int64_t worth, bool coresAreApart);

private:
  /// A worker's part of the items, taken range by range.
  struct alignas(64) Share {
    std::atomic<int64_t> next{0};
    int64_t end = 0;
  };

  void endThreads();
  /// Measures, now and then, how far apart the cores are.
  void lookAtCores();
  void share(unsigned workers, int64_t extent, int64_t grain,
             RangeFunction function, void *context);
  void work(unsigned worker);
  /// False if the gate was shut.
  bool goIn();
  void comeOut();
  void doShares(unsigned worker);

  Pins pins;
  std::vector<std::thread> threads; ///< without worker 0
  std::mutex owner;
  bool coresAreApart = false;
  RoundTrip::Clock::time_point looked;

  // The current command: written by worker 0, published by `epoch`.
  std::unique_ptr<Share[]> shares;
  unsigned shareCount = 0;
  int64_t rangeSize = 1;
  RangeFunction function = nullptr;
  void *context = nullptr;
  std::atomic<bool> ending = false;

  alignas(64) std::atomic<uint32_t> epoch{0}; ///< counts commands
  /// Workers inside, and `open`. What is written above changes only while it
  /// is shut and empty.
  alignas(64) std::atomic<uint32_t> gate{0};
  static constexpr uint32_t open = uint32_t{1} << 31;
  int spins = 0;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_THREADPOOL_H
