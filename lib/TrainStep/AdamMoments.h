//===- AdamMoments.h - the running moments of a gradient --------*- C++ -*-===//
//
//   m = m + (1 - beta1) (g - m)
//   v = beta2 v + (1 - beta2) g g
//   direction = m / c1 / (sqrt(v) / sqrt(c2) + epsilon),  c = 1 - beta^t
//
// What Adam (Kingma and Ba, arXiv:1412.6980, algorithm 1) and those that came
// of it keep for each parameter. They differ in where the decay of weights goes
// and in what the direction is multiplied by.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_ADAMMOMENTS_H
#define TRC_LIB_TRAINSTEP_ADAMMOMENTS_H

#include "Arithmetic.h"

#include "trc/TrainStep/OptimizerTable.h"

namespace trc {

/// Rows of their numbers: what is usual differs.
constexpr OptimizerNumber beta1Number() {
  return {.name = "beta1",
          .options = "--beta1",
          .text = "decay of the first moment",
          .low = 0,
          .end = 1,
          .byDefault = 0.9,
          .suggested = 0.9};
}
constexpr OptimizerNumber beta2Number(double byDefault, double suggested) {
  return {.name = "beta2",
          .options = "--beta2",
          .text = "decay of the second moment",
          .low = 0,
          .end = 1,
          .byDefault = byDefault,
          .suggested = suggested};
}
constexpr OptimizerNumber epsilonNumber(double usual) {
  return {.name = "epsilon",
          .options = "--eps,--epsilon",
          .text = "added to the root of the second moment",
          .low = 0,
          .end = 1e30,
          .byDefault = usual,
          .suggested = usual};
}

class AdamMoments {
public:
  /// Of a row that has beta1, beta2 and epsilon.
  explicit AdamMoments(const OptimizerSettings &settings)
      : beta1(settings["beta1"]), beta2(settings["beta2"]),
        epsilon(settings["epsilon"]) {}

  /// Prefixes of their names.
  static llvm::ArrayRef<llvm::StringRef> names();
  static bool isOfSquares(size_t moment) { return moment == 1; }

  /// What the updates of step `t`, from 1, share: `rate / c1`, negated, and
  /// `sqrt(c2)`. Without correction both c are 1.
  void begin(Arithmetic &math, mlir::Value rate, mlir::Value t,
             bool isCorrected = true);
  /// Both after one more gradient.
  void add(Arithmetic &math, mlir::Value gradient,
           llvm::MutableArrayRef<mlir::Value> moments) const;
  /// `-rate` times the direction.
  mlir::Value step(Arithmetic &math, llvm::ArrayRef<mlir::Value> moments) const;

private:
  double beta1, beta2, epsilon;
  mlir::Value minusStepSize, rootCorrection; ///< the second null where it is 1
};

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_ADAMMOMENTS_H
