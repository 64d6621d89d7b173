//===- RunCompiled.cpp - compiling text and running the result ------------===//
//
// See RunCompiled.h. Diagnostics go to stderr with the line they are about.
//
//===----------------------------------------------------------------------===//

#include "RunCompiled.h"

#include "RunHost.h"

#include "trc/Import/Import.h"
#include "trc/Pipeline/Driver.h"

#include "llvm/Support/raw_ostream.h"

namespace trc::run {

ExitCode runCompiled(llvm::StringRef text, const std::string &name,
                     const Options &options) {
  if (options.splitInputFile && isBlank(text))
    return Done;
  CompileRequest request;
  request.target = options.target;
  request.entries = options.entries;
  if (options.ranks > 0)
    request.ranks = std::to_string(options.ranks);
  CompileObserver observer;
  observer.onDiagnostic = [](const CompileDiagnostic &diagnostic) {
    llvm::errs() << toText(diagnostic, "trc-run");
  };
  Compiled compiled = compileText(text, name, request, observer);
  if (!compiled.misuse.empty())
    return wrongUse(name + ": " + compiled.misuse);
  if (compiled.outcome != Compiled::Outcome::Done)
    return Failed;
  return runArtifact(compiled.output.data(), compiled.output.size(), name,
                     options);
}

} // namespace trc::run
