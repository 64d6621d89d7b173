//===- HostDevice.cpp - the CPU as a device -------------------------------===//
//
// Resolves kernels: native ones to an address of the variant that fits, library
// kernels by name, custom calls by their call_target_name.
//
//===----------------------------------------------------------------------===//

#include "device/host/HostDevice.h"
#include "device/host/CodeImage.h"
#include "device/host/CollectiveCall.h"
#include "device/host/Cores.h"
#include "device/host/Factorisations.h"
#include "device/host/HostCalls.h"
#include "device/host/HostMemory.h"

#include <algorithm>
#include <cstring>
#include <map>

namespace trc::runtime::host {
namespace {

/// Per kernel either the function or, for a library kernel, its name.
class HostKernels final : public KernelSet {
public:
  struct Kernel {
    std::string name;
    NativeFunction function = nullptr;
  };
  std::unique_ptr<CodeImage> image;
  std::vector<Kernel> kernels;
};

class HostDevice final : public Device {
public:
  HostDevice(CoreAssignment assigned, const char *isaLevel)
      : assignment(std::move(assigned)), isaLevel(isaLevel),
        pool(assignment.cores) {}

  const char *name() const override { return "host"; }
  std::string_view target() const override { return "host"; }
  const char *isa() const override { return isaLevel; }
  unsigned threads() const override { return pool.size(); }
  std::span<const int> cores() const override { return assignment.cores; }

  Result<std::unique_ptr<Memory>> allocate(size_t bytes) override {
    return HostMemory::allocate(bytes);
  }
  Result<std::unique_ptr<Memory>>
  adopt(std::span<const std::byte> bytes) override {
    return HostMemory::adopt(bytes);
  }
  bool hostVisible() const override { return true; }
  Status write(std::byte *to, const void *from, size_t bytes) override {
    if (bytes != 0) // then both may be null
      std::memcpy(to, from, bytes);
    return Status::success();
  }
  Status read(void *to, const std::byte *from, size_t bytes,
              const Mark *) override {
    if (bytes != 0) // then both may be null
      std::memcpy(to, from, bytes);
    return Status::success();
  }

  Result<std::unique_ptr<KernelSet>>
  load(std::span<const KernelSource> kernels,
       std::span<const std::byte> code) override;
  Result<std::unique_ptr<PreparedCall>>
  prepare(const KernelSet &set, const CallRequest &request) override;
  Status registerCustomCall(std::string name,
                            CustomCallFunction function) override;

  void beginRun() override { pool.enter(); }
  void endRun() override { pool.leave(); }
  Result<int32_t> readPredicate(const void *address,
                                PredicateType type) override {
    if (type == PredicateType::I1)
      return static_cast<int32_t>(*static_cast<const uint8_t *>(address) != 0);
    int32_t value;
    std::memcpy(&value, address, sizeof value);
    return value;
  }

private:
  Result<std::unique_ptr<PreparedCall>>
  prepareCustom(const std::string &kernel, const CallRequest &request);
  /// Makes sure that the work memory is large enough; growing waits until no
  /// run is on. A custom call, which is in a run, must not wait for it: neither
  /// for the device nor for a thread that waits for the device.
  Status reserve(int64_t scratchBytes, int64_t workspaceBytes) {
    const auto scratch = static_cast<size_t>(scratchBytes);
    const auto workspace = static_cast<size_t>(workspaceBytes);
    if (Status status = DeviceRun::allowed(*this); status.failed())
      return memory.covers(scratch, workspace) ? Status::success()
                                               : std::move(status);
    std::lock_guard<std::mutex> lock(growing);
    if (memory.covers(scratch, workspace))
      return Status::success();
    DeviceRun exclusive(*this);
    return memory.reserve(pool.size(), scratch, workspace);
  }

  CoreAssignment assignment;
  const char *isaLevel;
  ThreadPool pool;
  WorkMemory memory;
  std::mutex growing; ///< guards the sizes of `memory`, outside of runs
  std::mutex customLock;
  std::map<std::string, CustomCallFunction, std::less<>> customCalls;
};

Result<std::unique_ptr<KernelSet>>
HostDevice::load(std::span<const KernelSource> kernels,
                 std::span<const std::byte> code) {
  auto set = std::make_unique<HostKernels>();
  set->kernels.reserve(kernels.size());
  for (const KernelSource &source : kernels) {
    HostKernels::Kernel &kernel = set->kernels.emplace_back();
    kernel.name = source.name;
    if (source.variants.empty())
      continue;
    const KernelVariant *variant = chooseVariant(source.variants, isaLevel);
    if (!variant) {
      std::string compiled;
      for (const KernelVariant &candidate : source.variants)
        compiled += text(compiled.empty() ? "" : ", ", candidate.isa);
      const bool isKnown =
          std::ranges::find(isaLevels(), std::string_view(isaLevel)) !=
          isaLevels().end();
      return failure(StatusCode::Unsupported, "kernel '", source.name,
                     "' is compiled for ", compiled, ", this machine has ",
                     isaLevel,
                     isKnown ? text(": compile with --host-arch=", isaLevel)
                             : std::string());
    }
    if (!set->image) {
      Result<std::unique_ptr<CodeImage>> image = CodeImage::map(code);
      if (image.failed())
        return image.takeStatus();
      set->image = std::move(*image);
    }
    kernel.function = set->image->function(*variant);
  }
  return std::unique_ptr<KernelSet>(std::move(set));
}

Result<std::unique_ptr<PreparedCall>>
HostDevice::prepare(const KernelSet &set, const CallRequest &request) {
  const auto &kernels = static_cast<const HostKernels &>(set).kernels;
  if (request.kernel >= kernels.size())
    return failure(StatusCode::Internal, "no kernel ", request.kernel);
  const HostKernels::Kernel &kernel = kernels[request.kernel];
  const Workplace place = {pool, memory};

  if (kernel.function) {
    TRC_RETURN_IF_FAILED(reserve(request.scratch, 0));
    return makeNativeCall(place, kernel.function, request.extent,
                          request.grain);
  }
  if (kernel.name == "stablehlo.custom_call")
    return prepareCustom(kernel.name, request);

  std::vector<Callee> callees;
  for (uint32_t index : request.callees) {
    if (index >= kernels.size() || !kernels[index].function)
      return failure(StatusCode::BadProgram, kernel.name, ": callee ", index,
                     " is not a native kernel");
    callees.push_back(kernels[index].function);
  }
  if (isCollective(kernel.name) && request.communicator) {
    TRC_RETURN_IF_FAILED(reserve(request.scratch, 0));
    return prepareCollectiveCall(place, kernel.name, request, callees);
  }
  std::unique_ptr<BoundKernel> bound;
  Status status =
      builtinKernels().bind({kernel.name, request.operands, request.attributes,
                             callees, request.scratch, isaLevel, pool.size()},
                            bound);
  if (status.code() == StatusCode::OutOfMemory)
    return status;
  if (status.failed())
    return std::move(status).as(builtinKernels().find(kernel.name)
                                    ? StatusCode::BadProgram
                                    : StatusCode::Unsupported);
  TRC_RETURN_IF_FAILED(reserve(bound->scratchBytes, bound->workspaceBytes));
  return makeLibraryCall(place, kernel.name, std::move(bound));
}

Result<std::unique_ptr<PreparedCall>>
HostDevice::prepareCustom(const std::string &kernel,
                          const CallRequest &request) {
  const auto named = [](const Attribute &attribute) {
    return attribute.name == "call_target_name";
  };
  const auto target =
      std::find_if(request.attributes.begin(), request.attributes.end(), named);
  if (target == request.attributes.end())
    return failure(StatusCode::BadProgram, kernel,
                   ": no attribute 'call_target_name'");
  std::lock_guard<std::mutex> lock(customLock);
  const auto found = customCalls.find(target->text);
  if (found == customCalls.end() && isFactorisation(target->text)) {
    Result<PreparedFactorisation> prepared =
        prepareFactorisation(target->text, request);
    if (prepared.failed())
      return prepared.takeStatus();
    return makeCustomCall(std::string(target->text),
                          std::move(prepared->function), request,
                          std::move(prepared->by));
  }
  // Without anybody to print them, values go nowhere.
  if (found == customCalls.end() && target->text == "trc.print")
    return makeCustomCall(
        std::string(target->text),
        [](const CustomCall &) { return Status::success(); }, request);
  if (found == customCalls.end())
    return failure(StatusCode::Unsupported, "custom call '", target->text,
                   "' is not registered");
  return makeCustomCall(found->first, found->second, request);
}

Status HostDevice::registerCustomCall(std::string name,
                                      CustomCallFunction function) {
  std::lock_guard<std::mutex> lock(customLock);
  customCalls.insert_or_assign(std::move(name), std::move(function));
  return Status::success();
}

} // namespace

Result<std::shared_ptr<Device>> createHostDevice(const DeviceOptions &options) {
  constexpr int mostThreads = 4096;
  if (options.threads < 0 || options.threads > mostThreads)
    return failure(StatusCode::InvalidArgument, "expected 0 to ", mostThreads,
                   " threads, got ", options.threads);
  Result<const char *> isa = chooseIsa(options.isa);
  if (isa.failed())
    return isa.takeStatus();
  Result<CoreAssignment> cores =
      assignCores(options.threads, options.pin, options.cores);
  if (cores.failed())
    return cores.takeStatus();
  return std::shared_ptr<Device>(
      std::make_shared<HostDevice>(std::move(*cores), *isa));
}

} // namespace trc::runtime::host
