//===- Reductions.cpp - what a reduction's body does ----------------------===//
//
// See Reductions.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/Reductions.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace trc {

Operation *getCombiner(Region &body) {
  Block &block = body.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation *op = &block.front();
  Operation *terminator = block.getTerminator();
  if (!isCommutative(op) || terminator->getNumOperands() != 1 ||
      terminator->getOperand(0) != op->getResult(0))
    return nullptr;
  Value a = op->getOperand(0), b = op->getOperand(1);
  bool inOrder = a == block.getArgument(0) && b == block.getArgument(1);
  bool swapped = a == block.getArgument(1) && b == block.getArgument(0);
  return inOrder || swapped ? op : nullptr;
}

bool isNeutral(Operation *combiner, Value init) {
  bool isMax = isa<stablehlo::MaxOp>(combiner);
  if (isa<stablehlo::AddOp>(combiner))
    return isAnyZero(init);
  if (isa<stablehlo::OrOp, stablehlo::XorOp>(combiner))
    return isZeroInteger(init);
  if (isa<stablehlo::MulOp>(combiner))
    return isSplatOf(init, 1.0);
  if (isa<stablehlo::AndOp>(combiner))
    return isAllOnes(init);
  if (std::optional<APFloat> number = getSplatFloat(init))
    return number->isInfinity() && number->isNegative() == isMax;
  std::optional<APInt> number = getSplatInteger(init);
  if (!number)
    return false;
  if (isUnsignedInteger(getElementTypeOrSelf(init.getType())))
    return isMax ? number->isMinValue() : number->isMaxValue();
  return isMax ? number->isMinSignedValue() : number->isMaxSignedValue();
}

} // namespace trc
