//===- LinearAlgebra.cpp - cholesky and triangular_solve ------------------===//
//
// Textbook loops, one matrix (cholesky) or one right-hand side (solve) per work
// item, in f64, and for f64 in extended precision.
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
      bool definite = true;
      for (int64_t j = 0; j < n; ++j)
        for (int64_t i = j; i < n; ++i) {
          Wide sum = loadOne(type, arguments.operands[0], index(i, j));
          for (int64_t k = 0; k < j; ++k)
            sum -= factor[i * n + k] * factor[j * n + k];
          if (i == j)
            definite = definite && sum > 0;
          factor[i * n + j] = i == j ? std::sqrt(sum) : sum / factor[j * n + j];
        }
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j) {
          double value = j > i      ? 0
                         : definite ? static_cast<double>(factor[i * n + j])
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

template <typename Wide>
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
    phases = {Phase{matrices * others, 1}};
    scratchBytes = n * sizeof(Wide);
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    Wide *x = static_cast<Wide *>(arguments.scratch);
    for (int64_t item = begin; item < end; ++item) {
      int64_t matrix = item / others, other = item % others;
      auto coefficient = [&](int64_t i, int64_t k) -> Wide {
        return loadOne(type, arguments.operands[0],
                       matrix * n * n + (flip ? k * n + i : i * n + k));
      };
      auto index = [&](int64_t i) {
        return matrix * rows * columns +
               (leftSide ? i * columns + other : other * columns + i);
      };
      for (int64_t step = 0; step < n; ++step) {
        int64_t i = forward ? step : n - 1 - step;
        Wide sum = loadOne(type, arguments.operands[1], index(i));
        for (int64_t before = 0; before < step; ++before) {
          int64_t k = forward ? before : n - 1 - before;
          sum -= coefficient(i, k) * x[k];
        }
        x[i] = unitDiagonal ? sum : sum / coefficient(i, i);
        storeOne(type, arguments.operands[2], index(i),
                 static_cast<double>(x[i]));
      }
    }
    return Status::success();
  }

private:
  ElementType type;
  int64_t n, rows, columns, others;
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
  auto make = [&]<typename Wide>() {
    kernel = std::make_unique<TriangularSolveKernel<Wide>>(
        binding.type(0), a[rank - 1], rows, columns, matrices, leftSide, lower,
        unitDiagonal, transpose == "TRANSPOSE" || transpose == "ADJOINT");
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
