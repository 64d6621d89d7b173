//===- RunReference.cpp - running on the reference evaluator --------------===//
//
// Imports the text, finds the entries, evaluates them on one rank or several. A
// training step is assembled first, by the compiler's own phases.
//
//===----------------------------------------------------------------------===//

#include "RunReference.h"

#include "PrintValues.h"

#include "trc/Debug/SourceLocation.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Import/Import.h"
#include "trc/Output/DiagnosticStream.h"
#include "trc/Pipeline/Phases.h"
#include "trc/Pipeline/Register.h"
#include "trc/Plan/PortNames.h"
#include "trc/Reference/Evaluator.h"
#include "trc/Reference/TensorAttr.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <map>

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

namespace {

/// The entries of a command line, in their order. As in a session, the results
/// of one are state for those after it: an argument of the same name and type
/// takes it. So it is where a single entry is run again.
class EntryRuns {
public:
  EntryRuns(const Options &options, reference::RankGrid grid)
      : options(options), grid(grid), files(options.inputs),
        state(grid.size()) {}

  /// Of the last entry and the sets, before any runs.
  ExitCode check(func::FuncOp last);
  /// The last takes all files that are left, so that too many are noticed.
  ExitCode run(func::FuncOp entry, bool isLast);
  ExitCode giveResults();

private:
  std::optional<std::vector<Port>> portsOf(func::FuncOp entry) const;
  bool isState(const Port &port) const;

  const Options &options;
  reference::RankGrid grid;
  std::vector<std::string> files;
  NamedInputs named;
  std::vector<Port> inputPorts;                                ///< of the last
  std::vector<std::map<std::string, reference::Tensor>> state; ///< per rank
  SmallVector<reference::Values> results;
  std::vector<std::string> resultNames;
};

} // namespace

std::optional<std::vector<Port>> EntryRuns::portsOf(func::FuncOp entry) const {
  std::vector<Port> ports;
  for (unsigned i = 0; i < entry.getNumArguments(); ++i) {
    auto type = reference::tensorTypeOf(entry.getArgumentTypes()[i]);
    if (!type) {
      entry.emitError() << "argument " << i << " of type "
                        << entry.getArgumentTypes()[i]
                        << " cannot be given by a file";
      return std::nullopt;
    }
    ports.push_back({textOf(getArgumentName(entry, i), "arg", i), type->element,
                     type->shape,
                     entry.getArgAttr(i, "trc.state") ||
                         entry.getArgAttr(i, "trc.parameter")});
  }
  return ports;
}

ExitCode EntryRuns::check(func::FuncOp last) {
  if (failed(flattenPorts(last)))
    return Failed;
  std::optional<std::vector<Port>> inputs = portsOf(last);
  if (!inputs)
    return Failed;
  std::vector<Port> outputs;
  for (unsigned i = 0; i < last.getNumResults(); ++i)
    if (auto type = reference::tensorTypeOf(last.getResultTypes()[i]))
      outputs.push_back({textOf(getResultName(last, i), "result", i),
                         type->element, type->shape});
  std::string wrong = checkRanks(options, grid.size());
  if (wrong.empty())
    wrong = checkSets(options, *inputs, outputs);
  if (wrong.empty())
    wrong = named.read(options);
  return wrong.empty() ? Done : wrongUse(wrong);
}

bool EntryRuns::isState(const Port &port) const {
  auto known = state.front().find(port.name);
  return known != state.front().end() && known->second.type() == port.type &&
         known->second.shape() == port.shape;
}

ExitCode EntryRuns::run(func::FuncOp entry, bool isLast) {
  if (failed(flattenPorts(entry)))
    return Failed;
  std::optional<std::vector<Port>> ports = portsOf(entry);
  if (!ports)
    return Failed;
  std::vector<Port> others;
  std::vector<bool> fromState;
  for (const Port &port : *ports) {
    fromState.push_back(isState(port) &&
                        (!named.has(port) || named.isKept(port)));
    if (!fromState.back())
      others.push_back(port);
  }
  const size_t missing = llvm::count_if(
      others, [&](const Port &port) { return !named.has(port); });
  size_t given = isLast ? files.size() : std::min(files.size(), missing);
  auto end = files.begin() + static_cast<ptrdiff_t>(given);
  std::vector<reference::Tensor> inputs;
  if (std::string wrong =
          readInputs({files.begin(), end}, named, others, *ports, inputs);
      !wrong.empty())
    return wrongUse(wrong);
  files.erase(files.begin(), end);
  inputPorts = *ports;
  if (isLast)
    if (std::string wrong = named.checkTaken(*ports); !wrong.empty())
      return wrongUse(wrong);
  // The results of a rank are inputs of its next run.
  std::vector<std::vector<reference::Tensor>> own(grid.size(), inputs);

  resultNames.clear();
  for (unsigned i = 0; i < entry.getNumResults(); ++i)
    resultNames.push_back(textOf(getResultName(entry, i), "result", i));
  const bool keeps = options.entries.size() > 1;
  reference::Options limits;
  limits.maxSteps = options.maxSteps;
  limits.print = [&](Operation *print, int64_t rank,
                     ArrayRef<reference::Tensor> values) {
    std::string prefix =
        grid.size() > 1 ? "rank " + std::to_string(rank) + ": " : "";
    printValues(prefix, getPrintLabel(print), values);
  };
  std::vector<uint64_t> times;
  for (int64_t i = 0; i < (isLast ? options.repeat : 1); ++i) {
    std::vector<reference::Values> arguments(grid.size());
    for (int64_t rank = 0; rank < grid.size(); ++rank) {
      auto input = own[rank].begin();
      for (auto [port, isKept] : llvm::zip_equal(*ports, fromState))
        arguments[rank].push_back(isKept ? state[rank].at(port.name)
                                         : *input++);
    }
    auto start = std::chrono::steady_clock::now();
    auto outcome = reference::evaluateOnRanks(entry, arguments, grid, limits);
    if (failed(outcome))
      return Failed;
    times.push_back(
        std::chrono::nanoseconds(std::chrono::steady_clock::now() - start)
            .count());
    results = std::move(*outcome);
    for (int64_t rank = 0; rank < grid.size(); ++rank)
      for (auto [name, value] : llvm::zip_equal(resultNames, results[rank])) {
        carryOver(others, own[rank], name, value);
        if (keeps)
          state[rank].insert_or_assign(name, value);
      }
  }
  if (isLast && options.repeat > 1)
    printTimes(times);
  return Done;
}

ExitCode EntryRuns::giveResults() {
  std::vector<Result> all;
  for (int64_t rank = 0; rank < grid.size(); ++rank) {
    bool many = grid.size() > 1;
    std::string label = many ? "rank " + std::to_string(rank) + ": " : "";
    std::string file = many ? "rank" + std::to_string(rank) + "-" : "";
    for (unsigned i = 0; i < results[rank].size(); ++i)
      all.push_back({label + resultNames[i],
                     file + "result" + std::to_string(i), results[rank][i]});
  }
  return run::giveResults(all, options, inputPorts);
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
  DiagnosticStream diagnostics;
  SourceMgrDiagnosticHandler handler(sources, &context, diagnostics);
  // Dumps of later phases are programs too.
  OwningOpRef<ModuleOp> module = readModule(text, name, context);
  if (!module || failed(assembleSteps(*module)))
    return Failed;
  std::vector<std::string> names = options.entries;
  if (names.empty())
    names.emplace_back();
  SmallVector<func::FuncOp> entries;
  for (const std::string &each : names) {
    std::string error;
    entries.push_back(findEntry(*module, each, error));
    if (!entries.back())
      return wrongUse((name + ": ").str() + error);
  }
  EntryRuns runs(options, gridOf(*module, options.ranks));
  if (ExitCode code = runs.check(entries.back()))
    return code;
  for (auto [i, entry] : llvm::enumerate(entries))
    if (ExitCode code = runs.run(entry, i + 1 == entries.size()))
      return code;
  return runs.giveResults();
}

} // namespace trc::run
