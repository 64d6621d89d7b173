//===- Context.cpp - one GPU, with the streams that we use ----------------===//
//
// See Context.h.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/Context.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace trc::runtime::cuda {

Watch::~Watch() = default;

Result<std::shared_ptr<Context>> Context::create(const Driver &driver,
                                                 int ordinal) {
  std::shared_ptr<Context> context(new Context(driver));
  TRC_RETURN_IF_FAILED(context->open(ordinal));
  return context;
}

Status Context::open(int number) {
  ordinal = number;
  label = text("cuda:", ordinal);
  int devices = 0;
  TRC_RETURN_IF_FAILED(check(driver.cuDeviceGetCount(&devices), label));
  if (ordinal < 0 || ordinal >= devices)
    return failure(StatusCode::NotFound, "no device '", label,
                   "': the driver finds ", devices,
                   devices == 1 ? " GPU" : " GPUs");
  TRC_RETURN_IF_FAILED(check(driver.cuDeviceGet(&device, ordinal), label));

  CUuuid bytes = {};
  TRC_RETURN_IF_FAILED(check(driver.cuDeviceGetUuid_v2(&bytes, device), label));
  for (unsigned char byte : bytes.bytes)
    for (int shift : {4, 0})
      uuid += "0123456789abcdef"[byte >> shift & 15];

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
  constexpr int oldest = 8; // what programs are compiled for, at least
  if (major < oldest)
    return failure(StatusCode::Unsupported, label, " (", name,
                   ") has compute capability ", major, ".", minor, ", ", oldest,
                   ".0 or later is needed; use the device 'host'");
  description = text(name, ", ", processors, " multiprocessors");

  TRC_RETURN_IF_FAILED(
      check(driver.cuDevicePrimaryCtxRetain(&primary, device), label));
  Scope scope(*this);
  for (CUstream *stream :
       {&main, &upload, &download, &exchange, &collective, &capture})
    TRC_RETURN_IF_FAILED(
        check(driver.cuStreamCreate(stream, CU_STREAM_NON_BLOCKING), label));
  TRC_RETURN_IF_FAILED(check(
      driver.cuEventCreate(&endOfCollective, CU_EVENT_DISABLE_TIMING), label));
  current = main;
  return Status::success();
}

Context::~Context() {
  if (!primary)
    return;
  {
    Scope scope(*this);
    if (endOfCollective)
      driver.cuEventDestroy_v2(endOfCollective);
    for (CUstream stream :
         {main, upload, download, exchange, collective, capture})
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

Status Context::order(CUstream earlier, CUevent event, CUstream later,
                      std::string_view what) const {
  TRC_RETURN_IF_FAILED(checkWork(driver.cuEventRecord(event, earlier), what));
  return checkWork(driver.cuStreamWaitEvent(later, event, 0), what);
}

Status Context::checkWork(CUresult result, std::string_view what) const {
  Status status = check(result, what);
  if (status.ok() || status.code() == StatusCode::OutOfMemory)
    return status;
  return failure(status.code(), status.message(),
                 "; a command that ran earlier may be the cause: a session "
                 "with `check_finite` or `profile` names it");
}

void Context::addHostBlock(const std::byte *start, size_t bytes) {
  const std::lock_guard<std::mutex> held(finding);
  hostBlocks[start] = bytes;
}

void Context::removeHostBlock(const std::byte *start) {
  const std::lock_guard<std::mutex> held(finding);
  hostBlocks.erase(start);
}

bool Context::isOnHost(const std::byte *address) const {
  const std::lock_guard<std::mutex> held(finding);
  const auto behind = hostBlocks.upper_bound(address);
  return behind != hostBlocks.begin() &&
         address < std::prev(behind)->first + std::prev(behind)->second;
}

void Context::add(Watch &watch) {
  const std::lock_guard<std::mutex> held(watching);
  watches.push_back(&watch);
  isWatched = true;
}

void Context::remove(Watch &watch) {
  const std::lock_guard<std::mutex> held(watching);
  std::erase(watches, &watch);
  isWatched = !watches.empty();
}

Status Context::advance() {
  if (!isWatched)
    return Status::success();
  const std::lock_guard<std::mutex> held(watching);
  for (Watch *watch : watches)
    TRC_RETURN_IF_FAILED(watch->advance());
  return Status::success();
}

template <typename Query>
Status Context::pollUntil(std::string_view what, const Query &query) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point start = Clock::now();
  for (unsigned polls = 0;; ++polls) {
    if (const CUresult result = query(); result != CUDA_ERROR_NOT_READY)
      return checkWork(result, what);
    {
      const std::lock_guard<std::mutex> held(watching);
      const std::chrono::duration<double> waited = Clock::now() - start;
      for (Watch *watch : watches)
        TRC_RETURN_IF_FAILED(watch->look(waited.count()));
    }
    // Most waits are short.
    constexpr unsigned impatience = 200;
    if (polls < impatience)
      std::this_thread::yield();
    else
      std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
}

Status Context::waitFor(CUstream stream, std::string_view what) {
  if (!isWatched)
    return checkWork(driver.cuStreamSynchronize(stream), what);
  return pollUntil(what, [&] { return driver.cuStreamQuery(stream); });
}

Status Context::waitFor(CUevent event, std::string_view what) {
  if (!isWatched)
    return checkWork(driver.cuEventSynchronize(event), what);
  return pollUntil(what, [&] { return driver.cuEventQuery(event); });
}

bool Context::settles(CUstream stream) const {
  using Clock = std::chrono::steady_clock;
  constexpr auto patience = std::chrono::seconds(5);
  const Clock::time_point start = Clock::now();
  while (driver.cuStreamQuery(stream) == CUDA_ERROR_NOT_READY) {
    if (Clock::now() - start > patience)
      return false;
    std::this_thread::sleep_for(std::chrono::microseconds(50));
  }
  return true;
}

bool Context::endsIn(std::initializer_list<CUstream> streams,
                     std::string_view what) {
  return std::all_of(streams.begin(), streams.end(), [&](CUstream stream) {
    return waitFor(stream, what).ok() || settles(stream);
  });
}

Status Context::joinCollective(CUstream stream) {
  if (!std::exchange(isCollectiveOpen, false))
    return Status::success();
  return order(collective, endOfCollective, stream,
               "taking results of other ranks");
}

} // namespace trc::runtime::cuda
