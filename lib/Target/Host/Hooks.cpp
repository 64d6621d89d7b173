//===- Hooks.cpp - the passes of the host ---------------------------------===//
//
// The phases that all targets share were made for it: only code is its own.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Passes.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Pass/PassManager.h"

namespace trc::host {

static void complete(TargetOptions &options) { options = {}; }

static void emit(mlir::OpPassManager &passes, const TargetOptions &) {
  passes.addPass(createEmitHostKernels());
}

const TargetHooks &hooks() {
  static const TargetHooks hooks = [] {
    TargetHooks host = {};
    host.registerPasses = registerHostTargetPasses;
    host.isHere = [] { return true; };
    host.complete = complete;
    host.emit = emit;
    return host;
  }();
  return hooks;
}

} // namespace trc::host
