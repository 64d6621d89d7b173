//===- ChooseTarget.h - the target that a command line names ----*- C++ -*-===//
//
// `auto` (TargetNames.h) and the default architectures depend on this machine,
// which is asked here and nowhere else: a compile is told.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_CHOOSETARGET_H
#define TRC_PIPELINE_CHOOSETARGET_H

#include "trc/Pipeline/CompileRequest.h"
#include "trc/Pipeline/Compiler.h"

#include <string>

namespace trc {

/// What is wrong with the target that is named, and with what is said of its
/// processors; or nothing.
std::string checkTarget(const CompileRequest &request);

/// Sets the target and what it is told: `request.target` is the name of one, or
/// "auto", the last one in the list of targets that this machine has: a GPU, or
/// the host where there is none. Options that were not given are filled in.
void chooseTarget(const CompileRequest &request, CompileOptions &options);

} // namespace trc

#endif // TRC_PIPELINE_CHOOSETARGET_H
