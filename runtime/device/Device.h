//===- Device.h - what a program needs of a machine -------------*- C++ -*-===//
//
// A device gives memory, takes the kernels of a program, prepares single kernel
// calls, and runs them. Everything above (order, loops, buffers, state) is the
// program's business and the same on every device.
//
//   load kernels ──> KernelSet ──┐
//                                ├─> prepare ──> PreparedCall ──> run, run, ..
//   one command of the program ──┘
//
// A device may work beside the host. Then `run` and `write` mean "has been
// enqueued", in the order in which they were called, and only a read, a
// predicate and `wait` wait; a failure of the work itself comes out there. Such
// a device can also take a stretch of calls as a whole:
//
//   beginRecording, run, run, .., endRecording ──> Recording ──> replay, ..
//
// What a device that does everything at once need not override is in
// Device.cpp.
//
// To add a device, start from null/NullDevice.cpp, which does everything that
// the interface asks for and computes nothing, and let the conformance suite
// (test/Runtime/DeviceTest.cpp) run over it.
//
// Threads: every function may be called from any thread, except that calls are
// run, and predicates read, only between `beginRun` and `endRun`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_DEVICE_H
#define TRC_RUNTIME_DEVICE_DEVICE_H

#include "base/Status.h"
#include "base/Tensor.h"
#include "device/Call.h"

#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::runtime {

/// A run of bytes of a device. `data` is an address in the device's own space;
/// the host may use it only when `Device::hostVisible`.
class Memory {
public:
  virtual ~Memory();
  std::byte *data() const { return start; }
  size_t bytes() const { return count; }

protected:
  std::byte *start = nullptr;
  size_t count = 0;
};

/// One machine-code variant of a native kernel.
struct KernelVariant {
  std::string_view isa;
  uint64_t offset = 0; ///< of the image in the code
  uint64_t bytes = 0;
  uint64_t entry = 0; ///< of the function, from the start of the image
};

/// How a native kernel of a GPU is started.
struct KernelLaunch {
  uint32_t gridX = 1, gridY = 1, gridZ = 1; ///< blocks
  uint32_t block = 1;                       ///< threads of a block
  uint32_t shared = 0; ///< bytes of dynamic shared memory of a block
  /// Its one parameter is the address of a table of its operands.
  bool operandsInMemory = false;
};

/// A kernel of the program: native when it has variants, otherwise a library
/// kernel that the device knows by name.
struct KernelSource {
  std::string_view name;
  std::span<const KernelVariant> variants;
  std::string_view symbol; ///< GPU: of the function in the image
  KernelLaunch launch;     ///< GPU
  uint32_t toolkit = 0;    ///< GPU: made the variants; 13000 for CUDA 13.0
};

/// The kernels of a program, loaded. Made and understood by one device only.
class KernelSet {
public:
  virtual ~KernelSet();
};

/// A kernel call with everything but the addresses resolved.
class PreparedCall {
public:
  virtual ~PreparedCall();
  /// The addresses that `run` will be given until the next `bind`; for those
  /// that keep them elsewhere. Comes before the first run, inside of a run of
  /// the device and outside of a recording. May allocate nothing.
  virtual Status bind(void *const *operands);
  /// Runs to completion, or is enqueued when it returns. `operands` holds one
  /// address per operand. Allocates nothing.
  virtual Status run(void *const *operands) = 0;
  /// Waits for what `run` has only begun, if it was run and begins only;
  /// afterwards nothing of it is under way, whatever came of it. Of what may be
  /// recorded the wait is enqueued, and recorded.
  virtual Status finish() { return Status::success(); }
  /// Whether it may run between beginRecording and endRecording. Not if it
  /// waits, or works on the host.
  virtual bool recordable() const { return true; }
  /// Whether it waits for other ranks.
  virtual bool communicates() const { return false; }
  /// How the device decided to run it, where that is not told by the program;
  /// for profiles. Lives as long as the call.
  virtual const char *note() const { return ""; }
};

/// A place in the order of a device's work; see Device::setMark.
class Mark {
public:
  virtual ~Mark();
};

/// A stretch of calls with their operands, to be run again as a whole. Made and
/// understood by one device only.
class Recording {
public:
  virtual ~Recording();
  /// As `run` of each call in turn.
  virtual Status replay() = 0;
};

/// A function of the embedder that a program may call by name.
struct CustomCall {
  std::string_view name;
  std::span<const Tensor> inputs;
  std::span<const Tensor> outputs;
  std::span<const Attribute> attributes;
};
using CustomCallFunction = std::function<Status(const CustomCall &)>;

struct MemoryUse {
  size_t bytes = 0, mostBytes = 0;
};

enum class PredicateType : uint8_t { I1, I32 };

/// What a device has of the other ranks of a session. Made and understood by
/// one device only.
class Peers {
public:
  virtual ~Peers();
  /// How ranks exchange, for people. Lives as long as this.
  virtual const char *note() const { return ""; }
  /// Whether all that they send goes through the communicator, which counts it.
  virtual bool isCounted() const { return true; }
};

class Device {
public:
  virtual ~Device();

  virtual const char *name() const = 0;
  /// The `target` of the programs that it runs; empty: it takes all.
  virtual std::string_view target() const = 0;
  /// The instruction set that variants are chosen by.
  virtual const char *isa() const = 0;
  /// For people.
  virtual const char *description() const { return isa(); }
  virtual unsigned threads() const = 0;
  /// The core of each thread, -1 for a thread that is not pinned.
  virtual std::span<const int> cores() const = 0;

  /// Whether `run` and `write` may return before the work is done.
  virtual bool asynchronous() const { return false; }

  /// Zeroed memory that starts at a page; 0 bytes give a valid object.
  virtual Result<std::unique_ptr<Memory>> allocate(size_t bytes) = 0;
  /// The same in the host's memory, which `trc.start_fetch` and
  /// `trc.start_store` copy from and to, and `read` and `write` take. A device
  /// that has no other memory gives that.
  virtual Result<std::unique_ptr<Memory>> allocateOnHost(size_t bytes);
  /// Bytes of the host, aligned to 64, as memory of the device. They outlive
  /// it. A device that shares the host's memory copies nothing.
  virtual Result<std::unique_ptr<Memory>>
  adopt(std::span<const std::byte> bytes) = 0;
  /// Memory of the device that the caller has, at an address that is aligned to
  /// 64 bytes. It outlives the result.
  virtual Result<std::unique_ptr<Memory>> borrow(std::byte *data, size_t bytes);
  /// What is enqueued from now on comes behind what a stream of the caller has
  /// now, or the stream behind what is enqueued now. Of a GPU a `CUstream`;
  /// others have none.
  virtual Status waitForStream(void *stream);
  virtual Status makeStreamWait(void *stream);
  /// The number of a GPU among the driver's, which other libraries know it by;
  /// -1 of what is none.
  virtual int gpu() const { return -1; }
  /// Whether the host may read and write `Memory::data`.
  virtual bool hostVisible() const = 0;
  /// Bytes of `allocate` and of the device's own needs, now and at most; zeros
  /// where the device does not count them.
  virtual MemoryUse memoryUse() const { return {}; }
  /// Copies; of 0 bytes the addresses may be null. `from` may be used again
  /// when `write` returns.
  virtual Status write(std::byte *to, const void *from, size_t bytes) = 0;
  /// Waits for all that was enqueued up to the mark; null: for everything.
  virtual Status read(void *to, const std::byte *from, size_t bytes,
                      const Mark *after) = 0;

  /// Before a program of several ranks is bound, on all of them: what it finds
  /// out and makes goes into the requests of calls, which it outlives. Null
  /// where it needs nothing.
  virtual Result<std::unique_ptr<Peers>> join(Communicator &communicator);

  /// Takes the kernels of a program; `code` may go afterwards. Offsets are
  /// inside `code` (validated). Refused when no variant of a native kernel fits
  /// the machine.
  virtual Result<std::unique_ptr<KernelSet>>
  load(std::span<const KernelSource> kernels,
       std::span<const std::byte> code) = 0;
  /// Resolves a call. Refused for a library kernel that the device does not
  /// have, or whose operands or attributes are not what it documents.
  virtual Result<std::unique_ptr<PreparedCall>>
  prepare(const KernelSet &kernels, const CallRequest &request) = 0;
  /// From now on `prepare` finds `function` for stablehlo.custom_call with this
  /// call_target_name.
  virtual Status registerCustomCall(std::string name,
                                    CustomCallFunction function) = 0;

  /// Between these two the device is the calling thread's: others wait.
  virtual void beginRun() = 0;
  virtual void endRun() = 0;
  /// A predicate that a command computed.
  virtual Result<int32_t> readPredicate(const void *address,
                                        PredicateType type) = 0;
  /// Runs a call to completion and tells how long the device was at work.
  virtual Status runMeasured(PreparedCall &call, void *const *operands,
                             uint64_t &nanoseconds);

  /// A mark that nothing has set is behind nothing: there is no wait for it.
  virtual Result<std::unique_ptr<Mark>> createMark();
  /// From now on the mark stands behind all that has been enqueued so far.
  virtual Status setMark(Mark &mark);
  virtual Status wait(const Mark &mark);

  /// Whether the two functions that follow do anything.
  virtual bool records() const { return false; }
  /// Calls that are run from now on, inside of one run, are recorded instead.
  /// They have run before: what a driver or a library does at a first call it
  /// need not be able to do while recording.
  virtual Status beginRecording();
  /// Must follow, also when a call failed. `old` is what the same calls gave
  /// with other operands, or null; its parts may be used again.
  virtual Result<std::unique_ptr<Recording>>
  endRecording(std::unique_ptr<Recording> old);
};

/// The first value of a tensor of the device that is NaN or infinite. `buffer`
/// holds a copy where the host cannot look itself.
Result<NonFinite> findNonFiniteOn(Device &device, const Tensor &tensor,
                                  std::vector<std::byte> &buffer);

/// Holds a device for the length of a run.
class DeviceRun {
public:
  explicit DeviceRun(Device &device);
  ~DeviceRun();
  DeviceRun(const DeviceRun &) = delete;
  DeviceRun &operator=(const DeviceRun &) = delete;

  /// Refuses a run inside of a run of this thread on the same device, which
  /// would wait for itself: what a custom call must not do.
  static Status allowed(const Device &device);

private:
  Device &device;
  const DeviceRun *outer; ///< of this thread, on another device
};

/// What the embedder asks for; see trc_device_options.
struct DeviceOptions {
  std::string name = "host";
  int threads = 0; ///< 0: one for each physical core
  bool pin = true;
  std::vector<int> cores; ///< pin thread i to cores[i]; empty: choose
  std::string isa;        ///< use nothing newer; empty: the machine's
  int localRank = 0;      ///< a device "cuda" is the GPU of that number
  /// Of GPUs: "nccl", "nodes" or "host"; empty: what can be.
  std::string collectives;
};

/// Makes the device that `options.name` names.
Result<std::shared_ptr<Device>> createDevice(const DeviceOptions &options);

} // namespace trc::runtime

#endif // TRC_RUNTIME_DEVICE_DEVICE_H
