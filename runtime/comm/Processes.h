//===- Processes.h - ranks as processes -------------------------*- C++ -*-===//

#ifndef TRC_RUNTIME_COMM_PROCESSES_H
#define TRC_RUNTIME_COMM_PROCESSES_H

#include "comm/Communicator.h"
#include "comm/Launch.h"

namespace trc::runtime {

struct ProcessOptions {
  LaunchOptions launch;
  double deadlineSeconds = 120;
  /// A rank that lives is waited for while it compiles, saves or samples, but
  /// not longer: a file system may have it for good.
  double patienceSeconds = 1800;
  std::string transport = "tcp"; ///< see openTransport
};

/// Meets the other ranks and connects to them. Destroyed, it waits until all
/// others leave too, unless something has failed.
Result<std::unique_ptr<Communicator>>
createProcessRank(const Launch &launch, const ProcessOptions &options);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_PROCESSES_H
