//===- HostState.h - state that lives in the host's memory ------*- C++ -*-===//
//
// In a plan for a target that has a memory of its own, state may lie in the
// host's, and is copied to the target's where it is used:
//
//   plan.state @state.m.w : tensor<4xf32> moment of @state.w {plan.on_host}
//   ..
//   plan.call "trc.start_fetch"(read %host, .., write %here, ..)
//       options {exchange = 0 : i64, nanoseconds = 40 : i64}
//   ..                                         commands that go on meanwhile
//   plan.call "trc.finish"(..) options {exchange = 0 : i64}
//   plan.call @update(read %here, .., write %here, ..)
//   plan.call "trc.start_store"(read %here, .., write %host, ..)
//   ..
//
// Each operand has its result, in that order. Starts and finishes are those of
// Exchanges.h, and no other command touches such state.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_HOSTSTATE_H
#define TRC_PLAN_HOSTSTATE_H

#include "trc/Dialect/Plan/PlanDialect.h"

namespace trc::plan {

/// Of a `plan.state`, a unit.
inline constexpr llvm::StringLiteral onHostAttrName = "plan.on_host";
inline constexpr llvm::StringLiteral fetchKernel = "trc.start_fetch";
inline constexpr llvm::StringLiteral storeKernel = "trc.start_store";
/// The option that says what such a copy takes, by the target's figures.
inline constexpr llvm::StringLiteral copyNanoseconds = "nanoseconds";

/// State that can lie in the host's memory between steps: moments of the
/// optimizer, in the order of the state. Where the program says of no state
/// what it is, those whose uses lie as near to each other as an update's do.
llvm::SmallVector<StateOp> findMoments(mlir::ModuleOp module);

} // namespace trc::plan

#endif // TRC_PLAN_HOSTSTATE_H
