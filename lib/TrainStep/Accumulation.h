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

/// The micro-batches of a step.
struct MicroBatches {
  int64_t count = 1;
  /// The number of the first, a ui64 scalar: generators draw by it
  /// (GeneratorKeys.h). Null: 0, and of a single one nobody asks.
  mlir::Value first;
  /// The joint norm that the gradients of each are brought to at most.
  std::optional<double> clipNorm;
  /// With a loss scale its inverse, else null: what is clipped is divided by
  /// the scale too.
  mlir::Value unscale;
  /// Whether the last stands behind the loop over the others, so that each sum
  /// is whole as soon as its last gradient is made.
  bool lastIsApart = false;
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

  /// Writes the evaluation of all micro-batches, of several in a loop over the
  /// leading dimension of the batch. Loss and metrics are means; gradients are
  /// sums, so that the division can be part of what is multiplied into them
  /// anyway.
  Evaluation evaluateBatch(Arithmetic &math, mlir::ValueRange arguments,
                           const MicroBatches &all) const;

private:
  Evaluation accumulate(Arithmetic &math, mlir::ValueRange arguments,
                        const MicroBatches &all) const;
  /// What `carried` becomes by micro-batch `i`: the states that change, then
  /// sums of loss, metrics, gradients and norms.
  llvm::SmallVector<mlir::Value> addMicroBatch(Arithmetic &math,
                                               const MicroBatches &all,
                                               mlir::ValueRange arguments,
                                               mlir::Value i,
                                               mlir::ValueRange carried) const;

  mlir::func::FuncOp function;
  const LossSignature *loss = nullptr;
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ACCUMULATION_H
