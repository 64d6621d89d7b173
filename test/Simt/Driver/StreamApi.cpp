//===- StreamApi.cpp - streams, events, graphs ----------------------------===//

#include "Api.h"
#include "StandIn.h"

#include <span>
#include <thread>

using namespace trc::simt;

//===-- Streams ----------------------------------------------------------===//

CUDA_API(cuStreamCreate)(void **stream, unsigned flags) {
  CUDA_ENTER;
  *stream = driver().createStream(!(flags & StreamNonBlocking)).get();
  return Success;
}

CUDA_API(cuStreamCreateWithPriority)(void **stream, unsigned flags, int) {
  return cuStreamCreate(stream, flags);
}

CUDA_API(cuStreamDestroy_v2)(void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (stream == driver().nullStream)
    return InvalidHandle;
  driver().destroyStream(stream.get());
  return driver().sticky;
}

CUDA_API(cuStreamSynchronize)(void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (const Result result = driver().beforeWait(stream.get()))
    return result;
  return driver().finish(*stream);
}

CUDA_API(cuStreamQuery)(void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (const Result result = driver().beforeWait(stream.get()))
    return result;
  if (stream->completed == stream->enqueued)
    return Success;
  // Who asks again and again sees it progress.
  const Result result = driver().drain(*stream, stream->completed + 1);
  return result == Success ? NotReady : result;
}

CUDA_API(cuStreamWaitEvent)(void *handle, void *event, unsigned) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (!event)
    return InvalidHandle;
  return driver().wait(*stream, *static_cast<Event *>(event));
}

CUDA_API(cuLaunchHostFunc)(void *handle, void (*function)(void *), void *data) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (!function)
    return InvalidValue;
  return driver().enqueue(*stream, {HostNode, [function, data] {
                                      function(data);
                                      return Success;
                                    }});
}

//===-- For other stand-ins (StandIn.h) ----------------------------------===//

extern "C" __attribute__((visibility("default"))) int
trc_simt_enqueue(void *handle, trc_simt_work work, void *data,
                 const trc_simt_touch *touched, size_t count) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  std::vector<Touch> touches;
  for (const trc_simt_touch &each : std::span(touched, count))
    touches.push_back({static_cast<const std::byte *>(each.address), each.bytes,
                       each.write != 0, true});
  return driver().enqueue(*stream, {KernelNode,
                                    [work, data] {
                                      switch (work(data)) {
                                      case trc_simt_done:
                                        return Success;
                                      case trc_simt_waits:
                                        return NotReady;
                                      default:
                                        return LaunchFailed;
                                      }
                                    },
                                    0, std::move(touches)});
}

//===-- Events -----------------------------------------------------------===//

CUDA_API(cuEventCreate)(void **event, unsigned flags) {
  CUDA_ENTER;
  auto *made = new Event;
  made->timed = !(flags & EventDisableTiming);
  *event = made;
  return Success;
}

CUDA_API(cuEventDestroy_v2)(void *event) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  if (!event)
    return InvalidHandle;
  auto *gone = static_cast<Event *>(event);
  if (gone->stream && !gone->capture)
    driver().finish(*gone->stream, gone->number); // its record refers to it
  delete gone;
  return Success;
}

CUDA_API(cuEventRecord)(void *event, void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (!event)
    return InvalidHandle;
  return driver().record(*static_cast<Event *>(event), stream);
}

CUDA_API(cuEventSynchronize)(void *handle) {
  CUDA_ENTER;
  auto *event = static_cast<Event *>(handle);
  if (!event)
    return InvalidHandle;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (event->capture)
    return CaptureUnsupported;
  const std::shared_ptr<Stream> stream = event->stream;
  return stream ? driver().finish(*stream, event->number) : Success;
}

CUDA_API(cuEventQuery)(void *handle) {
  CUDA_ENTER;
  auto *event = static_cast<Event *>(handle);
  if (!event)
    return InvalidHandle;
  if (const Result result = driver().beforeUnsafe())
    return result;
  if (event->capture)
    return CaptureUnsupported;
  if (!event->stream || event->stream->completed >= event->number)
    return Success;
  const Result result =
      driver().drain(*event->stream, event->stream->completed + 1);
  return result == Success ? NotReady : result;
}

CUDA_API(cuEventElapsedTime_v2)(float *milliseconds, void *from, void *to) {
  CUDA_ENTER;
  auto *first = static_cast<Event *>(from), *last = static_cast<Event *>(to);
  if (!first || !last || !first->stream || !last->stream || !first->timed ||
      !last->timed)
    return InvalidHandle;
  if (first->stream->completed < first->number ||
      last->stream->completed < last->number)
    return NotReady;
  *milliseconds =
      std::chrono::duration<float, std::milli>(last->time - first->time)
          .count();
  return Success;
}

CUDA_API(cuEventElapsedTime)(float *milliseconds, void *from, void *to) {
  return cuEventElapsedTime_v2(milliseconds, from, to);
}

//===-- Capture and graphs -----------------------------------------------===//

CUDA_API(cuStreamBeginCapture_v2)(void *handle, CaptureMode mode) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  return driver().beginCapture(stream, mode);
}

CUDA_API(cuStreamEndCapture)(void *handle, void **graph) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  Graph *made = nullptr;
  const Result result = driver().endCapture(*stream, &made);
  *graph = made;
  return result;
}

CUDA_API(cuStreamIsCapturing)(void *handle, CaptureStatus *status) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  *status = !stream->capture                     ? CaptureNone
            : stream->capture->broken == Success ? CaptureActive
                                                 : CaptureBroken;
  return Success;
}

CUDA_API(cuGraphGetNodes)(void *handle, void **nodes, size_t *count) {
  CUDA_ENTER;
  auto *graph = static_cast<Graph *>(handle);
  if (!graph)
    return InvalidValue;
  for (size_t i = 0; nodes && i < *count; ++i)
    nodes[i] = i < graph->nodes.size() ? &graph->nodes[i] : nullptr;
  if (!nodes || *count > graph->nodes.size())
    *count = graph->nodes.size();
  return Success;
}

CUDA_API(cuGraphNodeGetType)(void *node, NodeType *type) {
  CUDA_ENTER;
  if (!node)
    return InvalidValue;
  *type = static_cast<Node *>(node)->type;
  return Success;
}

CUDA_API(cuGraphInstantiateWithFlags)(void **executable, void *handle,
                                      unsigned long long flags) {
  CUDA_ENTER;
  // CUDA_GRAPH_INSTANTIATE_FLAG_*: free memory, upload, launch from the device,
  // priorities of nodes.
  constexpr unsigned long long knownFlags = 15;
  if (!handle || flags & ~knownFlags)
    return InvalidValue;
  *executable = new GraphExec{
      std::make_shared<const Graph>(*static_cast<Graph *>(handle))};
  return Success;
}

CUDA_API(cuGraphExecUpdate_v2)(void *executable, void *handle, void *info) {
  CUDA_ENTER;
  if (!executable || !handle)
    return InvalidValue;
  auto *exec = static_cast<GraphExec *>(executable);
  auto *graph = static_cast<Graph *>(handle);
  // CUgraphExecUpdateResultInfo: the result, and two nodes.
  struct Info {
    int result;
    void *node, *from;
  };
  // CUgraphExecUpdateResult.
  enum { Updated, TopologyChanged = 2, TypeChanged = 3, ParametersChanged = 5 };
  Info result = {Updated, nullptr, nullptr};
  if (exec->graph->nodes.size() != graph->nodes.size())
    result.result = TopologyChanged;
  // Node by node, in the order of the capture: those before the first that
  // cannot be updated have their new parameters all the same.
  auto updated = std::make_shared<Graph>(*exec->graph);
  for (size_t i = 0; result.result == Updated && i < graph->nodes.size(); ++i) {
    Node &old = updated->nodes[i], &node = graph->nodes[i];
    if (old.type != node.type)
      result = {TypeChanged, &old, &node};
    else if (old.fixed != node.fixed)
      result = {ParametersChanged, &old, &node};
    else {
      old.run = node.run;
      old.touches = node.touches;
    }
  }
  exec->graph = updated;
  if (info)
    *static_cast<Info *>(info) = result;
  return result.result == Updated ? Success : GraphUpdateFailed;
}

CUDA_API(cuGraphLaunch)(void *executable, void *handle) {
  CUDA_ENTER;
  CUDA_STREAM(stream, handle);
  if (!executable)
    return InvalidHandle;
  const auto graph = static_cast<GraphExec *>(executable)->graph;
  std::vector<Touch> touches;
  for (const Node &node : graph->nodes)
    touches.insert(touches.end(), node.touches.begin(), node.touches.end());
  // Where it had to wait it goes on.
  auto next = std::make_shared<size_t>(0);
  return driver().enqueue(
      *stream, {KernelNode,
                [graph, next] {
                  for (; *next < graph->nodes.size(); ++*next)
                    if (const Result result = graph->nodes[*next].run())
                      return result;
                  return Success;
                },
                0, std::move(touches)});
}

CUDA_API(cuGraphExecDestroy)(void *executable) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  delete static_cast<GraphExec *>(executable);
  return Success;
}

CUDA_API(cuGraphDestroy)(void *graph) {
  std::lock_guard<std::recursive_mutex> guard(driver().mutex);
  delete static_cast<Graph *>(graph);
  return Success;
}
