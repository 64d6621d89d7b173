//===- Svd.h - singular values ----------------------------------*- C++ -*-===//
//
// Golub, Van Loan, Matrix Computations, 8.6.3: rotations of columns until they
// are orthogonal (Hestenes).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_SVD_H
#define TRC_FACTORISATIONS_SVD_H

#include "factorisations/Problem.h"
#include "factorisations/Signs.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <vector>

namespace trc::factorisations {

/// Fills rows `from` .. `to` of `basis`, of `size` elements each, so that all
/// rows are orthogonal and of length 1.
template <typename T>
void completeBasis(T *basis, int64_t from, int64_t to, int64_t size) {
  int64_t unit = 0;
  for (int64_t row = from; row < to; ++row) {
    T *vector = basis + row * size;
    T length = 0;
    // Of the unit vectors at least one has a part of its own.
    while (length * length * 2 * static_cast<T>(size) < 1 && unit < size) {
      std::fill(vector, vector + size, T(0));
      vector[unit++] = 1;
      for (int again = 0; again < 2; ++again)
        for (int64_t other = 0; other < row; ++other) {
          const T *before = basis + other * size;
          T along = 0;
          for (int64_t i = 0; i < size; ++i)
            along += before[i] * vector[i];
          for (int64_t i = 0; i < size; ++i)
            vector[i] -= along * before[i];
        }
      length = 0;
      for (int64_t i = 0; i < size; ++i)
        length = std::hypot(length, vector[i]);
    }
    for (int64_t i = 0; i < size; ++i)
      vector[i] /= length;
  }
}

/// The rows of `columns` (`count` of them, `size` long, no more than `size`)
/// are made orthogonal by rotations; those of `turns` (`count` long) turn with
/// them.
template <typename T>
void orthogonalise(T *columns, T *turns, int64_t count, int64_t size) {
  const T epsilon = std::numeric_limits<T>::epsilon();
  bool isDone = false;
  for (int sweep = 0; sweep < 60 && !isDone; ++sweep) {
    isDone = true;
    for (int64_t p = 0; p < count; ++p)
      for (int64_t q = p + 1; q < count; ++q) {
        T *x = columns + p * size, *y = columns + q * size;
        T xx = 0, yy = 0, xy = 0;
        for (int64_t i = 0; i < size; ++i) {
          xx += x[i] * x[i];
          yy += y[i] * y[i];
          xy += x[i] * y[i];
        }
        if (xy == 0 ||
            !(std::abs(xy) > 4 * epsilon * std::sqrt(xx) * std::sqrt(yy)))
          continue;
        isDone = false;
        const T zeta = (yy - xx) / (2 * xy);
        const T t = std::copysign(T(1), zeta) /
                    (std::abs(zeta) + std::hypot(T(1), zeta));
        const T c = 1 / std::hypot(T(1), t), s = c * t;
        auto rotate = [&](T *a, T *b, int64_t length) {
          for (int64_t i = 0; i < length; ++i) {
            const T first = a[i], second = b[i];
            a[i] = c * first - s * second;
            b[i] = s * first + c * second;
          }
        };
        rotate(x, y, size);
        rotate(turns + p * count, turns + q * count, count);
      }
  }
}

/// `u` [rows, leftColumns], `vt` [rightRows, columns], of finite numbers.
template <typename T>
void factorSvd(const T *a, const Problem &problem, T *s, T *u, T *vt) {
  const int64_t rows = problem.rows, columns = problem.columns;
  const bool isWide = columns > rows;
  const int64_t count = problem.least, size = std::max(rows, columns);
  // The shorter side's vectors, one in each row; a wide matrix is transposed.
  std::vector<T> vectors(size * size), turns(count * count, T(0));
  for (int64_t j = 0; j < count; ++j) {
    turns[j * count + j] = 1;
    for (int64_t i = 0; i < size; ++i)
      vectors[j * size + i] = isWide ? a[j * columns + i] : a[i * columns + j];
  }
  // Squares must neither overflow nor vanish.
  T largest = 0;
  for (int64_t i = 0; i < rows * columns; ++i)
    largest = std::max(largest, std::abs(a[i]));
  for (int64_t i = 0; largest > 0 && i < count * size; ++i)
    vectors[i] /= largest;
  orthogonalise(vectors.data(), turns.data(), count, size);
  std::vector<T> lengths(count);
  for (int64_t j = 0; j < count; ++j)
    for (int64_t i = 0; i < size; ++i)
      lengths[j] = std::hypot(lengths[j], vectors[j * size + i]);
  std::vector<int64_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](int64_t i, int64_t j) {
    return lengths[i] == lengths[j] ? i < j : lengths[i] > lengths[j];
  });
  // Long vectors in the order of s; those of no length are made up.
  std::vector<T> sorted(size * size), inner(count * count);
  const T none = count ? lengths[order[0]] * std::numeric_limits<T>::epsilon() *
                             static_cast<T>(size)
                       : T(0);
  int64_t rank = 0;
  for (int64_t j = 0; j < count; ++j) {
    const int64_t from = order[j];
    s[j] = lengths[from] * largest;
    std::copy_n(turns.data() + from * count, count, inner.data() + j * count);
    if (lengths[from] > none && rank == j) {
      for (int64_t i = 0; i < size; ++i)
        sorted[j * size + i] = vectors[from * size + i] / lengths[from];
      ++rank;
    }
  }
  const int64_t longOnes = isWide ? problem.rightRows : problem.leftColumns;
  completeBasis(sorted.data(), rank, longOnes, size);
  // The other side has as many vectors as are asked for, `count` at most.
  for (int64_t j = 0; j < longOnes; ++j) {
    const bool isTurnable = j < count;
    const T *left = isWide && isTurnable ? inner.data() + j * count
                                         : sorted.data() + j * size;
    const T sign =
        isTurned(left, isWide && isTurnable ? count : size, 1) ? T(-1) : T(1);
    for (int64_t i = 0; i < size; ++i)
      (isWide ? vt[j * columns + i] : u[i * longOnes + j]) =
          sign * sorted[j * size + i];
    for (int64_t i = 0; isTurnable && i < count; ++i)
      (isWide ? u[i * problem.leftColumns + j] : vt[j * columns + i]) =
          sign * inner[j * count + i];
  }
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_SVD_H
