//===- LinearAlgebraTest.cpp - Cholesky and triangular solve --------------===//

#include "KernelTester.h"

#include <cmath>

namespace trc::runtime::host {
namespace {

using Shape = std::vector<int64_t>;

TEST(LinearAlgebra, CholeskyFactorsMultiplyBack) {
  for (ElementType type : {F32, F64})
    for (bool lower : {false, true}) {
      int64_t n = 5;
      Tensor a(type, {2, n, n});
      std::vector<double> l(n * n);
      for (int64_t m = 0; m < 2; ++m) {
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j <= i; ++j)
            l[i * n + j] = i == j ? i + 1 + m : ((i * 3 + j * 5) % 7 - 3) / 4.0;
        for (int64_t i = 0; i < n; ++i)
          for (int64_t j = 0; j < n; ++j) {
            double sum = 0;
            for (int64_t k = 0; k < n; ++k)
              sum += l[i * n + k] * l[j * n + k];
            a.set((m * n + i) * n + j, sum);
          }
      }
      Call call("stablehlo.cholesky", {a}, {{type, {2, n, n}}});
      call.ints("lower", {lower});
      ASSERT_EQ(messageOf(call.run()), "");
      // `l` still holds the second factor.
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          EXPECT_NEAR(call.results[0].get((n + i) * n + j),
                      lower ? l[i * n + j] : l[j * n + i],
                      type == F64 ? 1e-14 : 1e-5);
    }
  Call indefinite("stablehlo.cholesky", {Tensor(F32, {1, 1}, {-1})},
                  {{F32, {1, 1}}});
  ASSERT_EQ(messageOf(indefinite.run()), "");
  EXPECT_TRUE(std::isnan(indefinite.results[0].get(0)));
}

/// More columns than are finished together, f64 in f64.
TEST(LinearAlgebra, CholeskyFactorsLargeMatrices) {
  const int64_t n = 75;
  std::vector<double> l(n * n);
  Tensor a(F64, {n, n});
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j <= i; ++j)
      l[i * n + j] = i == j ? 8 : ((i * 3 + j * 5) % 7 - 3) / 4.0;
  for (int64_t i = 0; i < n; ++i)
    for (int64_t j = 0; j < n; ++j) {
      double sum = 0;
      for (int64_t k = 0; k < n; ++k)
        sum += l[i * n + k] * l[j * n + k];
      a.set(i * n + j, sum);
    }
  for (ElementType type : {F32, F64})
    for (bool lower : {false, true}) {
      Call call("stablehlo.cholesky", {Tensor(type, {n, n}, a.values())},
                {{type, {n, n}}});
      call.ints("lower", {lower});
      ASSERT_EQ(messageOf(call.run()), "");
      for (int64_t i = 0; i < n; ++i)
        for (int64_t j = 0; j < n; ++j)
          EXPECT_NEAR(call.results[0].get(i * n + j),
                      lower ? l[i * n + j] : l[j * n + i],
                      type == F64 ? 1e-13 : 1e-5);
    }
  // Not definite in its last panel only.
  a.set((n - 2) * (n + 1), -1);
  Call call("stablehlo.cholesky", {a}, {{F64, {n, n}}});
  call.ints("lower", {true});
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_TRUE(std::isnan(call.results[0].get(0)));
  EXPECT_EQ(call.results[0].get(1), 0);
}

TEST(LinearAlgebra, TriangularSolveSolves) {
  // One, some and more right-hand sides than are taken together; and more
  // steps than that, in f64 and in f32.
  for (int round = 0; round < 80; ++round) {
    const ElementType type = round < 64 ? F64 : F32;
    const int bits = round % 16;
    const int64_t n = round < 48 ? 4 : 70;
    const int64_t others = round < 16   ? 3
                           : round < 32 ? 1
                           : round < 48 ? 19
                                        : 50;
    bool left = bits & 1, lower = bits & 2, unit = bits & 4, trans = bits & 8;
    Shape shape = left ? Shape{2, n, others} : Shape{2, others, n};
    Call call("stablehlo.triangular_solve",
              {randomTensor(type, {2, n, n}, 1), randomTensor(type, shape, 2)},
              {{type, shape}});
    for (int64_t m = 0; m < 2; ++m)
      for (int64_t i = 0; i < n; ++i)
        call.inputs[0].set((m * n + i) * n + i, n + i);
    if (unit && n > 4) // what is below the diagonal adds up
      for (int64_t i = 0; i < call.inputs[0].size(); ++i)
        call.inputs[0].set(i, call.inputs[0].get(i) / 64);
    call.ints("left_side", {left}).ints("lower", {lower});
    call.ints("unit_diagonal", {unit});
    call.text("transpose_a", trans ? "TRANSPOSE" : "NO_TRANSPOSE");
    ASSERT_EQ(messageOf(call.run()), "");
    auto a = [&](int64_t m, int64_t i, int64_t j) {
      if (trans)
        std::swap(i, j);
      if (i == j)
        return unit ? 1.0 : double(n + i);
      return (i > j) == lower ? call.inputs[0].get((m * n + i) * n + j) : 0.0;
    };
    forEachPoint(shape, [&](const Shape &p) {
      double sum = 0;
      for (int64_t k = 0; k < n; ++k)
        sum += left ? a(p[0], p[1], k) *
                          call.results[0].get(linear(shape, {p[0], k, p[2]}))
                    : call.results[0].get(linear(shape, {p[0], p[1], k})) *
                          a(p[0], k, p[2]);
      EXPECT_NEAR(sum, call.inputs[1].get(linear(shape, p)),
                  type == F64 ? 1e-9 : 1e-5)
          << round;
    });
  }
}

} // namespace
} // namespace trc::runtime::host
