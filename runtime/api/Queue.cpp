//===- Queue.cpp - C API: runs in the background --------------------------===//
//
// A list of calls, linked through the calls themselves, and something that
// takes them from its front: a thread of ours, or work that the caller's
// executor does, one submission per call.
//
// A device that works beside the host has one call more than is waited for: the
// next one is enqueued there before the queue waits for the one before it.
//
//===----------------------------------------------------------------------===//

#include "api/CallHandle.h"

#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

using namespace trc::runtime;

struct trc_queue {
  trc_queue() : worker([this] { serve(); }) {}
  trc_queue(trc_submit_fn submit, void *context)
      : submit(submit), submitContext(context) {}

  ~trc_queue() {
    wait();
    {
      std::lock_guard<std::mutex> guard(lock);
      ending = true;
    }
    changed.notify_all();
    if (worker.joinable())
      worker.join();
  }

  void push(trc_call *call) {
    {
      std::lock_guard<std::mutex> guard(lock);
      (last ? last->next : first) = call;
      last = call;
      ++unfinished;
    }
    if (submit)
      submit(
          submitContext,
          [](void *queue) { static_cast<trc_queue *>(queue)->runFirst(); },
          this);
    else
      changed.notify_all();
  }

  /// Whether the calling thread is in a `done` of this queue, which would wait
  /// for itself.
  bool isInDone() const { return inDone.load() == std::this_thread::get_id(); }

  void wait() {
    std::unique_lock<std::mutex> guard(lock);
    // What is enqueued from now on is not waited for, unless by the next wait.
    const uint64_t upTo = finished + unfinished;
    changed.wait(guard, [&] { return finished >= upTo; });
  }

private:
  void serve() {
    while (true) {
      {
        std::unique_lock<std::mutex> guard(lock);
        changed.wait(guard, [this] { return first || ending; });
        if (!first)
          return;
      }
      runFirst();
    }
  }

  void runFirst() {
    trc_call *call;
    {
      std::lock_guard<std::mutex> guard(lock);
      call = first;
      if (!call)
        return; // an executor did a piece of work twice
      first = call->next;
      if (!first)
        last = nullptr;
      call->next = nullptr;
    }
    call->run();
    if (underWay)
      finish(std::exchange(underWay, nullptr));
    const bool asynchronous = call->call->session().device().asynchronous();
    {
      std::lock_guard<std::mutex> guard(lock);
      if (asynchronous && first) {
        underWay = call; // whoever takes the next one finishes it
        return;
      }
    }
    finish(call);
  }

  void finish(trc_call *call) {
    const trc_done_fn done = call->done;
    void *const context = call->context;
    const trc_status status = call->wait();
    // From here on `done` or another thread may enqueue or destroy the call.
    call->taken.store(false, std::memory_order_release);
    if (done) {
      inDone = std::this_thread::get_id();
      done(context, call, status);
      inDone = std::thread::id();
    }
    // Notified with the lock held: a waiter may destroy the queue as soon as it
    // has the lock.
    std::lock_guard<std::mutex> guard(lock);
    --unfinished;
    ++finished;
    changed.notify_all();
  }

  std::mutex lock;
  std::condition_variable changed;
  trc_call *first = nullptr, *last = nullptr;
  trc_call *underWay = nullptr; ///< enqueued on its device, not waited for
  uint64_t unfinished = 0, finished = 0;
  bool ending = false;
  std::atomic<std::thread::id> inDone{};
  trc_submit_fn submit = nullptr;
  void *submitContext = nullptr;
  std::thread worker; // last: starts when all else is there
};

extern "C" {

trc_status trc_queue_create(trc_queue **queue) {
  return guarded([&]() -> Status {
    if (!queue)
      return missing("queue");
    *queue = new trc_queue;
    return Status::success();
  });
}

trc_status trc_queue_create_on(trc_submit_fn submit, void *context,
                               trc_queue **queue) {
  return guarded([&]() -> Status {
    if (!submit)
      return missing("submit");
    if (!queue)
      return missing("queue");
    *queue = new trc_queue(submit, context);
    return Status::success();
  });
}

void trc_queue_destroy(trc_queue *queue) { delete queue; }

trc_status trc_call_run_async(trc_call *call, trc_queue *queue,
                              trc_done_fn done, void *context) {
  return guarded([&]() -> Status {
    if (!call)
      return missing("call");
    if (!queue)
      return missing("queue");
    TRC_RETURN_IF_FAILED(call->take());
    call->done = done;
    call->context = context;
    queue->push(call);
    return Status::success();
  });
}

trc_status trc_queue_wait(trc_queue *queue) {
  return guarded([&]() -> Status {
    if (!queue)
      return missing("queue");
    if (queue->isInDone())
      return failure(StatusCode::InvalidArgument,
                     "`done` cannot wait for its own queue");
    queue->wait();
    return Status::success();
  });
}

} // extern "C"
