//===- Device.cpp - devices by name, and what most of them share ----------===//
//
// The list of all devices, and the defaults of those that are done with a call
// when it returns: marks and recordings have no meaning for them.
//
//===----------------------------------------------------------------------===//

#include "device/Device.h"
#include "device/cuda/CudaDevice.h"
#include "device/host/HostDevice.h"
#include "device/null/NullDevice.h"

#include <chrono>

namespace trc::runtime {

Memory::~Memory() = default;
KernelSet::~KernelSet() = default;
PreparedCall::~PreparedCall() = default;
Mark::~Mark() = default;
Peers::~Peers() = default;
Recording::~Recording() = default;

Status PreparedCall::bind(void *const *) { return Status::success(); }
Device::~Device() = default;

namespace {
thread_local const DeviceRun *innermost = nullptr;
} // namespace

DeviceRun::DeviceRun(Device &device) : device(device), outer(innermost) {
  device.beginRun();
  innermost = this;
}

DeviceRun::~DeviceRun() {
  innermost = outer;
  device.endRun();
}

Status DeviceRun::allowed(const Device &device) {
  for (const DeviceRun *run = innermost; run; run = run->outer)
    if (&run->device == &device)
      return failure(StatusCode::Busy, "device '", device.name(),
                     "' cannot be used by a custom call that it runs");
  return Status::success();
}

Status Device::runMeasured(PreparedCall &call, void *const *operands,
                           uint64_t &nanoseconds) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  Status status = call.run(operands);
  nanoseconds = static_cast<uint64_t>(
      std::chrono::duration_cast<std::chrono::nanoseconds>(Clock::now() - start)
          .count());
  return status;
}

Result<std::unique_ptr<Memory>> Device::allocateOnHost(size_t bytes) {
  return allocate(bytes);
}

Result<std::unique_ptr<Memory>> Device::borrow(std::byte *data, size_t bytes) {
  return adopt({data, bytes});
}

Status Device::waitForStream(void *) {
  return failure(StatusCode::Unsupported, "device '", name(),
                 "' has no streams");
}
Status Device::makeStreamWait(void *stream) { return waitForStream(stream); }

Result<std::unique_ptr<Peers>> Device::join(Communicator &) {
  return std::unique_ptr<Peers>();
}

Result<std::unique_ptr<Mark>> Device::createMark() {
  return std::make_unique<Mark>();
}
Status Device::setMark(Mark &) { return Status::success(); }
Status Device::wait(const Mark &) { return Status::success(); }

Status Device::beginRecording() {
  return failure(StatusCode::Internal, "device '", name(),
                 "' records no calls");
}
Result<std::unique_ptr<Recording>>
Device::endRecording(std::unique_ptr<Recording>) {
  return beginRecording();
}

Result<NonFinite> findNonFiniteOn(Device &device, const Tensor &tensor,
                                  std::vector<std::byte> &buffer) {
  if (device.hostVisible() || !isFloat(tensor.type.element))
    return findNonFinite(tensor);
  buffer.resize(tensor.type.bytes());
  TRC_RETURN_IF_FAILED(device.read(buffer.data(),
                                   static_cast<const std::byte *>(tensor.data),
                                   buffer.size(), nullptr));
  return findNonFinite({tensor.type, buffer.data()});
}

Result<std::shared_ptr<Device>> createDevice(const DeviceOptions &options) {
  if (options.name == "host")
    return host::createHostDevice(options);
  if (options.name == "null")
    return createNullDevice(options);
  if (cuda::isCudaName(options.name))
    return cuda::createCudaDevice(options);
  if (options.name == "auto") {
    DeviceOptions gpu = options;
    gpu.name = "cuda";
    gpu.isa.clear(); // it is about the host
    Result<std::shared_ptr<Device>> made = cuda::createCudaDevice(gpu);
    if (made.ok())
      return made;
    // Without a driver or a GPU it is the host; a GPU that fails is an error.
    Status status = made.takeStatus();
    return status.code() == StatusCode::Unsupported
               ? host::createHostDevice(options)
               : std::move(status);
  }
  return failure(StatusCode::NotFound, "no device '", options.name,
                 "'; there are 'host', 'cuda', 'cuda:N', 'auto' and 'null'");
}

} // namespace trc::runtime
