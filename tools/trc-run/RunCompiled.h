//===- RunCompiled.h - compiling text and running the result ----*- C++ -*-===//
//
// What `trc-compile` followed by `trc-run` would do, without the file between.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_RUNCOMPILED_H
#define TRC_TOOLS_TRC_RUN_RUNCOMPILED_H

#include "Ports.h"

#include "llvm/ADT/StringRef.h"

namespace trc::run {

/// As many ranks as options or a launcher say; 0: none does.
int64_t ranksStarted(const Options &options);

/// Compiles `text`, which is called `name`, for the host and runs it.
ExitCode runCompiled(llvm::StringRef text, const std::string &name,
                     const Options &options);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_RUNCOMPILED_H
