//===- CudaMemory.h - memory of a GPU ---------------------------*- C++ -*-===//
//
// One allocation per block, as on the host: arenas, state and ports are few and
// live long. A block starts at a page, as every device promises, though the
// driver only promises 256 bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_CUDAMEMORY_H
#define TRC_RUNTIME_DEVICE_CUDA_CUDAMEMORY_H

#include "device/Device.h"
#include "device/cuda/Context.h"

namespace trc::runtime::cuda {

/// An address of the device, as the layers above see it and as the driver does.
inline CUdeviceptr asDevice(const void *address) {
  return reinterpret_cast<CUdeviceptr>(address);
}

class CudaMemory final : public Memory {
public:
  /// Zeroed in the order of the main stream.
  static Result<std::unique_ptr<Memory>>
  allocate(const std::shared_ptr<Context> &context, size_t bytes);
  ~CudaMemory() override;

private:
  explicit CudaMemory(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
  CUdeviceptr block = 0;
  size_t blockBytes = 0;
};

/// Memory of the context that the caller has: of CUDA's runtime, say, which
/// works in the same one.
class BorrowedMemory final : public Memory {
public:
  static Result<std::unique_ptr<Memory>>
  borrow(const std::shared_ptr<Context> &context, std::byte *data,
         size_t bytes);
  ~BorrowedMemory() override;

private:
  explicit BorrowedMemory(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
};

/// Pinned memory of the host, which the GPU copies from and to by itself.
class PinnedMemory {
public:
  static Result<std::unique_ptr<PinnedMemory>>
  allocate(const std::shared_ptr<Context> &context, size_t bytes);
  ~PinnedMemory();
  std::byte *data() const { return static_cast<std::byte *>(start); }
  /// It is not freed: the GPU may use it still.
  void abandon() { start = nullptr; }

private:
  explicit PinnedMemory(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
  void *start = nullptr;
};

/// An event of the driver, with or without a time.
class Event {
public:
  static Result<std::unique_ptr<Event>>
  create(const std::shared_ptr<Context> &context, bool timed = false);
  ~Event();
  CUevent get() const { return event; }

private:
  explicit Event(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
  CUevent event = nullptr;
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_CUDAMEMORY_H
