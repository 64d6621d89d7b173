//===- ThreadPool.cpp - the persistent threads of the host device ---------===//
//
// Commands follow each other within microseconds, so waiting starts with a
// spin of about 50 microseconds and only then asks the kernel to sleep. With
// more workers than cores a spinning thread would hold up the one it waits
// for, so then nobody spins.
//
//===----------------------------------------------------------------------===//

#include "device/host/ThreadPool.h"
#include "device/host/Cores.h"

#include <algorithm>
#include <csignal>
#include <pthread.h>

namespace trc::runtime::host {
namespace {

void pause() {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#endif
}

/// Waits until `value` is no longer `old`.
void awaitChange(const std::atomic<uint32_t> &value, uint32_t old, int spins) {
  for (int i = 0; i < spins; ++i) {
    if (value.load(std::memory_order_acquire) != old)
      return;
    pause();
  }
  while (value.load(std::memory_order_acquire) == old)
    value.wait(old, std::memory_order_acquire);
}

} // namespace

ThreadPool::ThreadPool(std::span<const int> cores)
    : pins(cores), shares(std::make_unique<Share[]>(cores.size())) {
  spins = usableCores().cores.size() >= cores.size() ? 1000 : 0;
  // Signals are for the embedder's threads: workers are born with all blocked.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  try {
    for (unsigned worker = 1; worker < cores.size(); ++worker) {
      threads.emplace_back([this, worker] { work(worker); });
      pins.add(worker, threads.back().native_handle());
      pthread_setname_np(threads.back().native_handle(), "trc-worker");
    }
  } catch (...) { // the system gives no more
    pthread_sigmask(SIG_SETMASK, &before, nullptr);
    endThreads();
    throw;
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

ThreadPool::~ThreadPool() { endThreads(); }

void ThreadPool::endThreads() {
  ending = true;
  epoch.fetch_add(1, std::memory_order_release);
  epoch.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

void ThreadPool::enter() {
  owner.lock();
  pins.enter();
  lookAtCores();
}

void ThreadPool::leave() {
  pins.leave();
  owner.unlock();
}

void ThreadPool::work(unsigned worker) {
  pins.name(worker);
  uint32_t seen = 0;
  while (true) {
    awaitChange(epoch, seen, spins);
    // Commands that it slept through are done.
    seen = epoch.load(std::memory_order_acquire);
    if (ending)
      return;
    if (!goIn())
      continue;
    doShares(worker);
    comeOut();
  }
}

bool ThreadPool::goIn() {
  uint32_t now = gate.load(std::memory_order_relaxed);
  while (now & open)
    if (gate.compare_exchange_weak(now, now + 1, std::memory_order_acquire,
                                   std::memory_order_relaxed))
      return true;
  return false;
}

void ThreadPool::comeOut() {
  // The last one out of a gate that is shut.
  if (gate.fetch_sub(1, std::memory_order_release) == 1)
    gate.notify_one();
}

void ThreadPool::doShares(unsigned worker) {
  for (unsigned i = 0; i < shareCount; ++i) {
    Share &share = shares[(worker + i) % shareCount];
    while (true) {
      const int64_t begin =
          share.next.fetch_add(rangeSize, std::memory_order_relaxed);
      if (begin >= share.end)
        break;
      function(context, worker, begin, std::min(begin + rangeSize, share.end));
    }
  }
}

void ThreadPool::lookAtCores() {
  constexpr std::chrono::milliseconds period{500};
  const RoundTrip::Clock::time_point now = RoundTrip::Clock::now();
  if (size() == 1 || spins == 0 || now - looked < period)
    return;
  looked = now;
  RoundTrip trip(now);
  share(2, 2, 1, RoundTrip::doItems, &trip);
  if (const auto shortest = trip.shortest())
    coresAreApart = *shortest > RoundTrip::far;
}

unsigned ThreadPool::workersFor(unsigned size, int64_t extent, int64_t grain,
                                int64_t worth, bool coresAreApart) {
  int64_t workers = (extent - 1) / grain + 1;
  if (coresAreApart)
    workers = std::min(workers, worth ? worth : extent / grain);
  return static_cast<unsigned>(std::min<int64_t>(workers, size));
}

void ThreadPool::parallelFor(int64_t extent, int64_t grain,
                             RangeFunction rangeFunction, void *rangeContext,
                             int64_t worth) {
  if (extent <= 0)
    return;
  grain = std::max<int64_t>(grain, 1);
  const unsigned workers =
      workersFor(size(), extent, grain, worth, coresAreApart);
  if (workers <= 1) {
    rangeFunction(rangeContext, 0, 0, extent);
    return;
  }
  pins.review();
  share(workers, extent, grain, rangeFunction, rangeContext);
}

void ThreadPool::share(unsigned wanted, int64_t extent, int64_t grain,
                       RangeFunction rangeFunction, void *rangeContext) {
  const int64_t ranges = (extent - 1) / grain + 1;
  // Shares of whole grains, the first ones a grain longer.
  const int64_t each = ranges / wanted, longer = ranges % wanted;
  int64_t begin = 0;
  for (unsigned i = 0; i < wanted; ++i) {
    const int64_t length = (each + (i < longer ? 1 : 0)) * grain;
    shares[i].next.store(begin, std::memory_order_relaxed);
    begin = std::min(begin + length, extent);
    shares[i].end = begin;
  }
  // Few ranges per share: enough to help a late worker out, not so many that
  // kernels start over all the time.
  rangeSize = std::max<int64_t>(1, each / 4) * grain;
  shareCount = wanted;
  function = rangeFunction;
  context = rangeContext;
  gate.store(open, std::memory_order_release);
  epoch.fetch_add(1, std::memory_order_release);
  epoch.notify_all();

  doShares(0);
  gate.fetch_and(~open, std::memory_order_relaxed);
  for (uint32_t inside = gate.load(std::memory_order_acquire); inside != 0;
       inside = gate.load(std::memory_order_acquire))
    awaitChange(gate, inside, spins);
}

} // namespace trc::runtime::host
