//===- FakeDriver.cpp - a driver whose GPU is late on purpose -------------===//
//
// See FakeDriver.h. One lock guards everything: tests want order, not speed.
//
//===----------------------------------------------------------------------===//

#include "FakeDriver.h"
#include "device/cuda/Driver.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <sys/mman.h>

namespace cuda = trc::runtime::cuda;
using cuda::CUdevice;
using cuda::CUdeviceptr;
using cuda::CUresult;

namespace {

constexpr CUresult invalidImage = 200, invalidContext = 201,
                   illegalAddress = 700, invalidValue = 1, invalidHandle = 400,
                   captureUnsupported = 900, captureInvalid = 901;

constexpr size_t memoryBytes = size_t(1) << 30;

/// A point in a stream's order.
struct Point;
using Work = std::function<void()>;

struct Operation {
  Work work;                      ///< null: none
  std::shared_ptr<Point> reaches; ///< of an event's record
  std::shared_ptr<Point> waits;   ///< for another stream
};

} // namespace

struct trc::runtime::cuda::CUstream_st {
  std::deque<Operation> queue;
  bool capturing = false;
  std::vector<Operation> captured;
};

namespace {
struct Point {
  cuda::CUstream stream;
  bool reached = false;
};
} // namespace

struct trc::runtime::cuda::CUevent_st {
  std::shared_ptr<Point> last; ///< null: never recorded
};
struct trc::runtime::cuda::CUgraph_st {
  std::vector<Operation> operations;
};
struct trc::runtime::cuda::CUgraphExec_st {
  std::vector<Operation> operations;
};
struct trc::runtime::cuda::CUmod_st {
  void *pages;
  size_t bytes;
};
struct trc::runtime::cuda::CUfunc_st {
  using Function = void (*)(void *const *, int64_t, int64_t, void *);
  Function function;
  bool loaded = false; ///< by a launch outside of a capture
};

namespace {

struct Fault {
  CUresult error = cuda::CUDA_SUCCESS;
  int skip = 0;
};

struct Global {
  std::recursive_mutex lock;
  std::map<std::string, uint64_t> calls;
  std::map<std::string, Fault> faults;
  CUresult broken = cuda::CUDA_SUCCESS;
  bool breakNextKernel = false;
  size_t memoryUsed = 0;
  std::map<CUdeviceptr, size_t> blocks;
  std::map<const std::byte *, size_t> pinned;
  std::set<cuda::CUstream> streams;
  std::set<cuda::CUevent> events;
  /// Freed while there was work to do, which would have crashed.
  std::vector<Work> lateFrees;
};

Global &global() {
  static Global instance;
  return instance;
}
thread_local int contexts = 0;

/// What every function begins with.
CUresult enter(const char *name, bool wantsContext) {
  Global &all = global();
  ++all.calls[name];
  if (auto fault = all.faults.find(name);
      fault != all.faults.end() && fault->second.skip-- == 0) {
    const CUresult error = fault->second.error;
    all.faults.erase(fault);
    return error;
  }
  if (wantsContext && contexts == 0)
    return invalidContext;
  return wantsContext ? all.broken : cuda::CUDA_SUCCESS;
}

void step(cuda::CUstream stream);

void reach(const std::shared_ptr<Point> &point) {
  while (point && !point->reached)
    step(point->stream);
}

/// Does the stream's oldest operation.
void step(cuda::CUstream stream) {
  if (stream->queue.empty()) {
    std::fputs("fake driver: waits for an event that nothing reaches\n",
               stderr);
    std::abort();
  }
  const Operation operation = std::move(stream->queue.front());
  stream->queue.pop_front();
  reach(operation.waits);
  if (operation.work && global().broken == cuda::CUDA_SUCCESS)
    operation.work();
  if (operation.reaches)
    operation.reaches->reached = true;
}

void drain(cuda::CUstream stream) {
  while (!stream->queue.empty())
    step(stream);
}

void enqueue(cuda::CUstream stream, Operation operation) {
  if (stream->capturing)
    stream->captured.push_back(std::move(operation));
  else
    stream->queue.push_back(std::move(operation));
}

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

/// Frees once no stream has work that might use what is freed.
void release(Work free) {
  Global &all = global();
  all.lateFrees.push_back(std::move(free));
  for (cuda::CUstream stream : all.streams)
    if (!stream->queue.empty())
      return;
  for (const Work &each : all.lateFrees)
    each();
  all.lateFrees.clear();
}

} // namespace

/// Frees also on a device that is broken.
#define ENTER_TO_FREE(name)                                                    \
  std::lock_guard<std::recursive_mutex> guard(global().lock);                  \
  if (CUresult error = enter(#name, false))                                    \
    return error;                                                              \
  if (contexts == 0)                                                           \
  return invalidContext

#define ENTER(name, wantsContext)                                              \
  std::lock_guard<std::recursive_mutex> guard(global().lock);                  \
  if (CUresult error = enter(#name, wantsContext))                             \
  return error

// Controls.

extern "C" void fakeDriverFail(const char *function, int error, int skip) {
  std::lock_guard<std::recursive_mutex> guard(global().lock);
  global().faults.clear();
  global().broken = cuda::CUDA_SUCCESS;
  global().breakNextKernel = false;
  if (function)
    global().faults[function] = {error, skip};
}
extern "C" void fakeDriverBreakNextKernel() {
  std::lock_guard<std::recursive_mutex> guard(global().lock);
  global().breakNextKernel = true;
}
extern "C" uint64_t fakeDriverCalls(const char *function) {
  std::lock_guard<std::recursive_mutex> guard(global().lock);
  return global().calls[function];
}

// The driver. Declared by nothing: found by name.

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
/// Not one of ours, but one that libraries call.
CUresult cuLaunchHostFunc(cuda::CUstream stream, void (*function)(void *),
                          void *data) {
  ENTER(cuLaunchHostFunc, true);
  enqueue(stream, {[=] { function(data); }, {}, {}});
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

CUresult cuStreamCreate(cuda::CUstream *stream, unsigned) {
  ENTER(cuStreamCreate, true);
  *stream = new cuda::CUstream_st;
  global().streams.insert(*stream);
  return 0;
}
CUresult cuStreamDestroy_v2(cuda::CUstream stream) {
  ENTER_TO_FREE(cuStreamDestroy_v2);
  drain(stream);
  global().streams.erase(stream);
  delete stream;
  return 0;
}
CUresult cuStreamSynchronize(cuda::CUstream stream) {
  // A failure is about work that was done: nothing comes after it.
  std::lock_guard<std::recursive_mutex> first(global().lock);
  drain(stream);
  ENTER(cuStreamSynchronize, true);
  return 0;
}
CUresult cuStreamQuery(cuda::CUstream stream) {
  return cuStreamSynchronize(stream);
}
CUresult cuStreamWaitEvent(cuda::CUstream stream, cuda::CUevent event,
                           unsigned) {
  ENTER(cuStreamWaitEvent, true);
  if (!global().events.count(event))
    return invalidHandle;
  if (event->last)
    enqueue(stream, {nullptr, {}, event->last});
  return 0;
}
CUresult cuStreamBeginCapture_v2(cuda::CUstream stream, int) {
  ENTER(cuStreamBeginCapture_v2, true);
  stream->capturing = true;
  stream->captured.clear();
  return 0;
}
CUresult cuStreamEndCapture(cuda::CUstream stream, cuda::CUgraph *graph) {
  ENTER(cuStreamEndCapture, true);
  if (!stream->capturing)
    return captureInvalid;
  stream->capturing = false;
  *graph = new cuda::CUgraph_st{std::move(stream->captured)};
  return 0;
}

CUresult cuEventCreate(cuda::CUevent *event, unsigned) {
  ENTER(cuEventCreate, true);
  *event = new cuda::CUevent_st;
  global().events.insert(*event);
  return 0;
}
CUresult cuEventDestroy_v2(cuda::CUevent event) {
  ENTER_TO_FREE(cuEventDestroy_v2);
  global().events.erase(event);
  delete event;
  return 0;
}
CUresult cuEventRecord(cuda::CUevent event, cuda::CUstream stream) {
  ENTER(cuEventRecord, true);
  event->last = std::make_shared<Point>(Point{stream});
  enqueue(stream, {nullptr, event->last, {}});
  return 0;
}
CUresult cuEventSynchronize(cuda::CUevent event) {
  std::lock_guard<std::recursive_mutex> first(global().lock);
  reach(event->last);
  ENTER(cuEventSynchronize, true);
  return 0;
}
CUresult cuEventQuery(cuda::CUevent event) { return cuEventSynchronize(event); }
CUresult cuEventElapsedTime(float *milliseconds, cuda::CUevent, cuda::CUevent) {
  ENTER(cuEventElapsedTime, true);
  *milliseconds = 0.002f;
  return 0;
}

CUresult cuModuleLoadDataEx(cuda::CUmodule *module, const void *image,
                            unsigned count, int *options, void **values) {
  ENTER(cuModuleLoadDataEx, true);
  using trc::runtime::test::fakeImageMagic;
  const auto *bytes = static_cast<const char *>(image);
  if (std::memcmp(bytes, fakeImageMagic, sizeof fakeImageMagic) != 0) {
    for (unsigned i = 0; i < count; ++i)
      if (options[i] == cuda::CU_JIT_ERROR_LOG_BUFFER)
        std::strcpy(static_cast<char *>(values[i]), "line 1: not an image\n");
    return invalidImage;
  }
  uint64_t size;
  std::memcpy(&size, bytes + sizeof fakeImageMagic, sizeof size);
  void *pages = mmap(nullptr, size, PROT_READ | PROT_WRITE,
                     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  std::memcpy(pages, bytes + sizeof fakeImageMagic + sizeof size, size);
  mprotect(pages, size, PROT_READ | PROT_EXEC);
  *module = new cuda::CUmod_st{pages, size};
  return 0;
}
CUresult cuModuleUnload(cuda::CUmodule module) {
  ENTER_TO_FREE(cuModuleUnload);
  release([=] {
    munmap(module->pages, module->bytes);
    delete module;
  });
  return 0;
}
CUresult cuModuleGetFunction(cuda::CUfunction *function, cuda::CUmodule module,
                             const char *name) {
  ENTER(cuModuleGetFunction, true);
  if (std::strncmp(name, "trc_", 4) != 0)
    return cuda::CUDA_ERROR_NOT_FOUND;
  // Lives as long as the process, like the names that tests ask for.
  static std::deque<cuda::CUfunc_st> functions;
  functions.push_back(
      {reinterpret_cast<cuda::CUfunc_st::Function>(module->pages)});
  *function = &functions.back();
  return 0;
}
CUresult cuFuncSetAttribute(cuda::CUfunction, int, int) {
  ENTER(cuFuncSetAttribute, true);
  return 0;
}
CUresult cuLaunchKernel(cuda::CUfunction function, unsigned x, unsigned y,
                        unsigned z, unsigned block, unsigned, unsigned,
                        unsigned, cuda::CUstream stream, void **,
                        void **extra) {
  ENTER(cuLaunchKernel, true);
  // Drivers load a kernel when it is first launched; before CUDA 12.3 they
  // could not do that during a capture.
  if (stream->capturing && !function->loaded)
    return captureUnsupported;
  function->loaded = true;
  void *const *parameters = nullptr;
  size_t bytes = 0;
  for (; *extra != cuda::CU_LAUNCH_PARAM_END; extra += 2) {
    if (*extra == cuda::CU_LAUNCH_PARAM_BUFFER_POINTER)
      parameters = static_cast<void *const *>(extra[1]);
    else
      bytes = *static_cast<size_t *>(extra[1]);
  }
  const size_t count = bytes / sizeof(void *);
  const std::vector<void *> operands(parameters, parameters + count);
  const int64_t items = int64_t(1) * x * y * z * block;
  enqueue(stream, {[=] {
                     if (global().breakNextKernel) {
                       global().breakNextKernel = false;
                       global().broken = illegalAddress;
                       return;
                     }
                     function->function(operands.data(), 0, items, nullptr);
                   },
                   {},
                   {}});
  return 0;
}

CUresult cuGraphInstantiateWithFlags(cuda::CUgraphExec *executable,
                                     cuda::CUgraph graph, unsigned long long) {
  ENTER(cuGraphInstantiateWithFlags, true);
  *executable = new cuda::CUgraphExec_st{graph->operations};
  return 0;
}
CUresult cuGraphExecUpdate_v2(cuda::CUgraphExec executable, cuda::CUgraph graph,
                              cuda::CUgraphExecUpdateResultInfo *) {
  ENTER(cuGraphExecUpdate_v2, true);
  if (executable->operations.size() != graph->operations.size())
    return cuda::CUDA_ERROR_GRAPH_EXEC_UPDATE_FAILURE;
  executable->operations = graph->operations;
  return 0;
}
CUresult cuGraphLaunch(cuda::CUgraphExec executable, cuda::CUstream stream) {
  ENTER(cuGraphLaunch, true);
  for (const Operation &operation : executable->operations)
    enqueue(stream, operation);
  return 0;
}
CUresult cuGraphExecDestroy(cuda::CUgraphExec executable) {
  ENTER_TO_FREE(cuGraphExecDestroy);
  delete executable;
  return 0;
}
CUresult cuGraphDestroy(cuda::CUgraph graph) {
  ENTER_TO_FREE(cuGraphDestroy);
  delete graph;
  return 0;
}

} // extern "C"
