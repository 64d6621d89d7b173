//===- Schedule.h - the learning rate of a step -----------------*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_SCHEDULE_H
#define TRC_LIB_TRAINSTEP_SCHEDULE_H

#include "Arithmetic.h"

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// Whether the caller gives the learning rate.
bool isRateGiven(TrainingStepOp recipe);

/// What the caller gives then: an f64 scalar, or a vector with one for each of
/// several groups.
mlir::RankedTensorType getRateType(mlir::MLIRContext *context,
                                   int64_t numGroups);
/// The rates of the groups, f64 scalars, from a value of that type.
llvm::SmallVector<mlir::Value> splitRates(Arithmetic &math, mlir::Value given);

/// The learning rate at step `t` (1 for the first), both f64 scalars, by a
/// schedule of the recipe's own.
mlir::Value makeLearningRate(Arithmetic &math, TrainingStepOp recipe,
                             mlir::Value t);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_SCHEDULE_H
