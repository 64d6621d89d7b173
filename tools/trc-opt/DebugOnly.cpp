//===- DebugOnly.cpp - trc-opt --debug-only -------------------------------===//
//
// See DebugOnly.h.
//
//===----------------------------------------------------------------------===//

#include "DebugOnly.h"

#include "start/Complain.h"
#include "trc/Debug/DebugLog.h"

#include "llvm/ADT/StringExtras.h"

using namespace trc;

std::optional<int> trc::readDebugOnly(std::vector<char *> &arguments) {
  std::string known = llvm::join(DebugTopic::names(), ", ");
  for (auto it = arguments.begin(); it != arguments.end();) {
    llvm::StringRef argument = *it;
    if (!argument.consume_front("--debug-only") &&
        !argument.consume_front("-debug-only")) {
      ++it;
      continue;
    }
    if (argument.empty())
      return llvm::outs() << "topics of --debug-only: " << known << "\n", 0;
    argument.consume_front("=");
    llvm::SmallVector<llvm::StringRef> names;
    argument.split(names, ',');
    for (llvm::StringRef name : names)
      if (!DebugTopic::turnOn(name))
        return complain(
            "trc-opt",
            ("nothing is logged as '" + name + "', but " + known).str(), 2);
    it = arguments.erase(it);
  }
  return std::nullopt;
}
