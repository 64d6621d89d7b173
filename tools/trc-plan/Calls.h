//===- Calls.h - the calls of an entry, and how often they run --*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_PLAN_CALLS_H
#define TRC_TOOLS_TRC_PLAN_CALLS_H

#include "program/Program.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace trc::plan_tool {

/// What a call is, its number among all commands in preorder, and how often it
/// runs: so often as the loops around it say, once where one does not know.
using OnCall = llvm::function_ref<void(const artifact::Command &command,
                                       size_t number, double times)>;

/// Returns how many commands there are.
size_t forEachCall(const artifact::Block &block, OnCall onCall);

} // namespace trc::plan_tool

#endif // TRC_TOOLS_TRC_PLAN_CALLS_H
