//===- InlineCalls.cpp - put bodies in the place of their calls -----------===//
//
// Calls are replaced from the entries downwards: what is copied are bodies as
// they were written, so that each operation of the result is made once, however
// deep the calls are. What all of them copy is known, and bounded, before the
// first is replaced (CallCosts.h).
//
// JAX calls small functions (`_where`, `tril`, `threefry2x32`) from many
// places. After this pass equal work is found by CSE, and kernels are shared
// where equal fusions are compiled once; nothing depends on the functions.
//
//===----------------------------------------------------------------------===//

#include "CallCosts.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "llvm/ADT/StringSet.h"

namespace trc {
#define GEN_PASS_DEF_INLINECALLS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Call sites that the location of an operation tells, the outermost first.
static constexpr unsigned mostCallSites = 32;

namespace {

class InlineCallsPass : public trc::impl::InlineCallsBase<InlineCallsPass> {
public:
  using InlineCallsBase::InlineCallsBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    llvm::StringSet<> kept;
    if (failed(chooseEntries(symbols, kept)))
      return signalPassFailure();
    // No function at all is no entry: leave all that there are.
    const bool keepsAll = kept.empty();
    if (!keepsAll)
      findKept(symbols, kept);
    SmallVector<func::FuncOp> roots;
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (keepsAll || kept.contains(function.getName()))
        roots.push_back(function);
    if (failed(verifyCalls(roots, symbols, maxOperations)))
      return signalPassFailure();
    for (func::FuncOp root : roots)
      inlineInto(root, symbols);
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (keepsAll || kept.contains(function.getName()))
        continue;
      symbols.erase(function);
      ++numErased;
    }
  }

private:
  /// A call, and what stands for its location in what replaces it.
  struct Site {
    Operation *call;
    Location location;
    unsigned depth;
  };

  LogicalResult chooseEntries(SymbolTable &symbols, llvm::StringSet<> &kept) {
    for (const std::string &entry : entries) {
      if (!isa_and_present<func::FuncOp, trc::TrainingStepOp>(
              symbols.lookup(entry)))
        return emitError(getOperation().getLoc())
               << "there is no function '" << entry << "' to keep as an entry";
      kept.insert(entry);
    }
    if (!kept.empty())
      return success();
    for (auto step : getOperation().getOps<trc::TrainingStepOp>())
      kept.insert(step.getSymName());
    SmallVector<func::FuncOp> functions(getOperation().getOps<func::FuncOp>());
    for (func::FuncOp function : functions)
      if (function.isPublic())
        kept.insert(function.getName());
    if (!kept.empty())
      return success();
    if (symbols.lookup<func::FuncOp>("main"))
      kept.insert("main");
    else if (functions.size() == 1)
      kept.insert(functions.front().getName());
    return success();
  }

  void inlineInto(func::FuncOp root, SymbolTable &symbols) {
    SmallVector<Site> sites;
    SmallVector<Operation *> calls = callsIn(root);
    for (Operation *call : llvm::reverse(calls))
      sites.push_back({call, call->getLoc(), 1});
    while (!sites.empty()) {
      Site site = sites.pop_back_val();
      inlineCall(site, symbols.lookup<func::FuncOp>(getCalleeName(site.call)),
                 sites);
    }
  }

  /// Replaces a call; the calls in what replaces it join `sites`.
  void inlineCall(const Site &site, func::FuncOp callee,
                  SmallVectorImpl<Site> &sites) {
    Block &body = callee.getBody().front();
    OpBuilder builder(site.call);
    IRMapping mapping;
    mapping.map(body.getArguments(), site.call->getOperands());
    // Most operations of one callee share few locations; do not rebuild them.
    llvm::DenseMap<Location, Location> locations;
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      copy->walk([&](Operation *inner) {
        auto found = locations.find(inner->getLoc());
        if (found == locations.end())
          found =
              locations
                  .try_emplace(inner->getLoc(),
                               CallSiteLoc::get(inner->getLoc(), site.location))
                  .first;
        inner->setLoc(found->second);
        if (getCalleeName(inner))
          sites.push_back(
              {inner,
               site.depth < mostCallSites ? inner->getLoc() : site.location,
               site.depth + 1});
      });
    }
    for (auto [result, returned] : llvm::zip(
             site.call->getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(returned));
    site.call->erase();
    ++numInlined;
  }

  /// Adds to the entries the functions that they, or what they call, name other
  /// than by a call, and erases training steps that are no entry.
  void findKept(SymbolTable &symbols, llvm::StringSet<> &kept) {
    llvm::SmallVector<func::FuncOp> pending;
    llvm::StringSet<> reached;
    auto reach = [&](func::FuncOp function) {
      if (reached.insert(function.getName()).second)
        pending.push_back(function);
    };
    auto follow = [&](Operation *root) {
      root->walk([&](Operation *op) {
        StringAttr callee = getCalleeName(op);
        for (NamedAttribute attribute : op->getAttrs())
          attribute.getValue().walk([&](SymbolRefAttr reference) {
            StringAttr name = reference.getRootReference();
            auto named = symbols.lookup<func::FuncOp>(name);
            if (!named || named == root)
              return;
            if (name != callee)
              kept.insert(name);
            reach(named);
          });
      });
    };
    // A step names its loss and first state; a gradient given by hand names
    // the loss that it is of.
    for (auto step : llvm::make_early_inc_range(
             getOperation().getOps<trc::TrainingStepOp>())) {
      if (kept.contains(step.getSymName()))
        follow(step);
      else
        symbols.erase(step);
    }
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto loss = function->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of");
      if (loss && kept.contains(loss.getValue()))
        kept.insert(function.getName());
      if (kept.contains(function.getName()))
        reach(function);
    }
    while (!pending.empty())
      follow(pending.pop_back_val());
  }
};

} // namespace
