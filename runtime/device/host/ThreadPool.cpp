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

bool pinThread(pthread_t thread, int core) {
  // Cores beyond the fixed mask (1024) stay unpinned.
  if (core < 0 || core >= CPU_SETSIZE)
    return false;
  cpu_set_t set;
  CPU_ZERO(&set);
  CPU_SET(core, &set);
  return pthread_setaffinity_np(thread, sizeof set, &set) == 0;
}

} // namespace

ThreadPool::ThreadPool(std::span<const int> cores)
    : pinTo(cores.begin(), cores.end()),
      shares(std::make_unique<Share[]>(cores.size())) {
  spins = usableCores().cores.size() >= pinTo.size() ? 1000 : 0;
  // Signals are for the embedder's threads: workers are born with all blocked.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  try {
    for (unsigned worker = 1; worker < pinTo.size(); ++worker) {
      threads.emplace_back([this, worker] { work(worker); });
      pinThread(threads.back().native_handle(), pinTo[worker]);
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
  callerPinned = pinTo[0] >= 0 &&
                 pthread_getaffinity_np(pthread_self(), sizeof callerCores,
                                        &callerCores) == 0 &&
                 pinThread(pthread_self(), pinTo[0]);
}

void ThreadPool::leave() {
  if (callerPinned)
    pthread_setaffinity_np(pthread_self(), sizeof callerCores, &callerCores);
  owner.unlock();
}

void ThreadPool::work(unsigned worker) {
  uint32_t seen = 0;
  while (true) {
    awaitChange(epoch, seen, spins);
    // Worker 0 starts no command before all are done with the last one, so the
    // epoch moves by one at a time.
    ++seen;
    if (ending)
      return;
    doShares(worker);
    if (pending.fetch_sub(1, std::memory_order_acq_rel) == 1)
      pending.notify_one();
  }
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

void ThreadPool::parallelFor(int64_t extent, int64_t grain,
                             RangeFunction rangeFunction, void *rangeContext) {
  if (extent <= 0)
    return;
  grain = std::max<int64_t>(grain, 1);
  const int64_t ranges = (extent - 1) / grain + 1;
  const auto wanted = static_cast<unsigned>(std::min<int64_t>(ranges, size()));
  if (wanted <= 1) {
    rangeFunction(rangeContext, 0, 0, extent);
    return;
  }

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
  pending.store(static_cast<uint32_t>(threads.size()),
                std::memory_order_relaxed);
  epoch.fetch_add(1, std::memory_order_release);
  epoch.notify_all();

  doShares(0);
  for (uint32_t left = pending.load(std::memory_order_acquire); left != 0;
       left = pending.load(std::memory_order_acquire))
    awaitChange(pending, left, spins);
}

} // namespace trc::runtime::host
