//===- CudaCalls.h - the kinds of calls on a GPU ----------------*- C++ -*-===//
//
//   launch   a native kernel, whose parameters are the call's operands
//   library  what the driver or a library of NVIDIA does: trc.copy, copies of
//            state in the host's memory (HostState.h), cublaslt.matmul
//   rank     collectives between ranks (HostExchange.h), and which rank this is
//   host     check.* and custom calls: the host's own kernel, on copies of the
//            operands; the GPU stands still meanwhile, so it is in no graph
//
// Each `run` enqueues on `Context::current` and allocates nothing. To add a
// library call, write a factory and name it in `findLibraryCall`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_CUDACALLS_H
#define TRC_RUNTIME_DEVICE_CUDA_CUDACALLS_H

#include "device/cuda/CudaKernels.h"

namespace trc::runtime::cuda {

using PreparedResult = Result<std::unique_ptr<PreparedCall>>;

PreparedResult makeLaunch(std::shared_ptr<Context> context,
                          const CudaKernels::Kernel &kernel,
                          const CallRequest &request);

/// Checks operands and attributes; keeps what it needs of `request`, whose
/// callees are numbers in `kernels`. Messages need not name the kernel.
using LibraryCallFactory = PreparedResult (*)(
    const std::shared_ptr<Context> &context,
    std::span<const CudaKernels::Kernel> kernels, const CallRequest &request);
/// Null when there is no library call of that name.
LibraryCallFactory findLibraryCall(std::string_view name);

/// Of a call that copies n operands to n results of as many bytes each: those
/// bytes.
Result<std::vector<size_t>> bytesOfCopies(const CallRequest &request);

/// `call` is a call of the device `host`, of the same request.
PreparedResult makeHostCall(std::shared_ptr<Context> context,
                            std::shared_ptr<Device> host,
                            std::unique_ptr<PreparedCall> call,
                            const CallRequest &request);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_CUDACALLS_H
