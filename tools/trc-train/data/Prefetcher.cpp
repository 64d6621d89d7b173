//===- Prefetcher.cpp - batches made before they are asked for ------------===//
//
// Step s goes to buffer s modulo their number. A thread may begin it when the
// step that had the buffer before was given back.
//
//===----------------------------------------------------------------------===//

#include "data/Prefetcher.h"

namespace trc::train {

using Clock = std::chrono::steady_clock;

Prefetcher::Prefetcher(uint64_t first, uint64_t end, unsigned threadCount,
                       Fill fill)
    : fill(std::move(fill)), end(end), slots(buffers(threadCount)),
      begun(first), handed(first) {
  threads.reserve(threadCount);
  for (unsigned i = 0; i < threadCount; ++i)
    threads.emplace_back([this] { work(); });
}

Prefetcher::~Prefetcher() {
  {
    const std::lock_guard<std::mutex> lock(mutex);
    isOver = true;
  }
  freed.notify_all();
  for (std::thread &thread : threads)
    thread.join();
}

Status Prefetcher::fillOne(uint64_t step, size_t buffer) const {
  return fill(step, buffer).at(text("step ", step));
}

void Prefetcher::work() {
  std::unique_lock<std::mutex> lock(mutex);
  for (;;) {
    // The buffer of the step that was handed out last is still in use.
    freed.wait(lock, [this] {
      return isOver || begun >= end ||
             begun - (handed - isInUse) < slots.size();
    });
    if (isOver || begun >= end)
      return;
    const uint64_t step = begun++;
    Slot &slot = slots[step % slots.size()];
    lock.unlock();
    Status status = fillOne(step, step % slots.size());
    lock.lock();
    if (status.failed())
      isOver = true; // no later step will be asked for
    slot.status = std::move(status);
    slot.isFilled = true;
    filled.notify_all();
    if (isOver)
      freed.notify_all();
  }
}

Result<size_t> Prefetcher::next() {
  const auto start = Clock::now();
  const uint64_t step = handed;
  const size_t buffer = step % slots.size();
  Status status;
  if (threads.empty()) {
    status = fillOne(step, buffer);
    ++handed;
  } else {
    std::unique_lock<std::mutex> lock(mutex);
    isInUse = false;
    freed.notify_all();
    filled.wait(lock, [&] { return slots[buffer].isFilled; });
    slots[buffer].isFilled = false;
    status = std::move(slots[buffer].status);
    ++handed;
    isInUse = true;
  }
  waited += Clock::now() - start;
  if (status.failed())
    return status;
  return buffer;
}

std::chrono::nanoseconds Prefetcher::takeWaited() {
  const auto result = waited;
  waited = {};
  return result;
}

} // namespace trc::train
