//===- CallHandle.h - a call of the C API, with its place in a queue ------===//
//
// A call is enqueued at most once at a time, so the link of the queue's list
// stands in the call: enqueueing allocates nothing. Who runs or enqueues a call
// takes it first; what another thread wants of it meanwhile is refused and
// leaves it as it is.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_API_CALLHANDLE_H
#define TRC_RUNTIME_API_CALLHANDLE_H

#include "api/Handles.h"

#include <atomic>

struct trc_call {
  std::unique_ptr<trc::runtime::Call> call;

  // Of the last run.
  trc_status status = TRC_OK;
  std::string error;

  // While it is enqueued or running.
  std::atomic<bool> taken{false};
  trc_call *next = nullptr;
  trc_done_fn done = nullptr;
  void *context = nullptr;

  /// Makes the call the caller's until `taken` is put back, or refuses.
  trc::runtime::Status take();
  /// Runs, or enqueues, and keeps what came of it.
  trc_status run() noexcept;
  /// Waits for the last run, whose end may change what came of it.
  trc_status wait() noexcept;

private:
  trc_status keep(trc_status result) noexcept;
};

#endif // TRC_RUNTIME_API_CALLHANDLE_H
