//===- CudaMemory.cpp - memory of a GPU -----------------------------------===//
//
// See CudaMemory.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/CudaMemory.h"

namespace trc::runtime::cuda {

Result<std::unique_ptr<Memory>>
CudaMemory::allocate(const std::shared_ptr<Context> &context, size_t bytes) {
  constexpr size_t page = 4096, promised = 256;
  constexpr size_t limit = size_t(1) << 47; // no GPU has as much
  const Driver &driver = context->driver;
  std::unique_ptr<CudaMemory> memory(new CudaMemory(context));
  Context::Scope scope(*context);
  memory->blockBytes = bytes + (page - promised);
  const CUresult given =
      bytes < limit ? driver.cuMemAlloc_v2(&memory->block, memory->blockBytes)
                    : CUDA_ERROR_OUT_OF_MEMORY;
  if (given == CUDA_ERROR_OUT_OF_MEMORY) {
    size_t free = 0, total = 0;
    driver.cuMemGetInfo_v2(&free, &total);
    return failure(StatusCode::OutOfMemory, context->label, " did not give ",
                   bytes, " bytes of memory: ", free, " of ", total,
                   " are free, ", context->bytesInUse.load(),
                   " are in use here");
  }
  TRC_RETURN_IF_FAILED(context->check(
      given, text(context->label, ", ", bytes, " bytes of memory")));
  context->count(memory->blockBytes);
  const CUdeviceptr start = (memory->block + page - 1) & ~CUdeviceptr(page - 1);
  // NOLINTNEXTLINE(performance-no-int-to-ptr): nobody here follows it
  memory->start = reinterpret_cast<std::byte *>(start);
  memory->count = bytes;
  if (bytes != 0)
    TRC_RETURN_IF_FAILED(
        context->check(driver.cuMemsetD8Async(start, 0, bytes, context->main),
                       text(context->label, ", zeroing memory")));
  return std::unique_ptr<Memory>(std::move(memory));
}

CudaMemory::~CudaMemory() {
  if (!block)
    return;
  Context::Scope scope(*context);
  // What is enqueued may use it still.
  if (!context->endsIn({context->main, context->exchange, context->collective},
                       "freeing memory"))
    return;
  context->driver.cuMemFree_v2(block);
  context->bytesInUse -= blockBytes;
}

Result<std::unique_ptr<Memory>>
BorrowedMemory::borrow(const std::shared_ptr<Context> &context, std::byte *data,
                       size_t bytes) {
  constexpr CUdeviceptr alignment = 64;
  if (asDevice(data) % alignment != 0)
    return failure(StatusCode::InvalidArgument,
                   "memory is not aligned to 64 bytes");
  Context::Scope scope(*context);
  CUdeviceptr start = 0;
  size_t size = 0;
  if (bytes != 0 && context->driver.cuMemGetAddressRange_v2(
                        &start, &size, asDevice(data)) != CUDA_SUCCESS)
    return failure(StatusCode::InvalidArgument, "the address is no memory of ",
                   context->label);
  if (bytes != 0 && asDevice(data) + bytes > start + size)
    return failure(StatusCode::InvalidArgument, "memory of ", bytes,
                   " bytes ends beyond what was allocated there, ", size,
                   " bytes");
  std::unique_ptr<BorrowedMemory> memory(new BorrowedMemory(context));
  memory->start = data;
  memory->count = bytes;
  return std::unique_ptr<Memory>(std::move(memory));
}

BorrowedMemory::~BorrowedMemory() {
  // The caller may free it now, and what is enqueued use it still.
  Context::Scope scope(*context);
  (void)context->endsIn({context->main, context->exchange, context->collective},
                        "giving memory back");
}

Result<std::unique_ptr<PinnedMemory>>
PinnedMemory::allocate(const std::shared_ptr<Context> &context, size_t bytes) {
  std::unique_ptr<PinnedMemory> memory(new PinnedMemory(context));
  Context::Scope scope(*context);
  TRC_RETURN_IF_FAILED(context->check(
      context->driver.cuMemHostAlloc(&memory->start, bytes, 0),
      text(context->label, ", ", bytes, " bytes of pinned memory")));
  return memory;
}

PinnedMemory::~PinnedMemory() {
  if (!start)
    return;
  Context::Scope scope(*context);
  context->driver.cuMemFreeHost(start);
}

Result<std::unique_ptr<Event>>
Event::create(const std::shared_ptr<Context> &context, bool timed) {
  std::unique_ptr<Event> event(new Event(context));
  Context::Scope scope(*context);
  TRC_RETURN_IF_FAILED(
      context->check(context->driver.cuEventCreate(
                         &event->event, timed ? 0 : CU_EVENT_DISABLE_TIMING),
                     text(context->label, ", an event")));
  return event;
}

Event::~Event() {
  if (!event)
    return;
  Context::Scope scope(*context);
  context->driver.cuEventDestroy_v2(event);
}

} // namespace trc::runtime::cuda
