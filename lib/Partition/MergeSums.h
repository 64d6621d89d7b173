//===- MergeSums.h - fewer sums over ranks ----------------------*- C++ -*-===//

#ifndef TRC_LIB_PARTITION_MERGESUMS_H
#define TRC_LIB_PARTITION_MERGESUMS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

/// Adds up before ranks are: what two sums over ranks are added to becomes one,
/// and what a loop adds up from zero is summed over ranks behind it. Returns
/// how many sums there are less, those of a loop counted once.
int64_t mergeSums(mlir::func::FuncOp function, int64_t ranks);

} // namespace trc

#endif // TRC_LIB_PARTITION_MERGESUMS_H
