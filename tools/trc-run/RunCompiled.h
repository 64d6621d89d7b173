//===- RunCompiled.h - compiling text and running the result ----*- C++ -*-===//
//
// What `trc-compile` followed by `trc-run` would do, without the file between.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_RUNCOMPILED_H
#define TRC_TOOLS_TRC_RUN_RUNCOMPILED_H

#include "Ports.h"

#include "llvm/ADT/StringRef.h"

#include <optional>

namespace trc::run {

/// As many ranks as options or a launcher say; 0: none does. None where a
/// launch is not whole, which has been said.
std::optional<int64_t> ranksStarted(const Options &options);

/// Compiles `text`, which is called `name`, for as many ranks and runs it; 0:
/// as the text says.
ExitCode runCompiled(llvm::StringRef text, const std::string &name,
                     const Options &options, int64_t ranks);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_RUNCOMPILED_H
