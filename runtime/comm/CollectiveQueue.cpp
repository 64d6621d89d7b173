//===- CollectiveQueue.cpp - collectives beside the step ------------------===//

#include "comm/CollectiveQueue.h"

#include <chrono>
#include <ctime>
#include <utility>

namespace trc::runtime {

using Clock = std::chrono::steady_clock;

/// Adds the time until it goes.
class Stopwatch {
public:
  explicit Stopwatch(uint64_t &sum) : sum(sum) {}
  ~Stopwatch() {
    sum += static_cast<uint64_t>(
        std::chrono::nanoseconds(Clock::now() - start).count());
  }

private:
  uint64_t &sum;
  const Clock::time_point start = Clock::now();
};

CollectiveQueue::Job::~Job() = default;

CollectiveQueue::CollectiveQueue() {
  CPU_ZERO(&processors);
  (void)sched_getaffinity(0, sizeof processors, &processors);
}

CollectiveQueue::~CollectiveQueue() {
  {
    const std::lock_guard<std::mutex> held(lock);
    isOver = true;
  }
  changed.notify_all();
  if (worker.joinable())
    worker.join();
}

void CollectiveQueue::begin(Job &job) {
  if (!worker.joinable())
    worker = std::thread([this] { work(); });
  {
    const std::lock_guard<std::mutex> held(lock);
    job.next = nullptr;
    job.isBegun = true;
    job.isDone = false;
    (first ? last->next : first) = &job;
    last = &job;
  }
  changed.notify_all();
}

Status CollectiveQueue::finish(Job &job) {
  if (!job.isBegun)
    return Status::success();
  job.isBegun = false;
  const Stopwatch watch(nanoseconds);
  std::unique_lock<std::mutex> held(lock);
  changed.wait(held, [&] { return job.isDone; });
  return std::move(job.outcome);
}

Status CollectiveQueue::run(Job &job) {
  const Stopwatch watch(nanoseconds);
  {
    std::unique_lock<std::mutex> held(lock);
    changed.wait(held, [&] { return first == nullptr; });
  }
  return exchange(job);
}

static uint64_t processorTimeOfThread() {
  timespec now = {};
  (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<uint64_t>(now.tv_sec) * 1'000'000'000 +
         static_cast<uint64_t>(now.tv_nsec);
}

Status CollectiveQueue::exchange(Job &job) {
  const uint64_t before = processorTimeOfThread();
  Status outcome = job.exchange();
  processorTime += processorTimeOfThread() - before;
  return outcome;
}

void CollectiveQueue::work() {
  if (CPU_COUNT(&processors) != 0)
    (void)sched_setaffinity(0, sizeof processors, &processors);
  std::unique_lock<std::mutex> held(lock);
  for (;;) {
    changed.wait(held, [&] { return first || isOver; });
    if (!first)
      return;
    Job &job = *first;
    held.unlock();
    Status outcome = exchange(job);
    held.lock();
    job.outcome = std::move(outcome);
    job.isDone = true;
    first = job.next;
    changed.notify_all();
  }
}

} // namespace trc::runtime
