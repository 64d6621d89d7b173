//===- Passes.h - what lies in the host's memory ----------------*- C++ -*-===//
//
// Declarations only; see Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_OFFLOAD_PASSES_H
#define TRC_OFFLOAD_PASSES_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Target/Target.h"

#include "mlir/Pass/Pass.h"

#include <limits>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Offload/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Offload/Passes.h.inc"

} // namespace trc

#endif // TRC_OFFLOAD_PASSES_H
