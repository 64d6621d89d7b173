//===- CompileModel.cpp - from a program's text to machine code -----------===//

#include "CompileModel.h"

#include "Progress.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Pipeline/Driver.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
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

std::vector<std::string> precisionNames() {
  const auto options = compileOptions();
  return std::ranges::find(options, std::string_view("precision"),
                           &CompileOptionRow::name)
      ->values();
}

static CompileRequest requestOf(const CompileChoice &choice) {
  CompileRequest request;
  request.target = choice.target;
  request.precision = choice.precision;
  request.parameters = choice.parameters;
  request.moments = choice.moments;
  request.loopMemory = std::to_string(choice.loopMemory);
  request.memoryLimit = choice.memoryLimit;
  request.recompute = choice.recompute;
  request.cacheDirectory = choice.cacheDirectory;
  if (choice.ranks > 1)
    request.ranks = std::to_string(choice.ranks);
  return request;
}

Result<MemoryPlan> planMemory(const std::string &source,
                              const std::string &name,
                              const CompileChoice &choice) {
  CompileRequest request = requestOf(choice);
  request.to = "plan";
  Compiled compiled = compileText(source, name, request);
  malloc_trim(0);
  if (!compiled.misuse.empty())
    return failed(name, ": ", compiled.misuse);
  MemoryPlan plan;
  if (compiled.outcome != Compiled::Outcome::Done) {
    for (const CompileDiagnostic &diagnostic : compiled.diagnostics)
      if (diagnostic.severity == CompileDiagnostic::Severity::Error) {
        plan.why = diagnostic.message;
        break;
      }
    return plan;
  }
  llvm::Expected<llvm::json::Value> report = llvm::json::parse(compiled.report);
  if (!report) {
    llvm::consumeError(report.takeError());
    return failed(name, ": its report is no JSON; this is a mistake of trc");
  }
  const llvm::json::Object *memory = report->getAsObject()->getObject("memory");
  plan.fits = true;
  plan.bytes = memory->getInteger("total_bytes").value_or(0);
  return plan;
}

Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice) {
  const CompileRequest request = requestOf(choice);
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
