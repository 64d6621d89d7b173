//===- SinkConstants.cpp - constants next to those who read them ----------===//
//
// Common subexpression elimination and the hoisting of invariants leave one
// constant in front of a loop for many readers inside of it. A kernel that
// holds the constant needs no memory for it, and knows that a reduction starts
// from a neutral value. Values that a loop carries start in buffers of their
// own, so each gets a constant of its own: filled once, not filled and copied.
// The body of a sort or of a reduction sees nothing from outside: what it reads
// is there already.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Fusion/Passes.h"

namespace trc {
#define GEN_PASS_DEF_SINKCONSTANTS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {
struct SinkConstantsPass
    : public trc::impl::SinkConstantsBase<SinkConstantsPass> {
  void runOnOperation() override {
    SmallVector<stablehlo::ConstantOp> splats;
    getOperation().walk([&](stablehlo::ConstantOp constant) {
      if (constant.getValue().isSplat())
        splats.push_back(constant);
    });
    for (stablehlo::ConstantOp constant : splats)
      sink(constant);
  }

  void sink(stablehlo::ConstantOp constant) {
    llvm::DenseMap<Block *, Value> copies;
    for (OpOperand &use :
         llvm::make_early_inc_range(constant->getResult(0).getUses())) {
      if (isa<stablehlo::WhileOp>(use.getOwner())) {
        if (constant->hasOneUse())
          continue;
        OpBuilder builder(use.getOwner());
        use.set(builder.clone(*constant)->getResult(0));
        ++numSunk;
        continue;
      }
      Block *block = use.getOwner()->getBlock();
      if (block == constant->getBlock())
        continue;
      Value &copy = copies[block];
      if (!copy) {
        copy = OpBuilder::atBlockBegin(block).clone(*constant)->getResult(0);
        ++numSunk;
      }
      use.set(copy);
    }
    if (constant->use_empty())
      constant->erase();
  }
};
} // namespace
