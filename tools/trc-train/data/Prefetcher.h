//===- Prefetcher.h - batches made before they are asked for ----*- C++ -*-===//
//
// Threads fill buffers with the batches of the steps to come, at most as many
// as there are buffers, and hand them out in the order of the steps. What a
// batch is, only the function knows that fills one; as it is a function of the
// step, the batches are the same for any number of threads. Without threads it
// is called when a batch is asked for.
//
// A failure is handed out at its step: what was filled before it is not lost.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_PREFETCHER_H
#define TRC_TOOLS_TRC_TRAIN_DATA_PREFETCHER_H

#include "Failure.h"

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace trc::train {

class Prefetcher {
public:
  /// Fills `buffer` (below `buffers()`) for `step`; called by several threads
  /// at once, never twice for a buffer at the same time.
  using Fill = std::function<Status(uint64_t step, size_t buffer)>;

  /// How many buffers the caller makes: one that is in use, and two for each
  /// thread.
  static size_t buffers(unsigned threads) { return 1 + 2 * size_t(threads); }

  /// Steps `first` to `end`, which is not one of them. Signals go to whom they
  /// went before: the threads have the mask of the one that makes them.
  Prefetcher(uint64_t first, uint64_t end, unsigned threads, Fill fill);
  /// Waits for the fills that are running, and begins no other.
  ~Prefetcher();
  Prefetcher(const Prefetcher &) = delete;
  Prefetcher &operator=(const Prefetcher &) = delete;

  /// The buffer with the batch of the next step; it stays as it is until the
  /// next call. Not to be called after the last step, or a failure.
  Result<size_t> next();

  /// How long `next` kept its callers, since the last call of this.
  std::chrono::nanoseconds takeWaited();

private:
  struct Slot {
    bool isFilled = false;
    Status status;
  };
  void work();
  Status fillOne(uint64_t step, size_t buffer) const;

  const Fill fill;
  const uint64_t end;
  std::mutex mutex;
  std::condition_variable filled, freed;
  std::vector<Slot> slots;
  uint64_t begun;  ///< the next step that a thread takes
  uint64_t handed; ///< the next step that is handed out
  bool isInUse = false, isOver = false;
  std::chrono::nanoseconds waited{0};
  std::vector<std::thread> threads;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_PREFETCHER_H
