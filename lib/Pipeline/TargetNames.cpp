//===- TargetNames.cpp - targets as command lines name them ---------------===//
//
// See TargetNames.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/TargetNames.h"

#include "trc/Target/TargetHooks.h"

#include "llvm/ADT/STLExtras.h"

using namespace trc;

std::vector<std::string> trc::targetNames() {
  std::vector<std::string> names;
  for (Target target : allTargets)
    names.push_back(nameOf(target).str());
  names.emplace_back("auto");
  return names;
}

std::string trc::targetHere() {
  for (Target target : llvm::reverse(allTargets))
    if (hooksOf(target).isHere())
      return nameOf(target).str();
  return nameOf(Target::Host).str();
}

std::string trc::targetOfDevice(std::string_view device) {
  const std::string name(device.substr(0, device.find(':')));
  return llvm::is_contained(targetNames(), name) ? name
                                                 : nameOf(Target::Host).str();
}
