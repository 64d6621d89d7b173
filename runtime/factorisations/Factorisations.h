//===- Factorisations.h - LU, QR, eigenvalues, singular values --*- C++ -*-===//
//
// What JAX has LAPACK do on a CPU, as plain loops over one matrix, which lies
// row by row. The runtime computes them in f64 and the reference in extended
// precision; both read these files, since signs and orders that mathematics
// leaves open have to be one choice.
//
//   trc.lu          a = P L U with partial pivoting (Golub, Van Loan, Matrix
//                   Computations, 3.4): L below the diagonal, U on and above it
//   trc.qr          Householder's reflectors as LAPACK packs them (5.2): R on
//                   and above the diagonal, below it v of H = I - tau v v^T,
//                   whose first element is 1
//   trc.reflectors  the first columns of H_0 H_1 ..
//   trc.eigh        a = V diag(w) V^T of a symmetric matrix, of which the lower
//                   half is read: tridiagonal form (8.3.1), then QR steps with
//                   Wilkinson's shift (8.3.2); w ascends
//   trc.svd         a = U diag(s) V^T by rotations of columns until they are
//                   orthogonal (Hestenes, 8.6.3); s descends
//
// A vector of trc.eigh and a column of U have their largest element positive.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_FACTORISATIONS_H
#define TRC_FACTORISATIONS_FACTORISATIONS_H

#include "factorisations/Eigh.h"
#include "factorisations/Lu.h"
#include "factorisations/Problem.h"
#include "factorisations/Qr.h"
#include "factorisations/Svd.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace trc::factorisations {

template <typename T> bool areFinite(const T *values, int64_t count) {
  return std::all_of(values, values + count,
                     [](T value) { return std::isfinite(value); });
}

/// Writes the status of eigenvectors and singular vectors; as LAPACK does,
/// nothing that could be taken for a result is left where there is none.
template <typename T>
void setStatus(const Problem &problem, const std::vector<T *> &tensors,
               bool isNumber) {
  const std::vector<int64_t> sizes = problem.sizes();
  const size_t status = *statusAt(problem.kind);
  *tensors[status] = isNumber ? T(0) : T(1);
  for (size_t i = problem.inputs(); !isNumber && i < sizes.size(); ++i)
    if (i != status)
      std::fill_n(tensors[i], sizes[i], std::numeric_limits<T>::quiet_NaN());
}

/// Of one matrix: `tensors` point at its inputs and results as numbers, each
/// under its number (Tensors.h).
template <typename T>
void factor(const Problem &problem, const std::vector<T *> &tensors) {
  const int64_t rows = problem.rows, columns = problem.columns;
  const T *matrix = tensors[matrixAt];
  const int64_t size = rows * columns;
  switch (problem.kind) {
  case Kind::Lu:
    std::copy_n(matrix, size, tensors[lu_at::factors]);
    *tensors[lu_at::status] = static_cast<T>(factorLu(
        tensors[lu_at::factors], rows, columns, tensors[lu_at::pivots]));
    return;
  case Kind::Qr:
    std::copy_n(matrix, size, tensors[qr_at::factors]);
    return factorQr(tensors[qr_at::factors], rows, columns,
                    tensors[qr_at::taus]);
  case Kind::Reflectors:
    return multiplyReflectors(matrix, tensors[reflectors_at::taus], rows,
                              columns, problem.given,
                              tensors[reflectors_at::q]);
  case Kind::Eigh:
    std::copy_n(matrix, size, tensors[eigh_at::vectors]);
    return setStatus(problem, tensors,
                     areFinite(matrix, size) &&
                         factorEigh(tensors[eigh_at::vectors], rows,
                                    tensors[eigh_at::values]));
  case Kind::Svd:
    const bool isNumber = areFinite(matrix, size);
    if (isNumber)
      factorSvd(matrix, problem, tensors[svd_at::values], tensors[svd_at::u],
                tensors[svd_at::vt]);
    return setStatus(problem, tensors, isNumber);
  }
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_FACTORISATIONS_H
