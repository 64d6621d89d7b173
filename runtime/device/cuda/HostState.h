//===- HostState.h - state in the host's memory -----------------*- C++ -*-===//
//
// State that a program keeps in the host's memory lies in pinned blocks, and
// travels in the stream `collective` beside what the GPU computes:
//
//   trc.start_fetch   from there to buffers of the arena
//   trc.start_store   and back
//
// Both begin behind all that was enqueued; `finish` makes the run wait. They
// are nodes of a graph like others.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_HOSTSTATE_H
#define TRC_RUNTIME_DEVICE_CUDA_HOSTSTATE_H

#include "device/cuda/CudaCalls.h"
#include "device/cuda/CudaMemory.h"

namespace trc::runtime::cuda {

/// Zeroed pinned memory that `Context::isOnHost` knows.
class HostBlock final : public Memory {
public:
  static Result<std::unique_ptr<Memory>>
  allocate(const std::shared_ptr<Context> &context, size_t bytes);
  ~HostBlock() override;

private:
  explicit HostBlock(std::shared_ptr<Context> context)
      : context(std::move(context)) {}

  std::shared_ptr<Context> context;
  std::unique_ptr<PinnedMemory> pinned;
};

PreparedResult makeFetch(const std::shared_ptr<Context> &context,
                         std::span<const CudaKernels::Kernel> kernels,
                         const CallRequest &request);
PreparedResult makeStore(const std::shared_ptr<Context> &context,
                         std::span<const CudaKernels::Kernel> kernels,
                         const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_HOSTSTATE_H
