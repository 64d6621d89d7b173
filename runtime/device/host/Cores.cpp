//===- Cores.cpp - which cores the threads of a device get ----------------===//
//
// Reads the affinity mask and the topology, and claims cores.
//
//===----------------------------------------------------------------------===//

#include "device/host/Cores.h"

#include <algorithm>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <sched.h>
#include <set>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace trc::runtime::host {
namespace {

/// The first line of a small file; empty when it cannot be read.
std::string readLine(const std::string &path) {
  char buffer[256] = {};
  if (FILE *file = std::fopen(path.c_str(), "re")) {
    if (!std::fgets(buffer, sizeof buffer, file))
      buffer[0] = 0;
    std::fclose(file);
  }
  return buffer;
}

/// What tells physical cores apart: package and core number.
std::string physicalCore(int core) {
  const std::string folder =
      text("/sys/devices/system/cpu/cpu", core, "/topology/");
  const std::string number = readLine(folder + "core_id");
  // Without a topology every core counts as one of its own.
  return number.empty() ? text("cpu", core)
                        : readLine(folder + "physical_package_id") + number;
}

std::vector<int> affinityCores() {
  // The kernel refuses a mask shorter than its own; double until it fits.
  for (int bits = 1024; bits <= (1 << 20); bits *= 2) {
    cpu_set_t *set = CPU_ALLOC(bits);
    const size_t bytes = CPU_ALLOC_SIZE(bits);
    CPU_ZERO_S(bytes, set);
    const bool ok = sched_getaffinity(0, bytes, set) == 0;
    const bool tooShort = !ok && errno == EINVAL;
    std::vector<int> cores;
    for (int core = 0; ok && core < bits; ++core)
      if (CPU_ISSET_S(core, bytes, set))
        cores.push_back(core);
    CPU_FREE(set);
    if (!tooShort)
      return cores;
  }
  return {};
}

} // namespace

CoreList usableCores() {
  CoreList list;
  std::vector<int> second;
  std::set<std::string> seen;
  for (int core : affinityCores()) {
    if (seen.insert(physicalCore(core)).second)
      list.cores.push_back(core);
    else
      second.push_back(core);
  }
  list.physical = list.cores.size();
  list.cores.insert(list.cores.end(), second.begin(), second.end());
  return list;
}

unsigned quotaCores() {
  // cgroup 2: "quota period" or "max period"; cgroup 1: a file for each.
  std::string quotaText = readLine("/sys/fs/cgroup/cpu.max"), periodText;
  if (const size_t space = quotaText.find(' '); space != std::string::npos) {
    periodText = quotaText.substr(space + 1);
  } else {
    quotaText = readLine("/sys/fs/cgroup/cpu/cpu.cfs_quota_us");
    periodText = readLine("/sys/fs/cgroup/cpu/cpu.cfs_period_us");
  }
  // What is no number, such as "max", becomes 0: no quota.
  const long long quota = std::strtoll(quotaText.c_str(), nullptr, 10);
  const long long period = std::strtoll(periodText.c_str(), nullptr, 10);
  if (quota <= 0 || period <= 0)
    return 0;
  return static_cast<unsigned>((quota + period - 1) / period);
}

CoreClaim::~CoreClaim() {
  if (socket >= 0)
    close(socket);
}

CoreClaim::Outcome CoreClaim::take(int core) {
  const int candidate = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
  if (candidate < 0)
    return Outcome::Unknown;
  sockaddr_un address = {};
  address.sun_family = AF_UNIX;
  // A leading zero makes the name abstract: no file.
  const int length = std::snprintf(
      address.sun_path + 1, sizeof address.sun_path - 1, "trc-core-%d", core);
  const auto size = static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + 1 +
                                           static_cast<size_t>(length));
  if (bind(candidate, reinterpret_cast<sockaddr *>(&address), size) == 0) {
    socket = candidate;
    return Outcome::Claimed;
  }
  const bool taken = errno == EADDRINUSE;
  close(candidate);
  return taken ? Outcome::Taken : Outcome::Unknown;
}

size_t usualThreads(const CoreList &usable) {
  const size_t count = std::max<size_t>(1, usable.physical);
  const unsigned quota = quotaCores();
  return quota != 0 ? std::min<size_t>(count, quota) : count;
}

Result<CoreAssignment> assignCores(int threads, bool pin,
                                   const std::vector<int> &fixed) {
  const CoreList usable = usableCores();
  CoreAssignment result;
  if (!fixed.empty()) {
    if (threads != 0 && static_cast<size_t>(threads) != fixed.size())
      return failure(StatusCode::InvalidArgument, "expected ", threads,
                     " cores, one for each thread, got ", fixed.size());
    for (int core : fixed) {
      if (std::find(usable.cores.begin(), usable.cores.end(), core) ==
          usable.cores.end())
        return failure(StatusCode::InvalidArgument, "core ", core,
                       " is not one that this process may use");
      if (CoreClaim claim; claim.take(core) == CoreClaim::Outcome::Claimed)
        result.claims.push_back(std::move(claim));
    }
    result.cores = fixed;
    return result;
  }

  const size_t count =
      threads == 0 ? usualThreads(usable) : static_cast<size_t>(threads);
  for (size_t i = 0; pin && i < usable.cores.size(); ++i) {
    if (result.cores.size() == count)
      break;
    CoreClaim claim;
    const CoreClaim::Outcome outcome = claim.take(usable.cores[i]);
    if (outcome == CoreClaim::Outcome::Taken)
      continue;
    // Without claims, pinning is safe only when there is nothing to choose:
    // otherwise two processes would both choose the first cores.
    if (outcome == CoreClaim::Outcome::Unknown && count < usable.cores.size())
      break;
    if (outcome == CoreClaim::Outcome::Claimed)
      result.claims.push_back(std::move(claim));
    result.cores.push_back(usable.cores[i]);
  }
  result.cores.resize(count, -1);
  return result;
}

} // namespace trc::runtime::host
