//===- FakeStreams.cpp - the order in which the fake driver works ---------===//

#include "FakeStreams.h"

#include "FakeDriver.h"

#include <cstdio>
#include <cstdlib>

namespace trc::runtime::test::fake {

Global &global() {
  static Global instance;
  return instance;
}
thread_local int contexts = 0;

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

static void step(cuda::CUstream stream);

void reach(const std::shared_ptr<Point> &point) {
  while (point && !point->reached)
    step(point->stream);
}

/// Does the stream's oldest operation.
static void step(cuda::CUstream stream) {
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

} // namespace trc::runtime::test::fake

using namespace trc::runtime;
using namespace trc::runtime::test::fake;

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
