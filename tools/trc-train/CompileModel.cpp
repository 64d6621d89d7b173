//===- CompileModel.cpp - from a program's text to machine code -----------===//

#include "CompileModel.h"

#include "ComputeApart.h"

#include "start/Progress.h"
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
#include <charconv>
#include <optional>

namespace trc::train {

namespace {

/// What is sent to the process that compiles.
struct Asked {
  std::string source, name;
  CompileChoice choice;
  bool onlyPlans = false;
};

} // namespace

static std::string join(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts)
    text += std::to_string(part.size()) + ' ' + std::string(part);
  return text;
}

static std::string nextPart(std::string_view &text) {
  size_t size = 0;
  const auto [end, fault] =
      std::from_chars(text.data(), text.data() + text.size(), size);
  text.remove_prefix(static_cast<size_t>(end - text.data()) + 1);
  const std::string part(text.substr(0, size));
  text.remove_prefix(size);
  return part;
}

static unsigned nextNumber(std::string_view &text) {
  unsigned number = 0;
  llvm::StringRef(nextPart(text)).getAsInteger(10, number);
  return number;
}

static std::string pack(const Asked &asked) {
  // Whatever a choice has: one more is an error here.
  const auto &[target, precision, parameters, moments, loopMemory, cache,
               cacheLimit, memoryLimit, threads, recompute, offload,
               hostMemoryLimit, ranks, shardedOptimizer, fuse] = asked.choice;
  return join({asked.source, asked.name, target, precision, parameters, moments,
               loopMemory, cache, cacheLimit, memoryLimit, recompute, offload,
               hostMemoryLimit, std::to_string(threads), std::to_string(ranks),
               shardedOptimizer ? "1" : "0", fuse,
               asked.onlyPlans ? "1" : "0"});
}

/// Of what `pack` made.
static Asked unpack(std::string_view text) {
  Asked asked;
  auto &[target, precision, parameters, moments, loopMemory, cache, cacheLimit,
         memoryLimit, threads, recompute, offload, hostMemoryLimit, ranks,
         shardedOptimizer, fuse] = asked.choice;
  for (std::string *part :
       {&asked.source, &asked.name, &target, &precision, &parameters, &moments,
        &loopMemory, &cache, &cacheLimit, &memoryLimit, &recompute, &offload,
        &hostMemoryLimit})
    *part = nextPart(text);
  threads = static_cast<int>(nextNumber(text));
  ranks = static_cast<int>(nextNumber(text));
  shardedOptimizer = nextPart(text) == "1";
  fuse = nextPart(text);
  asked.onlyPlans = nextPart(text) == "1";
  return asked;
}

static Result<std::string> readFacts(const std::string &source) {
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
  return facts ? join({facts->name, facts->task}) : join({"", ""});
}

ProgramFacts factsOfProgram(const std::string &source) {
  Result<std::string> read = computeApart(readFacts, source);
  ProgramFacts facts;
  if (read.failed())
    return facts;
  std::string_view parts = *read;
  facts.model = nextPart(parts);
  facts.task = nextPart(parts);
  return facts;
}

std::vector<std::string> valuesOf(std::string_view option) {
  return std::ranges::find(compileOptions(), option, &CompileOptionRow::name)
      ->values();
}

static CompileRequest requestOf(const CompileChoice &choice) {
  CompileRequest request;
  request.target = choice.target;
  request.hostArchitectures = {"native"}; // what is made is run here
  request.precision = choice.precision;
  request.parameters = choice.parameters;
  request.moments = choice.moments;
  request.loopMemory = choice.loopMemory;
  request.memoryLimit = choice.memoryLimit;
  request.threads = std::to_string(choice.threads);
  request.recompute = choice.recompute;
  request.offload = choice.offload;
  request.hostMemoryLimit = choice.hostMemoryLimit;
  request.cacheDirectory = choice.cacheDirectory;
  request.cacheLimit = choice.cacheLimit;
  request.shardedOptimizer = choice.shardedOptimizer;
  if (!choice.fuse.empty())
    request.fuse = choice.fuse;
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
      {"process_bytes", "that a process holds beside them"},
      {"host_state_bytes", "of moments in the host's memory, not in the sum"},
      {"host_activation_bytes",
       "of activations in the host's memory, not in the sum"}};
  std::string text;
  for (const auto &[field, meaning] : parts)
    if (const int64_t bytes = memory.getInteger(field).value_or(0))
      text += llvm::formatv("{0}{1:f1} MiB {2}", text.empty() ? "" : ", ",
                            static_cast<double>(bytes) / (1 << 20), meaning)
                  .str();
  return text;
}

/// Of `join`: whether it fits; the report of the plan, or why there is none;
/// and all that was said, of `join` too.
static Result<std::string> planHere(const Asked &asked) {
  CompileRequest request = requestOf(asked.choice);
  request.to = "plan";
  Compiled compiled = compileText(asked.source, asked.name, request);
  if (!compiled.misuse.empty())
    return failed(asked.name, ": ", compiled.misuse);
  std::string lines, why;
  for (const CompileDiagnostic &diagnostic : compiled.diagnostics) {
    // Notes stand in what they belong to; of no place are choices.
    const llvm::StringRef shown = diagnostic.shown;
    if (diagnostic.severity != CompileDiagnostic::Severity::Note)
      lines += join({shown.empty() ? llvm::StringRef(diagnostic.message)
                                   : shown.rtrim()});
    if (why.empty() &&
        diagnostic.severity == CompileDiagnostic::Severity::Error)
      why = diagnostic.message;
  }
  const bool fits = compiled.outcome == Compiled::Outcome::Done;
  return join({fits ? "1" : "0", fits ? compiled.report : why, lines});
}

static Result<std::string> compileHere(const Asked &asked) {
  Progress progress;
  CompileObserver observer;
  observer.onPhase = [&](std::string_view activity) {
    progress.say("compiling: " + std::string(activity));
  };
  observer.onDiagnostic = [](const CompileDiagnostic &diagnostic) {
    llvm::errs() << toText(diagnostic, "trc-train");
  };
  Compiled compiled =
      compileText(asked.source, asked.name, requestOf(asked.choice), observer);
  progress.finish();
  if (!compiled.misuse.empty())
    return failed(asked.name, ": ", compiled.misuse);
  if (compiled.outcome != Compiled::Outcome::Done)
    return failed(asked.name, ": was not compiled");
  return std::move(compiled.output);
}

static Result<std::string> answer(const std::string &request) {
  const Asked asked = unpack(request);
  return asked.onlyPlans ? planHere(asked) : compileHere(asked);
}

Result<MemoryPlan> planMemory(const std::string &source,
                              const std::string &name,
                              const CompileChoice &choice) {
  Result<std::string> planned =
      computeApart(answer, pack({source, name, choice, /*onlyPlans=*/true}));
  if (planned.failed())
    return planned.takeStatus();
  MemoryPlan plan;
  std::string_view parts = *planned;
  plan.batch.fits = nextPart(parts) == "1";
  const std::string text = nextPart(parts);
  const std::string lines = nextPart(parts);
  for (std::string_view rest = lines; !rest.empty();)
    plan.lines.push_back(nextPart(rest));
  if (!plan.batch.fits) {
    plan.why = text;
    return plan;
  }
  llvm::Expected<llvm::json::Value> report = llvm::json::parse(text);
  if (!report) {
    llvm::consumeError(report.takeError());
    return failed(name, ": its report is no JSON; this is a mistake of trc");
  }
  plan.batch = *readBatchPlan(text);
  plan.parts = describeParts(*report->getAsObject()->getObject("memory"));
  return plan;
}

Result<std::string> compileProgram(const std::string &source,
                                   const std::string &name,
                                   const CompileChoice &choice) {
  return computeApart(answer, pack({source, name, choice}));
}

} // namespace trc::train
