//===- ProductChain.cpp - what works on a product by element --------------===//
//
// See ProductChain.h.
//
//===----------------------------------------------------------------------===//

#include "ProductChain.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

using namespace mlir;

namespace trc {

/// More operations than this stand behind no head.
static constexpr unsigned longestChain = 8;

static bool isLink(Operation *op) {
  return isa_and_nonnull<stablehlo::AddOp, stablehlo::SubtractOp,
                         stablehlo::MulOp, stablehlo::DivOp,
                         stablehlo::ConvertOp>(op);
}

static ContractOp findProduct(Value value, unsigned depth) {
  Operation *op = value.getDefiningOp();
  if (!op || !value.hasOneUse())
    return {};
  if (auto product = dyn_cast<ContractOp>(op))
    return product.getInit() ? ContractOp() : product;
  if (!isLink(op) || depth == 0)
    return {};
  for (Value operand : op->getOperands())
    if (ContractOp product = findProduct(operand, depth - 1))
      return product;
  return {};
}

ContractOp findProduct(Value value) { return findProduct(value, longestChain); }

static Value rebuildChain(OpBuilder &builder, Value value,
                          const ChainRules &rules, unsigned depth) {
  if (DenseElementsAttr splat = getSplat(value))
    return makeSplat(builder, value.getLoc(),
                     getTensorType(value).clone(rules.shape), splat);
  if (!findProduct(value, depth))
    return rules.other(value);
  Operation *op = value.getDefiningOp();
  if (auto product = dyn_cast<ContractOp>(op))
    return rules.product(product);
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(rebuildChain(builder, operand, rules, depth - 1));
  Operation *copy = builder.clone(*op);
  copy->setOperands(operands);
  copy->getResult(0).setType(getTensorType(value).clone(rules.shape));
  return copy->getResult(0);
}

Value rebuildChain(OpBuilder &builder, Value value, const ChainRules &rules) {
  return rebuildChain(builder, value, rules, longestChain);
}

bool isPlainSum(stablehlo::ReduceOp op) {
  return op.getInputs().size() == 1 &&
         isa_and_nonnull<stablehlo::AddOp>(getCombiner(op.getBody())) &&
         isAnyZero(op.getInitValues().front());
}

} // namespace trc
