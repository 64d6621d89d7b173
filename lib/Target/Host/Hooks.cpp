//===- Hooks.cpp - the passes of the host ---------------------------------===//
//
// The phases that all targets share were made for it: its own are code, and
// what its loops are slow at.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/Host/Architectures.h"
#include "trc/Target/Host/Passes.h"
#include "trc/Target/TargetHooks.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Pass/PassManager.h"

namespace trc::host {

static std::vector<std::string> images(const TargetOptions &options) {
  std::vector<std::string> names;
  for (Isa isa : isasOf(options.architectures))
    names.emplace_back(toString(isa));
  return names;
}

/// Names of levels, of which two spellings of the same are one: a cached
/// artifact is found by them.
static void complete(TargetOptions &options) {
  TargetOptions own;
  own.architectures = images(options);
  options = std::move(own);
}

/// All levels are what an artifact has that says nothing of them.
static std::vector<std::pair<std::string, std::string>>
recorded(const TargetOptions &options) {
  std::vector<std::pair<std::string, std::string>> list;
  if (options.architectures.size() < std::size(allIsas))
    for (const std::string &architecture : options.architectures)
      list.emplace_back("host-arch", architecture);
  return list;
}

static void specialize(mlir::OpPassManager &passes, bool) {
  // Before fusion, to which groups of a few channels look like short rows.
  passes.nest<mlir::func::FuncOp>().addPass(createSeparateGroups());
}

static void emit(mlir::OpPassManager &passes, const TargetOptions &options) {
  EmitHostKernelsOptions kernels;
  llvm::append_range(kernels.architectures, options.architectures);
  passes.addPass(createEmitHostKernels(kernels));
}

const TargetHooks &hooks() {
  static const TargetHooks hooks = [] {
    TargetHooks host = {};
    host.registerPasses = registerHostTargetPasses;
    host.isHere = [] { return true; };
    host.architectureOption = "host-arch";
    host.checkArchitecture = checkArchitecture;
    host.complete = complete;
    host.recorded = recorded;
    host.specialize = specialize;
    host.emit = emit;
    host.images = images;
    return host;
  }();
  return hooks;
}

} // namespace trc::host
