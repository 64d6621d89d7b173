//===- HostMemory.h - memory of the host ------------------------*- C++ -*-===//
//
// Zeroed pages from the kernel, aligned to 64 bytes. Large blocks start at a
// multiple of 2 MiB and ask for huge pages: a step walks through hundreds of
// megabytes, which with 4 KiB pages costs a page fault each on the first step
// and a page walk each on all others.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_HOSTMEMORY_H
#define TRC_RUNTIME_DEVICE_HOST_HOSTMEMORY_H

#include "device/Device.h"

namespace trc::runtime::host {

/// Every tensor and arena starts at a multiple of this, the size of a cache
/// line and of the widest vector.
inline constexpr size_t memoryAlignment = 64;

class HostMemory final : public Memory {
public:
  static Result<std::unique_ptr<Memory>> allocate(size_t bytes);
  /// Uses the caller's bytes, which outlive it.
  static Result<std::unique_ptr<Memory>>
  adopt(std::span<const std::byte> bytes);
  ~HostMemory() override;

private:
  HostMemory(void *mapping, size_t mapped, std::byte *data, size_t bytes);

  void *mapping = nullptr; ///< null when the bytes are not ours
  size_t mapped = 0;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_HOSTMEMORY_H
