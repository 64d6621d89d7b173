//===- CompileModel.cpp - from a program's text to machine code -----------===//

#include "CompileModel.h"

#include "ComputeApart.h"
#include "Progress.h"

#include "trc/Dialect/Trc/ModelFacts.h"
#include "trc/Pipeline/Driver.h"
#include "trc/Pipeline/Register.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <optional>

namespace trc::train {

static std::string readTask(const std::string &source) {
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

std::string taskOfProgram(const std::string &source) {
  Result<std::string> task =
      computeApart([&] { return Result<std::string>(readTask(source)); });
  return task.failed() ? std::string() : std::move(*task);
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

/// "184.1 MiB of state, ..", without parts that are empty.
static std::string describeParts(const llvm::json::Object &memory) {
  static constexpr std::pair<const char *, const char *> parts[] = {
      {"state_bytes", "of state"},
      {"arena_bytes", "for a step's values"},
      {"port_bytes", "of inputs and outputs"},
      {"constant_bytes", "of constants"},
      {"copy_bytes", "for a tensor that is saved"},
      {"process_bytes", "that a process holds beside them"}};
  std::string text;
  for (const auto &[field, meaning] : parts)
    if (const int64_t bytes = memory.getInteger(field).value_or(0))
      text += llvm::formatv("{0}{1:f1} MiB {2}", text.empty() ? "" : ", ",
                            static_cast<double>(bytes) / (1 << 20), meaning)
                  .str();
  return text;
}

/// What stands before the reason, in place of a report.
static const std::string doesNotFit = "does not fit: ";

/// The report of a plan, or why there is none.
static Result<std::string> planApart(const std::string &source,
                                     const std::string &name,
                                     const CompileRequest &request) {
  return computeApart([&]() -> Result<std::string> {
    Compiled compiled = compileText(source, name, request);
    if (!compiled.misuse.empty())
      return failed(name, ": ", compiled.misuse);
    if (compiled.outcome == Compiled::Outcome::Done)
      return std::move(compiled.report);
    for (const CompileDiagnostic &diagnostic : compiled.diagnostics)
      if (diagnostic.severity == CompileDiagnostic::Severity::Error)
        return doesNotFit + diagnostic.message;
    return std::string(doesNotFit);
  });
}

Result<MemoryPlan> planMemory(const std::string &source,
                              const std::string &name,
                              const CompileChoice &choice) {
  CompileRequest request = requestOf(choice);
  request.to = "plan";
  Result<std::string> planned = planApart(source, name, request);
  if (planned.failed())
    return planned.takeStatus();
  MemoryPlan plan;
  if (planned->starts_with(doesNotFit)) {
    plan.why = planned->substr(doesNotFit.size());
    return plan;
  }
  llvm::Expected<llvm::json::Value> report = llvm::json::parse(*planned);
  if (!report) {
    llvm::consumeError(report.takeError());
    return failed(name, ": its report is no JSON; this is a mistake of trc");
  }
  const llvm::json::Object *memory = report->getAsObject()->getObject("memory");
  plan.fits = true;
  plan.bytes = memory->getInteger("total_bytes").value_or(0);
  plan.parts = describeParts(*memory);
  return plan;
}

static Result<std::string> compileHere(const std::string &source,
                                       const std::string &name,
                                       const CompileRequest &request) {
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
  if (!compiled.misuse.empty())
    return failed(name, ": ", compiled.misuse);
  if (compiled.outcome != Compiled::Outcome::Done)
    return failed(name, ": was not compiled");
  return std::move(compiled.output);
}

Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice) {
  const CompileRequest request = requestOf(choice);
  return computeApart([&] { return compileHere(source, name, request); });
}

} // namespace trc::train
