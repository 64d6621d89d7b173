//===- Products.h - what a precision is for ---------------------*- C++ -*-===//
//
// The operations whose precision is asked for: contractions, attention and
// vocabulary heads, with what of each becomes narrow.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_PRODUCTS_H
#define TRC_LIB_PRECISION_PRODUCTS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace trc {

/// What a product multiplies and what it makes.
struct Product {
  mlir::Operation *op;
  llvm::SmallVector<mlir::OpOperand *> operands;
  /// Results of the operands' type; statistics and gradients of parameters are
  /// not among them.
  llvm::SmallVector<mlir::OpResult> results;

  /// Others, of f64 or integers, keep their types whatever is asked for.
  bool isOfF32() const;
};

/// Nothing where it is none.
std::optional<Product> describeProduct(mlir::Operation *op);

} // namespace trc

#endif // TRC_LIB_PRECISION_PRODUCTS_H
