//===- Passes.h - passes of the host's own ----------------------*- C++ -*-===//
//
// Declarations only; see Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_HOST_PASSES_H
#define TRC_TARGET_HOST_PASSES_H

#include "mlir/Pass/Pass.h"

namespace trc {

#define GEN_PASS_DECL
#include "trc/Target/Host/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Target/Host/Passes.h.inc"

} // namespace trc

#endif // TRC_TARGET_HOST_PASSES_H
