//===- CudaDevice.cpp - an NVIDIA GPU as a device -------------------------===//
//
// See CudaDevice.h. Orders that matter:
//  - a write has its place in main, so it comes after runs before it;
//  - a read waits for a mark in main, and for nothing that came later;
//  - a predicate is read in main.
//
//===----------------------------------------------------------------------===//

#include "device/cuda/CudaDevice.h"
#include "device/cuda/CudaCalls.h"
#include "device/cuda/CudaMemory.h"
#include "device/cuda/Graph.h"
#include "device/cuda/HostExchange.h"
#include "device/cuda/HostState.h"
#include "device/cuda/NcclCalls.h"
#include "device/cuda/NodeExchange.h"
#include "device/cuda/Staging.h"
#include "device/host/CollectiveCall.h"
#include "device/host/HostDevice.h"
#include "device/host/HostMemory.h"
#include "schema/Checks.h"

#include <charconv>
#include <cstring>
#include <optional>

namespace trc::runtime::cuda {
namespace {

class CudaMark final : public Mark {
public:
  explicit CudaMark(std::unique_ptr<Event> event) : event(std::move(event)) {}
  const std::unique_ptr<Event> event;
  bool set = false;
};

/// How the ranks of a session exchange.
class CudaPeers final : public Peers {
public:
  CudaPeers(std::unique_ptr<NcclRanks> nccl, std::string how)
      : nccl(std::move(nccl)), how(std::move(how)) {}
  const char *note() const override { return how.c_str(); }
  bool isCounted() const override { return !nccl; }

  const std::unique_ptr<NcclRanks> nccl; ///< null: the host carries all

private:
  const std::string how;
};

class CudaDevice final : public Device {
public:
  CudaDevice(std::shared_ptr<Context> context, std::shared_ptr<Device> host,
             std::string collectives)
      : context(std::move(context)), driver(this->context->driver),
        host(std::move(host)), staging(this->context),
        collectives(std::move(collectives)) {}
  Status open();

  const char *name() const override { return context->label.c_str(); }
  const char *isa() const override { return context->isa.c_str(); }
  std::string_view target() const override { return "cuda"; }
  const char *description() const override {
    return context->description.c_str();
  }
  unsigned threads() const override { return 1; }
  std::span<const int> cores() const override { return notPinned; }

  bool asynchronous() const override { return true; }
  MemoryUse memoryUse() const override {
    return {context->bytesInUse, context->mostBytesInUse};
  }

  Result<std::unique_ptr<Memory>> allocate(size_t bytes) override {
    return CudaMemory::allocate(context, bytes);
  }
  Result<std::unique_ptr<Memory>> allocateOnHost(size_t bytes) override {
    return HostBlock::allocate(context, bytes);
  }
  Result<std::unique_ptr<Memory>>
  adopt(std::span<const std::byte> bytes) override;
  Result<std::unique_ptr<Memory>> borrow(std::byte *data,
                                         size_t bytes) override {
    return BorrowedMemory::borrow(context, data, bytes);
  }
  Status waitForStream(void *stream) override {
    return order(streamOf(stream), context->main);
  }
  Status makeStreamWait(void *stream) override {
    return order(context->main, streamOf(stream));
  }
  int gpu() const override { return context->ordinal; }
  bool hostVisible() const override { return false; }
  Status write(std::byte *to, const void *from, size_t bytes) override;
  Status read(void *to, const std::byte *from, size_t bytes,
              const Mark *after) override;

  Result<std::unique_ptr<KernelSet>>
  load(std::span<const KernelSource> kernels,
       std::span<const std::byte> code) override;
  Result<std::unique_ptr<PreparedCall>>
  prepare(const KernelSet &set, const CallRequest &request) override;
  Result<std::unique_ptr<Peers>> join(Communicator &communicator) override;
  Status registerCustomCall(std::string name,
                            CustomCallFunction function) override {
    return host->registerCustomCall(std::move(name), std::move(function));
  }

  void beginRun() override {
    running.lock();
    scope.emplace(*context);
  }
  void endRun() override {
    scope.reset();
    running.unlock();
  }
  Result<int32_t> readPredicate(const void *address,
                                PredicateType type) override;

  Result<std::unique_ptr<Mark>> createMark() override;
  Status setMark(Mark &mark) override;
  Status wait(const Mark &mark) override;

  bool records() const override { return true; }
  Status beginRecording() override { return Graph::begin(*context); }
  Result<std::unique_ptr<Recording>>
  endRecording(std::unique_ptr<Recording> old) override {
    return Graph::end(context, std::move(old));
  }

  Status runMeasured(PreparedCall &call, void *const *operands,
                     uint64_t &nanoseconds) override;

private:
  static constexpr int notPinned[1] = {-1};

  PreparedResult prepareCollective(std::string_view kernel,
                                   const CallRequest &request);
  static CUstream streamOf(void *stream) {
    // NOLINTNEXTLINE(performance-no-int-to-ptr): the driver's name for it
    return stream ? static_cast<CUstream>(stream)
                  : reinterpret_cast<CUstream>(CU_STREAM_LEGACY);
  }
  /// `later` comes behind what is in `earlier` now.
  Status order(CUstream earlier, CUstream later);
  /// The mark, or null: everything; `reading` is held.
  Result<const Event *> waitUntil(const CudaMark *mark,
                                  const std::string &what);

  std::shared_ptr<Context> context;
  const Driver &driver;
  std::shared_ptr<Device> host; ///< for check.* and custom calls
  Staging staging;
  std::mutex running;
  std::optional<Context::Scope> scope; ///< of the thread that runs
  const std::string collectives;       ///< how ranks exchange
  std::unique_ptr<PinnedMemory> predicate;
  std::unique_ptr<Event> start, stop; ///< of a measured call
  std::mutex reading;
  std::unique_ptr<Event> everything; ///< guarded by `reading`
};

Status CudaDevice::open() {
  Result<std::unique_ptr<PinnedMemory>> pinned =
      PinnedMemory::allocate(context, sizeof(int32_t));
  if (pinned.failed())
    return pinned.takeStatus();
  predicate = std::move(*pinned);
  for (std::unique_ptr<Event> *event : {&start, &stop, &everything}) {
    Result<std::unique_ptr<Event>> made =
        Event::create(context, event != &everything);
    if (made.failed())
      return made.takeStatus();
    *event = std::move(*made);
  }
  return Status::success();
}

Result<std::unique_ptr<Memory>>
CudaDevice::adopt(std::span<const std::byte> bytes) {
  if (reinterpret_cast<uintptr_t>(bytes.data()) % host::memoryAlignment != 0)
    return failure(StatusCode::InvalidArgument,
                   "memory is not aligned to 64 bytes");
  Result<std::unique_ptr<Memory>> memory = allocate(bytes.size());
  if (memory.ok())
    TRC_RETURN_IF_FAILED(write((*memory)->data(), bytes.data(), bytes.size()));
  return memory;
}

Status CudaDevice::order(CUstream earlier, CUstream later) {
  const std::lock_guard<std::mutex> guard(reading);
  Context::Scope current(*context);
  return context->order(earlier, everything->get(), later,
                        text(context->label, ", a stream of the caller"));
}

Result<const Event *> CudaDevice::waitUntil(const CudaMark *mark,
                                            const std::string &what) {
  if (!mark || !mark->set)
    TRC_RETURN_IF_FAILED(context->checkWork(
        driver.cuEventRecord(everything->get(), context->main), what));
  const Event &event = mark && mark->set ? *mark->event : *everything;
  TRC_RETURN_IF_FAILED(context->waitFor(event.get(), what));
  return &event;
}

Status CudaDevice::write(std::byte *to, const void *from, size_t bytes) {
  if (bytes == 0)
    return Status::success();
  if (!context->isOnHost(to))
    return staging.write(asDevice(to), from, bytes);
  std::lock_guard<std::mutex> guard(reading);
  Context::Scope current(*context);
  Result<const Event *> done =
      waitUntil(nullptr, text(context->label, ", writing"));
  if (done.failed())
    return done.takeStatus();
  std::memcpy(to, from, bytes);
  return Status::success();
}

Status CudaDevice::read(void *to, const std::byte *from, size_t bytes,
                        const Mark *after) {
  if (bytes == 0)
    return Status::success();
  const std::string what = text(context->label, ", reading");
  std::lock_guard<std::mutex> guard(reading);
  Context::Scope current(*context);
  // The copy itself waits in the driver, where nobody looks.
  Result<const Event *> done =
      waitUntil(static_cast<const CudaMark *>(after), what);
  if (done.failed())
    return done.takeStatus();
  if (context->isOnHost(from)) {
    std::memcpy(to, from, bytes);
    return Status::success();
  }
  for (CUresult result :
       {driver.cuStreamWaitEvent(context->download, (*done)->get(), 0),
        driver.cuMemcpyDtoHAsync_v2(to, asDevice(from), bytes,
                                    context->download),
        driver.cuStreamSynchronize(context->download)})
    TRC_RETURN_IF_FAILED(context->checkWork(result, what));
  return Status::success();
}

Result<std::unique_ptr<KernelSet>>
CudaDevice::load(std::span<const KernelSource> kernels,
                 std::span<const std::byte> code) {
  Result<std::unique_ptr<CudaKernels>> set =
      CudaKernels::load(context, kernels, code);
  if (set.failed())
    return set.takeStatus();
  return std::unique_ptr<KernelSet>(std::move(*set));
}

Result<std::unique_ptr<PreparedCall>>
CudaDevice::prepare(const KernelSet &set, const CallRequest &request) {
  const auto &kernels = static_cast<const CudaKernels &>(set).all();
  if (request.kernel >= kernels.size())
    return failure(StatusCode::Internal, "no kernel ", request.kernel);
  const CudaKernels::Kernel &kernel = kernels[request.kernel];
  if (kernel.function)
    return makeLaunch(context, kernel, request);
  if (const LibraryCallFactory factory = findLibraryCall(kernel.name)) {
    Context::Scope current(*context);
    PreparedResult made = factory(context, kernels, request);
    if (made.failed())
      return made.takeStatus().at(kernel.name);
    return made;
  }
  if (host::isCollective(kernel.name) && request.communicator)
    return prepareCollective(kernel.name, request);
  if (!isCheck(kernel.name) && kernel.name != "stablehlo.custom_call")
    return failure(StatusCode::Unsupported, "this device has no kernel '",
                   kernel.name, "'");
  // One library kernel without code; calls number kernels from the first.
  const KernelSource source = {kernel.name, {}, {}, {}};
  Result<std::unique_ptr<KernelSet>> one = host->load({&source, 1}, {});
  if (one.failed())
    return one.takeStatus();
  CallRequest onHost = request;
  onHost.kernel = 0;
  Result<std::unique_ptr<PreparedCall>> call = host->prepare(**one, onHost);
  if (call.failed())
    return call;
  return makeHostCall(context, host, std::move(*call), request);
}

Result<std::unique_ptr<Peers>> CudaDevice::join(Communicator &communicator) {
  Context::Scope current(*context);
  std::string how;
  Result<std::unique_ptr<NcclRanks>> ranks =
      NcclRanks::join(context, communicator, collectives, how);
  if (ranks.failed())
    return ranks.takeStatus();
  return std::unique_ptr<Peers>(
      std::make_unique<CudaPeers>(std::move(*ranks), std::move(how)));
}

PreparedResult CudaDevice::prepareCollective(std::string_view kernel,
                                             const CallRequest &request) {
  Context::Scope current(*context);
  const auto *peers = static_cast<const CudaPeers *>(request.peers);
  if (peers && peers->nccl && kernel != "stablehlo.partition_id") {
    NcclRanks &ranks = *peers->nccl;
    PreparedResult call =
        ranks.onNode().empty()
            ? makeNcclCall(context, ranks, kernel, request)
            : makeNodeExchange(context, ranks, kernel, request);
    if (call.failed() || *call)
      return call;
  }
  return makeHostExchange(context, kernel, request);
}

Result<int32_t> CudaDevice::readPredicate(const void *address,
                                          PredicateType type) {
  const size_t bytes =
      type == PredicateType::I1 ? sizeof(uint8_t) : sizeof(int32_t);
  TRC_RETURN_IF_FAILED(context->checkWork(
      driver.cuMemcpyDtoHAsync_v2(predicate->data(), asDevice(address), bytes,
                                  context->main),
      "reading a predicate"));
  TRC_RETURN_IF_FAILED(context->waitFor(context->main, "reading a predicate"));
  if (type == PredicateType::I1)
    return static_cast<int32_t>(*predicate->data() != std::byte(0));
  int32_t value;
  std::memcpy(&value, predicate->data(), sizeof value);
  return value;
}

Result<std::unique_ptr<Mark>> CudaDevice::createMark() {
  Result<std::unique_ptr<Event>> event = Event::create(context);
  if (event.failed())
    return event.takeStatus();
  return std::unique_ptr<Mark>(std::make_unique<CudaMark>(std::move(*event)));
}

Status CudaDevice::setMark(Mark &mark) {
  auto &ours = static_cast<CudaMark &>(mark);
  ours.set = true;
  TRC_RETURN_IF_FAILED(context->advance());
  return context->checkWork(
      driver.cuEventRecord(ours.event->get(), context->main),
      text(context->label, ", ending a run"));
}

Status CudaDevice::wait(const Mark &mark) {
  const auto &ours = static_cast<const CudaMark &>(mark);
  if (!ours.set)
    return Status::success();
  Context::Scope current(*context);
  return context->waitFor(ours.event->get(),
                          text(context->label, ", waiting for a run"));
}

Status CudaDevice::runMeasured(PreparedCall &call, void *const *operands,
                               uint64_t &nanoseconds) {
  const auto check = [this](CUresult result) {
    // Nothing else is under way, so the failure is this command's.
    return context->check(result, "the command failed");
  };
  TRC_RETURN_IF_FAILED(
      check(driver.cuEventRecord(start->get(), context->main)));
  TRC_RETURN_IF_FAILED(call.run(operands));
  TRC_RETURN_IF_FAILED(check(driver.cuEventRecord(stop->get(), context->main)));
  TRC_RETURN_IF_FAILED(context->waitFor(stop->get(), "the command failed"));
  float milliseconds = 0;
  TRC_RETURN_IF_FAILED(check(
      driver.cuEventElapsedTime(&milliseconds, start->get(), stop->get())));
  nanoseconds = static_cast<uint64_t>(milliseconds * 1e6f);
  return Status::success();
}

/// The number in "cuda:1"; 0 for "cuda", none when it is neither.
std::optional<int> ordinalOf(std::string_view name) {
  constexpr std::string_view prefix = "cuda";
  if (!name.starts_with(prefix))
    return std::nullopt;
  name.remove_prefix(prefix.size());
  if (name.empty())
    return 0;
  int ordinal = -1;
  if (!name.starts_with(':'))
    return std::nullopt;
  const char *end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + 1, end, ordinal);
  if (error != std::errc() || stop != end || ordinal < 0)
    return std::nullopt;
  return ordinal;
}

} // namespace

bool isCudaName(std::string_view name) { return ordinalOf(name).has_value(); }

Result<std::shared_ptr<Device>> createCudaDevice(const DeviceOptions &options) {
  if (!options.isa.empty())
    return failure(StatusCode::InvalidArgument, "device '", options.name,
                   "' takes no instruction set, got '", options.isa, "'");
  Result<const Driver *> driver = Driver::open();
  if (driver.failed())
    return driver.takeStatus();
  if (!options.collectives.empty() && options.collectives != "host" &&
      options.collectives != "nccl" && options.collectives != "nodes")
    return failure(StatusCode::InvalidArgument,
                   "collectives: expected nccl, nodes or host, got '",
                   options.collectives, "'");
  int ordinal = *ordinalOf(options.name), devices = 0;
  if (options.name == "cuda" &&
      (*driver)->cuDeviceGetCount(&devices) == CUDA_SUCCESS && devices > 0)
    ordinal = options.localRank % devices;
  Result<std::shared_ptr<Context>> context = Context::create(**driver, ordinal);
  if (context.failed())
    return context.takeStatus();
  DeviceOptions hostOptions;
  hostOptions.threads = 1;
  hostOptions.pin = false;
  Result<std::shared_ptr<Device>> host = host::createHostDevice(hostOptions);
  if (host.failed())
    return host.takeStatus();
  auto device = std::make_shared<CudaDevice>(
      std::move(*context), std::move(*host), options.collectives);
  TRC_RETURN_IF_FAILED(device->open());
  return std::shared_ptr<Device>(std::move(device));
}

} // namespace trc::runtime::cuda
