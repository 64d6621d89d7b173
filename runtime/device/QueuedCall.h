//===- QueuedCall.h - a call that other ranks take part in ------*- C++ -*-===//
//
// What calls of every device have in common that exchange with other ranks by
// the queue: one that only begins is in it from `run` to `finish`, and any
// other is run in its turn.
//
//   run      start ── in the queue ──────── end
//   run      start ── into the queue        ..      finish ── end
//                       exchange, on the queue's thread
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_QUEUEDCALL_H
#define TRC_RUNTIME_DEVICE_QUEUEDCALL_H

#include "comm/CollectiveQueue.h"
#include "device/Device.h"

namespace trc::runtime {

class QueuedCall : public PreparedCall, protected CollectiveQueue::Job {
public:
  /// `onlyBegins`: `finish` waits.
  QueuedCall(CollectiveQueue &queue, bool onlyBegins)
      : queue(queue), onlyBegins(onlyBegins) {}

  Status run(void *const *operands) final;
  Status finish() final;
  bool recordable() const final { return false; }
  bool communicates() const final { return true; }

protected:
  /// In front of the exchange, on the step's thread.
  virtual Status start(void *const *operands) = 0;
  /// Behind one that went well, on the step's thread.
  virtual Status end() { return Status::success(); }

private:
  Status endAfter(Status exchanged);

  CollectiveQueue &queue;
  bool onlyBegins, isBegun = false;
};

} // namespace trc::runtime

#endif // TRC_RUNTIME_DEVICE_QUEUEDCALL_H
