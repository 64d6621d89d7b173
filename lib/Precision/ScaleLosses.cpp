//===- ScaleLosses.cpp - recipes in f16 get a loss scale ------------------===//
//
// What a loss scale is stands in TrainStep/LossScaling.h, what a step does with
// it in lib/TrainStep/LossScale.h. It has to be known before gradients are
// derived, long before types are changed; so the recipe says it. Which products
// rules fit is known when the gradients are there: `lower-precision` refuses a
// step that has a scale and nothing to use it for.
//
//===----------------------------------------------------------------------===//

#include "Flow.h"
#include "Products.h"

#include "trc/Dialect/Trc/RecipeNumbers.h"
#include "trc/Precision/Passes.h"
#include "trc/TrainStep/LossScaling.h"

#include "mlir/IR/SymbolTable.h"

namespace trc {
#define GEN_PASS_DEF_SCALELOSSES
#include "trc/Precision/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Whether the program brings gradients of its own that take no scale.
static bool hasUnscaledGradient(ModuleOp module, func::FuncOp loss) {
  return llvm::any_of(module.getOps<func::FuncOp>(), [&](func::FuncOp other) {
    auto of = other->getAttrOfType<FlatSymbolRefAttr>("trc.gradient_of");
    return of && of.getValue() == loss.getName() &&
           other.getNumArguments() == loss.getNumArguments();
  });
}

/// Whether anything of a loss may get another type.
static bool hasProduct(func::FuncOp loss) {
  return loss
      .walk([](Operation *op) {
        std::optional<Product> product = describeProduct(op);
        return product && product->isOfF32() ? WalkResult::interrupt()
                                             : WalkResult::advance();
      })
      .wasInterrupted();
}

namespace {

class ScaleLossesPass : public trc::impl::ScaleLossesBase<ScaleLossesPass> {
  void runOnOperation() override {
    ModuleOp module = getOperation();
    SymbolTable symbols(module);
    Builder builder(&getContext());
    for (auto recipe : module.getOps<TrainingStepOp>()) {
      auto loss = symbols.lookup<func::FuncOp>(recipe.getLoss());
      if (recipe->hasAttr(lossScaleStart.name) || !loss ||
          findNarrowFloat(loss) || !hasProduct(loss) ||
          hasUnscaledGradient(module, loss))
        continue;
      ++numScaled;
      recipe->setAttr(lossScaleStart.name,
                      builder.getF64FloatAttr(lossScaleStart.suggested));
    }
  }
};

} // namespace
