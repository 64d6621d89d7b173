//===- CheckInput.cpp - whether options fit a program ---------------------===//
//
// See CheckInput.h.
//
//===----------------------------------------------------------------------===//

#include "CheckInput.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/RankGrid.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace trc;

/// Functions and training steps: simplify keeps those that are named.
static std::string checkEntries(ModuleOp module,
                                const CompileOptions &options) {
  if (options.entries.empty())
    return "";
  if (options.from > Phase::Simplify)
    return "entries are chosen in the phase simplify, which --from=" +
           nameOf(options.from).str() + " leaves out";
  SmallVector<std::string> names;
  for (Operation &op : *module.getBody())
    if (isa<func::FuncOp, TrainingStepOp>(op) && names.size() < 10)
      names.push_back(SymbolTable::getSymbolName(&op).str());
  SymbolTable symbols(module);
  for (const std::string &entry : options.entries)
    if (!isa_and_present<func::FuncOp, TrainingStepOp>(symbols.lookup(entry)))
      return "there is no function '" + entry + "', but " +
             llvm::join(names, ", ");
  return "";
}

static std::string checkRanks(ModuleOp module, const CompileOptions &options) {
  const int64_t said = getRankGrid(module).ranks();
  if (options.ranks == 0 || options.ranks == said)
    return "";
  if (said > 1)
    return "--ranks=" + std::to_string(options.ranks) +
           ": the program is for " + std::to_string(said) + " ranks";
  if (options.from > Phase::Simplify)
    return "--ranks is for the phase simplify, which --from=" +
           nameOf(options.from).str() + " leaves out";
  return "";
}

static std::string checkSharding(ModuleOp module,
                                 const CompileOptions &options) {
  return options.shardedOptimizer && module.getOps<TrainingStepOp>().empty()
             ? "--sharded-optimizer is for a training step whose optimizer is "
               "trc's; this program updates its parameters itself"
             : "";
}

std::string trc::checkInput(ModuleOp module, const CompileOptions &options) {
  if (std::string fault = checkEntries(module, options); !fault.empty())
    return fault;
  if (std::string fault = checkRanks(module, options); !fault.empty())
    return fault;
  if (std::string fault = checkSharding(module, options); !fault.empty())
    return fault;
  // Later phases would find nothing to do in another form, and say nothing.
  if (options.from >= Phase::Emit && module.getOps<plan::EntryOp>().empty())
    return "--from=" + nameOf(options.from).str() +
           " takes the dump of the phase before it, but there is no plan in "
           "this program";
  return "";
}
