//===- Cores.h - which cores the threads of a device get --------*- C++ -*-===//
//
// Two threads that the operating system leaves alone were seen sharing one core
// at half the speed, so threads are pinned; and two pinned trainers on one
// machine must not pick the same cores. So a core is claimed before a thread is
// pinned to it, over all processes:
//
//   a claim on core 3 = a Unix socket bound to the abstract name "trc-core-3"
//
// The name can be bound once, and the kernel frees it when the process ends,
// however it ends; there is no file to leave behind. Where sockets are
// forbidden or in another network namespace, claims do not meet: then say the
// cores by option.
//
// Only cores of this process's affinity mask are used, one thread per physical
// core before any second hardware thread.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_CORES_H
#define TRC_RUNTIME_DEVICE_HOST_CORES_H

#include "base/Status.h"

#include <vector>

namespace trc::runtime::host {

/// The cores that this process may use; the first hardware threads of all
/// physical cores stand before the second ones.
struct CoreList {
  std::vector<int> cores;
  size_t physical = 0; ///< this many stand in front
};
CoreList usableCores();

/// How many cores the process's CPU quota (cgroup) is worth, rounded up; 0 when
/// there is none.
unsigned quotaCores();

/// As many threads as run kernels unless another number is asked for: one for
/// each physical core, within the quota.
size_t usualThreads(const CoreList &usable);

/// A machine-wide claim on a core, given back on destruction.
class CoreClaim {
public:
  CoreClaim() = default;
  CoreClaim(CoreClaim &&other) noexcept : socket(other.socket) {
    other.socket = -1;
  }
  CoreClaim &operator=(CoreClaim &&) = delete;
  ~CoreClaim();

  enum class Outcome { Claimed, Taken, Unknown };
  Outcome take(int core);

private:
  int socket = -1;
};

/// One core per thread, -1 for a thread that stays unpinned, with the claims
/// that keep others off.
struct CoreAssignment {
  std::vector<int> cores;
  std::vector<CoreClaim> claims;
};

/// `threads` 0 means `usualThreads`. Fixed cores are refused when the
/// process may not use them, and are taken whether claimed by others or not.
Result<CoreAssignment> assignCores(int threads, bool pin,
                                   const std::vector<int> &fixed);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_CORES_H
