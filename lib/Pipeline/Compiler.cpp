//===- Compiler.cpp - a program in, an artifact out -----------------------===//
//
// Runs the phases one after the other, each with a pass manager of its own, so
// that a dump and a time belong to each.
//
//===----------------------------------------------------------------------===//

#include "trc/Pipeline/Compiler.h"

#include "AskForParts.h"
#include "CheckInput.h"
#include "NoEffect.h"

#include "trc/Artifact/Artifact.h"
#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Import/Import.h"
#include "trc/Output/OutputFile.h"
#include "trc/Report/Report.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/Target/TargetDescription.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/Timing.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace trc;

StringRef trc::compilerVersion() { return TRC_VERSION; }

/// With the folder that it lies in.
static LogicalResult writeDump(ModuleOp module, StringRef path,
                               StringRef text) {
  const StringRef folder = llvm::sys::path::parent_path(path);
  if (std::error_code code = llvm::sys::fs::create_directories(folder))
    return module.emitError("cannot make the folder ")
           << folder << ": " << code.message();
  if (std::string fault = writeOutput(path, text); !fault.empty())
    return module.emitError("cannot write the dump ") << path << ": " << fault;
  return success();
}

/// Writes the module to `directory`/NN-phase.mlir.
static LogicalResult dump(ModuleOp module, Phase phase, StringRef directory) {
  SmallString<128> path(directory);
  std::string number = llvm::formatv("{0,0+2}", static_cast<int>(phase) + 1);
  llvm::sys::path::append(path, number + "-" + nameOf(phase) + ".mlir");
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os, OpPrintingFlags().enableDebugInfo());
  return writeDump(module, path, text);
}

/// Writes the text of every kernel that has one, and the headers that it
/// includes, to `directory`/kernels, so that `nvcc -I directory/kernels`
/// compiles it.
static LogicalResult dumpKernels(ModuleOp module, Target target,
                                 StringRef directory) {
  auto write = [&](const Twine &name, StringRef text) -> LogicalResult {
    SmallString<128> path(directory);
    llvm::sys::path::append(path, "kernels", name);
    return writeDump(module, path, text);
  };
  bool isAny = false;
  for (auto kernel : module.getOps<plan::KernelOp>()) {
    if (!kernel.getSource())
      continue;
    isAny = true;
    if (failed(write(kernel.getSymName() + ".cu", *kernel.getSource())))
      return failure();
  }
  if (!isAny)
    return success();
  if (auto headers = hooksOf(target).kernelHeaders)
    for (const KernelHeader &header : headers())
      if (failed(write(header.name, header.text)))
        return failure();
  return success();
}

/// What of the options changed the result.
static ArtifactInfo artifactInfo(const CompileOptions &options,
                                 StringRef report) {
  ArtifactInfo info;
  info.compilerVersion = compilerVersion().str();
  info.target = nameOf(options.target).str();
  if (auto recorded = hooksOf(options.target).recorded)
    info.options = recorded(options.targetOptions);
  for (const std::string &entry : options.entries)
    info.options.emplace_back("entry", entry);
  if (options.precision.usual != trc::Precision::F32 ||
      !options.precision.rules.empty())
    info.options.emplace_back("precision", options.precision.text());
  if (options.narrowParameters)
    info.options.emplace_back("parameters", "bf16");
  if (options.moments != MomentType::F32)
    info.options.emplace_back("moments", nameOf(options.moments).str());
  if (options.memory.offloads())
    info.options.emplace_back(
        "offload", options.memory.hostActivationBytes == 0 ? "moments"
                   : options.memory.hostMomentBytes == 0   ? "activations"
                                                           : "all");
  if (options.shardedOptimizer)
    info.options.emplace_back("sharded-optimizer", "true");
  if (options.apart)
    info.options.emplace_back("fuse", "none");
  info.report = report.str();
  return info;
}

/// For the sum of what the program takes.
static void noteThreads(ModuleOp module, const CompileOptions &options) {
  if (options.threads != fewestThreads)
    module->setAttr(
        threadsAttribute,
        Builder(module.getContext()).getI64IntegerAttr(options.threads));
}

/// For the report.
static void noteMemory(ModuleOp module, const CompileOptions &options) {
  if (options.memoryLimit <= 0)
    return;
  Builder builder(module.getContext());
  SmallVector<Attribute> choices;
  for (const MemoryChoice &choice : options.memoryChoices)
    choices.push_back(builder.getDictionaryAttr(
        {builder.getNamedAttr("what", builder.getStringAttr(choice.what)),
         builder.getNamedAttr("bytes", builder.getI64IntegerAttr(choice.bytes)),
         builder.getNamedAttr(
             "nanoseconds",
             builder.getI64IntegerAttr(std::llround(choice.nanoseconds)))}));
  module->setAttr("trc.memory_limit",
                  builder.getI64IntegerAttr(options.memoryLimit));
  module->setAttr("trc.memory_choices", builder.getArrayAttr(choices));
}

/// Of `module`, or where there is none of what `read` makes.
static FailureOr<CompileResult>
runPhases(OwningOpRef<ModuleOp> module,
          llvm::function_ref<OwningOpRef<ModuleOp>()> read,
          MLIRContext &context, const CompileOptions &options) {
  // A user knows the line; the operation as printed may be a whole function.
  const bool printsOperations = context.shouldPrintOpOnDiagnostic();
  context.printOpOnDiagnostic(false);
  auto restore =
      llvm::scope_exit([&] { context.printOpOnDiagnostic(printsOperations); });

  CompileResult result;
  result.module = std::move(module);
  // The manager writes when it ends, so the text outlives it.
  llvm::raw_string_ostream timingText(result.timing);
  DefaultTimingManager timing;
  timing.setEnabled(options.timing);
  timing.setOutput(createOutputStrategy(
      DefaultTimingManager::OutputFormat::Text, timingText));
  timing.setDisplayMode(DefaultTimingManager::DisplayMode::Tree);
  TimingScope all = timing.getRootScope();

  PhaseOptions phaseOptions;
  phaseOptions.target = options.target;
  phaseOptions.targetOptions = options.targetOptions;
  phaseOptions.entries = options.entries;
  phaseOptions.remarks = options.remarks;
  phaseOptions.precision = options.precision.usual;
  phaseOptions.hasPrecisionRules = !options.precision.rules.empty();
  phaseOptions.scalesLosses = options.precision.wantLossScale();
  phaseOptions.narrowParameters = options.narrowParameters;
  phaseOptions.moments = options.moments;
  phaseOptions.shardedOptimizer = options.shardedOptimizer;
  phaseOptions.apart = options.apart;
  phaseOptions.memory = options.memory;
  phaseOptions.memoryLimit = options.memoryLimit;
  phaseOptions.searched = options.choosesMemory;
  phaseOptions.offloadTried = options.choosesMemory && options.mayOffload;

  auto isCancelled = [&] { return options.cancelled && *options.cancelled; };
  // Passes and patterns that have not begun are left out, which brings the
  // phase to its end.
  if (options.cancelled)
    context.registerActionHandler(
        [&](llvm::function_ref<void()> act, const tracing::Action &) {
          if (!isCancelled())
            act();
        });
  auto unregister = llvm::scope_exit([&] {
    if (options.cancelled)
      context.registerActionHandler(nullptr);
  });

  for (Phase phase : allPhases()) {
    if (phase < options.from)
      continue;
    if (options.onPhase)
      options.onPhase(phase);
    if (isCancelled())
      return failure();
    TimingScope scope = all.nest(nameOf(phase));
    if (!result.module) {
      result.module = read();
      if (!result.module)
        return failure();
      if (result.misuse = checkInput(*result.module, options);
          !result.misuse.empty())
        return result;
      if (options.ranks > getRankGrid(*result.module).ranks())
        setRankGrid(*result.module, {options.ranks, 1});
      if (result.misuse = askForParts(*result.module, options);
          !result.misuse.empty())
        return result;
    }
    ModuleOp module = *result.module;

    warnOfNoEffect(module, phase, options);
    if (phase == Phase::Precision && !options.precision.rules.empty())
      module->setAttr(rulesAttribute, options.precision.attribute(&context));

    if (phase == Phase::Plan)
      noteThreads(module, options);

    PassManager passes(&context);
    passes.enableTiming(scope);
    buildPhase(passes, phase, phaseOptions);
    // Half of a search for a batch would be verification after each of some
    // eighty passes. What a phase leaves is verified here; trc-opt, and a
    // build with assertions, verify what each pass leaves.
#ifdef NDEBUG
    passes.enableVerifier(false);
#endif
    if (!passes.empty() &&
        (failed(passes.run(module)) || failed(verify(module))))
      return failure();
    if (isCancelled())
      return failure();
    if (phase == Phase::Plan)
      noteMemory(module, options);
    // Once, of the last phase that has something to say: emit says it of
    // kernels.
    if (phase >= Phase::Plan && (phase == Phase::Emit || phase == options.to) &&
        result.report.empty())
      result.report = reportOf(module, options.target, compilerVersion());
    if (options.details)
      result.details = detailsOf(module, options.target);
    if (phase == Phase::Serialize) {
      FailureOr<std::vector<uint8_t>> bytes =
          writeArtifact(module, artifactInfo(options, result.report));
      if (failed(bytes))
        return failure();
      result.artifact = std::move(*bytes);
    } else if (!options.dumpDirectory.empty() &&
               (failed(dump(module, phase, options.dumpDirectory)) ||
                failed(dumpKernels(module, options.target,
                                   options.dumpDirectory)))) {
      return failure();
    }
    scope.stop();
    if (phase == options.to)
      break;
  }
  all.stop();
  if (options.timing)
    timing.print();
  return result;
}

FailureOr<CompileResult> trc::compile(StringRef source, StringRef name,
                                      MLIRContext &context,
                                      const CompileOptions &options) {
  // A dump of a later phase holds dialects that a program may not.
  auto read = [&] {
    return options.from == Phase::Import ? importSource(source, name, context)
                                         : readModule(source, name, context);
  };
  return runPhases(nullptr, read, context, options);
}

FailureOr<CompileResult> trc::compile(OwningOpRef<ModuleOp> module,
                                      const CompileOptions &options) {
  MLIRContext &context = *module->getContext();
  return runPhases(std::move(module), [] { return nullptr; }, context, options);
}
