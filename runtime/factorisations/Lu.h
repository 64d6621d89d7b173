//===- Lu.h - a matrix as two triangles -------------------------*- C++ -*-===//
//
// Golub, Van Loan, Matrix Computations, 3.4: elimination with partial pivoting.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_LU_H
#define TRC_FACTORISATIONS_LU_H

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace trc::factorisations {

/// Pivots (from 1, as LAPACK numbers them); the first column without one, from
/// 1, or 0.
template <typename T>
int64_t factorLu(T *a, int64_t rows, int64_t columns, T *pivots) {
  int64_t failed = 0;
  for (int64_t k = 0; k < std::min(rows, columns); ++k) {
    int64_t best = k;
    for (int64_t i = k + 1; i < rows; ++i)
      if (std::abs(a[i * columns + k]) > std::abs(a[best * columns + k]))
        best = i;
    pivots[k] = static_cast<T>(best + 1);
    if (best != k)
      std::swap_ranges(a + k * columns, a + (k + 1) * columns,
                       a + best * columns);
    const T pivot = a[k * columns + k];
    if (pivot == 0) {
      failed = failed ? failed : k + 1;
      continue;
    }
    for (int64_t i = k + 1; i < rows; ++i) {
      const T factor = a[i * columns + k] /= pivot;
      for (int64_t j = k + 1; j < columns; ++j)
        a[i * columns + j] -= factor * a[k * columns + j];
    }
  }
  return failed;
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_LU_H
