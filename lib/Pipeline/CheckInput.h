//===- CheckInput.h - whether options fit a program -------------*- C++ -*-===//
//
// What a command line asks of a program, looked at once the program is read.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PIPELINE_CHECKINPUT_H
#define TRC_LIB_PIPELINE_CHECKINPUT_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// What of `options` does not fit `module`, which was just read; empty if all
/// does.
std::string checkInput(mlir::ModuleOp module, const CompileOptions &options);

} // namespace trc

#endif // TRC_LIB_PIPELINE_CHECKINPUT_H
