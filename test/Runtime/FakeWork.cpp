//===- FakeWork.cpp - streams, events, modules, launches and graphs -------===//
//
// Of the driver that FakeDriver.h speaks of.
//
//===----------------------------------------------------------------------===//

#include "FakeDriver.h"
#include "FakeStreams.h"

#include <cstring>
#include <sys/mman.h>

using namespace trc::runtime::test::fake;
namespace cuda = trc::runtime::cuda;

// Declared by nothing: found by name.
#pragma clang diagnostic ignored "-Wmissing-prototypes"
extern "C" {

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
/// The legacy default stream, by the handle that says so, is in no list: who
/// waits for what stands in it does it.
static cuda::CUstream known(cuda::CUstream stream) {
  static cuda::CUstream_st legacy;
  return stream == reinterpret_cast<cuda::CUstream>(cuda::CU_STREAM_LEGACY)
             ? &legacy
             : stream;
}

CUresult cuStreamWaitEvent(cuda::CUstream stream, cuda::CUevent event,
                           unsigned) {
  ENTER(cuStreamWaitEvent, true);
  if (!global().events.count(event))
    return invalidHandle;
  if (event->last)
    enqueue(known(stream), {nullptr, {}, event->last});
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
  event->last = std::make_shared<Point>(Point{known(stream)});
  enqueue(known(stream), {nullptr, event->last, {}});
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

/// Not one of ours, but one that libraries call.
CUresult cuLaunchHostFunc(cuda::CUstream stream, void (*function)(void *),
                          void *data) {
  ENTER(cuLaunchHostFunc, true);
  enqueue(stream, {[=] { function(data); }, {}, {}});
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
