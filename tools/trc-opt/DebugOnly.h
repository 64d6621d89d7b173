//===- DebugOnly.h - trc-opt --debug-only -----------------------*- C++ -*-===//
//
// Takes the option out of the command line before MLIR reads the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_OPT_DEBUGONLY_H
#define TRC_TOOLS_TRC_OPT_DEBUGONLY_H

#include <optional>
#include <vector>

namespace trc {

/// Turns on the topics that `--debug-only=a,b` names and removes the option.
/// Returns the exit code when the tool is to end here: a name is unknown, or
/// `--debug-only` without names asked which there are.
std::optional<int> readDebugOnly(std::vector<char *> &arguments);

} // namespace trc

#endif // TRC_TOOLS_TRC_OPT_DEBUGONLY_H
