//===- GradientNorm.h - the gradients' joint norm, and clipping -*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_GRADIENTNORM_H
#define TRC_LIB_TRAINSTEP_GRADIENTNORM_H

#include "Accumulation.h"

namespace trc {

/// The norm of several tensors as one vector, an f64 scalar.
mlir::Value makeJointNorm(Arithmetic &math, mlir::ValueRange tensors);
/// What brings gradients of this norm to at most `limit`, at most 1.
mlir::Value makeClipping(Arithmetic &math, mlir::Value norm, double limit);

struct GradientNorm {
  /// The norm of the mean gradients before clipping, an f64 scalar; where each
  /// micro-batch is clipped, the mean of their norms.
  mlir::Value norm;
  /// What sums of gradients are to be multiplied by, an f64 scalar; null: 1.
  mlir::Value factor;
};

/// Of the gradients' sums over the recipe's micro-batches, on all ranks; with a
/// loss scale, `unscale` is its inverse, else null.
GradientNorm makeGradientNorm(Arithmetic &math, TrainingStepOp recipe,
                              const Evaluation &sums, int64_t ranks,
                              mlir::Value unscale);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_GRADIENTNORM_H
