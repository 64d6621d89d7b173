//===- ChooseTarget.cpp - the target that a command line names ------------===//
//
// See ChooseTarget.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/ChooseTarget.h"

#include "trc/Pipeline/TargetNames.h"

using namespace trc;

/// What was said by the target's own option.
static std::vector<std::string> architecturesOf(const CompileRequest &request,
                                                std::string_view option) {
  for (const CompileOptionRow &row : compileOptions())
    if (row.name == option)
      return request.*
             std::get<std::vector<std::string> CompileRequest::*>(row.place);
  return {};
}

std::string trc::checkTarget(const CompileRequest &request) {
  for (Target target : allTargets) {
    const TargetHooks &hooks = hooksOf(target);
    if (request.target == nameOf(target) && !isBuilt(target))
      return "--target=" + request.target +
             ": this build has no such target; `make build` makes one of all "
             "(CMake's -DTRC_TARGETS=all)";
    for (const std::string &name :
         architecturesOf(request, hooks.architectureOption))
      if (std::string fault = hooks.checkArchitecture(name); !fault.empty())
        return ("--" + hooks.architectureOption + ": " + fault).str();
  }
  return "";
}

void trc::chooseTarget(const CompileRequest &request, CompileOptions &options) {
  const std::string name =
      request.target == "auto" ? targetHere() : request.target;
  for (Target target : allTargets) {
    const TargetHooks &hooks = hooksOf(target);
    if (name == nameOf(target)) {
      options.target = target;
      options.targetOptions.architectures =
          architecturesOf(request, hooks.architectureOption);
      options.targetOptions.kernelCompiler = request.kernelCompiler;
      hooks.complete(options.targetOptions);
      return;
    }
  }
}
