//===- LinearAlgebra.cpp - cholesky and triangular_solve ------------------===//
//
// Textbook loops, one matrix (cholesky) or some right-hand sides (solve) per
// work item, in f64: large f32 in f32, small f64 in extended precision. Inner
// loops go
// over rows or right-hand sides, which do not depend on each other, and not
// over what is summed, so that they vectorise and each sum keeps its order.
// Of a large matrix columns of the factor, or elements of solutions, are
// finished some at a time; what those before have of them is a product (Golub,
// Van Loan, Matrix Computations, 4.2.6 and 3.1.4).
//
//===----------------------------------------------------------------------===//

#include "Binding.h"
#include "Blas.h"
#include "Elements.h"
#include "Families.h"

#include "schema/TensorNumbers.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <type_traits>

namespace trc::runtime::host {

namespace {

/// What the calls' tensors are.
namespace cholesky {
constexpr TensorNumbers tensors("stablehlo.cholesky");
constexpr unsigned a = tensors["a"], result = tensors["result"];
} // namespace cholesky
namespace triangular_solve {
constexpr TensorNumbers tensors("stablehlo.triangular_solve");
constexpr unsigned a = tensors["a"], b = tensors["b"],
                   result = tensors["result"];
} // namespace triangular_solve

/// From this extent on f64 is computed in f64, since extended precision is
/// slow, and f32 in f32, as LAPACK does.
constexpr int64_t longExtent = 64;

/// Columns of a factor, or steps of a solution, that are finished together.
constexpr int64_t panel = 32;

/// What elements are read and written as, where they are computed in `Wide`.
template <typename Wide>
using LineOf = std::conditional_t<std::is_same_v<Wide, float>, float, double>;

void read(ElementType type, const void *from, int64_t at, int64_t count,
          double *to) {
  load(type, from, at, count, to);
}
void read(ElementType, const void *from, int64_t at, int64_t count, float *to) {
  std::copy_n(static_cast<const float *>(from) + at, count, to);
}
void write(ElementType type, void *to, int64_t at, int64_t count,
           const double *from) {
  store(type, to, at, count, from);
}
void write(ElementType, void *to, int64_t at, int64_t count,
           const float *from) {
  std::copy_n(from, count, static_cast<float *>(to) + at);
}

template <typename T> void negate(T *values, int64_t count) {
  for (int64_t i = 0; i < count; ++i)
    values[i] = -values[i];
}

template <typename Wide> class CholeskyKernel final : public BoundKernel {
  using Line = LineOf<Wide>;

public:
  CholeskyKernel(ElementType type, int64_t matrices, int64_t n, bool lower)
      : type(type), n(n), lower(lower) {
    phases = {Phase{matrices, 1}};
    scratchBytes =
        n * n * int64_t(sizeof(Wide)) + n * together * int64_t(sizeof(Line));
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    // Column by column: element (i, j) is factor[j * n + i].
    Wide *factor = static_cast<Wide *>(arguments.scratch);
    Line *lines = reinterpret_cast<Line *>(factor + n * n);
    for (int64_t matrix = begin; matrix < end; ++matrix) {
      readHalf(arguments.operands[cholesky::a], matrix * n * n, factor, lines);
      bool definite = true;
      for (int64_t first = 0; first < n; first += panel) {
        const int64_t last = std::min(n, first + panel);
        takeAway(factor, first, last);
        for (int64_t j = first; j < last; ++j)
          definite = finishColumn(factor, first, j) && definite;
      }
      writeHalf(arguments.operands[cholesky::result], matrix * n * n, factor,
                lines, definite);
    }
    return Status::success();
  }

private:
  /// Rows that are read or written together: of a column they are neighbours.
  static constexpr int64_t together = 8;

  /// The half that is read: the upper one is the lower one's transpose.
  void readHalf(const void *from, int64_t at, Wide *factor, Line *lines) const {
    for (int64_t first = 0; first < n; first += together) {
      const int64_t last = std::min(n, first + together);
      for (int64_t k = first; k < last; ++k)
        read(type, from, at + k * n, n, lines + (k - first) * n);
      for (int64_t i = 0; lower && i < last; ++i)
        for (int64_t k = std::max(first, i); k < last; ++k)
          factor[i * n + k] = lines[(k - first) * n + i];
      for (int64_t k = first; !lower && k < last; ++k)
        std::copy_n(lines + (k - first) * n + k, n - k, factor + k * n + k);
    }
  }

  void writeHalf(void *to, int64_t at, const Wide *factor, Line *lines,
                 bool definite) const {
    constexpr Line none = std::numeric_limits<Line>::quiet_NaN();
    auto value = [definite](Wide element) {
      return definite ? static_cast<Line>(element) : none;
    };
    for (int64_t first = 0; first < n; first += together) {
      const int64_t last = std::min(n, first + together);
      std::fill_n(lines, together * n, Line(0));
      for (int64_t i = 0; lower && i < last; ++i)
        for (int64_t k = std::max(first, i); k < last; ++k)
          lines[(k - first) * n + i] = value(factor[i * n + k]);
      for (int64_t k = first; !lower && k < last; ++k)
        std::transform(factor + k * n + k, factor + (k + 1) * n,
                       lines + (k - first) * n + k, value);
      write(type, to, at + first * n, (last - first) * n, lines);
    }
  }

  /// Takes the columns before a panel away from it.
  void takeAway(Wide *factor, int64_t first, int64_t last) const {
    if constexpr (std::is_same_v<Wide, Line>) {
      if (first == 0)
        return;
      Wide *columns = factor + first * n;
      negate(columns, (last - first) * n);
      multiply<Wide>(last - first, n - first, first, {factor + first, 1, n},
                     {factor + first, n, 1}, {columns + first, n, 1},
                     /*accumulate=*/true);
      negate(columns, (last - first) * n);
    } else {
      for (int64_t j = first; j < last; ++j)
        for (int64_t k = 0; k < first; ++k)
          subtract(factor, k, j);
    }
  }

  /// Column j without its share of column k.
  void subtract(Wide *factor, int64_t k, int64_t j) const {
    const Wide *before = factor + k * n;
    const Wide scale = before[j];
    for (int64_t i = j; i < n; ++i)
      factor[j * n + i] -= before[i] * scale;
  }

  /// Column j, of which only those from `first` on are not taken away. Whether
  /// the matrix is positive definite so far.
  bool finishColumn(Wide *factor, int64_t first, int64_t j) const {
    for (int64_t k = first; k < j; ++k)
      subtract(factor, k, j);
    Wide *column = factor + j * n;
    const bool definite = column[j] > 0;
    column[j] = std::sqrt(column[j]);
    for (int64_t i = j + 1; i < n; ++i)
      column[i] /= column[j];
    return definite;
  }

  ElementType type;
  int64_t n;
  bool lower;
};

Status bindCholesky(const BindRequest &request,
                    std::unique_ptr<BoundKernel> &kernel) {
  Binding binding(request);
  binding.expectOperands(2);
  binding.expectFloat(cholesky::a);
  binding.expectSameType(cholesky::a, cholesky::result);
  binding.expectSameShape(cholesky::a, cholesky::result);
  bool lower = binding.flagOr("lower", false);
  IntsRef shape = binding.shape(cholesky::a);
  size_t rank = shape.size();
  if (!binding.ok() ||
      !binding.require(rank >= 2 && shape[rank - 1] == shape[rank - 2],
                       "expected square matrices, got " + toString(shape)))
    return binding.status();
  int64_t n = shape.back();
  int64_t matrices = n ? binding.elements(cholesky::a) / (n * n) : 0;
  const ElementType type = binding.type(cholesky::a);
  if (type == ElementType::F32 && n >= longExtent) {
    TRC_RETURN_IF_FAILED(reserveProducts());
    kernel = std::make_unique<CholeskyKernel<float>>(type, matrices, n, lower);
  } else if (type == ElementType::F64 && n < longExtent) {
    kernel =
        std::make_unique<CholeskyKernel<long double>>(type, matrices, n, lower);
  } else {
    kernel = std::make_unique<CholeskyKernel<double>>(type, matrices, n, lower);
  }
  return Status::success();
}

/// `lanes` right-hand sides at a time.
template <typename Wide, int64_t lanes>
class TriangularSolveKernel final : public BoundKernel {
  using Line = LineOf<Wide>;

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
    scratchBytes = n * lanes * int64_t(sizeof(Wide)) +
                   (n * (panel + 1) + panel * lanes) * int64_t(sizeof(Line));
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    Wide *x = static_cast<Wide *>(arguments.scratch);
    Line *coefficients = reinterpret_cast<Line *>(x + n * lanes);
    Line *line = coefficients + n * panel;
    for (int64_t item = begin; item < end; ++item) {
      const int64_t matrix = item / groups, first = item % groups * lanes;
      const int64_t count = std::min(lanes, others - first);
      const int64_t at = matrix * rows * columns;
      std::fill_n(x, n * lanes, Wide(0));
      move(at, first, count,
           [&](int64_t index, int64_t number, int64_t place, int64_t step) {
             read(type, arguments.operands[triangular_solve::b], index, number,
                  line);
             for (int64_t i = 0; i < number; ++i)
               x[place + i * step] = line[i];
           });
      for (int64_t step = 0; step < n; step += panel) {
        const int64_t last = std::min(n, step + panel);
        // In the order of memory.
        const int64_t row = forward ? step : n - last;
        read(type, arguments.operands[triangular_solve::a],
             (matrix * n + row) * n, (last - step) * n, coefficients);
        solvePanel(step, last, row, coefficients, x, line);
      }
      move(at, first, count,
           [&](int64_t index, int64_t number, int64_t place, int64_t step) {
             for (int64_t i = 0; i < number; ++i)
               line[i] = static_cast<Line>(x[place + i * step]);
             write(type, arguments.operands[triangular_solve::result], index,
                   number, line);
           });
    }
    return Status::success();
  }

private:
  /// Whether what panels have of each other is a product.
  static constexpr bool isByProducts =
      std::is_same_v<Wide, Line> && (lanes > 1);

  /// Steps `begin` to `end` of all right-hand sides, whose rows of the matrix
  /// begin with `first`. What is known so far is taken away: by rows before
  /// their own steps, by columns as soon as their elements are known.
  void solvePanel(int64_t begin, int64_t end, int64_t first, Line *rows,
                  Wide *x, Line *scratch) const {
    const int64_t count = end - begin;
    // Those that are not in the panel: known ones, or those to come.
    const int64_t outside = flip ? n - end : begin;
    const int64_t at = forward == flip ? first + count : 0;
    if constexpr (isByProducts)
      if (!flip && outside != 0) {
        negate(x + first * lanes, count * lanes);
        multiply<Wide>(count, lanes, outside, {rows + at, n, 1},
                       {x + at * lanes, lanes, 1},
                       {x + first * lanes, lanes, 1}, /*accumulate=*/true);
        negate(x + first * lanes, count * lanes);
      }
    for (int64_t step = begin; step < end; ++step) {
      const int64_t i = forward ? step : n - 1 - step;
      solveStep(step, i, isByProducts ? begin : 0, isByProducts ? end : n,
                rows + (i - first) * n, x);
    }
    if constexpr (isByProducts)
      if (flip && outside != 0) {
        std::copy_n(x + first * lanes, count * lanes, scratch);
        negate(scratch, count * lanes);
        multiply<Wide>(outside, lanes, count, {rows + at, 1, n},
                       {scratch, lanes, 1}, {x + at * lanes, lanes, 1},
                       /*accumulate=*/true);
      }
  }

  /// Element i by its row of the matrix, within steps `begin` to `end`.
  void solveStep(int64_t step, int64_t i, int64_t begin, int64_t end,
                 const Line *row, Wide *x) const {
    Wide sum[lanes];
    std::copy_n(x + i * lanes, lanes, sum);
    for (int64_t before = begin; !flip && before < step; ++before) {
      const int64_t k = forward ? before : n - 1 - before;
      const Wide coefficient = row[k];
      for (int64_t lane = 0; lane < lanes; ++lane)
        sum[lane] -= coefficient * x[k * lanes + lane];
    }
    if (!unitDiagonal)
      for (int64_t lane = 0; lane < lanes; ++lane)
        sum[lane] /= Wide(row[i]);
    std::copy_n(sum, lanes, x + i * lanes);
    for (int64_t after = step + 1; flip && after < end; ++after) {
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
  binding.expectFloat(triangular_solve::a);
  binding.expectSameType(triangular_solve::a, triangular_solve::b);
  binding.expectSameType(triangular_solve::a, triangular_solve::result);
  binding.expectSameShape(triangular_solve::b, triangular_solve::result);
  bool leftSide = binding.flagOr("left_side", true);
  bool lower = binding.flagOr("lower", true);
  bool unitDiagonal = binding.flagOr("unit_diagonal", false);
  std::string_view transpose = binding.textOr("transpose_a", "NO_TRANSPOSE");
  IntsRef a = binding.shape(triangular_solve::a),
          b = binding.shape(triangular_solve::b);
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
  auto makeFor = [&]<typename Wide, int64_t lanes>() {
    kernel = std::make_unique<TriangularSolveKernel<Wide, lanes>>(
        binding.type(triangular_solve::a), a[rank - 1], rows, columns, matrices,
        leftSide, lower, unitDiagonal,
        transpose == "TRANSPOSE" || transpose == "ADJOINT");
  };
  auto make = [&]<typename Wide>() {
    const int64_t others = leftSide ? columns : rows;
    if (others <= 2)
      makeFor.template operator()<Wide, 1>();
    else if (others >= 48 && a[rank - 1] >= longExtent)
      makeFor.template operator()<Wide, 64>();
    else
      makeFor.template operator()<Wide, 16>();
  };
  const ElementType type = binding.type(triangular_solve::a);
  if (type == ElementType::F32 && a[rank - 1] >= longExtent) {
    TRC_RETURN_IF_FAILED(reserveProducts());
    make.template operator()<float>();
  } else if (type == ElementType::F64 && a[rank - 1] < longExtent) {
    make.template operator()<long double>();
  } else {
    make.template operator()<double>();
  }
  return Status::success();
}

} // namespace

void addLinearAlgebraKernels(KernelRegistry &registry) {
  registry.add("stablehlo.cholesky", bindCholesky);
  registry.add("stablehlo.triangular_solve", bindTriangularSolve);
}

} // namespace trc::runtime::host
