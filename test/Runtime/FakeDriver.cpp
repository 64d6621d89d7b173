//===- FakeDriver.cpp - a driver whose GPU is late on purpose -------------===//
//
// See FakeDriver.h. The device, its memory, and copies.
//
//===----------------------------------------------------------------------===//

#include "FakeStreams.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

using namespace trc::runtime::test::fake;
namespace cuda = trc::runtime::cuda;
using cuda::CUdevice;

namespace {

constexpr size_t memoryBytes = size_t(1) << 30;

// NOLINTNEXTLINE(performance-no-int-to-ptr): the GPU's memory is the host's
void *host(CUdeviceptr address) { return reinterpret_cast<void *>(address); }

template <typename T>
void fill(cuda::CUstream stream, CUdeviceptr to, T value, size_t count) {
  enqueue(stream,
          {[=] {
             for (size_t i = 0; i < count; ++i)
               std::memcpy(static_cast<char *>(host(to)) + i * sizeof(T),
                           &value, sizeof(T));
           },
           {},
           {}});
}

} // namespace

// Declared by nothing: found by name.
#pragma clang diagnostic ignored "-Wmissing-prototypes"
extern "C" {

CUresult cuInit(unsigned) {
  ENTER(cuInit, false);
  return 0;
}
CUresult cuDriverGetVersion(int *version) {
  ENTER(cuDriverGetVersion, false);
  *version = 13000;
  return 0;
}
CUresult cuGetErrorName(CUresult error, const char **text) {
  static const std::map<CUresult, const char *> names = {
      {cuda::CUDA_ERROR_OUT_OF_MEMORY, "CUDA_ERROR_OUT_OF_MEMORY"},
      {invalidImage, "CUDA_ERROR_INVALID_IMAGE"},
      {cuda::CUDA_ERROR_NOT_FOUND, "CUDA_ERROR_NOT_FOUND"},
      {illegalAddress, "CUDA_ERROR_ILLEGAL_ADDRESS"}};
  const auto found = names.find(error);
  *text = found == names.end() ? "CUDA_ERROR_FAKE" : found->second;
  return 0;
}
CUresult cuGetErrorString(CUresult, const char **text) {
  *text = "said the fake driver";
  return 0;
}
CUresult cuDeviceGetCount(int *count) {
  ENTER(cuDeviceGetCount, false);
  *count = 1;
  return 0;
}
CUresult cuDeviceGet(CUdevice *device, int ordinal) {
  ENTER(cuDeviceGet, false);
  *device = ordinal;
  return 0;
}
CUresult cuDeviceGetUuid_v2(cuda::CUuuid *uuid, CUdevice) {
  ENTER(cuDeviceGetUuid_v2, false);
  *uuid = {};
  return 0;
}
CUresult cuDeviceGetName(char *name, int length, CUdevice) {
  ENTER(cuDeviceGetName, false);
  std::snprintf(name, static_cast<size_t>(length), "Fake GPU");
  return 0;
}
CUresult cuDeviceGetAttribute(int *value, int attribute, CUdevice) {
  ENTER(cuDeviceGetAttribute, false);
  *value = attribute == cuda::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR ? 9
           : attribute == cuda::CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR
               ? 0
               : 132;
  return 0;
}
CUresult cuDevicePrimaryCtxRetain(cuda::CUcontext *context, CUdevice) {
  ENTER(cuDevicePrimaryCtxRetain, false);
  static int only;
  *context = reinterpret_cast<cuda::CUcontext>(&only);
  return 0;
}
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice) {
  ENTER(cuDevicePrimaryCtxRelease_v2, false);
  return 0;
}
CUresult cuCtxPushCurrent_v2(cuda::CUcontext) {
  ++contexts;
  return 0;
}
CUresult cuCtxPopCurrent_v2(cuda::CUcontext *) {
  --contexts;
  return 0;
}

CUresult cuMemGetInfo_v2(size_t *free, size_t *total) {
  ENTER(cuMemGetInfo_v2, true);
  *free = memoryBytes - global().memoryUsed;
  *total = memoryBytes;
  return 0;
}
CUresult cuMemGetAddressRange_v2(CUdeviceptr *start, size_t *bytes,
                                 CUdeviceptr memory) {
  ENTER(cuMemGetAddressRange_v2, true);
  for (const auto &[begin, size] : global().blocks)
    if (memory >= begin && memory < begin + size) {
      *start = begin;
      *bytes = size;
      return 0;
    }
  return invalidValue;
}
CUresult cuMemAlloc_v2(CUdeviceptr *memory, size_t bytes) {
  ENTER(cuMemAlloc_v2, true);
  Global &all = global();
  if (bytes > memoryBytes - all.memoryUsed)
    return cuda::CUDA_ERROR_OUT_OF_MEMORY;
  // At an odd multiple of 256, and full of what nobody wrote.
  const size_t aligned = (bytes + 511) / 512 * 512 + 512;
  auto *block = static_cast<char *>(std::aligned_alloc(512, aligned));
  std::memset(block, 0xcd, aligned);
  *memory = reinterpret_cast<CUdeviceptr>(block + 256);
  all.blocks[*memory] = bytes;
  all.memoryUsed += bytes;
  return 0;
}
CUresult cuMemFree_v2(CUdeviceptr memory) {
  ENTER_TO_FREE(cuMemFree_v2);
  const auto block = global().blocks.find(memory);
  if (block == global().blocks.end())
    return invalidValue;
  std::memset(host(memory), 0xdd, block->second);
  global().memoryUsed -= block->second;
  global().blocks.erase(block);
  release([=] { std::free(static_cast<char *>(host(memory)) - 256); });
  return 0;
}
CUresult cuMemHostAlloc(void **memory, size_t bytes, unsigned) {
  ENTER(cuMemHostAlloc, true);
  *memory = std::malloc(bytes);
  global().pinned[static_cast<std::byte *>(*memory)] = bytes;
  return 0;
}
CUresult cuMemFreeHost(void *memory) {
  ENTER_TO_FREE(cuMemFreeHost);
  global().pinned.erase(static_cast<std::byte *>(memory));
  release([=] { std::free(memory); });
  return 0;
}

CUresult cuMemcpyHtoDAsync_v2(CUdeviceptr to, const void *from, size_t bytes,
                              cuda::CUstream stream) {
  ENTER(cuMemcpyHtoDAsync_v2, true);
  // Read when the copy runs. Of memory that is not pinned the documentation
  // only says that the call may wait.
  enqueue(stream, {[=] { std::memcpy(host(to), from, bytes); }, {}, {}});
  return 0;
}
CUresult cuMemcpyDtoHAsync_v2(void *to, CUdeviceptr from, size_t bytes,
                              cuda::CUstream stream) {
  ENTER(cuMemcpyDtoHAsync_v2, true);
  enqueue(stream, {[=] { std::memcpy(to, host(from), bytes); }, {}, {}});
  return 0;
}
CUresult cuMemcpyDtoDAsync_v2(CUdeviceptr to, CUdeviceptr from, size_t bytes,
                              cuda::CUstream stream) {
  ENTER(cuMemcpyDtoDAsync_v2, true);
  enqueue(stream, {[=] { std::memmove(host(to), host(from), bytes); }, {}, {}});
  return 0;
}
CUresult cuMemsetD8Async(CUdeviceptr to, unsigned char value, size_t count,
                         cuda::CUstream stream) {
  ENTER(cuMemsetD8Async, true);
  fill(stream, to, value, count);
  return 0;
}
CUresult cuMemsetD16Async(CUdeviceptr to, unsigned short value, size_t count,
                          cuda::CUstream stream) {
  ENTER(cuMemsetD16Async, true);
  fill(stream, to, value, count);
  return 0;
}
CUresult cuMemsetD32Async(CUdeviceptr to, unsigned value, size_t count,
                          cuda::CUstream stream) {
  ENTER(cuMemsetD32Async, true);
  fill(stream, to, value, count);
  return 0;
}

} // extern "C"
