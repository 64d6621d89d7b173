//===- Graph.cpp - enqueued work as one CUDA graph ------------------------===//
//
// See Graph.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Graph.h"

namespace trc::runtime::cuda {

Status Graph::begin(Context &context) {
  // What was begun before is not of the graph: its launch comes behind.
  TRC_RETURN_IF_FAILED(context.joinCollective(context.main));
  // Other threads may allocate meanwhile: the mode is about this one only.
  TRC_RETURN_IF_FAILED(context.checkWork(
      context.driver.cuStreamBeginCapture_v2(
          context.capture, CU_STREAM_CAPTURE_MODE_THREAD_LOCAL),
      "recording a graph"));
  context.current = context.capture;
  ++context.recordings;
  return Status::success();
}

Result<std::unique_ptr<Recording>>
Graph::end(const std::shared_ptr<Context> &context,
           std::unique_ptr<Recording> old) {
  const Driver &driver = context->driver;
  context->current = context->main;
  ++context->recordings;
  // A recording ends whole, also where the end of the capture fails then.
  Status joined = context->joinCollective(context->capture);
  CUgraph recorded = nullptr;
  TRC_RETURN_IF_FAILED(
      context->checkWork(driver.cuStreamEndCapture(context->capture, &recorded),
                         "recording a graph"));
  if (joined.failed()) {
    driver.cuGraphDestroy(recorded);
    return joined;
  }
  std::unique_ptr<Graph> graph(static_cast<Graph *>(old.release()));
  if (graph) {
    CUgraphExecUpdateResultInfo info = {};
    if (driver.cuGraphExecUpdate_v2(graph->executable, recorded, &info) !=
        CUDA_SUCCESS)
      graph = nullptr;
  }
  CUresult made = CUDA_SUCCESS;
  if (!graph) {
    graph.reset(new Graph(context));
    made = driver.cuGraphInstantiateWithFlags(&graph->executable, recorded, 0);
  }
  driver.cuGraphDestroy(recorded);
  TRC_RETURN_IF_FAILED(context->checkWork(made, "making a graph"));
  return std::unique_ptr<Recording>(std::move(graph));
}

Graph::~Graph() {
  if (!executable)
    return;
  Context::Scope scope(*context);
  // A launch that is still running keeps what it needs.
  context->driver.cuGraphExecDestroy(executable);
}

Status Graph::replay() {
  TRC_RETURN_IF_FAILED(context->joinCollective(context->main));
  return context->checkWork(
      context->driver.cuGraphLaunch(executable, context->main),
      "launching a graph");
}

} // namespace trc::runtime::cuda
