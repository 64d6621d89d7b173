//===- Passes.h - passes of the differentiate phase -------------*- C++ -*-===//
//
// What each one does, requires and guarantees stands in Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIFFERENTIATE_PASSES_H
#define TRC_DIFFERENTIATE_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Differentiate/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Differentiate/Passes.h.inc"

} // namespace trc

#endif // TRC_DIFFERENTIATE_PASSES_H
