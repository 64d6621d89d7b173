//===- Matmul.cpp - trc.matmul: a product with its epilogue ---------------===//
//
// The form that GPUs are given. Here it serves tests and programs that were
// prepared for another target, so it is kept short: a work item makes some rows
// of the result in scratch, in f32 or f64, by BLAS where factors can be read in
// place, else by plain loops. A bias gradient is summed in a second phase, row
// after row, from the rounded result.
//
//===----------------------------------------------------------------------===//

#include "products/Matmul.h"
#include "Blas.h"
#include "Elements.h"
#include "Families.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace trc::runtime::host {

namespace {

constexpr double cubic = 0.044715;
constexpr double root = 0.79788456080286535588; // sqrt(2 / pi)

double gelu(double x) {
  return x / 2 * (1 + std::tanh(root * (x + cubic * x * x * x)));
}

double geluGradient(double x) {
  double t = std::tanh(root * (x + cubic * x * x * x));
  return (1 + t) / 2 + x / 2 * (1 - t * t) * root * (1 + 3 * cubic * x * x);
}

/// f32 with 10 bits of mantissa, halves away from zero.
float roundToTf32(float value) {
  uint32_t bits = std::bit_cast<uint32_t>(value);
  bool finite = (bits & 0x7f800000) != 0x7f800000;
  return finite ? std::bit_cast<float>((bits + 0x1000) & ~uint32_t(0x1fff))
                : value;
}

template <typename T> class MatmulKernel final : public BoundKernel {
public:
  explicit MatmulKernel(const Matmul &product) : p(product) {
    inPlace =
        p.compute != Matmul::Compute::TF32 &&
        p.factor == (sizeof(T) == 8 ? ElementType::F64 : ElementType::F32);
    rowsPerItem = std::clamp<int64_t>(65536 / p.n, 1, 64);
    itemsPerProduct = (p.m + rowsPerItem - 1) / rowsPerItem;
    phases = {Phase{p.batch * itemsPerProduct, 1}};
    if (p.biasGradient >= 0)
      phases.push_back(Phase{p.n, 64});
    scratchBytes = (rowsPerItem + 1) * p.n * sizeof(T) + p.k * sizeof(T);
  }

  Status run(unsigned phase, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    for (int64_t item = begin; item < end; ++item)
      if (phase == 0)
        makeRows(arguments, item);
      else
        sumColumn(arguments, item);
    return Status::success();
  }

private:
  void makeRows(const RunArguments &arguments, int64_t item) const {
    int64_t b = item / itemsPerProduct;
    int64_t first = item % itemsPerProduct * rowsPerItem;
    int64_t count = std::min(rowsPerItem, p.m - first);
    T *sums = static_cast<T *>(arguments.scratch);
    for (int64_t i = 0; i < count; ++i)
      if (p.plus >= 0)
        load(p.element, arguments.operands[p.plus], rowAt(b, first + i), p.n,
             sums + i * p.n);
      else
        std::fill_n(sums + i * p.n, p.n, T(0));
    multiplyRows(arguments, b, first, count, sums);
    T *other = sums + rowsPerItem * p.n; // a bias, then a pre-activation
    if (p.bias >= 0) {
      load(p.element, arguments.operands[p.bias], 0, p.n, other);
      for (int64_t i = 0; i < count; ++i)
        for (int64_t j = 0; j < p.n; ++j)
          sums[i * p.n + j] += other[j];
    }
    for (int64_t i = 0; i < count; ++i)
      finishRow(arguments, rowAt(b, first + i), sums + i * p.n, other);
  }

  void multiplyRows(const RunArguments &arguments, int64_t b, int64_t first,
                    int64_t count, T *sums) const {
    int64_t atLhs = b * p.stride[0] + first * lhsStep();
    int64_t atRhs = b * p.stride[1];
    const void *lhs = arguments.operands[p.lhs],
               *rhs = arguments.operands[p.rhs];
    if (inPlace) {
      MatrixView<const T> left = {static_cast<const T *>(lhs) + atLhs,
                                  lhsStep(),
                                  p.transposed[0] ? p.leading[0] : 1};
      MatrixView<const T> right = {static_cast<const T *>(rhs) + atRhs,
                                   p.transposed[1] ? 1 : p.leading[1],
                                   p.transposed[1] ? p.leading[1] : 1};
      multiply<T>(count, p.n, p.k, left, right, {sums, p.n, 1}, p.plus >= 0);
      return;
    }
    T *row = sums + (rowsPerItem + 1) * p.n;
    for (int64_t i = 0; i < count; ++i) {
      for (int64_t s = 0; s < p.k; ++s)
        row[s] = factor(lhs, atLhs + i * lhsStep() +
                                 s * (p.transposed[0] ? p.leading[0] : 1));
      for (int64_t j = 0; j < p.n; ++j) {
        T sum = 0;
        for (int64_t s = 0; s < p.k; ++s)
          sum += row[s] *
                 factor(rhs, atRhs + (p.transposed[1] ? j * p.leading[1] + s
                                                      : s * p.leading[1] + j));
        sums[i * p.n + j] += sum;
      }
    }
  }

  void finishRow(const RunArguments &arguments, int64_t at, T *sums,
                 T *other) const {
    if (p.keptPre >= 0)
      store(p.element, arguments.operands[p.keptPre], at, p.n, sums);
    if (p.activation == Matmul::Activation::Gelu)
      for (int64_t j = 0; j < p.n; ++j)
        sums[j] = static_cast<T>(gelu(sums[j]));
    if (p.activation == Matmul::Activation::GeluGradient) {
      load(p.element, arguments.operands[p.pre], at, p.n, other);
      for (int64_t j = 0; j < p.n; ++j)
        sums[j] = static_cast<T>(sums[j] * geluGradient(other[j]));
    }
    store(p.element, arguments.operands[p.result], at, p.n, sums);
  }

  void sumColumn(const RunArguments &arguments, int64_t j) const {
    T sum = 0;
    for (int64_t i = 0; i < p.m; ++i) {
      T value;
      load(p.element, arguments.operands[p.result], rowAt(0, i) + j, 1, &value);
      sum += value;
    }
    store(p.element, arguments.operands[p.biasGradient], j, 1, &sum);
  }

  int64_t rowAt(int64_t b, int64_t row) const {
    return b * p.stride[2] + row * p.leading[2];
  }
  int64_t lhsStep() const { return p.transposed[0] ? 1 : p.leading[0]; }

  T factor(const void *data, int64_t at) const {
    T value;
    load(p.factor, data, at, 1, &value);
    if (p.compute == Matmul::Compute::TF32)
      return roundToTf32(static_cast<float>(value));
    return value;
  }

  Matmul p;
  bool inPlace;
  int64_t rowsPerItem, itemsPerProduct;
};

Status bindMatmul(const BindRequest &request,
                  std::unique_ptr<BoundKernel> &kernel) {
  TRC_RETURN_IF_FAILED(reserveProducts());
  Result<Matmul> product = readMatmul(request.operands, request.attributes);
  if (product.failed())
    return product.takeStatus();
  // The libraries are opened now, not in the first step.
  (void)blasDescription();
  if (product->compute == Matmul::Compute::F64)
    kernel = std::make_unique<MatmulKernel<double>>(*product);
  else
    kernel = std::make_unique<MatmulKernel<float>>(*product);
  return Status::success();
}

} // namespace

void addMatmulKernels(KernelRegistry &registry) {
  registry.add("trc.matmul", bindMatmul);
}

} // namespace trc::runtime::host
