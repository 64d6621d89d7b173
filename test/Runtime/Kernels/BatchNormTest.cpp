//===- BatchNormTest.cpp - batch norm: training, inference, gradient ------===//

#include "KernelTester.h"

#include <cmath>

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

TEST(BatchNorm, TrainingInferenceAndGradient) {
  Shape shape = {4, 3, 5};
  Tensor x = randomTensor(F64, shape, 1),
         gradient = randomTensor(F64, shape, 2);
  Tensor scale(F64, {3}, {1, 2, 0.5}), offset(F64, {3}, {0, -1, 3});
  Call training("stablehlo.batch_norm_training", {x, scale, offset},
                {{F64, shape}, {F64, {3}}, {F64, {3}}});
  training.number("epsilon", 0.01).ints("feature_index", {1});
  ASSERT_EQ(messageOf(training.run()), "");
  Tensor mean = training.results[1], variance = training.results[2];
  for (int64_t f = 0; f < 3; ++f) {
    double sum = 0, squares = 0;
    for (int64_t i = 0; i < 4; ++i)
      for (int64_t j = 0; j < 5; ++j)
        sum += x.get(linear(shape, {i, f, j})) / 20;
    for (int64_t i = 0; i < 4; ++i)
      for (int64_t j = 0; j < 5; ++j)
        squares += std::pow(x.get(linear(shape, {i, f, j})) - sum, 2) / 20;
    EXPECT_NEAR(mean.get(f), sum, 1e-12);
    EXPECT_NEAR(variance.get(f), squares, 1e-12);
  }
  Call inference("stablehlo.batch_norm_inference",
                 {x, scale, offset, mean, variance}, {{F64, shape}});
  inference.number("epsilon", 0.01).ints("feature_index", {1});
  ASSERT_EQ(messageOf(inference.run()), "");
  for (int64_t i = 0; i < x.size(); ++i)
    EXPECT_NEAR(inference.results[0].get(i), training.results[0].get(i), 1e-12);

  Call grad("stablehlo.batch_norm_grad", {x, scale, mean, variance, gradient},
            {{F64, shape}, {F64, {3}}, {F64, {3}}});
  grad.number("epsilon", 0.01).ints("feature_index", {1});
  ASSERT_EQ(messageOf(grad.run()), "");
  // The gradient of sum(gradient * training(x)) by central differences.
  auto loss = [&](int64_t index, double step) {
    Call moved("stablehlo.batch_norm_training", {x, scale, offset},
               {{F64, shape}, {F64, {3}}, {F64, {3}}});
    moved.number("epsilon", 0.01).ints("feature_index", {1});
    moved.inputs[0].set(index, x.get(index) + step);
    EXPECT_EQ(messageOf(moved.run()), "");
    double sum = 0;
    for (int64_t i = 0; i < x.size(); ++i)
      sum += gradient.get(i) * moved.results[0].get(i);
    return sum;
  };
  for (int64_t index : {0, 17, 42, 59})
    EXPECT_NEAR(grad.results[0].get(index),
                (loss(index, 1e-5) - loss(index, -1e-5)) / 2e-5, 1e-7);
}

} // namespace
} // namespace trc::runtime::host
