//===- Descriptions.cpp - the figures of each target ----------------------===//
//
// Found by the row of Targets.def.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/TargetDescription.h"

using namespace trc;

#define TRC_TARGET(name, spelling, space, summary)                             \
  namespace trc::space {                                                       \
  const TargetDescription &description();                                      \
  }
#include "trc/Target/Targets.def"

const TargetDescription &trc::describe(Target target) {
  switch (target) {
#define TRC_TARGET(name, spelling, space, summary)                             \
  case Target::name:                                                           \
    return space::description();
#include "trc/Target/Targets.def"
  }
  llvm_unreachable("every target is a row");
}
