//===- ImportMode.h - trc-opt --import --------------------------*- C++ -*-===//
//
// Reads programs through the compiler's door instead of MLIR's parser alone,
// and prints what came in.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_OPT_IMPORTMODE_H
#define TRC_TOOLS_TRC_OPT_IMPORTMODE_H

#include "llvm/ADT/ArrayRef.h"

namespace mlir {
class DialectRegistry;
} // namespace mlir

namespace trc {

/// The arguments are those of the command line without `--import`: a file or
/// `-`, and --split-input-file, --verify-diagnostics, --print-locations,
/// --emit-bytecode. Returns the exit code of the process.
int runImport(llvm::ArrayRef<const char *> arguments,
              const mlir::DialectRegistry &registry);

} // namespace trc

#endif // TRC_TOOLS_TRC_OPT_IMPORTMODE_H
