//===- RunReference.cpp - running on the reference evaluator --------------===//
//
// Imports the text, finds the entry, evaluates it on one rank or several. A
// training step is assembled first, by the compiler's own phases.
//
//===----------------------------------------------------------------------===//

#include "RunReference.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Import/Import.h"
#include "trc/Pipeline/Phases.h"
#include "trc/Pipeline/Register.h"
#include "trc/Plan/PortNames.h"
#include "trc/Reference/Evaluator.h"
#include "trc/Reference/TensorAttr.h"
#include "trc/Transforms/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>

using namespace mlir;

namespace trc::run {

/// The function named by --entry; else `main`; else the only public one.
static func::FuncOp findEntry(ModuleOp module, const std::string &name,
                              std::string &error) {
  if (!name.empty()) {
    auto function = module.lookupSymbol<func::FuncOp>(name);
    if (!function)
      error = "there is no function '" + name + "'";
    return function;
  }
  if (auto function = module.lookupSymbol<func::FuncOp>("main"))
    return function;
  SmallVector<func::FuncOp> all, open;
  for (auto function : module.getOps<func::FuncOp>()) {
    all.push_back(function);
    if (function.isPublic())
      open.push_back(function);
  }
  if (all.size() == 1)
    return all.front();
  if (open.size() == 1)
    return open.front();
  error = all.empty() ? "there is no function"
                      : "there is no function 'main' and more than one other; "
                        "name one with --entry";
  return nullptr;
}

/// What JAX called an argument or result, else a number; as in an artifact.
static std::string textOf(const PortName &name, const char *otherwise,
                          unsigned i) {
  if (!name.path.empty())
    return name.path;
  return name.full.empty() ? otherwise + std::to_string(i) : name.full;
}

static reference::RankGrid gridOf(ModuleOp module, int64_t ranks) {
  auto count = [&](StringRef name) {
    auto attribute = module->getAttrOfType<IntegerAttr>(name);
    return attribute ? std::max<int64_t>(attribute.getInt(), 1) : 1;
  };
  reference::RankGrid grid{count("mhlo.num_replicas"),
                           count("mhlo.num_partitions")};
  if (ranks == 0 || ranks == grid.size())
    return grid;
  // Partitions where the program has some, else replicas.
  if (grid.partitions > 1)
    return {1, ranks};
  return {ranks, 1};
}

/// Files hold tensors: an entry of tuples gets tensors as an artifact does.
static LogicalResult flattenPorts(func::FuncOp entry) {
  FunctionType type = entry.getFunctionType();
  auto isTensor = [](Type port) { return isa<RankedTensorType>(port); };
  if (llvm::all_of(type.getInputs(), isTensor) &&
      llvm::all_of(type.getResults(), isTensor))
    return success();
  auto module = entry->getParentOfType<ModuleOp>();
  PassManager passes(module.getContext());
  passes.addPass(createFlattenTuples());
  return passes.run(module);
}

static ExitCode run(func::FuncOp entry, const Options &options) {
  if (failed(flattenPorts(entry)))
    return Failed;
  std::vector<Port> ports;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto type = reference::tensorTypeOf(entry.getArgumentTypes()[i]);
    if (!type) {
      entry.emitError() << "argument " << i << " of type "
                        << entry.getArgumentTypes()[i]
                        << " cannot be given by a file";
      return Failed;
    }
    ports.push_back({textOf(getArgumentName(entry, i), "arg", i), type->element,
                     type->shape});
  }
  std::vector<reference::Tensor> inputs;
  if (ExitCode code = readInputs(options.inputs, ports, inputs))
    return code;

  reference::RankGrid grid =
      gridOf(entry->getParentOfType<ModuleOp>(), options.ranks);
  reference::Options limits;
  limits.maxSteps = options.maxSteps;
  SmallVector<reference::Values> results;
  std::vector<uint64_t> times;
  for (int64_t i = 0; i < options.repeat; ++i) {
    auto start = std::chrono::steady_clock::now();
    reference::Values arguments(inputs.begin(), inputs.end());
    auto outcome = reference::evaluateOnRanks(entry, {arguments}, grid, limits);
    if (failed(outcome))
      return Failed;
    results = std::move(*outcome);
    times.push_back(
        std::chrono::nanoseconds(std::chrono::steady_clock::now() - start)
            .count());
  }
  if (options.repeat > 1)
    printTimes(times);

  std::vector<Result> all;
  for (int64_t rank = 0; rank < grid.size(); ++rank) {
    bool many = grid.size() > 1;
    std::string label = many ? "rank " + std::to_string(rank) + ": " : "";
    std::string file = many ? "rank" + std::to_string(rank) + "-" : "";
    for (unsigned i = 0; i < results[rank].size(); ++i)
      all.push_back({label + textOf(getResultName(entry, i), "result", i),
                     file + "result" + std::to_string(i), results[rank][i]});
  }
  return giveResults(all, options.outputDirectory);
}

/// A recipe is no function: the phases up to `assemble` make it one.
static LogicalResult assembleSteps(ModuleOp module) {
  if (module.getOps<TrainingStepOp>().empty())
    return success();
  PassManager passes(module.getContext());
  for (Phase phase :
       {Phase::Simplify, Phase::Raise, Phase::Differentiate, Phase::Assemble})
    buildPhase(passes, phase, {});
  return passes.run(module);
}

ExitCode runOnReference(StringRef text, StringRef name,
                        const Options &options) {
  if (options.splitInputFile && isBlank(text))
    return Done;
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text, name),
                             SMLoc());
  SourceMgrDiagnosticHandler handler(sources, &context);
  // Dumps of later phases are programs too.
  OwningOpRef<ModuleOp> module = readModule(text, name, context);
  if (!module || failed(assembleSteps(*module)))
    return Failed;
  std::string error;
  func::FuncOp entry = findEntry(
      *module, options.entries.empty() ? "" : options.entries.front(), error);
  if (!entry)
    return wrongUse((name + ": ").str() + error);
  return run(entry, options);
}

} // namespace trc::run
