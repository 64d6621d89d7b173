//===- RunDelay.h - how long threads wait for a core ------------*- C++ -*-===//
//
// The scheduler counts for each thread how long it could have run and had no
// core (the second number of /proc/self/task/TID/schedstat, nanoseconds). On a
// machine of one's own that is nothing; beside other work a thread that is
// pinned waits for its core while another one is free.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_RUNDELAY_H
#define TRC_RUNTIME_DEVICE_HOST_RUNDELAY_H

#include <chrono>
#include <cstdint>
#include <vector>

#include <sys/types.h>

namespace trc::runtime::host {

/// The calling thread, as the kernel numbers it.
pid_t threadId();

/// Of a thread of this process, in nanoseconds; 0 where the system does not
/// say.
int64_t runDelay(pid_t thread);

/// The share of time for which threads waited, looked at now and then.
class RunDelayShare {
public:
  using Clock = std::chrono::steady_clock;

  /// Begins anew with these threads.
  void start(const std::vector<pid_t> &threads, Clock::time_point now);
  /// Since `start` or the last answer, of the thread that waited longest, 0 to
  /// 1; -1 while that is less than `period` ago.
  double ask(Clock::time_point now);

  /// Long enough to be of several turns of the scheduler.
  static constexpr std::chrono::milliseconds period{100};

private:
  struct Thread {
    pid_t id;
    int64_t delay; ///< when it was last asked
  };
  std::vector<Thread> threads;
  Clock::time_point since;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_RUNDELAY_H
