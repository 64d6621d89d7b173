//===- Graph.h - enqueued work as one CUDA graph ----------------*- C++ -*-===//
//
// What is enqueued on the capture stream between `begin` and `end` becomes a
// graph, whose nodes carry everything: functions, grids, addresses. Replaying
// it is one call of the driver, however many kernels it has.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_GRAPH_H
#define TRC_RUNTIME_DEVICE_CUDA_GRAPH_H

#include "device/Device.h"
#include "device/cuda/Context.h"

namespace trc::runtime::cuda {

class Graph final : public Recording {
public:
  static Status begin(Context &context);
  /// `old` was recorded by the same calls with other addresses, or is null; it
  /// is updated where the driver can do that, and made again where not.
  static Result<std::unique_ptr<Recording>>
  end(const std::shared_ptr<Context> &context, std::unique_ptr<Recording> old);
  ~Graph() override;

  Status replay() override;

private:
  explicit Graph(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
  CUgraphExec executable = nullptr;
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_GRAPH_H
