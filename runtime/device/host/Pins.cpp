//===- Pins.cpp - threads on cores, while that helps ----------------------===//
//
// See Pins.h.
//
//===----------------------------------------------------------------------===//

#include "device/host/Pins.h"

#include <algorithm>

namespace trc::runtime::host {

static bool pinThread(pthread_t thread, int core) {
  // Cores beyond the fixed mask (1024) stay unpinned.
  if (core < 0 || core >= CPU_SETSIZE)
    return false;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  return pthread_setaffinity_np(thread, sizeof set, &set) == 0;
}

Pins::Pins(std::span<const int> list)
    : cores(list.begin(), list.end()), threads(list.size()),
      ids(std::make_unique<std::atomic<pid_t>[]>(list.size())),
      any(std::ranges::any_of(cores, [](int core) { return core >= 0; })),
      taken(any) {
  CPU_ZERO(&everywhere);
  sched_getaffinity(0, sizeof everywhere, &everywhere);
}

void Pins::add(unsigned worker, pthread_t thread) {
  threads[worker] = thread;
  pinThread(thread, cores[worker]);
}

void Pins::enter() {
  callerKnown = cores[0] >= 0 &&
                pthread_getaffinity_np(pthread_self(), sizeof callerBefore,
                                       &callerBefore) == 0;
  if (callerKnown && taken)
    pinThread(pthread_self(), cores[0]);
  // Runs may be much shorter than a period.
  if (const pid_t caller = threadId(); caller != ids[0]) {
    ids[0] = caller;
    watch(Clock::now());
  }
}

void Pins::leave() {
  if (callerKnown)
    pthread_setaffinity_np(pthread_self(), sizeof callerBefore, &callerBefore);
}

void Pins::review() {
  if (!any)
    return;
  const Clock::time_point now = Clock::now();
  if (!taken) {
    if (now - changed >= rest)
      take();
    return;
  }
  const double share = delay.ask(now);
  if (share > limit)
    letGo();
  else if (share >= 0)
    watch(now); // some may have named themselves since
}

void Pins::watch(Clock::time_point now) {
  if (!any || !taken)
    return;
  std::vector<pid_t> watched;
  for (size_t worker = 0; worker < cores.size(); ++worker)
    if (const pid_t id = ids[worker]; cores[worker] >= 0 && id != 0)
      watched.push_back(id);
  delay.start(watched, now);
}

void Pins::letGo() {
  for (size_t worker = 1; worker < cores.size(); ++worker)
    if (cores[worker] >= 0)
      pthread_setaffinity_np(threads[worker], sizeof everywhere, &everywhere);
  if (callerKnown)
    pthread_setaffinity_np(pthread_self(), sizeof callerBefore, &callerBefore);
  const Clock::time_point now = Clock::now();
  // They did well for longer than they were let go for.
  rest = now - changed > 2 * rest ? shortest : std::min(2 * rest, longest);
  taken = false;
  changed = now;
}

void Pins::take() {
  for (size_t worker = 1; worker < cores.size(); ++worker)
    pinThread(threads[worker], cores[worker]);
  if (callerKnown)
    pinThread(pthread_self(), cores[0]);
  taken = true;
  changed = Clock::now();
  watch(changed);
}

} // namespace trc::runtime::host
