//===- DeviceMemory.cpp - what cuMemAlloc gives ---------------------------===//

#include "DeviceMemory.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sys/mman.h>

namespace trc::simt {

namespace {
constexpr size_t page = 4096;
constexpr size_t alignment = 256; // what cuMemAlloc promises
constexpr size_t roundUp(size_t n, size_t to) { return (n + to - 1) / to * to; }

bool isSet(const char *variable) {
  const char *value = std::getenv(variable);
  return value && *value && std::strcmp(value, "0") != 0;
}
} // namespace

bool checking() {
  static const bool on = isSet("TRC_SIMT_CHECK");
  return on;
}

DeviceMemory &deviceMemory() {
  static DeviceMemory *memory = [] {
    size_t mebibytes = 8192;
    if (const char *value = std::getenv("TRC_SIMT_MEMORY"))
      mebibytes = std::strtoull(value, nullptr, 10);
    return new DeviceMemory(mebibytes << 20, checking());
  }();
  return *memory;
}

DeviceMemory::DeviceMemory(size_t capacity, bool checked)
    : total(capacity), checked(checked), reserved(size_t(1) << 42) {
  // Addresses only: pages come with allocations. Fewer where the system limits
  // them.
  void *mapping = MAP_FAILED;
  for (; mapping == MAP_FAILED && reserved > capacity; reserved /= 2)
    mapping = mmap(nullptr, reserved, PROT_NONE,
                   MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (mapping == MAP_FAILED) {
    std::perror("trc-simt: no addresses for device memory");
    std::abort();
  }
  base = top = static_cast<std::byte *>(mapping);
}

void *DeviceMemory::allocate(size_t bytes) {
  const size_t padded = roundUp(bytes ? bytes : 1, alignment);
  const size_t mapped = roundUp(padded, page);
  if (inUse + mapped > total ||
      size_t(base + reserved - top) < mapped + 2 * page)
    return nullptr;
  Allocation made;
  made.mapping = top + page; // one page that faults lies between any two
  made.mapped = mapped;
  made.data = made.mapping + (mapped - padded); // ends where the pages end
  made.bytes = bytes;
  if (mprotect(made.mapping, mapped, PROT_READ | PROT_WRITE) != 0)
    return nullptr;
  std::memset(made.mapping, poison, mapped);
  if (checked) {
    made.shadow = std::make_unique<Shadow>(made.data, bytes);
    if (!opened)
      mprotect(made.mapping, mapped, PROT_NONE);
  }
  top = made.mapping + mapped;
  inUse += mapped;
  void *data = made.data;
  allocations.emplace(made.data, std::move(made));
  return data;
}

bool DeviceMemory::free(void *address) {
  auto it = allocations.find(static_cast<std::byte *>(address));
  if (it == allocations.end())
    return false;
  const Allocation &gone = it->second;
  madvise(gone.mapping, gone.mapped, MADV_DONTNEED);
  mprotect(gone.mapping, gone.mapped, PROT_NONE);
  inUse -= gone.mapped;
  allocations.erase(it);
  return true;
}

Allocation *DeviceMemory::find(const void *address) {
  auto *p = static_cast<const std::byte *>(address);
  auto it = allocations.upper_bound(p);
  if (it == allocations.begin())
    return nullptr;
  Allocation &a = std::prev(it)->second;
  return p < a.data + a.bytes ? &a : nullptr;
}

bool DeviceMemory::holds(const void *address, size_t bytes) {
  Allocation *a = find(address);
  return a &&
         static_cast<const std::byte *>(address) + bytes <= a->data + a->bytes;
}

std::string DeviceMemory::describe(const void *address) {
  auto *p = static_cast<const std::byte *>(address);
  auto it = allocations.upper_bound(p);
  if (it != allocations.end() && it->second.data - p <= ptrdiff_t(page))
    return std::to_string(it->second.data - p) +
           " bytes ahead of a buffer of " + std::to_string(it->second.bytes) +
           " bytes";
  if (it != allocations.begin()) {
    const Allocation &a = std::prev(it)->second;
    if (p < a.data + a.bytes)
      return "inside a buffer of " + std::to_string(a.bytes) + " bytes";
    if (p - (a.data + a.bytes) <= ptrdiff_t(page))
      return std::to_string(p - (a.data + a.bytes)) +
             " bytes behind the end of a buffer of " + std::to_string(a.bytes) +
             " bytes";
  }
  return "in device memory that no live buffer holds";
}

void DeviceMemory::noteWrite(const void *address, size_t bytes) {
  if (!checked || bytes == 0)
    return;
  if (Allocation *a = find(address);
      a && a->shadow && a->shadow->contains(address, bytes))
    a->shadow->markWritten(address, bytes);
}

void DeviceMemory::open() {
  if (opened++ || !checked)
    return;
  for (auto &[start, a] : allocations)
    mprotect(a.mapping, a.mapped, PROT_READ | PROT_WRITE);
}

void DeviceMemory::close() {
  if (--opened || !checked)
    return;
  for (auto &[start, a] : allocations)
    mprotect(a.mapping, a.mapped, PROT_NONE);
}

} // namespace trc::simt
