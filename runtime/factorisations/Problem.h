//===- Problem.h - what is computed of each matrix --------------*- C++ -*-===//
//
// Which factorisation, its sizes, and how many matrices there are, read from
// the shapes of a call.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FACTORISATIONS_PROBLEM_H
#define TRC_FACTORISATIONS_PROBLEM_H

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
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

} // namespace trc::factorisations

#endif // TRC_FACTORISATIONS_PROBLEM_H
