//===- Passes.h - passes of the simplify phase ------------------*- C++ -*-===//
//
// The passes that turn a program as a frontend printed it into the small,
// regular StableHLO that the phases after it work on. What each one does,
// requires and guarantees stands in Passes.td, the order in Pipeline.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SIMPLIFY_PASSES_H
#define TRC_SIMPLIFY_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Simplify/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Simplify/Passes.h.inc"

} // namespace trc

#endif // TRC_SIMPLIFY_PASSES_H
