//===- RunHost.h - running an artifact --------------------------*- C++ -*-===//
//
// Through the runtime's C API only, as a trainer would; no MLIR here.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_RUNHOST_H
#define TRC_TOOLS_TRC_RUN_RUNHOST_H

#include "Ports.h"

namespace trc::run {

/// Loads the `size` bytes of a .trc file that is called `name`, and runs it.
ExitCode runArtifact(const void *data, size_t size, const std::string &name,
                     const Options &options);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_RUNHOST_H
