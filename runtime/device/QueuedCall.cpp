//===- QueuedCall.cpp - a call that other ranks take part in --------------===//

#include "device/QueuedCall.h"

namespace trc::runtime {

Status QueuedCall::run(void *const *operands) {
  // Of a file that begins it twice.
  TRC_RETURN_IF_FAILED(finish());
  TRC_RETURN_IF_FAILED(start(operands));
  if (!onlyBegins)
    return endAfter(queue.run(*this));
  isBegun = true;
  queue.begin(*this);
  return Status::success();
}

Status QueuedCall::finish() {
  if (!isBegun)
    return Status::success();
  isBegun = false;
  return endAfter(queue.finish(*this));
}

Status QueuedCall::endAfter(Status exchanged) {
  TRC_RETURN_IF_FAILED(std::move(exchanged));
  return end();
}

} // namespace trc::runtime
