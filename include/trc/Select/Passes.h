//===- Passes.h - passes of the select phase --------------------*- C++ -*-===//
//
// Declarations only; see Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SELECT_PASSES_H
#define TRC_SELECT_PASSES_H

#include "trc/Target/Target.h"

#include "mlir/Pass/Pass.h"

namespace trc {

#define GEN_PASS_DECL
#include "trc/Select/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Select/Passes.h.inc"

} // namespace trc

#endif // TRC_SELECT_PASSES_H
