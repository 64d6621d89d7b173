//===- LinearAlgebra.cpp - factorisation, solving, normalisation ----------===//
//
// Textbook loops in long double over one matrix, or one feature, at a time.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/LinearAlgebra.h"
#include "trc/Reference/Index.h"

#include <cmath>
#include <limits>

namespace trc::reference {

using Wide = long double;

Tensor cholesky(const Tensor &operand, bool lower) {
  Tensor result(operand.type(), operand.shape());
  int64_t n = operand.dim(operand.rank() - 1);
  int64_t matrices = n == 0 ? 0 : operand.size() / (n * n);
  for (int64_t matrix = 0; matrix < matrices; ++matrix) {
    int64_t base = matrix * n * n;
    // Element (i, j) of the lower factor: the upper one is its transpose.
    auto index = [&](int64_t i, int64_t j) {
      return base + (lower ? i * n + j : j * n + i);
    };
    std::vector<Wide> factor(n * n, 0);
    bool definite = true;
    for (int64_t j = 0; j < n; ++j)
      for (int64_t i = j; i < n; ++i) {
        Wide sum = operand.getFloat(index(i, j));
        for (int64_t k = 0; k < j; ++k)
          sum -= factor[i * n + k] * factor[j * n + k];
        if (i == j)
          definite = definite && sum > 0;
        factor[i * n + j] = i == j ? std::sqrt(sum) : sum / factor[j * n + j];
      }
    for (int64_t i = 0; i < n; ++i)
      for (int64_t j = 0; j <= i; ++j)
        result.setFloat(index(i, j),
                        definite ? factor[i * n + j]
                                 : std::numeric_limits<Wide>::quiet_NaN());
  }
  return result;
}

Tensor triangularSolve(const Tensor &a, const Tensor &b, bool leftSide,
                       bool lower, bool unitDiagonal, Transposed transposed) {
  Tensor result(b.type(), b.shape());
  int64_t n = a.dim(a.rank() - 1);
  int64_t rows = b.dim(b.rank() - 2), columns = b.dim(b.rank() - 1);
  int64_t others = leftSide ? columns : rows;
  int64_t matrices = rows * columns == 0 ? 0 : b.size() / (rows * columns);
  // x op(a) = b is op(a)^T x^T = b^T: turn the right side into the left one.
  bool flip = (transposed == Transposed::Yes) == leftSide;
  bool forward = lower != flip;
  for (int64_t matrix = 0; matrix < matrices; ++matrix) {
    auto coefficient = [&](int64_t i, int64_t j) {
      return a.getFloat(matrix * n * n + (flip ? j * n + i : i * n + j));
    };
    for (int64_t other = 0; other < others; ++other) {
      auto index = [&](int64_t i) {
        return matrix * rows * columns +
               (leftSide ? i * columns + other : other * columns + i);
      };
      std::vector<Wide> x(n);
      for (int64_t step = 0; step < n; ++step) {
        int64_t i = forward ? step : n - 1 - step;
        Wide sum = b.getFloat(index(i));
        for (int64_t before = 0; before < step; ++before) {
          int64_t k = forward ? before : n - 1 - before;
          sum -= coefficient(i, k) * x[k];
        }
        x[i] = unitDiagonal ? sum : sum / coefficient(i, i);
        result.setFloat(index(i), x[i]);
      }
    }
  }
  return result;
}

//===----------------------------------------------------------------------===//
// Batch normalisation
//===----------------------------------------------------------------------===//

/// Calls `function(feature, element)` for each element of `tensor`.
template <typename Function>
static void forEachElement(const Tensor &tensor, int64_t featureDim,
                           Function function) {
  for (Odometer at(tensor.shape()); at; ++at)
    function(at[featureDim], at.linear());
}

Tensor batchNormInference(const Tensor &operand, const Tensor &scale,
                          const Tensor &offset, const Tensor &mean,
                          const Tensor &variance, double epsilon,
                          int64_t featureDim) {
  Tensor result(operand.type(), operand.shape());
  forEachElement(operand, featureDim, [&](int64_t f, int64_t i) {
    Wide centered = operand.getFloat(i) - mean.getFloat(f);
    Wide deviation = std::sqrt(variance.getFloat(f) + epsilon);
    result.setFloat(i, scale.getFloat(f) * centered / deviation +
                           offset.getFloat(f));
  });
  return result;
}

BatchNormTraining batchNormTraining(const Tensor &operand, const Tensor &scale,
                                    const Tensor &offset, double epsilon,
                                    int64_t featureDim) {
  int64_t features = operand.dim(featureDim);
  Wide count = features == 0 ? 0 : static_cast<Wide>(operand.size()) / features;
  std::vector<Wide> mean(features), variance(features);
  forEachElement(operand, featureDim,
                 [&](int64_t f, int64_t i) { mean[f] += operand.getFloat(i); });
  for (Wide &value : mean)
    value /= count;
  forEachElement(operand, featureDim, [&](int64_t f, int64_t i) {
    Wide centered = operand.getFloat(i) - mean[f];
    variance[f] += centered * centered;
  });
  for (Wide &value : variance)
    value /= count;

  BatchNormTraining result{Tensor(operand.type(), operand.shape()),
                           Tensor(operand.type(), {features}),
                           Tensor(operand.type(), {features})};
  forEachElement(operand, featureDim, [&](int64_t f, int64_t i) {
    Wide normal =
        (operand.getFloat(i) - mean[f]) / std::sqrt(variance[f] + epsilon);
    result.output.setFloat(i, normal * scale.getFloat(f) + offset.getFloat(f));
  });
  for (int64_t f = 0; f < features; ++f) {
    result.mean.setFloat(f, mean[f]);
    result.variance.setFloat(f, variance[f]);
  }
  return result;
}

BatchNormGrad batchNormGrad(const Tensor &operand, const Tensor &scale,
                            const Tensor &mean, const Tensor &variance,
                            const Tensor &gradOutput, double epsilon,
                            int64_t featureDim) {
  int64_t features = operand.dim(featureDim);
  Wide count = features == 0 ? 0 : static_cast<Wide>(operand.size()) / features;
  auto normal = [&](int64_t f, int64_t i) {
    return (operand.getFloat(i) - mean.getFloat(f)) /
           std::sqrt(variance.getFloat(f) + epsilon);
  };
  std::vector<Wide> gradScale(features), gradOffset(features);
  forEachElement(operand, featureDim, [&](int64_t f, int64_t i) {
    gradScale[f] += gradOutput.getFloat(i) * normal(f, i);
    gradOffset[f] += gradOutput.getFloat(i);
  });
  BatchNormGrad result{Tensor(operand.type(), operand.shape()),
                       Tensor(operand.type(), {features}),
                       Tensor(operand.type(), {features})};
  // With x' the normal value: (scale / deviation) (g - mean(g) - x' mean(g
  // x')).
  forEachElement(operand, featureDim, [&](int64_t f, int64_t i) {
    Wide inner = gradOutput.getFloat(i) - gradOffset[f] / count -
                 normal(f, i) * gradScale[f] / count;
    result.operand.setFloat(i, scale.getFloat(f) /
                                   std::sqrt(variance.getFloat(f) + epsilon) *
                                   inner);
  });
  for (int64_t f = 0; f < features; ++f) {
    result.scale.setFloat(f, gradScale[f]);
    result.offset.setFloat(f, gradOffset[f]);
  }
  return result;
}

} // namespace trc::reference
