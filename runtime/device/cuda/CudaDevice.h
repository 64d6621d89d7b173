//===- CudaDevice.h - an NVIDIA GPU as a device -----------------*- C++ -*-===//
//
// Works beside the host: calls are enqueued, in streams (Context.h), whole
// stretches of a program as one graph (Graph.h). What it runs besides a
// program's own kernels is in CudaCalls.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_CUDADEVICE_H
#define TRC_RUNTIME_DEVICE_CUDA_CUDADEVICE_H

#include "device/Device.h"

namespace trc::runtime::cuda {

/// Whether a device name is one of ours: "cuda", "cuda:1".
bool isCudaName(std::string_view name);

/// Refused in one line where there is no driver, or no GPU of that number.
Result<std::shared_ptr<Device>> createCudaDevice(const DeviceOptions &options);

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_CUDADEVICE_H
