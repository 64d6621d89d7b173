//===- WayBack.h - bodies that are gone through backwards -------*- C++ -*-===//
//
// What the rules of loops and branches share: which values of a body get
// cotangents, and a copy of a body's operations.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_DIFFERENTIATE_WAYBACK_H
#define TRC_LIB_DIFFERENTIATE_WAYBACK_H

#include "trc/Differentiate/Activity.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

namespace trc {

/// Adds to `reached` what of the block the values in it are made of, as far as
/// it is active.
void reachBack(mlir::Block &block, llvm::SetVector<mlir::Value> &reached,
               const Activity &activity);

/// Copies the operations of `from`, and gives the copies.
llvm::SmallVector<mlir::Operation *> copyOperations(mlir::Block &from,
                                                    mlir::OpBuilder &builder,
                                                    mlir::IRMapping &mapping);

} // namespace trc

#endif // TRC_LIB_DIFFERENTIATE_WAYBACK_H
