//===- Context.h - one GPU, with the streams that we use --------*- C++ -*-===//
//
// Work of a GPU runs in streams, each in its own order. We have
//
//   main      everything that a program computes, and all that must be in order
//             with it: zeroing of new memory, arrival of written values
//   upload    from pinned memory of the host to staging memory (Staging.h),
//             while main computes
//   download  from results to the host, as soon as they are there
//   exchange    what goes to other ranks through the host, and comes from them
//   collective  what NCCL does with other ranks, and state on its way to and
//             from the host's memory (HostState.h); in graphs as well
//   capture   never runs: calls that are enqueued on it become a graph
//
// The context is the device's primary one, which libraries (cuBLASLt) share.
// Memory, kernels and calls hold it, so that handles may end in any order.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_CUDA_CONTEXT_H
#define TRC_RUNTIME_DEVICE_CUDA_CONTEXT_H

#include "device/cuda/Driver.h"

#include <atomic>
#include <initializer_list>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace trc::runtime::cuda {

/// Looks whether what the GPU waits for can come, while the host waits for the
/// GPU.
class Watch {
public:
  virtual ~Watch();
  /// Fails where the wait is to end.
  virtual Status look(double waitedSeconds) = 0;
  /// A run has been enqueued, whole.
  virtual Status advance() = 0;
};

class Context {
public:
  /// Refused when the driver does not find that many GPUs.
  static Result<std::shared_ptr<Context>> create(const Driver &driver,
                                                 int ordinal);
  ~Context();
  Context(const Context &) = delete;
  Context &operator=(const Context &) = delete;

  const Driver &driver;
  int ordinal = 0;         ///< among the driver's
  std::string label;       ///< "cuda:0"
  std::string isa;         ///< "sm_90"
  std::string description; ///< "NVIDIA H100, 132 multiprocessors"
  std::string uuid;        ///< of the GPU, in hexadecimal
  int major = 0, minor = 0;

  CUstream main = nullptr, upload = nullptr, download = nullptr,
           exchange = nullptr, collective = nullptr, capture = nullptr;
  /// Where calls of the run go: `main`, or `capture` while they are recorded.
  /// The run's thread alone reads and changes it.
  CUstream current = nullptr;

  /// Whether `collective` has done something that nobody may have waited for
  /// yet. The run's thread's, as is the number of the recording that is going
  /// on, or of the time between two.
  bool isCollectiveOpen = false;
  uint64_t recordings = 0;
  /// What comes in `stream` is behind all that `collective` did.
  Status joinCollective(CUstream stream);

  /// Blocks of the host's memory that hold state.
  void addHostBlock(const std::byte *start, size_t bytes);
  void removeHostBlock(const std::byte *start);
  bool isOnHost(const std::byte *address) const;

  /// Bytes of device memory that are ours, now and at most.
  std::atomic<size_t> bytesInUse{0}, mostBytesInUse{0};
  void count(size_t bytes);

  Status check(CUresult result, std::string_view what) const {
    return driver.check(result, what);
  }
  /// As `check` after work that may have failed long after it was enqueued; the
  /// text says how to find the command.
  Status checkWork(CUresult result, std::string_view what) const;

  /// `later` comes behind what is in `earlier` now, by an event of nobody
  /// else's.
  Status order(CUstream earlier, CUevent event, CUstream later,
               std::string_view what) const;

  /// Wait, as `checkWork`; while there is somebody to look, they do.
  Status waitFor(CUstream stream, std::string_view what);
  Status waitFor(CUevent event, std::string_view what);
  /// Waits before memory that `streams` may use is freed. False where one of
  /// them goes on, as of a GPU that hangs: then nobody may have the memory.
  bool endsIn(std::initializer_list<CUstream> streams, std::string_view what);
  /// From now on, and not when `remove` has returned, it looks.
  void add(Watch &watch);
  void remove(Watch &watch);
  /// A run has been enqueued, whole.
  Status advance();

  /// Makes the context the calling thread's while it lives. Every function of
  /// the driver but those on devices wants that.
  class Scope {
  public:
    explicit Scope(const Context &context)
        : driver(context.driver),
          isPushed(driver.cuCtxPushCurrent_v2(context.primary) ==
                   CUDA_SUCCESS) {}
    ~Scope() {
      // What is on top of the stack otherwise is the caller's.
      CUcontext popped;
      if (isPushed)
        driver.cuCtxPopCurrent_v2(&popped);
    }
    Scope(const Scope &) = delete;
    Scope &operator=(const Scope &) = delete;

  private:
    const Driver &driver;
    const bool isPushed;
  };

private:
  friend class Scope;
  explicit Context(const Driver &driver) : driver(driver) {}
  Status open(int number);

  template <typename Query>
  Status pollUntil(std::string_view what, const Query &query);
  /// After a wait that failed, as for a rank that was lost: whether what is in
  /// the stream ends within seconds.
  bool settles(CUstream stream) const;

  mutable std::mutex finding;
  std::map<const std::byte *, size_t> hostBlocks; ///< guarded by `finding`
  std::mutex watching; ///< of `watches`, while they look
  std::vector<Watch *> watches;
  std::atomic<bool> isWatched{false};
  CUdevice device = 0;
  CUcontext primary = nullptr;
  /// For `joinCollective`: calls, whose events are their own, may be gone then.
  CUevent endOfCollective = nullptr;
};

} // namespace trc::runtime::cuda

#endif // TRC_RUNTIME_DEVICE_CUDA_CONTEXT_H
