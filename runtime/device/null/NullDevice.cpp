//===- NullDevice.cpp - a device that computes nothing --------------------===//
//
// The smallest whole device, and the template for a new one: it keeps memory,
// accepts every kernel and runs none, so outputs keep what was in them and
// predicates are false. Programs can be loaded, validated and bound on it where
// no variant fits the machine, and what a step costs besides its kernels can be
// measured with it.
//
// A new device: copy this file, then replace from the top
//   1. the memory (allocate, adopt, write, read; `hostVisible` is false when
//      the host cannot reach it),
//   2. the kernels (load: pick and map a variant of each native kernel; keep
//      the names of library kernels),
//   3. the calls (prepare: find the function, check the types; run: start it),
//   4. the run (beginRun, endRun: whatever makes the calling thread the owner),
//   5. marks and recordings, if it works beside the host (Device.h has defaults
//      for one that does not),
// and name it in createDevice. The conformance suite says what is missing.
//
//===----------------------------------------------------------------------===//

#include "device/null/NullDevice.h"
#include "device/host/HostMemory.h"

#include <cstring>
#include <mutex>

namespace trc::runtime {
namespace {

class NullKernels final : public KernelSet {
public:
  explicit NullKernels(size_t count) : count(count) {}
  const size_t count;
};

class NullCall final : public PreparedCall {
public:
  Status run(void *const *) override { return Status::success(); }
};

class NullDevice final : public Device {
public:
  const char *name() const override { return "null"; }
  std::string_view target() const override { return {}; }
  const char *isa() const override { return "none"; }
  unsigned threads() const override { return 1; }
  std::span<const int> cores() const override { return notPinned; }

  Result<std::unique_ptr<Memory>> allocate(size_t bytes) override {
    return host::HostMemory::allocate(bytes);
  }
  Result<std::unique_ptr<Memory>>
  adopt(std::span<const std::byte> bytes) override {
    return host::HostMemory::adopt(bytes);
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

  Result<std::unique_ptr<KernelSet>> load(std::span<const KernelSource> kernels,
                                          std::span<const std::byte>) override {
    return std::unique_ptr<KernelSet>(
        std::make_unique<NullKernels>(kernels.size()));
  }
  Result<std::unique_ptr<PreparedCall>>
  prepare(const KernelSet &kernels, const CallRequest &request) override {
    if (request.kernel >= static_cast<const NullKernels &>(kernels).count)
      return failure(StatusCode::Internal, "no kernel ", request.kernel);
    return std::unique_ptr<PreparedCall>(std::make_unique<NullCall>());
  }
  Status registerCustomCall(std::string, CustomCallFunction) override {
    return Status::success();
  }

  void beginRun() override { running.lock(); }
  void endRun() override { running.unlock(); }
  Result<int32_t> readPredicate(const void *, PredicateType) override {
    return 0;
  }

private:
  static constexpr int notPinned[1] = {-1};
  std::mutex running;
};

} // namespace

Result<std::shared_ptr<Device>> createNullDevice(const DeviceOptions &) {
  return std::shared_ptr<Device>(std::make_shared<NullDevice>());
}

} // namespace trc::runtime
