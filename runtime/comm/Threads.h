//===- Threads.h - ranks as threads of one process --------------*- C++ -*-===//
//
// Pieces are copied from one rank's memory to another's. For trying a program
// on several ranks, and for tests; ranks that are to be fast are processes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_COMM_THREADS_H
#define TRC_RUNTIME_COMM_THREADS_H

#include "comm/Communicator.h"

namespace trc::runtime {

/// One communicator for each of `ranks` threads. A rank that is destroyed has
/// ended: who still waits for it fails. So does who waits `deadlineSeconds`.
std::vector<std::unique_ptr<Communicator>>
createThreadRanks(int ranks, double deadlineSeconds);

} // namespace trc::runtime

#endif // TRC_RUNTIME_COMM_THREADS_H
