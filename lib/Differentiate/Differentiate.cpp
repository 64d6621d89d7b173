//===- Differentiate.cpp - losses get their gradients ---------------------===//
//
// A copy of the loss, with the way back behind the way there. The rules are
// the operations' own (XRules.cpp); the sums are kept by Cotangents.
//
//===----------------------------------------------------------------------===//

#include "RecomputeLayers.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/Differentiate/DifferentiableOpInterface.h"
#include "trc/Differentiate/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Unread.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/Support/FormatVariadic.h"

namespace trc {
#define GEN_PASS_DEF_DIFFERENTIATE
#include "trc/Differentiate/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

/// Puts bodies in the place of calls until none is left.
LogicalResult inlineCalls(func::FuncOp function, SymbolTable &symbols) {
  // More calls within calls than functions are there is recursion.
  auto numFunctions =
      llvm::range_size(symbols.getOp()->getRegion(0).getOps<func::FuncOp>());
  for (int64_t depth = 0;; ++depth) {
    SmallVector<std::pair<Operation *, StringAttr>> calls;
    function.walk([&](Operation *op) {
      if (auto call = dyn_cast<func::CallOp>(op))
        calls.emplace_back(op, call.getCalleeAttr().getAttr());
      else if (auto composite = dyn_cast<stablehlo::CompositeOp>(op))
        calls.emplace_back(op, composite.getDecompositionAttr().getAttr());
    });
    if (calls.empty())
      return success();
    for (auto [call, name] : calls) {
      auto callee = symbols.lookup<func::FuncOp>(name);
      if (depth > static_cast<int64_t>(numFunctions))
        return call->emitError() << "recursive call of '" << name.getValue()
                                 << "' cannot be differentiated";
      if (!callee || !callee.getBody().hasOneBlock())
        return call->emitError() << "calls '" << name.getValue()
                                 << "', expected a function of one block";
      OpBuilder builder(call);
      IRMapping mapping;
      mapping.map(callee.getArguments(), call->getOperands());
      Block &body = callee.getBody().front();
      for (Operation &op : body.without_terminator())
        builder.clone(op, mapping)->walk([&](Operation *inner) {
          inner->setLoc(CallSiteLoc::get(inner->getLoc(), call->getLoc()));
        });
      for (auto [result, returned] : llvm::zip_equal(
               call->getResults(), body.getTerminator()->getOperands()))
        result.replaceAllUsesWith(mapping.lookupOrDefault(returned));
      call->erase();
    }
  }
}

class DifferentiatePass
    : public trc::impl::DifferentiateBase<DifferentiatePass> {
public:
  using DifferentiateBase::DifferentiateBase;

  void runOnOperation() override {
    SymbolTable symbols(getOperation());
    if (!function.empty()) {
      auto named = symbols.lookup<func::FuncOp>(function);
      if (!named) {
        getOperation().emitError()
            << "there is no function '" << function << "' to differentiate";
        return signalPassFailure();
      }
      if (failed(differentiate(named, symbols, /*isScaled=*/false)))
        signalPassFailure();
      return;
    }
    llvm::MapVector<func::FuncOp, bool> losses;
    for (auto step : getOperation().getOps<TrainingStepOp>()) {
      auto loss = symbols.lookup<func::FuncOp>(step.getLoss());
      if (!loss) {
        step.emitError() << "names '" << step.getLoss()
                         << "' as its loss, which is not a function of this "
                            "module";
        return signalPassFailure();
      }
      losses[loss] |= scalesLoss(step);
    }
    for (auto [loss, isScaled] : losses)
      if (!hasGradient(loss) && failed(differentiate(loss, symbols, isScaled)))
        return signalPassFailure();
  }

private:
  /// Whether the program brings a gradient of its own.
  bool hasGradient(func::FuncOp loss) {
    return llvm::any_of(
        getOperation().getOps<func::FuncOp>(), [&](func::FuncOp function) {
          auto of =
              function->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of");
          return of && of.getValue() == loss.getName() &&
                 !function.isExternal();
        });
  }

  static LogicalResult check(func::FuncOp loss) {
    if (!loss.getBody().hasOneBlock())
      return loss.emitError("expected a loss of one block, got ")
             << loss.getBody().getBlocks().size();
    ArrayRef<Type> results = loss.getResultTypes();
    if (results.empty() || !stablehlo::isFloatTensor(results.front()) ||
        cast<RankedTensorType>(results.front()).getRank() != 0) {
      InFlightDiagnostic diagnostic = loss.emitError(
          "expected result 0 of a loss to be a float scalar, got ");
      return results.empty() ? diagnostic << "no result"
                             : diagnostic << results.front();
    }
    bool hasParameter = false;
    for (unsigned i = 0; i < loss.getNumArguments(); ++i) {
      auto name = loss.getArgAttrOfType<StringAttr>(i, "trc.parameter");
      if (!name)
        continue;
      hasParameter = true;
      Type type = loss.getArgument(i).getType();
      if (!stablehlo::isFloatTensor(type))
        return emitError(loss.getArgument(i).getLoc())
               << "expected the parameter '" << name.getValue()
               << "' to be a tensor of floats, got " << type;
    }
    if (!hasParameter)
      return loss.emitError("expected a loss with a parameter (an argument "
                            "with trc.parameter), got none");
    return success();
  }

  /// With a scale, the gradients are those of the loss times a last argument.
  LogicalResult differentiate(func::FuncOp loss, SymbolTable &symbols,
                              bool isScaled) {
    if (failed(check(loss)))
      return failure();
    std::string name = (loss.getName() + ".gradient").str();
    // A declaration, by which others call the gradient, gets its body.
    Operation *other = symbols.lookup(name);
    auto declared = dyn_cast_or_null<func::FuncOp>(other);
    if (other && (!declared || !declared.isExternal())) {
      InFlightDiagnostic diagnostic = loss.emitError()
                                      << "its gradient would have the name '"
                                      << name << "', which is taken";
      diagnostic.attachNote(other->getLoc()) << "the other of that name";
      return diagnostic;
    }
    FunctionType expected;
    if (declared) {
      expected = declared.getFunctionType();
      symbols.erase(declared);
    }
    func::FuncOp gradient = loss.clone();
    gradient.setName(name);
    gradient.setPrivate();
    gradient->setAttr("trc.gradient_of", FlatSymbolRefAttr::get(loss));
    symbols.insert(gradient, std::next(loss->getIterator()));
    if (failed(inlineCalls(gradient, symbols)) ||
        failed(appendGradients(gradient, isScaled)))
      return failure();
    if (expected && expected != gradient.getFunctionType())
      return loss.emitError()
             << "its gradient is declared with the type " << expected
             << ", got " << gradient.getFunctionType();
    ++numFunctions;
    return success();
  }

  static Value addScale(func::FuncOp function) {
    RankedTensorType type = getLossScaleType(function.getContext());
    unsigned number = function.getNumArguments();
    auto name = StringAttr::get(function.getContext(), "loss_scale");
    if (failed(function.insertArgument(number, type, {}, NameLoc::get(name))))
      llvm_unreachable("an argument behind the last can be inserted");
    return function.getArgument(number);
  }

  /// Visits the operations of a loss, last to first.
  LogicalResult goBack(func::FuncOp function, ArrayRef<Operation *> ops,
                       Cotangents &cotangents, Activity &activity) {
    const bool mayBeAgain = recomputeLayers > 0;
    if (!mayBeAgain && !countLayers)
      return cotangents.backpropagate(ops);
    LayerRecomputation chosen;
    chosen.every = std::max<int64_t>(1, recomputeLayers);
    chosen.first = mayBeAgain ? int64_t(recomputeFirst) : 0;
    auto layers =
        findRepeatedLayers(ops, activity, [&](BlockArgument argument) {
          return !!function.getArgAttr(argument.getArgNumber(),
                                       "trc.parameter");
        });
    if (failed(
            backpropagateByLayers(ops, layers, cotangents, activity, chosen)))
      return failure();
    numLayers += chosen.layers;
    numAgain += chosen.again;
    noteLayers(function, chosen);
    return success();
  }

  /// For the report, and for whoever chooses how many are computed again.
  void noteLayers(func::FuncOp function, const LayerRecomputation &chosen) {
    Builder builder(&getContext());
    // With what was noted of other losses.
    auto before = getOperation()->getAttrOfType<DictionaryAttr>("trc.layers");
    auto number = [&](StringRef name, int64_t value) {
      if (before)
        value += before.getAs<IntegerAttr>(name).getInt();
      return builder.getNamedAttr(name, builder.getI64IntegerAttr(value));
    };
    getOperation()->setAttr(
        "trc.layers",
        builder.getDictionaryAttr({number("layers", chosen.layers),
                                   number("groups", chosen.groups),
                                   number("again", chosen.again),
                                   number("kept_bytes", chosen.keptBytes),
                                   number("flops", chosen.flops)}));
    if (!remarks || recomputeLayers <= 0)
      return;
    if (chosen.obstacle)
      chosen.obstacle->emitRemark(
          "the layer of this is not computed again, because it has an effect");
    if (chosen.again) {
      InFlightDiagnostic remark =
          function.emitRemark("computed again in the backward half: ")
          << chosen.layersAgain << " of " << chosen.layers << " layers";
      if (const int64_t inGroup = std::min(chosen.every, chosen.layers);
          inGroup > 1)
        remark << ", in groups of " << inGroup;
      remark << ", from " << chosen.keptBytes << " bytes that are kept, by "
             << chosen.flops << " more operations of products and attention";
      if (productRate > 0)
        remark << ", which take about "
               << llvm::formatv("{0:f1}", static_cast<double>(chosen.flops) /
                                              productRate * 1e-6)
                      .str()
               << " ms";
    } else if (chosen.layers == 0)
      function.emitRemark("no layer is computed again: no part of the loss "
                          "that has products repeats itself");
  }

  /// .. and how much loops keep, which could be less.
  void noteLoops(int64_t keptBytes) {
    if (keptBytes == 0)
      return;
    constexpr llvm::StringLiteral name = "trc.kept_by_loops";
    if (auto before = getOperation()->getAttrOfType<IntegerAttr>(name))
      keptBytes += before.getInt();
    getOperation()->setAttr(
        name, Builder(&getContext()).getI64IntegerAttr(keptBytes));
  }

  LogicalResult appendGradients(func::FuncOp function, bool isScaled) {
    Block &block = function.getBody().front();
    Value scale = isScaled ? addScale(function) : Value();
    Operation *end = block.getTerminator();
    Activity activity;
    SmallVector<BlockArgument> parameters;
    for (BlockArgument argument : block.getArguments())
      if (function.getArgAttr(argument.getArgNumber(), "trc.parameter")) {
        parameters.push_back(argument);
        activity.insert(argument);
      }
    activity.visit(block);

    SmallVector<Operation *> ops;
    for (Operation &op : block.without_terminator())
      ops.push_back(&op);
    OpBuilder builder(end);
    DifferentiationCounts counts{
        .loopBytes = loopBytes, .productBits = productBits, .remarks = remarks};
    Cotangents cotangents(builder, getGradientLoc(end->getLoc()), activity,
                          counts);
    Value loss = end->getOperand(0);
    if (cotangents.wants(loss))
      cotangents.give(
          loss, scale ? cotangents.convert(scale, getElementTypeOrSelf(loss))
                      : cotangents.fill(loss, 1));
    if (failed(goBack(function, ops, cotangents, activity)))
      return failure();
    if (countLayers)
      noteLoops(loopBytes - counts.loopBytes);

    cotangents.loc = getGradientLoc(end->getLoc());
    SmallVector<Value> results(end->getOperands());
    SmallVector<Type> types(function.getResultTypes());
    for (BlockArgument parameter : parameters) {
      results.push_back(cotangents.orZeros(parameter));
      types.push_back(parameter.getType());
    }
    end->setOperands(results);
    // All at once: each set of attributes that a function had stays in memory.
    SmallVector<DictionaryAttr> attributes;
    function.getAllResultAttrs(attributes);
    for (BlockArgument parameter : parameters)
      attributes.push_back(builder.getDictionaryAttr(builder.getNamedAttr(
          "trc.gradient",
          function.getArgAttr(parameter.getArgNumber(), "trc.parameter"))));
    function.setType(
        builder.getFunctionType(function.getArgumentTypes(), types));
    function.setAllResultAttrs(attributes);
    eraseUnread(block);
    numRules += counts.rules;
    numInPlace += counts.inPlace;
    numLoops += counts.loops;
    numJoinedHeads += counts.joinedHeads;
    return success();
  }
};

} // namespace
