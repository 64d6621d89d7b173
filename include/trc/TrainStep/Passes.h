//===- Passes.h - passes of the assemble phase ------------------*- C++ -*-===//
//
// From the recipe of a training step to the function that does it. What each
// pass does, requires and guarantees stands in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRAINSTEP_PASSES_H
#define TRC_TRAINSTEP_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>

namespace trc {

#define GEN_PASS_DECL
#include "trc/TrainStep/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/TrainStep/Passes.h.inc"

} // namespace trc

#endif // TRC_TRAINSTEP_PASSES_H
