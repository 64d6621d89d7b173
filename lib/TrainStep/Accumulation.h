//===- Accumulation.h - loss and gradients of a batch -----------*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_ACCUMULATION_H
#define TRC_LIB_TRAINSTEP_ACCUMULATION_H

#include "Arithmetic.h"

#include "trc/TrainStep/LossSignature.h"

namespace trc {

struct Evaluation {
  mlir::Value loss;
  llvm::SmallVector<mlir::Value> metrics;   ///< as in the signature
  llvm::SmallVector<mlir::Value> states;    ///< as in the signature
  llvm::SmallVector<mlir::Value> gradients; ///< per parameter; sums
  /// The sum of the gradients' norms, where each was clipped; else null.
  mlir::Value norm;
};

/// A loss with its gradients, ready to be written into a step.
class GradientSource {
public:
  /// Finds the function with `trc.gradient_of` and checks that it has one
  /// gradient per parameter.
  static mlir::FailureOr<GradientSource> find(TrainingStepOp recipe,
                                              const LossSignature &loss);

  /// Writes the evaluation on one batch; `arguments` are those of the loss.
  /// Gradients have the compute type.
  Evaluation evaluate(Arithmetic &math, mlir::ValueRange arguments) const;

  /// Writes a loop over the leading dimension of the batch. Loss and metrics
  /// are means; gradients are sums, so that the division by `trips` can be
  /// part of what is multiplied into them anyway. With a `clipNorm` those of
  /// each trip are brought to at most this joint norm before they are added.
  Evaluation accumulate(Arithmetic &math, mlir::ValueRange arguments,
                        int64_t trips, std::optional<double> clipNorm) const;

private:
  mlir::func::FuncOp function;
  const LossSignature *loss = nullptr;
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ACCUMULATION_H
