//===- LossScale.h - gradients of a scaled loss -----------------*- C++ -*-===//
//
// With a loss scale s a step has three more scalars of state:
//
//   scaling.scale          f32: s
//   scaling.clean_steps    i32: steps without an overflow since s changed
//   scaling.skipped_steps  i32: steps with one, in all
//
// Gradients are those of s * loss. Where their joint norm is finite, the step
// is what it would be without a scale, and after `loss_scale_period` of those s
// grows. Where it is not, all other state stays as it was and s becomes
// smaller. The norm is made anyway, so that looking for an overflow costs
// nothing; a norm that overflows by itself counts as one.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_LOSSSCALE_H
#define TRC_LIB_TRAINSTEP_LOSSSCALE_H

#include "Arithmetic.h"
#include "ExtendInitialise.h"

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

class LossScale {
public:
  /// How many tensors of state it has.
  static constexpr size_t numStates = 3;

  /// What a recipe with a loss scale keeps, in this order.
  static llvm::SmallVector<FirstState> states(TrainingStepOp recipe,
                                              mlir::Builder &builder);

  /// `states` are their values before the step.
  LossScale(Arithmetic &math, TrainingStepOp recipe, mlir::ValueRange states);

  /// What the loss is multiplied by, an f32 scalar.
  mlir::Value scale() const { return before[0]; }
  /// What its gradients are to be multiplied by, an f64 scalar.
  mlir::Value inverse() const { return inverseScale; }

  /// Call once `norm` is known, an f64 scalar that is finite where all
  /// gradients are.
  void judge(Arithmetic &math, mlir::Value norm);
  /// `after`, or `before` where the step is skipped.
  mlir::Value choose(Arithmetic &math, mlir::Value before,
                     mlir::Value after) const;
  /// The next values of its own state.
  llvm::ArrayRef<mlir::Value> next() const { return after; }
  /// Of them, the number of steps skipped so far, an i32 scalar.
  mlir::Value skipped() const { return after[2]; }

private:
  TrainingStepOp recipe;
  llvm::SmallVector<mlir::Value> before, after;
  mlir::Value inverseScale, isClean;
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_LOSSSCALE_H
