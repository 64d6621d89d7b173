//===- InlineCalls.cpp - put bodies in the place of their calls -----------===//
//
// Functions are visited callees first, so that a body is complete when it is
// copied, and each call is looked at once. Recursion is found on the way, as a
// call of a function that is still being visited.
//
// JAX calls small functions (`_where`, `tril`, `threefry2x32`) from many
// places. After this pass equal work is found by CSE, and kernels are shared
// where equal fusions are compiled once; nothing depends on the functions.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Transforms/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringSet.h"

namespace trc {
#define GEN_PASS_DEF_INLINECALLS
#include "trc/Transforms/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {

/// The function that a call or composite names, or null if `op` is neither.
StringAttr getCalleeName(Operation *op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr().getAttr();
  if (auto composite = dyn_cast<trc::stablehlo::CompositeOp>(op))
    return composite.getDecompositionAttr().getAttr();
  return {};
}

class InlineCallsPass : public trc::impl::InlineCallsBase<InlineCallsPass> {
public:
  using InlineCallsBase::InlineCallsBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    llvm::DenseMap<func::FuncOp, State> states;
    llvm::StringSet<> kept;
    if (failed(chooseEntries(symbols, kept)))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (failed(visit(function, symbols, states)))
        return signalPassFailure();
    eraseUnused(symbols, kept);
  }

private:
  enum class State { Unvisited, Open, Done };

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

  LogicalResult visit(func::FuncOp function, SymbolTable &symbols,
                      llvm::DenseMap<func::FuncOp, State> &states) {
    if (states[function] == State::Done)
      return success();
    states[function] = State::Open;
    SmallVector<Operation *> calls;
    function.walk([&](Operation *op) {
      if (getCalleeName(op))
        calls.push_back(op);
    });
    for (Operation *call : calls) {
      StringAttr name = getCalleeName(call);
      auto callee = symbols.lookup<func::FuncOp>(name);
      if (!callee)
        return call->emitError() << "calls '" << name.getValue()
                                 << "', which is not a function of this module";
      if (states[callee] == State::Open) {
        InFlightDiagnostic diagnostic =
            call->emitError() << "recursive call of '" << name.getValue()
                              << "': write the recursion as a stablehlo.while";
        diagnostic.attachNote(callee.getLoc()) << "the function called";
        return diagnostic;
      }
      if (callee.isExternal())
        return call->emitError() << "calls '" << name.getValue()
                                 << "', which has no body to inline";
      if (!callee.getBody().hasOneBlock())
        return call->emitError()
               << "calls '" << name.getValue() << "', expected 1 block in it, "
               << "got " << callee.getBody().getBlocks().size();
      if (failed(visit(callee, symbols, states)) ||
          failed(inlineCall(call, callee)))
        return failure();
    }
    states[function] = State::Done;
    return success();
  }

  LogicalResult inlineCall(Operation *call, func::FuncOp callee) {
    Block &body = callee.getBody().front();
    if (TypeRange(body.getArgumentTypes()) !=
            TypeRange(call->getOperandTypes()) ||
        TypeRange(callee.getResultTypes()) !=
            TypeRange(call->getResultTypes())) {
      InFlightDiagnostic diagnostic =
          call->emitError() << "operand and result types differ from those of '"
                            << callee.getName() << "'";
      diagnostic.attachNote(callee.getLoc()) << "the function called";
      return diagnostic;
    }
    OpBuilder builder(call);
    IRMapping mapping;
    mapping.map(body.getArguments(), call->getOperands());
    // Most calls of one callee share few locations; do not rebuild them.
    llvm::DenseMap<Location, Location> locations;
    for (Operation &op : body.without_terminator()) {
      Operation *copy = builder.clone(op, mapping);
      copy->walk([&](Operation *inner) {
        auto found = locations.find(inner->getLoc());
        if (found == locations.end())
          found = locations
                      .try_emplace(
                          inner->getLoc(),
                          CallSiteLoc::get(inner->getLoc(), call->getLoc()))
                      .first;
        inner->setLoc(found->second);
      });
    }
    for (auto [result, returned] :
         llvm::zip(call->getResults(), body.getTerminator()->getOperands()))
      result.replaceAllUsesWith(mapping.lookupOrDefault(returned));
    call->erase();
    ++numInlined;
    return success();
  }

  /// Erases functions and training steps that are no entry and that no
  /// attribute names.
  void eraseUnused(SymbolTable &symbols, llvm::StringSet<> &kept) {
    // No function at all is no entry: leave the module as it is.
    if (kept.empty())
      return;
    llvm::SmallVector<func::FuncOp> pending;
    auto keep = [&](Operation *root) {
      root->walk([&](Operation *op) {
        op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
          StringAttr name = reference.getRootReference();
          if (auto named = symbols.lookup<func::FuncOp>(name))
            if (named != root && kept.insert(name).second)
              pending.push_back(named);
        });
      });
    };
    // A step names its loss and first state; a gradient given by hand names
    // the loss that it is of.
    for (auto step : llvm::make_early_inc_range(
             getOperation().getOps<trc::TrainingStepOp>())) {
      if (kept.contains(step.getSymName()))
        keep(step);
      else
        symbols.erase(step);
    }
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      auto loss = function->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of");
      if (loss && kept.contains(loss.getValue()))
        kept.insert(function.getName());
      if (kept.contains(function.getName()))
        pending.push_back(function);
    }
    while (!pending.empty())
      keep(pending.pop_back_val());
    for (auto function :
         llvm::make_early_inc_range(getOperation().getOps<func::FuncOp>())) {
      if (kept.contains(function.getName()))
        continue;
      symbols.erase(function);
      ++numErased;
    }
  }
};

} // namespace
