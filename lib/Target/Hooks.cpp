//===- Hooks.cpp - the passes of each target ------------------------------===//
//
// Found by the row of Targets.def.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/TargetHooks.h"

using namespace trc;

#define TRC_TARGET(name, spelling, space, summary)                             \
  namespace trc::space {                                                       \
  const TargetHooks &hooks();                                                  \
  }
#include "trc/Target/Targets.def"

const TargetHooks &trc::hooksOf(Target target) {
  switch (target) {
#define TRC_TARGET(name, spelling, space, summary)                             \
  case Target::name:                                                           \
    return space::hooks();
#include "trc/Target/Targets.def"
  }
  llvm_unreachable("every target is a row");
}
