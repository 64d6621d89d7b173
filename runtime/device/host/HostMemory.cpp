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
/// Blocks start at a multiple of a page, as every device promises.
constexpr size_t page = 4096, hugePage = size_t(2) << 20;
/// Bytes of a block that has counters, scalars and the like: a small one.
constexpr size_t scalars = 256;
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
  // An empty block still has an address of its own; a large one can move its
  // start to a huge page. A small one has a page in front: lanes of a vector
  // that are masked off reach before it, and where there is no page, each such
  // access takes the processor a microsecond. Of small blocks kernels read the
  // same scalars hundreds of times.
  const bool small = bytes <= scalars;
  const size_t front = large ? hugePage : small ? page : 0;
  const size_t wanted = (bytes ? bytes : 1) + front;
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
  } else if (small) {
    *data = {}; // a page that nobody has written is not there
    data += page;
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
