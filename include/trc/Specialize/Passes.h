//===- Passes.h - passes of the specialize phase ----------------*- C++ -*-===//
//
// The passes that bring structures into the forms that a target knows. What
// each one does, requires and guarantees stands in Passes.td, the order in
// Pipeline.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SPECIALIZE_PASSES_H
#define TRC_SPECIALIZE_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Specialize/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Specialize/Passes.h.inc"

} // namespace trc

#endif // TRC_SPECIALIZE_PASSES_H
