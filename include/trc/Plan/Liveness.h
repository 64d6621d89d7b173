//===- Liveness.h - when the buffers of an entry are in use -----*- C++ -*-===//
//
// Commands are numbered in preorder over the entry. A buffer lives from the
// first command that uses it to the last, with one addition: loops.
//
//   5 while       a buffer of which a trip reads what the trip before, or what
//   6   cond      came before the loop, wrote lives through all of 5..9;
//   7   do        one that each trip writes first, and that nothing outside
//   8             uses, lives from that command to its last use in the trip
//   9
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_LIVENESS_H
#define TRC_PLAN_LIVENESS_H

#include "trc/Dialect/Plan/PlanDialect.h"

#include "llvm/ADT/MapVector.h"

namespace trc {

struct Lifetime {
  int64_t first = -1, last = -1; ///< commands, both inclusive; -1: unused
};

/// The lifetime of every `plan.buffer` of the entry, in the entry's order.
llvm::MapVector<plan::BufferOp, Lifetime> computeLifetimes(plan::EntryOp entry);

/// The commands of the entry, at their numbers.
llvm::SmallVector<mlir::Operation *> numberCommands(plan::EntryOp entry);

} // namespace trc

#endif // TRC_PLAN_LIVENESS_H
