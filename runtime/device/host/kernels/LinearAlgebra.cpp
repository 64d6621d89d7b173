//===- LinearAlgebra.cpp - cholesky and triangular_solve ------------------===//
//
// Textbook loops, one matrix (cholesky) or some right-hand sides (solve) per
// work item, in f64, and for f64 in extended precision. Inner loops go over
// rows or right-hand sides, which do not depend on each other, and not over
// what is summed, so that they vectorise and each sum keeps its order.
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Elements.h"
#include "Families.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace trc::runtime::host {

namespace {

double loadOne(ElementType type, const void *data, int64_t index) {
  double value;
  load(type, data, index, 1, &value);
  return value;
}

void storeOne(ElementType type, void *data, int64_t index, double value) {
  store(type, data, index, 1, &value);
}

template <typename Wide> class CholeskyKernel final : public BoundKernel {
public:
  CholeskyKernel(ElementType type, int64_t matrices, int64_t n, bool lower)
      : type(type), n(n), lower(lower) {
    phases = {Phase{matrices, 1}};
    scratchBytes = n * n * sizeof(Wide);
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    Wide *factor = static_cast<Wide *>(arguments.scratch);
    for (int64_t matrix = begin; matrix < end; ++matrix) {
      // Element (i, j) of the lower factor; the upper one is its transpose.
      auto index = [&](int64_t i, int64_t j) {
        return matrix * n * n + (lower ? i * n + j : j * n + i);
      };
      // Column by column: element (i, j) is factor[j * n + i].
      bool definite = true;
      for (int64_t j = 0; j < n; ++j) {
        Wide *column = factor + j * n;
        for (int64_t i = j; i < n; ++i)
          column[i] = loadOne(type, arguments.operands[0], index(i, j));
        for (int64_t k = 0; k < j; ++k) {
          const Wide *before = factor + k * n;
          const Wide scale = before[j];
          for (int64_t i = j; i < n; ++i)
            column[i] -= before[i] * scale;
        }
        definite = definite && column[j] > 0;
        column[j] = std::sqrt(column[j]);
        for (int64_t i = j + 1; i < n; ++i)
          column[i] /= column[j];
      }
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j) {
          double value = j > i      ? 0
                         : definite ? static_cast<double>(factor[j * n + i])
                                    : std::numeric_limits<double>::quiet_NaN();
          storeOne(type, arguments.operands[1], index(i, j), value);
        }
    }
    return Status::success();
  }

private:
  ElementType type;
  int64_t n;
  bool lower;
};

Status bindCholesky(const BindRequest &request,
                    std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectFloat(0);
  binding.expectSameType(0, 1);
  binding.expectSameShape(0, 1);
  bool lower = binding.flagOr("lower", false);
  IntsRef shape = binding.shape(0);
  size_t rank = shape.size();
  if (!binding.ok() ||
      !binding.require(rank >= 2 && shape[rank - 1] == shape[rank - 2],
                       "expected square matrices, got " + toString(shape)))
    return binding.status();
  int64_t n = shape.back();
  int64_t matrices = n ? binding.elements(0) / (n * n) : 0;
  if (binding.type(0) == ElementType::F64)
    kernel = std::make_unique<CholeskyKernel<long double>>(binding.type(0),
                                                           matrices, n, lower);
  else
    kernel = std::make_unique<CholeskyKernel<double>>(binding.type(0), matrices,
                                                      n, lower);
  return Status::success();
}

/// `lanes` right-hand sides at a time.
template <typename Wide, int64_t lanes>
class TriangularSolveKernel final : public BoundKernel {
public:
  TriangularSolveKernel(ElementType type, int64_t n, int64_t rows,
                        int64_t columns, int64_t matrices, bool leftSide,
                        bool lower, bool unitDiagonal, bool transposed)
      : type(type), n(n), rows(rows), columns(columns), leftSide(leftSide),
        unitDiagonal(unitDiagonal) {
    // x op(a) = b is op(a)^T x^T = b^T: turns the right side into the left.
    flip = transposed == leftSide;
    forward = lower != flip;
    others = leftSide ? columns : rows;
    groups = (others + lanes - 1) / lanes;
    constexpr int64_t worthwhile = 50'000;
    phases = {
        Phase{matrices * groups,
              std::max<int64_t>(1, worthwhile / (n * n * lanes / 2 + 1))}};
    scratchBytes =
        n * (lanes * int64_t(sizeof(Wide)) + 2 * int64_t(sizeof(double))) +
        lanes * int64_t(sizeof(double));
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    Wide *x = static_cast<Wide *>(arguments.scratch);
    double *coefficients = reinterpret_cast<double *>(x + n * lanes);
    double *line = coefficients + n;
    for (int64_t item = begin; item < end; ++item) {
      const int64_t matrix = item / groups, first = item % groups * lanes;
      const int64_t count = std::min(lanes, others - first);
      const int64_t at = matrix * rows * columns;
      std::fill_n(x, n * lanes, Wide(0));
      move(at, first, count,
           [&](int64_t index, int64_t number, int64_t place, int64_t step) {
             load(type, arguments.operands[1], index, number, line);
             for (int64_t i = 0; i < number; ++i)
               x[place + i * step] = line[i];
           });
      for (int64_t step = 0; step < n; ++step) {
        const int64_t i = forward ? step : n - 1 - step;
        load(type, arguments.operands[0], (matrix * n + i) * n, n,
             coefficients);
        solveStep(step, i, coefficients, x);
      }
      move(at, first, count,
           [&](int64_t index, int64_t number, int64_t place, int64_t step) {
             for (int64_t i = 0; i < number; ++i)
               line[i] = static_cast<double>(x[place + i * step]);
             store(type, arguments.operands[2], index, number, line);
           });
    }
    return Status::success();
  }

private:
  /// Element i of all right-hand sides, by row i of the matrix. What is known
  /// so far is taken away in the order of the steps: by a row at its own step,
  /// by a column as soon as its element is known.
  void solveStep(int64_t step, int64_t i, const double *row, Wide *x) const {
    Wide sum[lanes];
    std::copy_n(x + i * lanes, lanes, sum);
    for (int64_t before = 0; !flip && before < step; ++before) {
      const int64_t k = forward ? before : n - 1 - before;
      const Wide coefficient = row[k];
      for (int64_t lane = 0; lane < lanes; ++lane)
        sum[lane] -= coefficient * x[k * lanes + lane];
    }
    if (!unitDiagonal)
      for (int64_t lane = 0; lane < lanes; ++lane)
        sum[lane] /= Wide(row[i]);
    std::copy_n(sum, lanes, x + i * lanes);
    for (int64_t after = step + 1; flip && after < n; ++after) {
      const int64_t k = forward ? after : n - 1 - after;
      const Wide coefficient = row[k];
      for (int64_t lane = 0; lane < lanes; ++lane)
        x[k * lanes + lane] -= coefficient * sum[lane];
    }
  }

  /// Calls `copy(index, number, place, step)` for what lies together in memory:
  /// `number` elements from `index` on are x[place], x[place + step], ..
  template <typename Copy>
  void move(int64_t at, int64_t first, int64_t count, Copy copy) const {
    if (leftSide)
      for (int64_t i = 0; i < n; ++i)
        copy(at + i * columns + first, count, i * lanes, 1);
    else
      for (int64_t lane = 0; lane < count; ++lane)
        copy(at + (first + lane) * columns, n, lane, lanes);
  }

  ElementType type;
  int64_t n, rows, columns, others, groups;
  bool leftSide, unitDiagonal, flip, forward;
};

Status bindTriangularSolve(const BindRequest &request,
                           std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(3);
  binding.expectFloat(0);
  binding.expectSameType(0, 1);
  binding.expectSameType(0, 2);
  binding.expectSameShape(1, 2);
  bool leftSide = binding.flagOr("left_side", true);
  bool lower = binding.flagOr("lower", true);
  bool unitDiagonal = binding.flagOr("unit_diagonal", false);
  std::string_view transpose = binding.textOr("transpose_a", "NO_TRANSPOSE");
  IntsRef a = binding.shape(0), b = binding.shape(1);
  size_t rank = a.size();
  binding.require(rank >= 2 && b.size() == rank && a[rank - 1] == a[rank - 2] &&
                      b[rank - (leftSide ? 2 : 1)] == a[rank - 1] &&
                      std::equal(a.begin(), a.end() - 2, b.begin()),
                  "shapes " + toString(a) + " and " + toString(b) +
                      " do not fit together");
  if (!binding.ok())
    return binding.status();
  int64_t rows = b[rank - 2], columns = b[rank - 1];
  int64_t matrices = countElements(b.subspan(0, rank - 2));
  const bool few = (leftSide ? columns : rows) <= 2;
  auto makeFor = [&]<typename Wide, int64_t lanes>() {
    kernel = std::make_unique<TriangularSolveKernel<Wide, lanes>>(
        binding.type(0), a[rank - 1], rows, columns, matrices, leftSide, lower,
        unitDiagonal, transpose == "TRANSPOSE" || transpose == "ADJOINT");
  };
  auto make = [&]<typename Wide>() {
    if (few)
      makeFor.template operator()<Wide, 1>();
    else
      makeFor.template operator()<Wide, 16>();
  };
  if (binding.type(0) == ElementType::F64)
    make.template operator()<long double>();
  else
    make.template operator()<double>();
  return Status::success();
}

} // namespace

void addLinearAlgebraKernels(KernelRegistry &registry) {
  registry.add("stablehlo.cholesky", bindCholesky);
  registry.add("stablehlo.triangular_solve", bindTriangularSolve);
}

} // namespace trc::runtime::host
