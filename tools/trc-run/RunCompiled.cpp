//===- RunCompiled.cpp - compiling text and running the result ------------===//
//
// See RunCompiled.h. Diagnostics go to stderr with the line they are about.
//
//===----------------------------------------------------------------------===//

#include "RunCompiled.h"

#include "RunHost.h"

#include "comm/Launch.h"
#include "start/Complain.h"
#include "trc/Import/Import.h"
#include "trc/Pipeline/Driver.h"

#include "llvm/Support/raw_ostream.h"

namespace trc::run {

std::optional<int64_t> ranksStarted(const Options &options) {
  if (options.ranks > 0)
    return options.ranks;
  runtime::Result<int> launched =
      runtime::countLaunched([](const char *name) { return getenv(name); });
  if (launched.ok())
    return *launched > 1 ? *launched : 0;
  // Else the text would be compiled for one rank, and refused for that.
  complain("trc-run", options.model + ": " + launched.takeStatus().message(),
           Failed);
  return std::nullopt;
}

ExitCode runCompiled(llvm::StringRef text, const std::string &name,
                     const Options &options, int64_t ranks) {
  if (options.splitInputFile && isBlank(text))
    return Done;
  CompileRequest request;
  request.target = options.target;
  request.hostArchitectures = {"native"}; // what is made is run, and gone
  request.entries = options.entries;
  if (options.checkFinite)
    request.fuse = "none"; // each operation is a command, which is named
  if (ranks > 0)
    request.ranks = std::to_string(ranks);
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
