//===- Passes.h - passes of the schedule and plan phases --------*- C++ -*-===//
//
// Declarations only; see Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_PASSES_H
#define TRC_PLAN_PASSES_H

#include "trc/Target/Target.h"

#include "mlir/Pass/Pass.h"

namespace trc {

#define GEN_PASS_DECL
#include "trc/Plan/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Plan/Passes.h.inc"

} // namespace trc

#endif // TRC_PLAN_PASSES_H
