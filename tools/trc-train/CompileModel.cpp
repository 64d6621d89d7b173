//===- CompileModel.cpp - from a program's text to machine code -----------===//

#include "CompileModel.h"

#include "Progress.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Output/DiagnosticStream.h"
#include "trc/Pipeline/Cache.h"
#include "trc/Pipeline/ChooseTarget.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
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

static Result<std::string> compileNow(const std::string &source,
                                      const std::string &name,
                                      const CompileOptions &asked,
                                      std::string &report) {
  mlir::DialectRegistry registry;
  registerAllDialects(registry);
  mlir::MLIRContext context(registry);
  llvm::SourceMgr manager;
  manager.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(source, name, false), llvm::SMLoc());
  DiagnosticStream diagnostics;
  mlir::SourceMgrDiagnosticHandler handler(manager, &context, diagnostics);
  Progress progress;
  CompileOptions options = asked;
  options.onPhase = [&](Phase phase) {
    progress.say("compiling: " + activityOf(phase).str());
  };
  mlir::FailureOr<CompileResult> result =
      compile(source, name, context, options);
  progress.finish();
  if (mlir::failed(result))
    return failed(name, ": was not compiled");
  report = std::move(result->report);
  return std::string(reinterpret_cast<const char *>(result->artifact.data()),
                     result->artifact.size());
}

Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice) {
  CompileOptions options;
  options.precision = *precisionNamed(choice.precision);
  chooseTarget(choice.target, options);
  std::optional<Cache> cache;
  if (!choice.cacheDirectory.empty()) {
    cache.emplace(choice.cacheDirectory, source, name, options);
    std::string damage;
    if (std::optional<CachedArtifact> found = cache->find(damage))
      return std::move(found->artifact);
    if (!damage.empty())
      llvm::errs() << "trc-train: compiling anew, for the cache is damaged: "
                   << damage << "\n";
  }
  std::string report;
  Result<std::string> artifact = compileNow(source, name, options, report);
  if (artifact.ok() && cache)
    if (std::string fault = cache->store({*artifact, report}); !fault.empty())
      llvm::errs() << "trc-train: not kept in the cache: " << fault << "\n";
  // The compiler's memory goes back to the system before the training starts.
  malloc_trim(0);
  return artifact;
}

} // namespace trc::train
