//===- NullDevice.h - a device that computes nothing ------------*- C++ -*-===//
//
// The template for a new device; see NullDevice.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_NULL_NULLDEVICE_H
#define TRC_RUNTIME_DEVICE_NULL_NULLDEVICE_H

#include "device/Device.h"

namespace trc::runtime {

Result<std::shared_ptr<Device>> createNullDevice(const DeviceOptions &options);

} // namespace trc::runtime

#endif // TRC_RUNTIME_DEVICE_NULL_NULLDEVICE_H
