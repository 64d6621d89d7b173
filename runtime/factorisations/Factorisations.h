//===- Factorisations.h - LU, QR, eigenvalues, singular values --*- C++ -*-===//
//
// What JAX has LAPACK do on a CPU, as plain loops over one matrix, which lies
// row by row. The runtime computes them in f64 and the reference in extended
// precision; both read this file, since signs and orders that mathematics
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

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::factorisations {

enum class Kind { Lu, Qr, Reflectors, Eigh, Svd };

inline std::optional<Kind> kindNamed(std::string_view name) {
  if (name == "trc.lu")
    return Kind::Lu;
  if (name == "trc.qr")
    return Kind::Qr;
  if (name == "trc.reflectors")
    return Kind::Reflectors;
  if (name == "trc.eigh")
    return Kind::Eigh;
  if (name == "trc.svd")
    return Kind::Svd;
  return std::nullopt;
}

using Shape = std::span<const int64_t>;

/// What is computed of each matrix: sizes, and how many matrices there are.
struct Problem {
  Kind kind = Kind::Lu;
  int64_t matrices = 1, rows = 0, columns = 0;
  int64_t least = 0;                      ///< of rows and columns
  int64_t given = 0;                      ///< Reflectors: how many there are
  int64_t leftColumns = 0, rightRows = 0; ///< Svd: of U and of V^T

  /// Elements per matrix of each operand, inputs first.
  std::vector<int64_t> sizes() const;
  size_t inputs() const { return kind == Kind::Reflectors ? 2 : 1; }
};

inline std::vector<int64_t> Problem::sizes() const {
  const int64_t all = rows * columns;
  switch (kind) {
  case Kind::Lu:
    return {all, all, least, 1};
  case Kind::Qr:
    return {all, all, least};
  case Kind::Reflectors:
    return {all, given, all};
  case Kind::Eigh:
    return {all, all, rows, 1};
  case Kind::Svd:
    return {all, least, rows * leftColumns, rightRows * columns, 1};
  }
  return {};
}

/// Reads the sizes from the shapes of inputs and results; none if they do not
/// belong together.
inline std::optional<Problem> makeProblem(Kind kind,
                                          const std::vector<Shape> &shapes) {
  static constexpr size_t operands[] = {4, 3, 3, 4, 5};
  if (shapes.size() != operands[static_cast<int>(kind)] || shapes[0].size() < 2)
    return std::nullopt;
  Problem problem;
  problem.kind = kind;
  const size_t batch = shapes[0].size() - 2;
  for (size_t d = 0; d < batch; ++d)
    problem.matrices *= shapes[0][d];
  problem.rows = shapes[0][batch];
  problem.columns = shapes[0][batch + 1];
  problem.least = std::min(problem.rows, problem.columns);
  if (kind == Kind::Reflectors && shapes[1].size() == batch + 1)
    problem.given = shapes[1][batch];
  if (kind == Kind::Svd && shapes[2].size() == batch + 2 &&
      shapes[3].size() == batch + 2) {
    problem.leftColumns = shapes[2][batch + 1];
    problem.rightRows = shapes[3][batch];
  }
  const int64_t m = problem.rows, n = problem.columns, k = problem.least;
  using Sizes = std::vector<int64_t>;
  std::vector<Sizes> expected;
  switch (kind) {
  case Kind::Lu:
    expected = {{m, n}, {m, n}, {k}, {}};
    break;
  case Kind::Qr:
    expected = {{m, n}, {m, n}, {k}};
    break;
  case Kind::Reflectors:
    if (n > m || problem.given > n)
      return std::nullopt;
    expected = {{m, n}, {problem.given}, {m, n}};
    break;
  case Kind::Eigh:
    if (m != n)
      return std::nullopt;
    expected = {{n, n}, {n, n}, {n}, {}};
    break;
  case Kind::Svd: {
    const int64_t left = problem.leftColumns, right = problem.rightRows;
    if (left < k || left > m || right < k || right > n)
      return std::nullopt;
    expected = {{m, n}, {k}, {m, left}, {right, n}, {}};
    break;
  }
  }
  for (size_t i = 0; i < expected.size(); ++i)
    if (shapes[i].size() != batch + expected[i].size() ||
        !std::equal(shapes[0].begin(), shapes[0].begin() + batch,
                    shapes[i].begin()) ||
        !std::equal(expected[i].begin(), expected[i].end(),
                    shapes[i].begin() + batch))
      return std::nullopt;
  return problem;
}

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

/// Columns `from` .. of `a`, times I - tau v v^T, where v is 1 at `row` and
/// column `row` of `v` below it.
template <typename T>
void reflect(T *a, int64_t rows, int64_t columns, int64_t from, const T *v,
             int64_t row, T tau) {
  for (int64_t j = from; j < columns; ++j) {
    T sum = a[row * columns + j];
    for (int64_t i = row + 1; i < rows; ++i)
      sum += v[i * columns + row] * a[i * columns + j];
    sum *= tau;
    a[row * columns + j] -= sum;
    for (int64_t i = row + 1; i < rows; ++i)
      a[i * columns + j] -= sum * v[i * columns + row];
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

/// The largest element of a vector becomes positive; of several, the first.
template <typename T>
bool isTurned(const T *vector, int64_t size, int64_t stride) {
  int64_t best = 0;
  // Where two are as large up to rounding, rounding does not choose.
  const T slack = 1 + std::sqrt(std::numeric_limits<float>::epsilon());
  for (int64_t i = 1; i < size; ++i)
    if (std::abs(vector[i * stride]) > slack * std::abs(vector[best * stride]))
      best = i;
  return vector[best * stride] < 0;
}

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

/// `u` [rows, leftColumns], `vt` [rightRows, columns]. False: not a number.
template <typename T>
bool factorSvd(const T *a, const Problem &problem, T *s, T *u, T *vt) {
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
  for (int64_t i = 0; i < rows * columns; ++i)
    if (!std::isfinite(a[i]))
      return false;
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
  return true;
}

/// Of one matrix: `operands` point at its inputs and results as numbers, in the
/// order of the problem's sizes.
template <typename T>
void factor(const Problem &problem, const std::vector<T *> &operands) {
  const std::vector<int64_t> sizes = problem.sizes();
  const int64_t rows = problem.rows, columns = problem.columns;
  T *last = operands.back();
  bool isNumber = true;
  switch (problem.kind) {
  case Kind::Lu:
    std::copy_n(operands[0], sizes[0], operands[1]);
    *last = static_cast<T>(factorLu(operands[1], rows, columns, operands[2]));
    return;
  case Kind::Qr:
    std::copy_n(operands[0], sizes[0], operands[1]);
    return factorQr(operands[1], rows, columns, operands[2]);
  case Kind::Reflectors:
    return multiplyReflectors(operands[0], operands[1], rows, columns,
                              problem.given, operands[2]);
  case Kind::Eigh:
    std::copy_n(operands[0], sizes[0], operands[1]);
    for (int64_t i = 0; i < sizes[0]; ++i)
      isNumber = isNumber && std::isfinite(operands[0][i]);
    isNumber = isNumber && factorEigh(operands[1], rows, operands[2]);
    break;
  case Kind::Svd:
    isNumber =
        factorSvd(operands[0], problem, operands[1], operands[2], operands[3]);
    break;
  }
  // As LAPACK does: a status, and nothing that could be taken for a result.
  *last = isNumber ? T(0) : T(1);
  for (size_t i = 1; !isNumber && i + 1 < operands.size(); ++i)
    std::fill_n(operands[i], sizes[i], std::numeric_limits<T>::quiet_NaN());
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_FACTORISATIONS_H
