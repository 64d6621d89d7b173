//===- Passes.h - passes of the raise phase ---------------------*- C++ -*-===//
//
// The passes that recognise what a transformer is made of. What each one does,
// requires and guarantees stands in Passes.td; docs/raising.md lists the forms.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RAISE_PASSES_H
#define TRC_RAISE_PASSES_H

#include "mlir/Pass/Pass.h"

#include <memory>
#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Raise/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Raise/Passes.h.inc"

} // namespace trc

#endif // TRC_RAISE_PASSES_H
