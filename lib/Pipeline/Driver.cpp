//===- Driver.cpp - a text in, an artifact and diagnostics out ------------===//
//
// See Driver.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Driver.h"

#include "DiagnosticList.h"
#include "FitMemory.h"

#include "trc/Output/InputFile.h"
#include "trc/Pipeline/ByteCount.h"
#include "trc/Pipeline/Cache.h"
#include "trc/Pipeline/ChooseTarget.h"
#include "trc/Pipeline/Compiler.h"
#include "trc/Pipeline/Register.h"
#include "trc/Plan/MemoryNeed.h"

#include "mlir/IR/MLIRContext.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <optional>

using namespace mlir;
using namespace trc;

std::string trc::toText(const CompileDiagnostic &diagnostic,
                        std::string_view tool) {
  const bool isShown = !diagnostic.shown.empty() ||
                       diagnostic.severity == CompileDiagnostic::Severity::Note;
  return isShown ? diagnostic.shown
                 : std::string(tool) + ": " + diagnostic.message + "\n";
}

/// Layers that are a loop and those that are written out are the same to a
/// user.
static void setRecomputation(llvm::StringRef given, MemoryChoices &memory) {
  if (given == "none") {
    memory.cheap = false;
    memory.loopBytes = std::numeric_limits<int64_t>::max();
  } else if (given != "auto" && given != "cheap") {
    memory.loopBytes = 0;
    memory.layers = 1;
    llvm::to_integer(given, memory.layers, 10);
  }
}

static CompileOptions optionsOf(const CompileRequest &request) {
  CompileOptions options;
  chooseTarget(request, options);
  unsigned mebibytes = 0; // was checked
  const bool isSaid =
      !llvm::StringRef(request.loopMemory).getAsInteger(10, mebibytes);
  options.narrowParameters = request.parameters == "bf16";
  options.moments = *momentTypeNamed(request.moments); // was checked
  options.shardedOptimizer = request.shardedOptimizer;
  options.apart = request.fuse == "none";
  options.memory.loopBytes =
      isSaid ? int64_t(mebibytes) << 20 : describe(options.target).loopBytes;
  setRecomputation(request.recompute, options.memory);
  options.mayOffload = request.offload == "auto";
  constexpr int64_t allOfThem = std::numeric_limits<int64_t>::max();
  if (request.offload == "moments" || request.offload == "all")
    options.memory.hostMomentBytes = allOfThem;
  if (request.offload == "activations" || request.offload == "all")
    options.memory.hostActivationBytes = allOfThem;
  if (!request.hostMemoryLimit.empty())
    options.memory.mostHostBytes = *parseByteCount(request.hostMemoryLimit);
  if (!request.memoryLimit.empty())
    options.memoryLimit = *parseByteCount(request.memoryLimit);
  llvm::to_integer(request.threads, options.threads, 10); // was checked
  options.choosesMemory =
      options.memoryLimit > 0 && request.recompute == "auto";
  options.loopsMayKeepMore = !isSaid;
  options.entries = request.entries;
  llvm::to_integer(request.ranks, options.ranks, 10);
  options.split = request.split;
  options.from = *phaseNamed(request.from);
  options.to = *phaseNamed(request.to);
  options.dumpDirectory = request.dumpDirectory;
  options.timing = request.timing;
  options.remarks = request.remarks;
  options.details = request.details;
  return options;
}

/// A name, or the rules of a file; returns what is wrong.
static std::string readPrecision(const std::string &given,
                                 PrecisionRules &precision) {
  if (std::optional<Precision> named = precisionNamed(given)) {
    precision.usual = *named;
    return "";
  }
  std::string fault;
  std::unique_ptr<llvm::MemoryBuffer> file = readInput(given, fault);
  if (!file)
    return "--precision: " + given + ": " + fault;
  std::optional<PrecisionRules> rules =
      parsePrecisionRules(file->getBuffer(), fault);
  if (!rules)
    return "--precision: " + given + ": " + fault;
  precision = std::move(*rules);
  return "";
}

/// As the phase leaves it: an artifact, or else the program.
static std::string outputOf(CompileResult &result, Phase to) {
  if (to == Phase::Serialize)
    return std::string(result.artifact.begin(), result.artifact.end());
  std::string text;
  llvm::raw_string_ostream os(text);
  result.module->print(os, OpPrintingFlags().enableDebugInfo(
                               /*enable=*/true, /*prettyForm=*/false));
  return text;
}

namespace {

class Driver {
public:
  Driver(StringRef text, StringRef name, const CompileRequest &request,
         const CompileObserver &observer)
      : text(text), name(name), request(request), observer(observer) {}

  Compiled run() {
    compiled.misuse = checkCompileRequest(request);
    if (!compiled.misuse.empty()) {
      compiled.outcome = Compiled::Outcome::Misused;
      return std::move(compiled);
    }
    CompileOptions options = optionsOf(request);
    compiled.misuse = readPrecision(request.precision, options.precision);
    if (!compiled.misuse.empty()) {
      compiled.outcome = Compiled::Outcome::Misused;
      return std::move(compiled);
    }
    std::optional<Cache> cache;
    if (!request.cacheDirectory.empty() && request.dumpDirectory.empty() &&
        options.to == Phase::Serialize)
      cache.emplace(request.cacheDirectory, text, name, options);
    if (cache && !request.details && find(*cache))
      return std::move(compiled);
    // What was said of the cache is not said of the program.
    const size_t before = compiled.diagnostics.size();
    compileAnew(options);
    if (cache && compiled.outcome == Compiled::Outcome::Done)
      if (std::string fault = cache->store(
              {compiled.output,
               compiled.report,
               {compiled.diagnostics.begin() + ptrdiff_t(before),
                compiled.diagnostics.end()}},
              request.cacheLimit.empty() ? usualCacheBytes
                                         : *parseByteCount(request.cacheLimit));
          !fault.empty())
        warn("not kept in the cache: " + fault);
    return std::move(compiled);
  }

private:
  void take(CompileDiagnostic diagnostic) {
    if (observer.onDiagnostic)
      observer.onDiagnostic(diagnostic);
    compiled.diagnostics.push_back(std::move(diagnostic));
  }

  /// About the compile rather than the program.
  void warn(std::string message) {
    CompileDiagnostic diagnostic;
    diagnostic.severity = CompileDiagnostic::Severity::Warning;
    diagnostic.message = std::move(message);
    take(std::move(diagnostic));
  }

  bool find(const Cache &cache) {
    std::string fault;
    std::optional<CachedArtifact> found = cache.find(fault);
    if (!fault.empty())
      warn("compiling anew, for the cache " + fault);
    if (!found)
      return false;
    compiled.output = std::move(found->artifact);
    compiled.report = std::move(found->report);
    for (CompileDiagnostic &diagnostic : found->diagnostics)
      take(std::move(diagnostic));
    compiled.outcome = Compiled::Outcome::Done;
    return true;
  }

  void compileAnew(CompileOptions &options) {
    DialectRegistry registry;
    registerAllDialects(registry);
    MLIRContext context(registry);
    llvm::SourceMgr manager;
    manager.AddNewSourceBuffer(
        llvm::MemoryBuffer::getMemBuffer(text, name, false), llvm::SMLoc());
    DiagnosticList diagnostics(manager, context, [&](CompileDiagnostic next) {
      take(std::move(next));
    });
    options.cancelled = observer.cancelled;
    if (observer.onPhase)
      options.onPhase = [&](Phase phase) {
        observer.onPhase(activityOf(phase));
      };
    const bool plans = options.to >= Phase::Plan && options.from <= Phase::Plan;
    const bool searches =
        options.choosesMemory && plans && options.from <= Phase::Differentiate;
    if (searches)
      chooseMemory(context, options);
    FailureOr<CompileResult> result = compile(text, name, context, options);
    if (failed(result)) {
      compiled.outcome = observer.cancelled && *observer.cancelled
                             ? Compiled::Outcome::Cancelled
                             : Compiled::Outcome::Refused;
      return;
    }
    compiled.misuse = std::move(result->misuse);
    if (!compiled.misuse.empty()) {
      compiled.outcome = Compiled::Outcome::Misused;
      return;
    }
    if (options.memoryLimit > 0 && plans && !searches)
      sayShare(
          findMemoryNeed(*result->module, describe(options.target)).total(),
          options.memoryLimit);
    compiled.output = outputOf(*result, options.to);
    compiled.report = std::move(result->report);
    compiled.details = std::move(result->details);
    compiled.timing = std::move(result->timing);
    compiled.outcome = Compiled::Outcome::Done;
  }

  /// Said always: whoever gives a limit wants to know what it costs.
  void chooseMemory(MLIRContext &context, CompileOptions &options) {
    fitMemory(text, name, context, options);
    compiled.memoryPlanned = options.memoryPlanned;
    for (const MemoryChoice &choice : options.memoryChoices)
      sayOfMemory(choice.what + ": " +
                  gainText(choice.bytes, choice.nanoseconds));
    if (options.memoryPlanned > 0 &&
        options.memoryPlanned <= options.memoryLimit)
      sayShare(options.memoryPlanned, options.memoryLimit);
  }

  void sayOfMemory(const std::string &message) {
    CompileDiagnostic diagnostic;
    diagnostic.severity = CompileDiagnostic::Severity::Remark;
    diagnostic.message = "memory: " + message;
    take(std::move(diagnostic));
  }

  void sayShare(int64_t bytes, int64_t limit) {
    sayOfMemory(byteCountText(bytes) + " of the limit of " +
                byteCountText(limit));
  }

  StringRef text, name;
  const CompileRequest &request;
  const CompileObserver &observer;
  Compiled compiled;
};

} // namespace

Compiled trc::compileText(std::string_view text, std::string_view name,
                          const CompileRequest &request,
                          const CompileObserver &observer) {
  return Driver(text, name, request, observer).run();
}
