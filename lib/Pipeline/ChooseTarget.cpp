//===- ChooseTarget.cpp - the target that a command line names ------------===//
//
// See ChooseTarget.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/ChooseTarget.h"

#include "llvm/ADT/STLExtras.h"

using namespace trc;

void trc::chooseTarget(llvm::StringRef name, CompileOptions &options) {
  for (Target target : llvm::reverse(allTargets)) {
    const TargetHooks &hooks = hooksOf(target);
    if (name == "auto" ? hooks.isHere() : name == nameOf(target)) {
      options.target = target;
      hooks.complete(options.targetOptions);
      return;
    }
  }
}
