//===- RunCompiled.cpp - compiling text and running the result ------------===//
//
// See RunCompiled.h. Diagnostics go to stderr with the line they are about.
//
//===----------------------------------------------------------------------===//

#include "RunCompiled.h"

#include "RunHost.h"

#include "trc/Import/Import.h"
#include "trc/Output/DiagnosticStream.h"
#include "trc/Pipeline/ChooseTarget.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;

namespace trc::run {

ExitCode runCompiled(llvm::StringRef text, const std::string &name,
                     const Options &options) {
  if (options.splitInputFile && isBlank(text))
    return Done;
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  llvm::SourceMgr manager;
  manager.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(text, name, false), llvm::SMLoc());
  DiagnosticStream diagnostics;
  SourceMgrDiagnosticHandler handler(manager, &context, diagnostics);

  CompileOptions compileOptions;
  compileOptions.entries = options.entries;
  chooseTarget(options.target, compileOptions);
  FailureOr<CompileResult> result =
      compile(text, name, context, compileOptions);
  if (failed(result))
    return Failed;
  if (!result->misuse.empty())
    return wrongUse(name + ": " + result->misuse);
  return runArtifact(result->artifact.data(), result->artifact.size(), name,
                     options);
}

} // namespace trc::run
