//===- HostMemory.cpp - memory of the host --------------------------------===//
//
// One mapping per block. Blocks are few and long-lived (arenas, state,
// ports), so nothing is pooled.
//
//===----------------------------------------------------------------------===//

#include "device/host/HostMemory.h"

#include <sys/mman.h>

namespace trc::runtime::host {

namespace {
constexpr size_t hugePage = size_t(2) << 20;
} // namespace

HostMemory::HostMemory(void *mapping, size_t mapped, std::byte *data,
                       size_t bytes)
    : mapping(mapping), mapped(mapped) {
  start = data;
  count = bytes;
}

HostMemory::~HostMemory() {
  if (mapping)
    munmap(mapping, mapped);
}

Result<std::unique_ptr<Memory>> HostMemory::allocate(size_t bytes) {
  constexpr size_t limit = size_t(1) << 47; // the address space of a process
  const bool large = bytes >= hugePage;
  // An empty block still has an address of its own; a large one leaves room to
  // move its start to a huge page.
  const size_t wanted = (bytes ? bytes : 1) + (large ? hugePage : 0);
  void *mapping = MAP_FAILED;
  if (bytes < limit)
    mapping = mmap(nullptr, wanted, PROT_READ | PROT_WRITE,
                   MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED)
    return failure(StatusCode::OutOfMemory, "the system did not give ", bytes,
                   " bytes of memory");
  auto *data = static_cast<std::byte *>(mapping);
  if (large) {
    data += -reinterpret_cast<uintptr_t>(mapping) & (hugePage - 1);
    // Only advice: where the system refuses it, small pages do.
    (void)madvise(data, bytes, MADV_HUGEPAGE);
  }
  return std::unique_ptr<Memory>(new HostMemory(mapping, wanted, data, bytes));
}

Result<std::unique_ptr<Memory>>
HostMemory::adopt(std::span<const std::byte> bytes) {
  if (reinterpret_cast<uintptr_t>(bytes.data()) % memoryAlignment != 0)
    return failure(StatusCode::InvalidArgument,
                   "memory is not aligned to 64 bytes");
  return std::unique_ptr<Memory>(new HostMemory(
      nullptr, 0, const_cast<std::byte *>(bytes.data()), bytes.size()));
}

} // namespace trc::runtime::host
