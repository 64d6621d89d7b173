//===- AskForParts.cpp - inputs that are to be split over ranks -----------===//
//
// See AskForParts.h. Names are those that inputs have in artifacts.
//
//===----------------------------------------------------------------------===//

#include "AskForParts.h"

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Partition/Ports.h"
#include "trc/Plan/PortNames.h"
#include "trc/Rewrite/RankGrid.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace trc;

/// As in an artifact; by number where it has no name.
static SmallVector<std::string, 3> namesOf(func::FuncOp function, unsigned i) {
  const PortName name = getArgumentName(function, i);
  SmallVector<std::string, 3> names;
  for (const std::string &each : {name.path, name.full})
    if (!each.empty() && !llvm::is_contained(names, each))
      names.push_back(each);
  if (names.empty())
    names.push_back("arg" + std::to_string(i));
  return names;
}

/// The entries that have all of the inputs; where there is none, all entries.
/// Others that share an input, as `next`, which takes one row of tokens, with a
/// step of many rows and their targets, are of another batch.
static SmallVector<func::FuncOp> entriesOf(ModuleOp module,
                                           ArrayRef<std::string> wanted) {
  SmallVector<func::FuncOp> all, chosen;
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function.isPublic() || function.isExternal())
      continue;
    all.push_back(function);
    SmallVector<std::string> names;
    for (unsigned i = 0; i < function.getNumArguments(); ++i)
      llvm::append_range(names, namesOf(function, i));
    if (llvm::all_of(wanted, [&](StringRef each) {
          return llvm::is_contained(names, each.rsplit(':').first);
        }))
      chosen.push_back(function);
  }
  return chosen.empty() ? all : chosen;
}

static std::string askForPart(ArrayRef<func::FuncOp> entries, StringRef wanted,
                              int64_t ranks) {
  auto [name, dimension] = wanted.rsplit(':');
  int64_t dim = 0;
  if (!dimension.empty() && !llvm::to_integer(dimension, dim, 10))
    return "--split: expected NAME or NAME:DIMENSION, got '" + wanted.str() +
           "'";
  bool found = false;
  std::vector<std::string> known;
  for (func::FuncOp function : entries) {
    Builder builder(function);
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      SmallVector<std::string, 3> names = namesOf(function, i);
      if (!llvm::is_contained(known, names.front()))
        known.push_back(names.front());
      if (!llvm::is_contained(names, name))
        continue;
      found = true;
      auto type = dyn_cast<RankedTensorType>(function.getArgumentTypes()[i]);
      if (!type || dim < 0 || dim >= type.getRank())
        return "--split: " + name.str() + " has no dimension " +
               std::to_string(dim);
      if (const int64_t size = type.getDimSize(dim); size % ranks != 0)
        return "--split: " + name.str() + " has " + std::to_string(size) +
               " elements along dimension " + std::to_string(dim) +
               ", no multiple of " + std::to_string(ranks) +
               " ranks; another batch, or number of ranks";
      function.setArgAttr(i, askedName, builder.getI64IntegerAttr(dim));
    }
  }
  if (found)
    return "";
  // What is split is last, behind the state, as a rule.
  const bool areMany = known.size() > 20;
  if (areMany)
    known.erase(known.begin(), known.end() - 20);
  return "--split: there is no input '" + name.str() + "', but " +
         (areMany ? ".., " : "") + llvm::join(known, ", ");
}

std::string trc::askForParts(ModuleOp module, const CompileOptions &options) {
  if (options.split.empty())
    return "";
  const int64_t ranks = getRankGrid(module).ranks();
  if (ranks == 1)
    return "--split wants a number of ranks: --ranks=4";
  if (!module.getOps<TrainingStepOp>().empty())
    return "--split is for programs that compute gradients themselves; the "
           "batch of a training step is that of one rank, and --ranks is "
           "enough";
  const SmallVector<func::FuncOp> entries = entriesOf(module, options.split);
  for (const std::string &wanted : options.split)
    if (std::string fault = askForPart(entries, wanted, ranks); !fault.empty())
      return fault;
  return "";
}
