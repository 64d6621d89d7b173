//===- MemoryApi.cpp - allocation, copies, fills --------------------------===//
//
// Copies to and from ordinary host memory behave as the driver documents them:
// from it, the bytes are taken at the call; to it, the call waits. Copies to
// and from pinned memory are truly asynchronous; their destination on the host
// holds nothing of use until something has waited.
//
//===----------------------------------------------------------------------===//

#include "Api.h"

#include "../Runtime/DeviceMemory.h"

#include <cstdlib>
#include <cstring>
#include <map>

using namespace trc::simt;

namespace {

// Device pointers are numbers in this interface.
// NOLINTNEXTLINE(performance-no-int-to-ptr)
void *at(DevicePointer p) { return reinterpret_cast<void *>(p); }

/// Page-locked host memory: start to size. Guarded by the driver's mutex.
std::map<const std::byte *, size_t> pinned;

bool isPinned(const void *address, size_t bytes) {
  auto *p = static_cast<const std::byte *>(address);
  auto it = pinned.upper_bound(p);
  return it != pinned.begin() &&
         p + bytes <= std::prev(it)->first + std::prev(it)->second;
}

/// Copies between any two places once the device works.
Node copyNode(void *to, const void *from, size_t bytes) {
  return {MemcpyNode,
          [=] {
            std::memmove(to, from, bytes);
            deviceMemory().noteWrite(to, bytes);
            return Success;
          },
          2 * deviceMemory().holds(to, bytes) +
              deviceMemory().holds(from, bytes),
          {{static_cast<const std::byte *>(from), bytes, false, false},
           {static_cast<const std::byte *>(to), bytes, true, false}}};
}

Result copyToDevice(void *to, const void *from, size_t bytes, Stream &stream) {
  if (bytes == 0)
    return Success;
  if (!deviceMemory().holds(to, bytes))
    return InvalidValue;
  if (isPinned(from, bytes) || stream.capture)
    return driver().enqueue(stream, copyNode(to, from, bytes));
  auto staged = std::make_shared<std::vector<std::byte>>(
      static_cast<const std::byte *>(from),
      static_cast<const std::byte *>(from) + bytes);
  return driver().enqueue(stream,
                          {MemcpyNode,
                           [to, staged] {
                             std::memcpy(to, staged->data(), staged->size());
                             deviceMemory().noteWrite(to, staged->size());
                             return Success;
                           },
                           2,
                           {{static_cast<std::byte *>(to), bytes, true}}});
}

Result copyToHost(void *to, const void *from, size_t bytes, Stream &stream) {
  if (bytes == 0)
    return Success;
  if (!deviceMemory().holds(from, bytes))
    return InvalidValue;
  // What comes before the copy finds what was there.
  const bool isInUse = driver().isInUse(to, bytes);
  const Result result = driver().enqueue(stream, copyNode(to, from, bytes));
  if (result != Success || stream.capture)
    return result;
  if (!isPinned(to, bytes))
    return driver().finish(stream);
  if (!isInUse)
    std::memset(to, poison, bytes);
  return Success;
}

Result copyOnDevice(void *to, const void *from, size_t bytes, Stream &stream) {
  if (bytes == 0)
    return Success;
  if (!deviceMemory().holds(to, bytes) || !deviceMemory().holds(from, bytes))
    return InvalidValue;
  return driver().enqueue(stream, copyNode(to, from, bytes));
}

Result copyAny(void *to, const void *from, size_t bytes, Stream &stream) {
  if (deviceMemory().owns(to))
    return deviceMemory().owns(from) ? copyOnDevice(to, from, bytes, stream)
                                     : copyToDevice(to, from, bytes, stream);
  return deviceMemory().owns(from) ? copyToHost(to, from, bytes, stream)
                                   : InvalidValue;
}

template <class T>
Result fill(void *to, T value, size_t count, Stream &stream) {
  if (count == 0)
    return Success;
  if (reinterpret_cast<uintptr_t>(to) % sizeof(T) ||
      !deviceMemory().holds(to, count * sizeof(T)))
    return InvalidValue;
  return driver().enqueue(
      stream, {MemsetNode,
               [=] {
                 auto *data = static_cast<T *>(to);
                 std::fill(data, data + count, value);
                 deviceMemory().noteWrite(to, count * sizeof(T));
                 return Success;
               },
               sizeof(T),
               {{static_cast<std::byte *>(to), count * sizeof(T), true}}});
}

/// The synchronous forms use the null stream, and wait for it.
template <class F> Result now(F enqueue) {
  const std::shared_ptr<Stream> null = driver().nullStream;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (const Result result = enqueue(*null))
    return result;
  return driver().finish(*null);
}

} // namespace

//===-- Allocation -------------------------------------------------------===//

CUDA_API(cuMemAlloc_v2)(DevicePointer *pointer, size_t bytes) {
  CUDA_ENTER;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (bytes == 0)
    return InvalidValue;
  void *data = deviceMemory().allocate(bytes);
  *pointer = reinterpret_cast<DevicePointer>(data);
  return data ? Success : OutOfMemory;
}

CUDA_API(cuMemFree_v2)(DevicePointer pointer) {
  CUDA_ENTER;
  if (!pointer)
    return Success;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (Allocation *gone = deviceMemory().find(at(pointer));
      gone && driver().isInExchange(gone->data, gone->bytes))
    return driver().fail("memory is freed while a collective that touches it "
                         "is in flight",
                         "cuMemFree");
  driver().finishAll();
  return deviceMemory().free(at(pointer)) ? driver().sticky : InvalidValue;
}

CUDA_API(cuMemGetInfo_v2)(size_t *free, size_t *total) {
  CUDA_ENTER;
  *total = deviceMemory().capacity();
  *free = *total - deviceMemory().used();
  return Success;
}

CUDA_API(cuMemGetAddressRange_v2)(DevicePointer *start, size_t *bytes,
                                  DevicePointer pointer) {
  CUDA_ENTER;
  Allocation *a = deviceMemory().find(at(pointer));
  if (!a)
    return InvalidValue;
  if (start)
    *start = reinterpret_cast<DevicePointer>(a->data);
  if (bytes)
    *bytes = a->bytes;
  return Success;
}

CUDA_API(cuMemHostAlloc)(void **memory, size_t bytes, unsigned flags) {
  CUDA_ENTER;
  // CU_MEMHOSTALLOC_*: portable, mapped, write-combined.
  constexpr unsigned knownFlags = 7;
  if (bytes == 0 || flags & ~knownFlags)
    return InvalidValue;
  if (const Result result = driver().beforeUnsafe())
    return result;
  constexpr size_t page = 4096;
  *memory = std::aligned_alloc(page, (bytes + page - 1) / page * page);
  if (!*memory)
    return OutOfMemory;
  std::memset(*memory, poison, bytes);
  pinned[static_cast<std::byte *>(*memory)] = bytes;
  return Success;
}

CUDA_API(cuMemAllocHost_v2)(void **memory, size_t bytes) {
  return cuMemHostAlloc(memory, bytes, 0);
}

CUDA_API(cuMemFreeHost)(void *memory) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  const auto found = pinned.find(static_cast<std::byte *>(memory));
  if (found == pinned.end())
    return InvalidValue;
  // That the call would wait is documented nowhere.
  if (driver().sticky == Success && driver().isInUse(memory, found->second))
    return driver().fail("page-locked memory is freed while a copy of it is "
                         "in flight",
                         "cuMemFreeHost");
  driver().finishAll();
  pinned.erase(found);
  std::free(memory);
  return Success;
}

CUDA_API(cuMemHostRegister_v2)(void *memory, size_t bytes, unsigned) {
  CUDA_ENTER;
  if (!memory || !bytes)
    return InvalidValue;
  pinned[static_cast<std::byte *>(memory)] = bytes;
  return Success;
}

CUDA_API(cuMemHostUnregister)(void *memory) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  driver().finishAll();
  return pinned.erase(static_cast<std::byte *>(memory)) ? Success
                                                        : InvalidValue;
}

//===-- Copies and fills -------------------------------------------------===//

CUDA_API(cuMemcpyHtoDAsync_v2)(DevicePointer to, const void *from, size_t bytes,
                               void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  return copyToDevice(at(to), from, bytes, *stream);
}

CUDA_API(cuMemcpyDtoHAsync_v2)(void *to, DevicePointer from, size_t bytes,
                               void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  return copyToHost(to, at(from), bytes, *stream);
}

CUDA_API(cuMemcpyDtoDAsync_v2)(DevicePointer to, DevicePointer from,
                               size_t bytes, void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  return copyOnDevice(at(to), at(from), bytes, *stream);
}

CUDA_API(cuMemcpyAsync)(DevicePointer to, DevicePointer from, size_t bytes,
                        void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  return copyAny(at(to), at(from), bytes, *stream);
}

CUDA_API(cuMemcpyHtoD_v2)(DevicePointer to, const void *from, size_t bytes) {
  CUDA_ENTER;
  return now([&](Stream &s) { return copyToDevice(at(to), from, bytes, s); });
}

CUDA_API(cuMemcpyDtoH_v2)(void *to, DevicePointer from, size_t bytes) {
  CUDA_ENTER;
  return now([&](Stream &s) { return copyToHost(to, at(from), bytes, s); });
}

CUDA_API(cuMemcpyDtoD_v2)(DevicePointer to, DevicePointer from, size_t bytes) {
  CUDA_ENTER;
  return now(
      [&](Stream &s) { return copyOnDevice(at(to), at(from), bytes, s); });
}

CUDA_API(cuMemcpy)(DevicePointer to, DevicePointer from, size_t bytes) {
  CUDA_ENTER;
  return now([&](Stream &s) { return copyAny(at(to), at(from), bytes, s); });
}

#define SIMT_FILL(BITS, T, SYNCHRONOUS)                                        \
  CUDA_API(cuMemsetD##BITS##Async)(DevicePointer to, T value, size_t count,    \
                                   void *handle) {                             \
    CUDA_ENTER;                                                                \
    CUDA_STREAM(stream, handle);                                               \
    return fill(at(to), value, count, *stream);                                \
  }                                                                            \
  CUDA_API(SYNCHRONOUS)(DevicePointer to, T value, size_t count) {             \
    CUDA_ENTER;                                                                \
    return now([&](Stream &s) { return fill(at(to), value, count, s); });      \
  }
SIMT_FILL(8, unsigned char, cuMemsetD8_v2)
SIMT_FILL(16, unsigned short, cuMemsetD16_v2)
SIMT_FILL(32, unsigned, cuMemsetD32_v2)
