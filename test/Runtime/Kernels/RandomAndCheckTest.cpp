//===- RandomAndCheckTest.cpp - generators, expectations, registry --------===//

#include "KernelTester.h"

#include <cmath>

namespace trc::runtime::host {
namespace {

Call generator(const char *algorithm, std::vector<int64_t> state,
               ElementType type, std::vector<int64_t> shape) {
  int64_t words = state.size();
  Call call("stablehlo.rng_bit_generator", {Tensor(UI64, {words})},
            {{UI64, {words}}, {type, shape}});
  for (int64_t i = 0; i < words; ++i)
    call.inputs[0].setInt(i, state[i]);
  call.text("rng_algorithm", algorithm);
  return call;
}

TEST(Random, KnownAnswers) {
  // Threefry-2x32-20 and Philox-4x32-10 of zeros, from the authors' test file.
  Call fry = generator("THREE_FRY", {0, 0}, UI32, {2});
  ASSERT_EQ(messageOf(fry.run()), "");
  EXPECT_EQ(fry.results[1].values(),
            (std::vector<double>{0x6b200159, 0x99ba4efe}));
  EXPECT_EQ(fry.results[0].values(), (std::vector<double>{0, 1}));
  Call philox = generator("PHILOX", {0, 0, 0}, UI32, {5});
  ASSERT_EQ(messageOf(philox.run()), "");
  std::vector<double> drawn = philox.results[1].values();
  drawn.pop_back();
  EXPECT_EQ(drawn, (std::vector<double>{0x6627e8d5, 0xe169c58d, 0xbc57ac4c,
                                        0x9b00dbd8}));
  EXPECT_EQ(philox.results[0].values(), (std::vector<double>{0, 2, 0}));
}

TEST(Random, WordsOfAPairLieAlongTheFirstEvenDimension) {
  Call flat = generator("THREE_FRY", {7, 100}, UI32, {24});
  ASSERT_EQ(messageOf(flat.run()), "");
  Call shaped = generator("THREE_FRY", {7, 100}, UI32, {3, 4, 2});
  ASSERT_EQ(messageOf(shaped.run()), "");
  for (int64_t i = 0; i < 3; ++i)
    for (int64_t j = 0; j < 4; ++j)
      for (int64_t k = 0; k < 2; ++k) {
        int64_t block = (i * 2 + j / 2) * 2 + k;
        EXPECT_EQ(shaped.results[1].get((i * 4 + j) * 2 + k),
                  flat.results[1].get(2 * block + j % 2));
      }
  EXPECT_EQ(shaped.results[0].get(1), 112);
  // No even dimension: the largest, rounded up.
  Call odd = generator("THREE_FRY", {7, 100}, UI32, {3, 5});
  ASSERT_EQ(messageOf(odd.run()), "");
  EXPECT_EQ(odd.results[0].get(1), 109);
  Call wide = generator("THREE_FRY", {7, 100}, UI64, {2});
  ASSERT_EQ(messageOf(wide.run()), "");
  EXPECT_EQ(static_cast<uint32_t>(wide.results[1].getInt(1)),
            static_cast<uint32_t>(flat.results[1].getInt(2)));
  Call narrow = generator("THREE_FRY", {7, 100}, UI8, {24});
  ASSERT_EQ(messageOf(narrow.run()), "");
  for (int64_t i = 0; i < 24; ++i)
    EXPECT_EQ(narrow.results[1].getInt(i), flat.results[1].getInt(i) & 0xff);
}

TEST(Random, CounterCarries) {
  Call philox = generator("PHILOX", {5, -1, 3}, UI64, {4});
  ASSERT_EQ(messageOf(philox.run()), "");
  EXPECT_EQ(philox.results[0].getInt(1), 1);
  EXPECT_EQ(philox.results[0].getInt(2), 4);
  Call next = generator("PHILOX", {5, 0, 4}, UI64, {2});
  ASSERT_EQ(messageOf(next.run()), "");
  EXPECT_EQ(philox.results[1].getInt(2), next.results[1].getInt(0));
  Call bad = generator("THREE_FRY", {1, 2, 3}, UI32, {2});
  EXPECT_EQ(messageOf(bad.bind()),
            "stablehlo.rng_bit_generator: expected a state of 2 elements of 64 "
            "bits (or 3 for PHILOX and DEFAULT), got [3] of ui64");
}

TEST(Random, Distributions) {
  auto draw = [](ElementType type, double a, double b, const char *kind) {
    Call call("stablehlo.rng",
              {Tensor(type, {}, {a}), Tensor(type, {}, {b}),
               Tensor(I64, {1}, {10000})},
              {{type, {10000}}});
    call.text("rng_distribution", kind);
    EXPECT_EQ(messageOf(call.run()), "");
    return call.results[0].values();
  };
  for (double x : draw(F32, -1, 3, "UNIFORM"))
    ASSERT_TRUE(x >= -1 && x < 3);
  for (double x : draw(I8, -5, 4, "UNIFORM"))
    ASSERT_TRUE(x >= -5 && x < 4);
  double sum = 0, squares = 0;
  for (double x : draw(F64, 2, 3, "NORMAL")) {
    sum += x / 10000;
    squares += (x - 2) * (x - 2) / 10000;
  }
  EXPECT_NEAR(sum, 2, 0.15);
  EXPECT_NEAR(squares, 9, 0.5);
}

std::string expectation(const char *name, ElementType type,
                        const std::vector<double> &actual,
                        const std::vector<double> &expected,
                        std::vector<Call::Option> options = {}) {
  int64_t count = actual.size();
  Call call(
      name,
      {Tensor(type, {1, count}, actual), Tensor(type, {1, count}, expected)},
      {});
  call.options = std::move(options);
  return messageOf(call.run());
}

TEST(Check, Expectations) {
  EXPECT_EQ(expectation("check.expect_eq", F32, {1, NAN}, {1, NAN}), "");
  EXPECT_EQ(expectation("check.expect_eq", F32, {1, 0.1}, {1, -0.0}),
            "expect_eq failed at index [0, 1]: got 0.1, expected -0.0");
  EXPECT_EQ(expectation("check.expect_eq", F32, {0.0}, {-0.0}),
            "expect_eq failed at index [0, 0]: got 0.0, expected -0.0");
  EXPECT_EQ(expectation("check.expect_eq", UI8, {1, 200}, {1, 7}),
            "expect_eq failed at index [0, 1]: got 200, expected 7");
  EXPECT_EQ(expectation("check.expect_eq", I1, {1}, {0}),
            "expect_eq failed at index [0, 0]: got true, expected false");
  EXPECT_EQ(
      expectation("check.expect_close", F32, {1, 0.0}, {1 + 3 * 0x1p-23, -0.0}),
      "");
  EXPECT_NE(expectation("check.expect_close", F32, {1}, {1 + 4 * 0x1p-23}), "");
  EXPECT_EQ(expectation("check.expect_close", F64, {1}, {1 + 4 * 0x1p-52},
                        {{"max_ulp_difference", {4}, {}, ""}}),
            "");
  EXPECT_EQ(expectation("check.expect_close", BF16, {1}, {1},
                        {{"min_ulp_difference", {1}, {}, ""}}),
            "expect_close (1 to 3 units in the last place) failed at index [0, "
            "0]: got 1.0, expected 1.0");
  EXPECT_NE(expectation("check.expect_close", F32, {INFINITY},
                        {3.4028234663852886e38}),
            "");
  EXPECT_EQ(expectation("check.expect_almost_eq", F32, {1, INFINITY},
                        {1.00005, INFINITY}),
            "");
  EXPECT_EQ(
      expectation("check.expect_almost_eq", F64, {1}, {1.01},
                  {{"tolerance", {}, {0.001}, ""}}),
      "expect_almost_eq (tolerance 0.001) failed at index [0, 0]: got 1.0, "
      "expected 1.01");
}

TEST(Check, TheFirstDifferenceIsReported) {
  std::vector<double> a(20000, 1), b = a;
  a[9000] = 2;
  a[19999] = 3;
  EXPECT_EQ(expectation("check.expect_eq", I32, a, b),
            "expect_eq failed at index [0, 9000]: got 2, expected 1");
}

TEST(Registry, KnowsItsKernelsAndTakesMore) {
  KernelRegistry registry = builtinKernels();
  // Every operation that computes; control flow and constants are the plan's,
  // collectives have no peers to talk to, dot_general became trc.contract.
  for (const char *op : {"abs",
                         "add",
                         "and",
                         "atan2",
                         "batch_norm_grad",
                         "batch_norm_inference",
                         "batch_norm_training",
                         "bitcast_convert",
                         "broadcast_in_dim",
                         "cbrt",
                         "ceil",
                         "cholesky",
                         "clamp",
                         "compare",
                         "concatenate",
                         "convert",
                         "convolution",
                         "cosine",
                         "count_leading_zeros",
                         "divide",
                         "dynamic_slice",
                         "dynamic_update_slice",
                         "exponential",
                         "exponential_minus_one",
                         "floor",
                         "gather",
                         "iota",
                         "is_finite",
                         "log",
                         "log_plus_one",
                         "logistic",
                         "map",
                         "maximum",
                         "minimum",
                         "multiply",
                         "negate",
                         "not",
                         "optimization_barrier",
                         "or",
                         "pad",
                         "partition_id",
                         "popcnt",
                         "power",
                         "reduce",
                         "reduce_precision",
                         "reduce_window",
                         "remainder",
                         "replica_id",
                         "reshape",
                         "reverse",
                         "rng",
                         "rng_bit_generator",
                         "round_nearest_afz",
                         "round_nearest_even",
                         "rsqrt",
                         "scatter",
                         "select",
                         "select_and_scatter",
                         "shift_left",
                         "shift_right_arithmetic",
                         "shift_right_logical",
                         "sign",
                         "sine",
                         "slice",
                         "sort",
                         "sqrt",
                         "subtract",
                         "tan",
                         "tanh",
                         "transpose",
                         "triangular_solve",
                         "xor"})
    EXPECT_NE(registry.find(std::string("stablehlo.") + op), nullptr) << op;
  for (const char *op : {"acos", "acosh", "asin", "asinh", "atan", "atanh",
                         "cosh", "digamma", "erf", "erf_inv", "erfc", "lgamma",
                         "next_after", "sinh", "square", "top_k"})
    EXPECT_NE(registry.find(std::string("chlo.") + op), nullptr) << op;
  EXPECT_EQ(registry.find("my.kernel"), nullptr);
  registry.add("my.kernel", [](const BindRequest &, auto &) {
    return Status::failure("no");
  });
  std::unique_ptr<BoundKernel> kernel;
  EXPECT_EQ(messageOf(registry.bind({"my.kernel", {}, {}, {}, 0}, kernel)),
            "my.kernel: no");
  EXPECT_EQ(messageOf(registry.bind({"other", {}, {}, {}, 0}, kernel)),
            "no library kernel is called 'other'");
}

} // namespace
} // namespace trc::runtime::host
