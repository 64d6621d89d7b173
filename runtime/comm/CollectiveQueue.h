//===- CollectiveQueue.h - collectives beside the step ----------*- C++ -*-===//
//
// What is exchanged while the step goes on: jobs that a thread of its own runs,
// one after the other, in the order in which they were begun. That order is the
// program's, so that all ranks run the same ones at a time, and nothing depends
// on when each of them gets there.
//
//   begin(a) ── step ── begin(b) ── step ── finish(a) ── finish(b)
//     thread:  a ...............  b ............
//
// Threads: `begin`, `run` and `finish` are for one thread, the step's.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_COLLECTIVEQUEUE_H
#define TRC_RUNTIME_COMM_COLLECTIVEQUEUE_H

#include "base/Status.h"

#include <condition_variable>
#include <mutex>
#include <sched.h>
#include <thread>

namespace trc::runtime {

class CollectiveQueue {
public:
  /// Something to run. Lives as long as it is in the queue.
  class Job {
  public:
    virtual ~Job();

  protected:
    virtual Status exchange() = 0;

  private:
    friend class CollectiveQueue;
    Job *next = nullptr;
    Status outcome;
    bool isBegun = false; ///< of the step's thread
    bool isDone = false;
  };

  /// Its thread may use the processors that the caller may use now: a step's
  /// thread, which begins the first job, is pinned to one of them by then.
  CollectiveQueue();
  /// Nothing is in the queue any more.
  ~CollectiveQueue();

  void begin(Job &job);
  /// Waits for a job that was begun, and gives what came of it; success for one
  /// that was not.
  Status finish(Job &job);
  /// At once; behind what was begun before.
  Status run(Job &job);
  /// Nanoseconds that the step waited here.
  uint64_t blocked() const { return nanoseconds; }
  /// Nanoseconds of a processor that the thread of exchanges took; what a
  /// transport's own thread takes is not among them. While nothing is in the
  /// queue.
  uint64_t worked() const { return processorTime; }

private:
  void work();
  /// Runs it, and counts.
  Status exchange(Job &job);

  uint64_t nanoseconds = 0;
  uint64_t processorTime = 0; ///< of who runs jobs: one at a time
  std::mutex lock;            ///< of all below
  std::condition_variable changed;
  Job *first = nullptr, *last = nullptr; ///< the first is being run
  bool isOver = false;
  cpu_set_t processors; ///< for the thread
  std::thread worker;   ///< once there was something to begin
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_COLLECTIVEQUEUE_H
