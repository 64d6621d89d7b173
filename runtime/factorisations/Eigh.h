//===- Eigh.h - eigenvalues of a symmetric matrix ---------------*- C++ -*-===//
//
// Golub, Van Loan, Matrix Computations, 8.3: tridiagonal form, then QR steps
// with Wilkinson's shift.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_EIGH_H
#define TRC_FACTORISATIONS_EIGH_H

#include "factorisations/Signs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace trc::factorisations {

/// `a` = Q T Q^T with T of `diagonal` and `beside` (n - 1); `a` becomes Q^T.
template <typename T>
void makeTridiagonal(T *a, int64_t n, T *diagonal, T *beside, T *work) {
  std::vector<T> turned(n * n, T(0));
  for (int64_t i = 0; i < n; ++i)
    turned[i * n + i] = 1;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = i + 1; j < n; ++j)
      a[i * n + j] = a[j * n + i];
  for (int64_t k = 0; k + 2 < n; ++k) {
    T norm = 0;
    for (int64_t i = k + 2; i < n; ++i)
      norm = std::hypot(norm, a[i * n + k]);
    if (norm == 0)
      continue;
    const T alpha = a[(k + 1) * n + k];
    const T beta = -std::copysign(std::hypot(alpha, norm), alpha);
    // v, 1 at k + 1, and H = I - tau v v^T.
    std::vector<T> v(n, T(0));
    v[k + 1] = 1;
    for (int64_t i = k + 2; i < n; ++i)
      v[i] = a[i * n + k] / (alpha - beta);
    const T tau = (beta - alpha) / beta;
    T along = 0;
    for (int64_t i = k; i < n; ++i) {
      T sum = 0;
      for (int64_t j = k + 1; j < n; ++j)
        sum += a[i * n + j] * v[j];
      work[i] = tau * sum;
      along += work[i] * v[i];
    }
    for (int64_t i = k; i < n; ++i)
      work[i] -= tau / 2 * along * v[i];
    for (int64_t i = k; i < n; ++i)
      for (int64_t j = k; j < n; ++j)
        a[i * n + j] -= v[i] * work[j] + work[i] * v[j];
    // Q^T becomes H Q^T.
    std::fill(work, work + n, T(0));
    for (int64_t i = k + 1; i < n; ++i)
      for (int64_t j = 0; j < n; ++j)
        work[j] += v[i] * turned[i * n + j];
    for (int64_t i = k + 1; i < n; ++i)
      for (int64_t j = 0; j < n; ++j)
        turned[i * n + j] -= tau * v[i] * work[j];
  }
  for (int64_t i = 0; i < n; ++i) {
    diagonal[i] = a[i * n + i];
    if (i + 1 < n)
      beside[i] = a[(i + 1) * n + i];
  }
  std::copy(turned.begin(), turned.end(), a);
}

/// One QR step on rows `low` to `high` of a tridiagonal matrix; the rows of
/// `vectors` turn with it.
template <typename T>
void stepTridiagonal(T *d, T *e, int64_t low, int64_t high, T *vectors,
                     int64_t n) {
  const T half = (d[high - 1] - d[high]) / 2, last = e[high - 1];
  const T shift =
      d[high] -
      last * last / (half + std::copysign(std::hypot(half, last), half));
  T x = d[low] - shift, z = e[low];
  for (int64_t k = low; k < high; ++k) {
    const T r = std::hypot(x, z);
    const T c = r == 0 ? T(1) : x / r, s = r == 0 ? T(0) : z / r;
    if (k > low)
      e[k - 1] = r;
    const T first = d[k], second = d[k + 1], between = e[k];
    d[k] = c * c * first + 2 * c * s * between + s * s * second;
    d[k + 1] = s * s * first - 2 * c * s * between + c * c * second;
    e[k] = c * s * (second - first) + (c * c - s * s) * between;
    if (k + 1 < high) {
      x = e[k];
      z = s * e[k + 1];
      e[k + 1] *= c;
    }
    for (int64_t j = 0; j < n; ++j) {
      const T a = vectors[k * n + j], b = vectors[(k + 1) * n + j];
      vectors[k * n + j] = c * a + s * b;
      vectors[(k + 1) * n + j] = c * b - s * a;
    }
  }
}

/// `a` becomes its eigenvectors, one in each column. False: not a number.
template <typename T> bool factorEigh(T *a, int64_t n, T *values) {
  std::vector<T> beside(n), work(n), rows(n * n);
  makeTridiagonal(a, n, values, beside.data(), work.data());
  const T epsilon = std::numeric_limits<T>::epsilon();
  int64_t steps = 0, high = n - 1;
  while (high > 0) {
    int64_t low = high;
    while (low > 0 &&
           std::abs(beside[low - 1]) >
               epsilon * (std::abs(values[low - 1]) + std::abs(values[low])))
      --low;
    if (low == high) {
      --high;
      continue;
    }
    // Each takes two to three.
    if (++steps > 60 * n)
      return false;
    stepTridiagonal(values, beside.data(), low, high, a, n);
  }
  for (int64_t i = 0; i < n; ++i)
    if (!std::isfinite(values[i]))
      return false;
  std::vector<int64_t> order(n);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
    return values[i] == values[j] ? i < j : values[i] < values[j];
  });
  std::copy(a, a + n * n, rows.begin());
  std::copy(values, values + n, work.begin());
  for (int64_t j = 0; j < n; ++j) {
    const T *vector = rows.data() + order[j] * n;
    const T sign = isTurned(vector, n, 1) ? T(-1) : T(1);
    values[j] = work[order[j]];
    for (int64_t i = 0; i < n; ++i)
      a[i * n + j] = sign * vector[i];
  }
  return true;
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_EIGH_H
