//===- ComputeApart.h - in a process that ends afterwards -------*- C++ -*-===//
//
// A compiler's heap does not shrink to what it was: blocks that live on lie
// between those that were freed. In a process of its own all of it goes, and
// how much memory a run holds does not depend on what was compiled.
//
// A process with threads cannot make a copy of itself that does more than end:
// what another thread had locked stays locked in the copy. So one copy is made
// before there are threads, and that one makes all others:
//
//   this process ──request──▶ first copy ──forks──▶ keeper ──forks──▶ worker
//        ▲                                            │  ◀──answer──────┘
//        └────────────── how it ended, answer ────────┘
//
// The first copy waits for requests and has no threads, nor has a keeper, which
// waits for its worker; a worker computes, with as many threads as it likes.
// All of them end when this process does. Several threads may ask at once.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H
#define TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H

#include "Failure.h"

#include <string>

namespace trc::train {

/// What is computed from a request.
using Compute = Result<std::string> (*)(const std::string &request);

/// Makes the first copy, of a process that has no other threads. Where the
/// system has no room for it, requests are computed in this process.
void startComputingApart();

/// Ends the first copy, once there is nothing left to compute apart.
void stopComputingApart();

/// What `compute` returns in a process of its own. Fails too where that was
/// ended from outside. Where it ends itself, as it does out of memory, with a
/// line, this process ends with its code. Where no copy was made, computes in
/// this process.
Result<std::string> computeApart(Compute compute, const std::string &request);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H
