//===- Pins.h - threads on cores, while that helps --------------*- C++ -*-===//
//
// A pinned thread shares no core with its siblings, and waits where somebody
// else has the core (RunDelay.h). So pins are watched: where a thread waited
// for more than a tenth of the time, all are let go, and taken again a while
// later, each time after twice as long.
//
// But for `name`, used by the thread that has the pool.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_PINS_H
#define TRC_RUNTIME_DEVICE_HOST_PINS_H

#include "device/host/RunDelay.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <span>
#include <vector>

#include <pthread.h>
#include <sched.h>

namespace trc::runtime::host {

class Pins {
public:
  using Clock = RunDelayShare::Clock;

  /// One core per worker, -1 for one that stays free. Threads that are let go
  /// may run where the thread that makes this may.
  explicit Pins(std::span<const int> cores);

  /// A worker but 0, from the thread that makes them.
  void add(unsigned worker, pthread_t thread);
  /// Called by that worker itself, once: its delay can be asked from then on.
  void name(unsigned worker) { ids[worker] = threadId(); }

  /// The calling thread is worker 0 until `leave`, which puts its affinity
  /// back.
  void enter();
  void leave();

  /// Now and then between `enter` and `leave`; cheap.
  void review();

  bool areTaken() const { return taken; }

  /// What a thread may wait of the time before pins are let go.
  static constexpr double limit = 0.1;
  /// Until they are taken again.
  static constexpr std::chrono::seconds shortest{1}, longest{64};

private:
  void take();
  void letGo();
  void watch(Clock::time_point now);

  std::vector<int> cores;         ///< of each worker
  std::vector<pthread_t> threads; ///< of each worker, but for worker 0
  std::unique_ptr<std::atomic<pid_t>[]> ids;
  cpu_set_t everywhere;
  cpu_set_t callerBefore; ///< of worker 0, while a run is on
  bool callerKnown = false;
  bool any = false, taken = false;
  RunDelayShare delay;
  Clock::time_point changed; ///< when they were taken or let go
  std::chrono::seconds rest{shortest};
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_PINS_H
