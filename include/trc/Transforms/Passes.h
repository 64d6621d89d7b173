//===- Passes.h - passes of the simplify phase ------------------*- C++ -*-===//
//
// The passes that turn a program as a frontend printed it into the small,
// regular StableHLO that fusion and planning work on. What each one does,
// requires and guarantees stands in Passes.td, the order in Pipelines.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRANSFORMS_PASSES_H
#define TRC_TRANSFORMS_PASSES_H

#include "trc/Transforms/Precision.h"

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Transforms/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Transforms/Passes.h.inc"

} // namespace trc

#endif // TRC_TRANSFORMS_PASSES_H
