//===- AskForParts.h - inputs that are to be split over ranks ---*- C++ -*-===//

#ifndef TRC_LIB_PIPELINE_ASKFORPARTS_H
#define TRC_LIB_PIPELINE_ASKFORPARTS_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// Writes the option `split` to the arguments that it names, for
/// `partition-data`. Returns what of it does not fit the program, or nothing.
std::string askForParts(mlir::ModuleOp module, const CompileOptions &options);

} // namespace trc

#endif // TRC_LIB_PIPELINE_ASKFORPARTS_H
