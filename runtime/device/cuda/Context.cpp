//===- Context.cpp - one GPU, with the streams that we use ----------------===//
//
// See Context.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Context.h"

namespace trc::runtime::cuda {

Result<std::shared_ptr<Context>> Context::create(const Driver &driver,
                                                 int ordinal) {
  std::shared_ptr<Context> context(new Context(driver));
  TRC_RETURN_IF_FAILED(context->open(ordinal));
  return context;
}

Status Context::open(int ordinal) {
  label = text("cuda:", ordinal);
  int devices = 0;
  TRC_RETURN_IF_FAILED(check(driver.cuDeviceGetCount(&devices), label));
  if (ordinal < 0 || ordinal >= devices)
    return failure(StatusCode::NotFound, "no device '", label,
                   "': the driver finds ", devices,
                   devices == 1 ? " GPU" : " GPUs");
  TRC_RETURN_IF_FAILED(check(driver.cuDeviceGet(&device, ordinal), label));

  char name[128] = {};
  int processors = 0;
  TRC_RETURN_IF_FAILED(
      check(driver.cuDeviceGetName(name, sizeof name - 1, device), label));
  for (auto [value, attribute] :
       {std::pair(&major, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR),
        std::pair(&minor, CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR),
        std::pair(&processors, CU_DEVICE_ATTRIBUTE_MULTIPROCESSOR_COUNT)})
    TRC_RETURN_IF_FAILED(
        check(driver.cuDeviceGetAttribute(value, attribute, device), label));
  isa = text("sm_", major, minor);
  description = text(name, ", ", processors, " multiprocessors");

  TRC_RETURN_IF_FAILED(
      check(driver.cuDevicePrimaryCtxRetain(&primary, device), label));
  Scope scope(*this);
  for (CUstream *stream : {&main, &upload, &download, &exchange, &capture})
    TRC_RETURN_IF_FAILED(
        check(driver.cuStreamCreate(stream, CU_STREAM_NON_BLOCKING), label));
  current = main;
  return Status::success();
}

Context::~Context() {
  if (!primary)
    return;
  {
    Scope scope(*this);
    for (CUstream stream : {main, upload, download, exchange, capture})
      if (stream)
        driver.cuStreamDestroy_v2(stream);
  }
  driver.cuDevicePrimaryCtxRelease_v2(device);
}

void Context::count(size_t bytes) {
  const size_t now = bytesInUse += bytes;
  size_t most = mostBytesInUse;
  while (now > most && !mostBytesInUse.compare_exchange_weak(most, now)) {
  }
}

Status Context::checkWork(CUresult result, std::string_view what) const {
  Status status = check(result, what);
  if (status.ok() || status.code() == StatusCode::OutOfMemory)
    return status;
  return failure(status.code(), status.message(),
                 "; a command that ran earlier may be the cause: a session "
                 "with `check_finite` or `profile` names it");
}

} // namespace trc::runtime::cuda
