//===- MemoryNeed.h - what a program takes while it runs --------*- C++ -*-===//
//
// The sum that `--memory-limit` promises: what the plan says to the byte, and
// what a process holds beside it, which the description of the target says from
// measurements (docs/memory.md).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_MEMORYNEED_H
#define TRC_PLAN_MEMORYNEED_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Target/TargetDescription.h"

namespace trc {

/// In bytes.
struct MemoryNeed {
  int64_t state = 0; ///< of all entries together
  int64_t host = 0;  ///< state that lies in the host's memory; not in the sum
  int64_t hostValues = 0; ///< of a step, of the entry with most; nor are these
  int64_t arena = 0;      ///< of the entry with the largest one
  int64_t ports = 0;      ///< inputs and outputs that are no state
  int64_t constants = 0;  ///< that the artifact carries
  int64_t copy = 0;       ///< one state tensor on its way to a checkpoint
  int64_t process = 0;    ///< code, libraries, their work memory

  int64_t total() const {
    return state + arena + ports + constants + copy + process;
  }
};

/// On a module: how many threads will run it, at most. What as many as
/// `fewestThreads` hold is part of what a process holds anyway.
inline constexpr llvm::StringLiteral threadsAttribute = "trc.threads";
inline constexpr int64_t fewestThreads = 2;

/// Requires `place-buffers`.
MemoryNeed findMemoryNeed(mlir::ModuleOp plan,
                          const TargetDescription &figures);

/// The entry whose arena is largest, the first of equal ones; null where there
/// is no entry.
plan::EntryOp findLargestEntry(mlir::ModuleOp plan);

} // namespace trc

#endif // TRC_PLAN_MEMORYNEED_H
