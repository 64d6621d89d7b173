//===- RunReference.h - running on the reference evaluator ------*- C++ -*-===//
//
// For text only: the evaluator runs programs as they came.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_RUNREFERENCE_H
#define TRC_TOOLS_TRC_RUN_RUNREFERENCE_H

#include "Ports.h"

namespace llvm {
class StringRef;
} // namespace llvm

namespace trc::run {

/// Evaluates the program `text`, which came from the file `name`.
ExitCode runOnReference(llvm::StringRef text, llvm::StringRef name,
                        const Options &options);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_RUNREFERENCE_H
