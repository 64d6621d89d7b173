//===- ProductChain.h - what works on a product by element ------*- C++ -*-===//
//
// A bias, a scale or a conversion may stand between a product and a movement of
// its rows. The movement then goes through them to the product.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_PRODUCTCHAIN_H
#define TRC_LIB_RAISE_PRODUCTCHAIN_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// The product behind sums, differences, products and quotients by element and
/// conversions, each of which nothing else reads; or null.
ContractOp findProduct(mlir::Value value);

/// Another tensor in the place of each that a chain reads: of its product, and
/// of what is added to it and the like, all of one new shape.
struct ChainRules {
  llvm::ArrayRef<int64_t> shape;
  llvm::function_ref<mlir::Value(ContractOp)> product;
  llvm::function_ref<mlir::Value(mlir::Value)> other;
};

/// Makes the chain that ends in `value` again, by `rules`.
mlir::Value rebuildChain(mlir::OpBuilder &builder, mlir::Value value,
                         const ChainRules &rules);

/// Whether `op` adds up its operand along dimensions, from zero.
bool isPlainSum(stablehlo::ReduceOp op);

} // namespace trc

#endif // TRC_LIB_RAISE_PRODUCTCHAIN_H
