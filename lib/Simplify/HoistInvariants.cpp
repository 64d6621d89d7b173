//===- HoistInvariants.cpp - work that a loop would repeat ----------------===//
//
// Inner loops first, so that what leaves an inner loop can leave the outer one
// as well. Constants inside of a loop count as values from outside: they move
// along with what reads them.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Simplify/Passes.h"

namespace trc {
#define GEN_PASS_DEF_HOISTINVARIANTS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

int64_t countBytes(Value value) {
  auto type = trc::dynTensorType(value);
  if (!type)
    return 0;
  return type.getNumElements() * ((type.getElementTypeBitWidth() + 7) / 8);
}

/// A result that would live through the loop must not be more than what lives
/// through it anyway.
bool isSmall(Operation *op) {
  int64_t read = 64, made = 0;
  for (Value operand : op->getOperands())
    read = std::max(read, countBytes(operand));
  for (Value result : op->getResults())
    made += countBytes(result);
  return made <= read;
}

class HoistInvariantsPass
    : public trc::impl::HoistInvariantsBase<HoistInvariantsPass> {
public:
  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::WhileOp loop) {
      hoist(loop, loop.getCond());
      hoist(loop, loop.getBody());
    });
  }

private:
  void hoist(stablehlo::WhileOp loop, Region &region) {
    auto isOutside = [&](Value value) {
      return !region.isAncestor(value.getParentRegion()) ||
             trc::getConstant(value);
    };
    for (Operation &op :
         llvm::make_early_inc_range(region.front().without_terminator())) {
      if (isa<stablehlo::ConstantOp>(op) || op.getNumRegions() != 0 ||
          !isPure(&op) || !llvm::all_of(op.getOperands(), isOutside) ||
          !isSmall(&op) || isa<stablehlo::IotaOp>(op))
        continue;
      for (Value operand : op.getOperands())
        if (Operation *constant = operand.getDefiningOp();
            constant && region.isAncestor(constant->getParentRegion()))
          constant->moveBefore(loop);
      op.moveBefore(loop);
      ++numHoisted;
    }
  }
};

} // namespace
