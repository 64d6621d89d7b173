//===- HostDevice.h - the CPU as a device -----------------------*- C++ -*-===//
//
// Puts the parts of this folder together: pinned workers (ThreadPool), mapped
// kernels (CodeImage), library kernels (LibraryKernel), memory (HostMemory).
// A device executes one run at a time; commands of the run use all workers.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_HOSTDEVICE_H
#define TRC_RUNTIME_DEVICE_HOST_HOSTDEVICE_H

#include "device/Device.h"

namespace trc::runtime::host {

Result<std::shared_ptr<Device>> createHostDevice(const DeviceOptions &options);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_HOSTDEVICE_H
