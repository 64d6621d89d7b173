//===- LoopStacks.h - tensors that a loop fills part by part ----*- C++ -*-===//
//
// A stack is a value that a loop carries, of which each trip replaces a part:
//
//   stack = dynamic_update_slice stack, part, at
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_LOOPSTACKS_H
#define TRC_REWRITE_LOOPSTACKS_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

namespace trc {

/// What replaces a part of the value that `loop` carries as its number `k`, and
/// is only handed on to the next trip; null if that is no stack, or if the
/// condition reads it. The body may read it besides.
stablehlo::DynamicUpdateSliceOp stackUpdateOf(stablehlo::WhileOp loop,
                                              unsigned k);

} // namespace trc

#endif // TRC_REWRITE_LOOPSTACKS_H
