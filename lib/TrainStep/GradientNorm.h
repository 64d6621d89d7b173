//===- GradientNorm.h - the gradients' joint norm, and clipping -*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_GRADIENTNORM_H
#define TRC_LIB_TRAINSTEP_GRADIENTNORM_H

#include "Arithmetic.h"

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

struct GradientNorm {
  /// The norm of the mean gradients before clipping, an f64 scalar.
  mlir::Value norm;
  /// What sums of gradients are to be multiplied by, an f64 scalar; null: 1.
  mlir::Value factor;
};

/// Of the sums of gradients over the recipe's micro-batches.
GradientNorm makeGradientNorm(Arithmetic &math, TrainingStepOp recipe,
                              mlir::ValueRange sums);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_GRADIENTNORM_H
