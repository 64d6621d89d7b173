//===- Products.cpp - what a precision is for -----------------------------===//

#include "Products.h"

#include "Flow.h"

#include "trc/Dialect/Trc/TrcDialect.h"

#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;
using namespace trc;

bool Product::isOfF32() const {
  return llvm::all_of(operands,
                      [](OpOperand *operand) { return isF32(operand->get()); });
}

/// Query, key and value; packed, the one operand that holds them.
template <typename Attention>
static SmallVector<OpOperand *> vectorsOf(Attention op) {
  if (op.isPacked())
    return {&op.getQueryMutable()};
  return {&op.getQueryMutable(), op.getKeyMutable().begin(),
          op.getValueMutable().begin()};
}

std::optional<Product> trc::describeProduct(Operation *op) {
  return llvm::TypeSwitch<Operation *, std::optional<Product>>(op)
      .Case([](ContractOp contract) {
        return Product{contract,
                       {&contract.getLhsMutable(), &contract.getRhsMutable()},
                       {contract->getOpResult(0)}};
      })
      .Case([](AttentionOp attention) { // not its sums
        return Product{attention,
                       vectorsOf(attention),
                       {cast<OpResult>(attention.getResult())}};
      })
      .Case([](AttentionGradientOp gradient) { // not the forward one's sums
        Product product{gradient, vectorsOf(gradient), {}};
        product.operands.push_back(&gradient.getResultMutable());
        product.operands.push_back(&gradient.getDResultMutable());
        llvm::append_range(product.results, gradient->getOpResults());
        return product;
      })
      .Case([](HeadLossOp loss) {
        return Product{
            loss, {&loss.getXMutable(), &loss.getWeightMutable()}, {}};
      })
      .Case([](HeadLossGradientOp gradient) { // not by the weight
        return Product{gradient,
                       {&gradient.getXMutable(), &gradient.getWeightMutable()},
                       {cast<OpResult>(gradient.getDX())}};
      })
      .Default([](Operation *) { return std::nullopt; });
}
