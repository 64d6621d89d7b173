//===- Staging.cpp - values on their way to a GPU -------------------------===//
//
// See Staging.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Staging.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace trc::runtime::cuda {

Staging::~Staging() {
  if (!pinned)
    return;
  Context::Scope scope(*context);
  context->driver.cuStreamSynchronize(context->upload);
}

Status Staging::open(size_t bytes) {
  if (pinned && (capacity >= most || bytes <= capacity / 2))
    return Status::success();
  const size_t wanted = std::bit_ceil(std::clamp(4 * bytes, least, most));
  Result<std::unique_ptr<Memory>> memory =
      CudaMemory::allocate(context, wanted);
  Result<std::unique_ptr<PinnedMemory>> host =
      memory.failed() ? Result<std::unique_ptr<PinnedMemory>>(
                            memory.takeStatus().at("staging memory"))
                      : PinnedMemory::allocate(context, wanted);
  if (host.failed()) {
    if (!pinned)
      return host.takeStatus();
    most = capacity; // more pieces, then
    return Status::success();
  }
  if (!uploaded) {
    Result<std::unique_ptr<Event>> event = Event::create(context);
    if (event.failed())
      return event.takeStatus();
    for (Piece &piece : pieces) {
      Result<std::unique_ptr<Event>> each = Event::create(context);
      if (each.failed())
        return each.takeStatus();
      piece.arrived = std::move(*each);
    }
    uploaded = std::move(*event);
  }
  while (count != 0)
    TRC_RETURN_IF_FAILED(dropOldest());
  // The zeroing of new memory is in main, uploads are not.
  TRC_RETURN_IF_FAILED(
      context->checkWork(context->driver.cuStreamSynchronize(context->main),
                         text(context->label, ", staging memory")));
  staging = std::move(*memory);
  pinned = std::move(*host);
  capacity = wanted;
  next = 0;
  return Status::success();
}

Status Staging::dropOldest() {
  Status status = context->waitFor(pieces[oldest].arrived->get(),
                                   text(context->label, ", writing"));
  oldest = (oldest + 1) % mostPieces;
  --count;
  return status;
}

Result<Staging::Piece *> Staging::take(size_t bytes) {
  constexpr size_t alignment = 256;
  if (next + bytes > capacity)
    next = 0;
  const size_t begin = next, end = begin + bytes;
  const auto overlaps = [&] {
    for (size_t i = 0; i < count; ++i) {
      const Piece &piece = pieces[(oldest + i) % mostPieces];
      if (piece.begin < end && begin < piece.end)
        return true;
    }
    return false;
  };
  while (count == mostPieces || overlaps())
    TRC_RETURN_IF_FAILED(dropOldest());
  Piece &piece = pieces[(oldest + count) % mostPieces];
  piece.begin = begin;
  piece.end = end;
  next = (end + alignment - 1) / alignment * alignment;
  return &piece;
}

Status Staging::send(CUdeviceptr to, const void *from, size_t bytes) {
  Result<Piece *> taken = take(bytes);
  if (taken.failed())
    return taken.takeStatus();
  const Piece &piece = **taken;
  const Driver &driver = context->driver;
  std::byte *host = pinned->data() + piece.begin;
  const CUdeviceptr device = asDevice(staging->data() + piece.begin);
  std::memcpy(host, from, bytes);
  for (CUresult result :
       {driver.cuMemcpyHtoDAsync_v2(device, host, bytes, context->upload),
        driver.cuEventRecord(uploaded->get(), context->upload),
        driver.cuStreamWaitEvent(context->main, uploaded->get(), 0),
        driver.cuMemcpyDtoDAsync_v2(to, device, bytes, context->main),
        driver.cuEventRecord(piece.arrived->get(), context->main)})
    TRC_RETURN_IF_FAILED(
        context->checkWork(result, text(context->label, ", writing")));
  ++count;
  return Status::success();
}

Status Staging::write(CUdeviceptr to, const void *from, size_t bytes) {
  std::lock_guard<std::mutex> guard(lock);
  Context::Scope scope(*context);
  TRC_RETURN_IF_FAILED(open(bytes));
  const auto *source = static_cast<const std::byte *>(from);
  for (size_t done = 0; done < bytes;) {
    const size_t part = std::min(bytes - done, capacity / 2);
    TRC_RETURN_IF_FAILED(send(to + done, source + done, part));
    done += part;
  }
  return Status::success();
}

} // namespace trc::runtime::cuda
