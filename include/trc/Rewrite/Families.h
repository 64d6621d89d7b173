//===- Families.h - operations that are treated alike -----------*- C++ -*-===//
//
// Families that one pass takes out of a program and others count on to be gone.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_FAMILIES_H
#define TRC_REWRITE_FAMILIES_H

#include "mlir/IR/Operation.h"

namespace trc {

/// The number of the rank that asks.
bool isRankNumber(mlir::Operation *op);
/// Reads what other ranks have, or which rank this is (`lower-collectives`).
bool isCollective(mlir::Operation *op);
/// Those below an operation, in its order; a pass that walks may not take what
/// it walks over out.
llvm::SmallVector<mlir::Operation *> getCollectives(mlir::Operation *below);

/// Whether a number is infinite, of either sign or of one.
bool isInfinityTest(mlir::Operation *op);
/// Is always written by the common operations (`legalize-operations`). A `map`
/// is not: its body may hold what has no form on tensors.
bool isRare(mlir::Operation *op);

} // namespace trc

#endif // TRC_REWRITE_FAMILIES_H
