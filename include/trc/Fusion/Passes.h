//===- Passes.h - passes of the fuse phase ----------------------*- C++ -*-===//
//
// Declarations only; see Passes.td for what each does.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_PASSES_H
#define TRC_FUSION_PASSES_H

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Target/Target.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/Pass.h"

namespace trc {

#define GEN_PASS_DECL
#define GEN_PASS_REGISTRATION
#include "trc/Fusion/Passes.h.inc"

} // namespace trc

#endif // TRC_FUSION_PASSES_H
