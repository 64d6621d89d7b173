//===- Grid.cpp - all blocks of a launch ----------------------------------===//

#include "Grid.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>

namespace trc::simt {

namespace {

/// Threads beside the caller. They live as long as the process: their stacks
/// of fibers and their shared memory are kept from launch to launch.
class Workers {
public:
  explicit Workers(unsigned count) {
    for (unsigned i = 0; i < count; ++i)
      std::thread([this] { work(); }).detach();
    this->count = count;
  }
  unsigned size() const { return count; }

  /// Runs the task on every worker and on the caller; returns when all are
  /// done.
  void run(const std::function<void()> &what) {
    {
      std::lock_guard<std::mutex> lock(mutex);
      task = &what;
      busy = count;
      ++round;
    }
    start.notify_all();
    what();
    std::unique_lock<std::mutex> lock(mutex);
    done.wait(lock, [this] { return busy == 0; });
  }

private:
  void work() {
    uint64_t seen = 0;
    std::unique_lock<std::mutex> lock(mutex);
    for (;;) {
      start.wait(lock, [&] { return round != seen; });
      seen = round;
      const std::function<void()> *mine = task;
      lock.unlock();
      (*mine)();
      lock.lock();
      if (--busy == 0)
        done.notify_one();
    }
  }

  std::mutex mutex;
  std::condition_variable start, done;
  const std::function<void()> *task = nullptr;
  unsigned count = 0, busy = 0;
  uint64_t round = 0;
};

Workers &workers() {
  static auto *all =
      new Workers(std::max(1u, std::thread::hardware_concurrency()) - 1);
  return *all;
}

/// What a thread of the system needs to run blocks; made at its first launch.
/// On the heap: the library's thread-local bytes are taken from what the loader
/// keeps for libraries that are opened late, which is little.
Block &ownBlock() {
  static thread_local const auto block = std::make_unique<Block>();
  return *block;
}

Checker &theChecker() {
  static auto *checker = new Checker;
  return *checker;
}

} // namespace

bool runGrid(const Launch &launch) {
  const uint64_t total =
      uint64_t(launch.grid.x) * launch.grid.y * launch.grid.z;
  Checker *checker = checking() ? &theChecker() : nullptr;
  std::atomic<uint64_t> next = 0;
  std::atomic<bool> failed = false;
  const auto work = [&] {
    installFaultHandler();
    Block &block = ownBlock();
    block.beginLaunch(launch, checker);
    for (uint64_t i; (i = next++) < total && !failed;) {
      const SimtIndex index = {unsigned(i % launch.grid.x),
                               unsigned(i / launch.grid.x % launch.grid.y),
                               unsigned(i / launch.grid.x / launch.grid.y)};
      if (!block.run(index))
        failed = true;
    }
    block.endLaunch();
  };
  if (checker)
    checker->beginLaunch(*launch.module);
  // Waking a thread costs about as much as running some hundred short fibers.
  constexpr uint64_t smallGrid = 1024;
  const uint64_t threads =
      total * launch.block.x * launch.block.y * launch.block.z;
  if (checker || total == 1 || threads <= smallGrid)
    work();
  else
    workers().run(work);
  if (!failed && !hasFindings())
    return true;
  reportFindings(launch.name, *launch.module);
  return false;
}

} // namespace trc::simt
