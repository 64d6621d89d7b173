//===- InPlace.cpp - which values can share bytes -------------------------===//
//
// The promises of the runtime's library kernels (LibraryKernel.h there) and of
// fused kernels (Fusion/Aliasing.h), in one place.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/InPlace.h"

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Fusion/Aliasing.h"
#include "trc/Rewrite/Constants.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

int64_t trc::getValueSize(Value value) {
  return plan::getTensorSize(cast<RankedTensorType>(value.getType()));
}

static bool isAmong(OpOperand &use, MutableOperandRange range) {
  return llvm::any_of(range, [&](OpOperand &one) { return &one == &use; });
}

bool trc::isUpdate(Operation *op, unsigned operand, unsigned result) {
  OpOperand &use = op->getOpOperand(operand);
  return TypeSwitch<Operation *, bool>(op)
      .Case([&](stablehlo::DynamicUpdateSliceOp update) {
        return &use == &update.getOperandMutable();
      })
      .Case([&](ScatterRowsOp scatter) {
        return &use == &scatter.getInitMutable();
      })
      .Case([&](ContractOp product) {
        return isAmong(use, product.getInitMutable());
      })
      .Case([&](MatmulOp product) {
        return isAmong(use, product.getInitMutable()) &&
               op->getResult(result) == product.getResult();
      })
      .Case([&](stablehlo::ScatterOp scatter) {
        return operand == result && isAmong(use, scatter.getInputsMutable());
      })
      .Case([&](stablehlo::WhileOp) { return operand == result; })
      .Default([](Operation *) { return false; });
}

MutableArrayRef<OpOperand> trc::operandsUnder(OpResult result) {
  MutableArrayRef<OpOperand> operands = result.getOwner()->getOpOperands();
  if (isa<stablehlo::WhileOp>(result.getOwner()))
    return operands.slice(result.getResultNumber(), 1);
  return operands;
}

ResultRange trc::resultsOver(OpOperand &operand) {
  ResultRange results = operand.getOwner()->getResults();
  if (isa<stablehlo::WhileOp>(operand.getOwner()))
    return results.slice(operand.getOperandNumber(), 1);
  return results;
}

bool InPlaceRules::mayWriteOver(Operation *op, unsigned operand,
                                unsigned result) {
  Value from = op->getOperand(operand), to = op->getResult(result);
  if (!isTensor(from) || !isTensor(to) ||
      getValueSize(from) != getValueSize(to))
    return false;
  if (auto fusion = dyn_cast<FusionOp>(op)) {
    auto [it, inserted] = fusions.try_emplace(op);
    if (inserted)
      it->second = getFusionAliases(fusion);
    return llvm::is_contained(it->second, std::pair(operand, result));
  }
  if (isUpdate(op, operand, result))
    return true;
  // A rank adds up its share where that lies, and is given the others there.
  if (isa<stablehlo::AllReduceOp>(op))
    return operand == result;
  // Element by element.
  return op->hasTrait<trc::OpTrait::ElementwiseMap>() &&
         cast<ShapedType>(from.getType()).getShape() ==
             cast<ShapedType>(to.getType()).getShape();
}
