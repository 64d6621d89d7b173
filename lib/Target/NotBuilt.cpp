//===- NotBuilt.cpp - the hooks of a target that this build leaves out ----===//
//
// Compiled in the place of its passes, with the namespace of its row of
// Targets.def as TRC_TARGET_SPACE, where CMake's TRC_TARGETS does not name it.
// Its description is there all the same: passes that all targets share may ask
// what it costs.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/TargetHooks.h"

namespace trc::TRC_TARGET_SPACE {

const TargetHooks &hooks() {
  static const TargetHooks hooks = [] {
    TargetHooks absent = {};
    absent.registerPasses = [] {};
    absent.isHere = [] { return false; };
    absent.complete = [](TargetOptions &) {};
    return absent;
  }();
  return hooks;
}

} // namespace trc::TRC_TARGET_SPACE
