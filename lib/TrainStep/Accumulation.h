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
  /// gradient per parameter, and takes a loss scale if the recipe has one: an
  /// f32 scalar behind the loss's arguments.
  static mlir::FailureOr<GradientSource> find(TrainingStepOp recipe,
                                              const LossSignature &loss);

  /// Whether the gradients are those of the loss times a last argument.
  bool takesScale() const;

  /// Writes the evaluation on one batch; `arguments` are those of the loss, and
  /// the scale where it takes one.
  /// Gradients have the compute type.
  Evaluation evaluate(Arithmetic &math, mlir::ValueRange arguments) const;

  /// The same of micro-batch `number` of a step, a ui64 scalar: generators draw
  /// by it (GeneratorKeys.h) and are given back with the key they came with.
  /// Null: of the only one.
  Evaluation evaluateMicroBatch(Arithmetic &math, mlir::ValueRange arguments,
                                mlir::Value number) const;

  /// Writes a loop over the leading dimension of the batch. Loss and metrics
  /// are means; gradients are sums, so that the division by `trips` can be
  /// part of what is multiplied into them anyway. With a `clipNorm` those of
  /// each trip are brought to at most this joint norm before they are added;
  /// then, with a loss scale, they are divided by it too (`unscale`, its
  /// inverse; else null). `first` is the number of the first micro-batch; null:
  /// 0.
  Evaluation accumulate(Arithmetic &math, mlir::ValueRange arguments,
                        int64_t trips, std::optional<double> clipNorm,
                        mlir::Value first, mlir::Value unscale) const;

private:
  mlir::func::FuncOp function;
  const LossSignature *loss = nullptr;
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ACCUMULATION_H
