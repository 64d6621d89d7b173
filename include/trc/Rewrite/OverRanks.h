//===- OverRanks.h - writing collectives over all ranks ---------*- C++ -*-===//
//
// What passes put in that make a program for several ranks of one for a whole:
// collectives over all ranks in the form of `normalize-collectives`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_OVERRANKS_H
#define TRC_REWRITE_OVERRANKS_H

#include "trc/Rewrite/TensorArithmetic.h"

namespace trc {

/// The number of the rank that asks: a scalar ui32.
mlir::Value makeRankNumber(TensorArithmetic &make);

/// What `combiner`, an operation of two elements such as `stablehlo.add`, makes
/// of the `parts` of all `ranks`; the same on each.
mlir::Value combineOverRanks(TensorArithmetic &make, int64_t ranks,
                             mlir::OperationName combiner, mlir::Value part);
/// The sum.
mlir::Value addOverRanks(TensorArithmetic &make, int64_t ranks,
                         mlir::Value part);

/// Of [ranks, n] row r of the sum, on rank r: [n].
mlir::Value addRowOverRanks(TensorArithmetic &make, mlir::Value rows);

/// The parts of all ranks in their order, along dimension `dim`.
mlir::Value joinOverRanks(TensorArithmetic &make, int64_t ranks, int64_t dim,
                          mlir::Value part);

} // namespace trc

#endif // TRC_REWRITE_OVERRANKS_H
