//===- Matmul.h - products of matrices, with an epilogue --------*- C++ -*-===//
//
// trc.matmul. Sums run in f32 (f64 for f64), terms in order of k, then what is
// added, then the bias, then the activation; each result is rounded once.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_MATMUL_H
#define TRC_REFERENCE_MATMUL_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

enum class Activation : uint8_t { None, Gelu, GeluGradient };

/// The attributes of trc.matmul: `size` is batch, rows, columns, summed; the
/// others are for lhs, rhs and result.
struct MatmulShape {
  int64_t size[4], leading[3], stride[3];
  bool transposeLhs = false, transposeRhs = false;
  bool tf32 = false; ///< round factors to 10 bits of mantissa
  Activation activation = Activation::None;
};

/// `keptPre` is what an activation was computed from; `biasGradient` the sum
/// over rows and products.
struct MatmulResults {
  Tensor result, keptPre, biasGradient;
};

/// `like` has the type and shape of the result. `init`, `bias` and `pre` may be
/// null.
MatmulResults matmul(const MatmulShape &shape, const Tensor &lhs,
                     const Tensor &rhs, const Tensor *init, const Tensor *bias,
                     const Tensor *pre, const Tensor &like);

} // namespace trc::reference

#endif // TRC_REFERENCE_MATMUL_H
