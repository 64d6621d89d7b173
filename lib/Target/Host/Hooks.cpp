//===- Hooks.cpp - the passes of the host ---------------------------------===//
//
// The phases that all targets share were made for it: its own are code, and
// what its loops are slow at.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Passes.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace trc::host {

static void complete(TargetOptions &options) { options = {}; }

static void specialize(mlir::OpPassManager &passes, bool) {
  // Before fusion, to which groups of a few channels look like short rows.
  passes.nest<mlir::func::FuncOp>().addPass(createSeparateGroups());
}

static void emit(mlir::OpPassManager &passes, const TargetOptions &) {
  passes.addPass(createEmitHostKernels());
}

const TargetHooks &hooks() {
  static const TargetHooks hooks = [] {
    TargetHooks host = {};
    host.registerPasses = registerHostTargetPasses;
    host.isHere = [] { return true; };
    host.complete = complete;
    host.specialize = specialize;
    host.emit = emit;
    return host;
  }();
  return hooks;
}

} // namespace trc::host
