//===- Schedule.h - the learning rate of a step -----------------*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_SCHEDULE_H
#define TRC_LIB_TRAINSTEP_SCHEDULE_H

#include "Arithmetic.h"

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// The learning rate at step `t` (1 for the first), both f64 scalars, by the
/// recipe's schedule.
mlir::Value makeLearningRate(Arithmetic &math, TrainingStepOp recipe,
                             mlir::Value t);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_SCHEDULE_H
