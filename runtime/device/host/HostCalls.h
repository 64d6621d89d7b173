//===- HostCalls.h - the three kinds of calls on the host -------*- C++ -*-===//
//
// A native kernel is called over ranges by all workers. A library kernel has
// phases between which all workers meet, and may fail. A custom call is one
// call of the embedder's function on the thread that runs the program.
//
// Scratch (per worker) and workspace (per command) belong to the device and are
// shared by all calls, which run one after another: `WorkMemory` grows to the
// largest need when calls are prepared.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_HOSTCALLS_H
#define TRC_RUNTIME_DEVICE_HOST_HOSTCALLS_H

#include "device/Device.h"
#include "device/host/CodeImage.h"
#include "device/host/LibraryKernel.h"
#include "device/host/ThreadPool.h"

namespace trc::runtime::host {

class WorkMemory {
public:
  bool covers(size_t scratchBytes, size_t workspaceBytes) const {
    return !scratches.empty() && scratches.back()->bytes() >= scratchBytes &&
           (shared ? shared->bytes() : 0) >= workspaceBytes;
  }
  /// Makes room; only while no call runs.
  Status reserve(unsigned workers, size_t scratchBytes, size_t workspaceBytes);

  void *scratch(unsigned worker) const { return scratches[worker]->data(); }
  void *workspace() const { return shared ? shared->data() : nullptr; }

private:
  std::vector<std::unique_ptr<Memory>> scratches;
  std::unique_ptr<Memory> shared;
};

/// What every call of a device works with.
struct Workplace {
  ThreadPool &pool;
  WorkMemory &memory;
};

std::unique_ptr<PreparedCall> makeNativeCall(Workplace place,
                                             NativeFunction function,
                                             int64_t extent, int64_t grain);

/// `name` is the kernel's, for messages.
std::unique_ptr<PreparedCall>
makeLibraryCall(Workplace place, std::string_view name,
                std::unique_ptr<BoundKernel> kernel);

/// Copies types and attributes of the request; `note` is the call's.
std::unique_ptr<PreparedCall> makeCustomCall(std::string name,
                                             CustomCallFunction function,
                                             const CallRequest &request,
                                             std::string note = "");

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_HOSTCALLS_H
