//===- ChooseTarget.h - the target that a command line names ----*- C++ -*-===//
//
// `auto` and the default architectures depend on the GPU of this machine, which
// is asked here and nowhere else: a compile is told.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_CHOOSETARGET_H
#define TRC_PIPELINE_CHOOSETARGET_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// Sets the target: `name` is "host", "cuda", or "auto", the GPU of this
/// machine and the host where there is none. For a GPU, architectures that were
/// not asked for are the one here, or the default ones.
void chooseTarget(llvm::StringRef name, CompileOptions &options);

} // namespace trc

#endif // TRC_PIPELINE_CHOOSETARGET_H
