//===- Problem.h - what is computed of each matrix --------------*- C++ -*-===//
//
// Which factorisation, its sizes, and how many matrices there are, read from
// the shapes of a call.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_PROBLEM_H
#define TRC_FACTORISATIONS_PROBLEM_H

#include "factorisations/Tensors.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace trc::factorisations {

using Shape = std::span<const int64_t>;

/// What is computed of each matrix: sizes, and how many matrices there are.
struct Problem {
  Kind kind = Kind::Lu;
  int64_t matrices = 1, rows = 0, columns = 0;
  int64_t least = 0;                      ///< of rows and columns
  int64_t given = 0;                      ///< Reflectors: how many there are
  int64_t leftColumns = 0, rightRows = 0; ///< Svd: of U and of V^T

  /// Elements per matrix of each tensor.
  std::vector<int64_t> sizes() const;
  size_t inputs() const { return countTensors(kind).inputs; }
};

inline std::vector<int64_t> Problem::sizes() const {
  std::vector<int64_t> sizes(countTensors(kind).all, 1); // as a status has
  sizes[matrixAt] = rows * columns;
  switch (kind) {
  case Kind::Lu:
    sizes[lu_at::factors] = rows * columns;
    sizes[lu_at::pivots] = least;
    break;
  case Kind::Qr:
    sizes[qr_at::factors] = rows * columns;
    sizes[qr_at::taus] = least;
    break;
  case Kind::Reflectors:
    sizes[reflectors_at::taus] = given;
    sizes[reflectors_at::q] = rows * columns;
    break;
  case Kind::Eigh:
    sizes[eigh_at::vectors] = rows * columns;
    sizes[eigh_at::values] = rows;
    break;
  case Kind::Svd:
    sizes[svd_at::values] = least;
    sizes[svd_at::u] = rows * leftColumns;
    sizes[svd_at::vt] = rightRows * columns;
    break;
  }
  return sizes;
}

/// Reads the sizes from the shapes of the tensors; none if they do not belong
/// together.
inline std::optional<Problem> makeProblem(Kind kind,
                                          const std::vector<Shape> &shapes) {
  if (shapes.size() != countTensors(kind).all || shapes[matrixAt].size() < 2)
    return std::nullopt;
  const Shape matrix = shapes[matrixAt];
  Problem problem;
  problem.kind = kind;
  const size_t batch = matrix.size() - 2;
  for (size_t d = 0; d < batch; ++d)
    problem.matrices *= matrix[d];
  problem.rows = matrix[batch];
  problem.columns = matrix[batch + 1];
  problem.least = std::min(problem.rows, problem.columns);
  const int64_t m = problem.rows, n = problem.columns, k = problem.least;
  using Sizes = std::vector<int64_t>;
  std::vector<Sizes> expected(shapes.size()); // none behind the batch: a status
  expected[matrixAt] = {m, n};
  switch (kind) {
  case Kind::Lu:
    expected[lu_at::factors] = {m, n};
    expected[lu_at::pivots] = {k};
    break;
  case Kind::Qr:
    expected[qr_at::factors] = {m, n};
    expected[qr_at::taus] = {k};
    break;
  case Kind::Reflectors: {
    const Shape taus = shapes[reflectors_at::taus];
    if (taus.size() == batch + 1)
      problem.given = taus[batch];
    if (n > m || problem.given > n)
      return std::nullopt;
    expected[reflectors_at::taus] = {problem.given};
    expected[reflectors_at::q] = {m, n};
    break;
  }
  case Kind::Eigh:
    if (m != n)
      return std::nullopt;
    expected[eigh_at::vectors] = {n, n};
    expected[eigh_at::values] = {n};
    break;
  case Kind::Svd: {
    const Shape u = shapes[svd_at::u], vt = shapes[svd_at::vt];
    if (u.size() == batch + 2 && vt.size() == batch + 2) {
      problem.leftColumns = u[batch + 1];
      problem.rightRows = vt[batch];
    }
    const int64_t left = problem.leftColumns, right = problem.rightRows;
    if (left < k || left > m || right < k || right > n)
      return std::nullopt;
    expected[svd_at::values] = {k};
    expected[svd_at::u] = {m, left};
    expected[svd_at::vt] = {right, n};
    break;
  }
  }
  for (size_t i = 0; i < expected.size(); ++i)
    if (shapes[i].size() != batch + expected[i].size() ||
        !std::equal(matrix.begin(), matrix.begin() + batch,
                    shapes[i].begin()) ||
        !std::equal(expected[i].begin(), expected[i].end(),
                    shapes[i].begin() + batch))
      return std::nullopt;
  return problem;
}

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_PROBLEM_H
