//===- Passes.h - what holds between phases ---------------------*- C++ -*-===//
//
// What the pass does, requires and guarantees stands in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_PASSES_H
#define TRC_PIPELINE_PASSES_H

#include "trc/Target/Target.h"

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Pipeline/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Pipeline/Passes.h.inc"

} // namespace trc

#endif // TRC_PIPELINE_PASSES_H
