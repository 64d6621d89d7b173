//===- Passes.h - passes of the precision phase -----------------*- C++ -*-===//
//
// Types as `--precision` asks for. What the pass does, requires and guarantees
// stands in Passes.td; docs/precision.md has the rules.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PRECISION_PASSES_H
#define TRC_PRECISION_PASSES_H

#include "trc/Precision/Precision.h"

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Precision/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Precision/Passes.h.inc"

} // namespace trc

#endif // TRC_PRECISION_PASSES_H
