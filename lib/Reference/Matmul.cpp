//===- Matmul.cpp - products of matrices, with an epilogue ----------------===//
//
// Three loops and a formula.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Matmul.h"

#include <bit>
#include <cmath>

namespace trc::reference {

/// To 10 bits of mantissa, to nearest, halves away from zero: what tensor cores
/// are documented to read of an f32, and how cvt.rna.tf32 rounds.
static float roundToTf32(float value) {
  if (!std::isfinite(value))
    return value;
  uint32_t bits = std::bit_cast<uint32_t>(value);
  return std::bit_cast<float>((bits + 0x1000) & ~uint32_t(0x1fff));
}

static constexpr long double cubic = 0.044715L;
static const long double root = std::sqrt(2 / std::acos(-1.0L));

static long double gelu(long double x) {
  return x / 2 * (1 + std::tanh(root * (x + cubic * x * x * x)));
}

static long double geluGradient(long double x) {
  long double t = std::tanh(root * (x + cubic * x * x * x));
  return (1 + t) / 2 + x / 2 * (1 - t * t) * root * (1 + 3 * cubic * x * x);
}

template <typename Sum>
static void compute(const MatmulShape &shape, const Tensor &lhs,
                    const Tensor &rhs, const Tensor *init, const Tensor *bias,
                    const Tensor *pre, MatmulResults &out) {
  auto [batch, m, n, k] = shape.size;
  auto factor = [&](const Tensor &tensor, unsigned which, int64_t b,
                    int64_t row, int64_t column) {
    Sum value = static_cast<Sum>(tensor.getFloat(
        b * shape.stride[which] + row * shape.leading[which] + column));
    return shape.tf32 ? Sum(roundToTf32(static_cast<float>(value))) : value;
  };
  std::vector<Sum> columnSums(n, 0);
  for (int64_t b = 0; b < batch; ++b)
    for (int64_t i = 0; i < m; ++i)
      for (int64_t j = 0; j < n; ++j) {
        Sum sum = 0;
        for (int64_t s = 0; s < k; ++s) {
          Sum product = (shape.transposeLhs ? factor(lhs, 0, b, s, i)
                                            : factor(lhs, 0, b, i, s)) *
                        (shape.transposeRhs ? factor(rhs, 1, b, j, s)
                                            : factor(rhs, 1, b, s, j));
          sum += product;
        }
        int64_t at = b * shape.stride[2] + i * shape.leading[2] + j;
        if (init)
          sum += static_cast<Sum>(init->getFloat(at));
        if (bias)
          sum += static_cast<Sum>(bias->getFloat(j));
        out.keptPre.setFloat(at, sum);
        if (shape.activation == Activation::Gelu)
          sum = static_cast<Sum>(gelu(sum));
        if (shape.activation == Activation::GeluGradient)
          sum *= static_cast<Sum>(geluGradient(pre->getFloat(at)));
        out.result.setFloat(at, sum);
        columnSums[j] += sum;
      }
  for (int64_t j = 0; j < n; ++j)
    out.biasGradient.setFloat(j, columnSums[j]);
}

MatmulResults matmul(const MatmulShape &shape, const Tensor &lhs,
                     const Tensor &rhs, const Tensor *init, const Tensor *bias,
                     const Tensor *pre, const Tensor &like) {
  Tensor zeros(like.type(), like.shape());
  MatmulResults out = {zeros, zeros, Tensor(like.type(), {shape.size[2]})};
  if (like.type() == ElementType::F64)
    compute<double>(shape, lhs, rhs, init, bias, pre, out);
  else
    compute<float>(shape, lhs, rhs, init, bias, pre, out);
  return out;
}

} // namespace trc::reference
