//===- CompileModel.cpp - from a program's text to machine code -----------===//

#include "CompileModel.h"

#include "Progress.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Pipeline/Driver.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

#include <malloc.h>

namespace trc::train {

std::string taskOfProgram(const std::string &source) {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  mlir::ScopedDiagnosticHandler silent(
      &context, [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::OwningOpRef<mlir::ModuleOp> module =
      mlir::parseSourceString<mlir::ModuleOp>(
          source, mlir::ParserConfig(&context, /*verifyAfterParse=*/false));
  const std::optional<ModelFacts> facts =
      module ? readModelFacts(*module) : std::nullopt;
  return facts ? facts->task : std::string();
}

Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice) {
  CompileRequest request;
  request.target = choice.target;
  request.precision = choice.precision;
  request.loopMemory = std::to_string(choice.loopMemory);
  request.cacheDirectory = choice.cacheDirectory;
  Progress progress;
  CompileObserver observer;
  observer.onPhase = [&](std::string_view activity) {
    progress.say("compiling: " + std::string(activity));
  };
  observer.onDiagnostic = [](const CompileDiagnostic &diagnostic) {
    llvm::errs() << toText(diagnostic, "trc-train");
  };
  Compiled compiled = compileText(source, name, request, observer);
  progress.finish();
  // The compiler's memory goes back to the system before the training starts.
  malloc_trim(0);
  if (!compiled.misuse.empty())
    return failed(name, ": ", compiled.misuse);
  if (compiled.outcome != Compiled::Outcome::Done)
    return failed(name, ": was not compiled");
  return std::move(compiled.output);
}

} // namespace trc::train
