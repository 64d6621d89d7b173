//===- Qr.h - Householder's reflectors --------------------------*- C++ -*-===//
//
// Golub, Van Loan, Matrix Computations, 5.2, packed as LAPACK does.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_QR_H
#define TRC_FACTORISATIONS_QR_H

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace trc::factorisations {

/// Columns `from` .. of `a`, times I - tau v v^T, where v is 1 at `row` and
/// column `row` of `v` below it.
template <typename T>
void reflect(T *a, int64_t rows, int64_t columns, int64_t from, const T *v,
             int64_t row, T tau) {
  // Row by row, some columns at a time, as the matrix lies in memory.
  constexpr int64_t together = 32;
  for (int64_t first = from; first < columns; first += together) {
    const int64_t count = std::min(together, columns - first);
    T sum[together];
    std::copy_n(a + row * columns + first, count, sum);
    for (int64_t i = row + 1; i < rows; ++i) {
      const T factor = v[i * columns + row];
      for (int64_t j = 0; j < count; ++j)
        sum[j] += factor * a[i * columns + first + j];
    }
    for (int64_t j = 0; j < count; ++j) {
      sum[j] *= tau;
      a[row * columns + first + j] -= sum[j];
    }
    for (int64_t i = row + 1; i < rows; ++i) {
      const T factor = v[i * columns + row];
      for (int64_t j = 0; j < count; ++j)
        a[i * columns + first + j] -= sum[j] * factor;
    }
  }
}

template <typename T>
void factorQr(T *a, int64_t rows, int64_t columns, T *taus) {
  for (int64_t k = 0; k < std::min(rows, columns); ++k) {
    T below = 0;
    for (int64_t i = k + 1; i < rows; ++i)
      below = std::hypot(below, a[i * columns + k]);
    taus[k] = 0;
    if (below == 0)
      continue;
    const T alpha = a[k * columns + k];
    const T beta = -std::copysign(std::hypot(alpha, below), alpha);
    taus[k] = (beta - alpha) / beta;
    for (int64_t i = k + 1; i < rows; ++i)
      a[i * columns + k] /= alpha - beta;
    reflect(a, rows, columns, k + 1, a, k, taus[k]);
    a[k * columns + k] = beta;
  }
}

/// `q` becomes the first columns of the product of the reflectors of `packed`.
template <typename T>
void multiplyReflectors(const T *packed, const T *taus, int64_t rows,
                        int64_t columns, int64_t count, T *q) {
  std::fill(q, q + rows * columns, T(0));
  for (int64_t i = 0; i < columns; ++i)
    q[i * columns + i] = 1;
  for (int64_t k = count; k-- > 0;)
    reflect(q, rows, columns, 0, packed, k, taus[k]);
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_QR_H
