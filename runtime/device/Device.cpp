//===- Device.cpp - devices by name ---------------------------------------===//
//
// The list of all devices.
//
//===----------------------------------------------------------------------===//

#include "device/Device.h"
#include "device/host/HostDevice.h"
#include "device/null/NullDevice.h"

namespace trc::runtime {

Memory::~Memory() = default;
KernelSet::~KernelSet() = default;
PreparedCall::~PreparedCall() = default;
Device::~Device() = default;

Result<std::shared_ptr<Device>> createDevice(const DeviceOptions &options) {
  if (options.name == "host")
    return host::createHostDevice(options);
  if (options.name == "null")
    return createNullDevice(options);
  return failure(StatusCode::NotFound, "no device '", options.name,
                 "'; there are 'host' and 'null'");
}

} // namespace trc::runtime
