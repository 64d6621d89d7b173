//===- VerifySteps.cpp - what recipes of training steps become ------------===//
//
// First a function of gradients beside each loss, then one function of each.
// See VerifyPhase.h.
//
//===----------------------------------------------------------------------===//

#include "VerifyPhase.h"

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace trc;

/// Whether it was derived. One that a program brings is looked at where its
/// step is assembled, in words for its author.
static bool isDerived(func::FuncOp gradient) {
  for (unsigned i = 0; i < gradient.getNumResults(); ++i)
    if (gradient.getResultAttr(i, "trc.gradient"))
      return true;
  return false;
}

/// differentiate_c2
static LogicalResult verifyDerived(func::FuncOp gradient, func::FuncOp loss) {
  const ArrayRef<Type> arguments = loss.getArgumentTypes();
  const ArrayRef<Type> values = loss.getResultTypes();
  // A loss that is scaled has its scale behind them.
  if (gradient.getArgumentTypes().take_front(arguments.size()) != arguments ||
      gradient.getResultTypes().take_front(values.size()) != values)
    return gradient.emitOpError("differentiate_c2: expected the arguments and "
                                "first the results of its loss, ")
           << loss.getFunctionType() << ", got " << gradient.getFunctionType();
  unsigned next = values.size();
  for (unsigned i = 0; i < arguments.size(); ++i) {
    const Attribute parameter = loss.getArgAttr(i, "trc.parameter");
    if (!parameter)
      continue;
    if (next >= gradient.getNumResults() ||
        gradient.getResultTypes()[next] != arguments[i] ||
        gradient.getResultAttr(next, "trc.gradient") != parameter)
      return gradient.emitOpError("differentiate_c2: expected the gradient of "
                                  "parameter ")
             << parameter << " as result " << next << ", of type "
             << arguments[i];
    ++next;
  }
  if (next != gradient.getNumResults())
    return gradient.emitOpError("differentiate_c2: result ")
           << next << " is the gradient of no parameter";
  return success();
}

LogicalResult trc::verifyGradients(ModuleOp module) {
  for (auto step : module.getOps<TrainingStepOp>()) {
    SmallVector<func::FuncOp> gradients;
    for (auto function : module.getOps<func::FuncOp>())
      if (function->getAttr("trc.gradient_of") == step.getLossAttr())
        gradients.push_back(function);
    if (gradients.size() != 1)
      return step.emitOpError("differentiate_c1: expected one function of the "
                              "gradients of ")
             << step.getLossAttr() << ", got " << gradients.size();
    auto loss = dyn_cast_or_null<func::FuncOp>(
        SymbolTable::lookupSymbolIn(module, step.getLossAttr()));
    if (loss && isDerived(gradients.front()) &&
        failed(verifyDerived(gradients.front(), loss)))
      return failure();
  }
  return success();
}

LogicalResult trc::verifySteps(ModuleOp module) {
  for (auto function : module.getOps<func::FuncOp>()) {
    if (!function->hasAttr("trc.assembled"))
      continue;
    llvm::SmallBitVector isReplacement(function.getNumResults());
    for (unsigned i = 0; i < function.getNumArguments(); ++i) {
      const Attribute state = function.getArgAttr(i, "trc.state");
      auto to = function.getArgAttrOfType<IntegerAttr>(i, "tf.aliasing_output");
      const bool isKept =
          to && to.getInt() >= 0 && to.getInt() < function.getNumResults() &&
          function.getResultAttr(to.getInt(), "trc.state") == state;
      if (state && !isKept)
        return function.emitOpError("assemble_c2: argument ")
               << i << ", the state " << state
               << ", is not donated to the result of its name";
      if (state)
        isReplacement.set(to.getInt());
    }
    for (unsigned i = 0; i < function.getNumResults(); ++i)
      if (!isReplacement[i] && !function.getResultAttr(i, "trc.metric"))
        return function.emitOpError("assemble_c3: result ")
               << i << " is no metric, and replaces no state";
  }
  return success();
}
