//===- LinearAlgebra.h - factorisation, solving, normalisation --*- C++ -*-===//
//
// cholesky and triangular_solve on batches of matrices in the last two
// dimensions, and batch normalisation. Computed in f64 and rounded once; f64
// itself in long double.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_LINEARALGEBRA_H
#define TRC_REFERENCE_LINEARALGEBRA_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// Reads one triangle of each matrix; the other one of the result is zero. Not
/// positive definite gives NaN in all of the triangle.
Tensor cholesky(const Tensor &operand, bool lower);

enum class Transposed { No, Yes };

/// Solves op(a) x = b, or x op(a) = b where `leftSide` is false, reading one
/// triangle of `a`, and not its diagonal where that is `unitDiagonal`.
Tensor triangularSolve(const Tensor &a, const Tensor &b, bool leftSide,
                       bool lower, bool unitDiagonal, Transposed transposed);

struct BatchNormTraining {
  Tensor output, mean, variance;
};
BatchNormTraining batchNormTraining(const Tensor &operand, const Tensor &scale,
                                    const Tensor &offset, double epsilon,
                                    int64_t featureDim);

Tensor batchNormInference(const Tensor &operand, const Tensor &scale,
                          const Tensor &offset, const Tensor &mean,
                          const Tensor &variance, double epsilon,
                          int64_t featureDim);

struct BatchNormGrad {
  Tensor operand, scale, offset;
};
BatchNormGrad batchNormGrad(const Tensor &operand, const Tensor &scale,
                            const Tensor &mean, const Tensor &variance,
                            const Tensor &gradOutput, double epsilon,
                            int64_t featureDim);

} // namespace trc::reference

#endif // TRC_REFERENCE_LINEARALGEBRA_H
