//===- RunDelay.cpp - how long threads wait for a core --------------------===//

#include "device/host/RunDelay.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

namespace trc::runtime::host {

pid_t threadId() { return static_cast<pid_t>(syscall(SYS_gettid)); }

int64_t runDelay(pid_t thread) {
  char text[96];
  std::snprintf(text, sizeof text, "/proc/self/task/%d/schedstat", thread);
  const int file = open(text, O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return 0;
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0)
    return 0;
  text[length] = 0;
  // Time on a core, time without one, turns.
  char *end = text;
  std::strtoll(text, &end, 10);
  return std::strtoll(end, nullptr, 10);
}

void RunDelayShare::start(const std::vector<pid_t> &of, Clock::time_point now) {
  threads.clear();
  for (const pid_t id : of)
    threads.push_back({id, runDelay(id)});
  since = now;
}

double RunDelayShare::ask(Clock::time_point now) {
  if (now - since < period)
    return -1;
  int64_t longest = 0;
  for (Thread &thread : threads) {
    const int64_t delay = runDelay(thread.id);
    longest = std::max(longest, delay - thread.delay);
    thread.delay = delay;
  }
  const auto passed = std::chrono::nanoseconds(now - since).count();
  since = now;
  return static_cast<double>(longest) / static_cast<double>(passed);
}

} // namespace trc::runtime::host
