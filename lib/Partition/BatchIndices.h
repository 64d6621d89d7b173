//===- BatchIndices.h - rows that are indexed by their number ---*- C++ -*-===//
//
// `x[arange(n), y]` takes an element of each row: which row is an index like
// any other, that happens to count. Written as a batching dimension, rows can
// be split.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PARTITION_BATCHINDICES_H
#define TRC_LIB_PARTITION_BATCHINDICES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

/// In gathers and scatters whose indices are joined, what counts along a
/// dimension of the indices becomes a batching dimension.
void nameBatchDimensions(mlir::func::FuncOp function);

} // namespace trc

#endif // TRC_LIB_PARTITION_BATCHINDICES_H
