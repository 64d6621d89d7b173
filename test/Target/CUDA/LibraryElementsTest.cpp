//===- LibraryElementsTest.cpp - element by element, on both targets ------===//
//
// As LibraryRunTest.cpp: elementwise operations, conversions, random numbers.
//
//===----------------------------------------------------------------------===//

#include "LibraryRunner.h"

namespace {

using namespace trc::cuda::test;

TEST_F(CudaLibraryRun, Elements) {
  for (const char *name :
       {"abs", "ceil", "floor", "negate", "round_nearest_afz",
        "round_nearest_even", "sign", "sqrt"})
    for (const char *type : {"f64", "bf16"})
      compare(std::string("plan.call \"stablehlo.") + name +
                  "\"(read %0 : tensor<300x" + type +
                  ">, write %1 : tensor<300x" + type + ">)",
              {}, {{0, {0, 9}}});
  for (const char *name :
       {"cbrt", "cosine", "exponential", "exponential_minus_one", "log",
        "log_plus_one", "logistic", "rsqrt", "sine", "tan", "tanh"})
    compare(std::string("plan.call \"stablehlo.") + name +
                "\"(read %0 : tensor<300xf64>, write %1 : tensor<300xf64>)",
            {}, {}, 1e-14);
  for (const char *name : {"acosh", "asinh", "atan", "cosh", "digamma", "erf",
                           "erfc", "lgamma", "sinh"})
    compare(std::string("plan.call \"chlo.") + name +
                "\"(read %0 : tensor<300xf64>, write %1 : tensor<300xf64>)",
            {}, {{0, {1, 9}}}, 1e-13);
  for (const char *name : {"acos", "asin", "atanh", "erf_inv"})
    compare(std::string("plan.call \"chlo.") + name +
                "\"(read %0 : tensor<30xf32>, write %1 : tensor<30xf32>)",
            {}, {{0, {-1, 2}}}, 1e-6);
  for (const char *type : {"i4", "ui64"}) {
    for (const char *name :
         {"abs", "negate", "sign", "not", "popcnt", "count_leading_zeros"}) {
      std::string tensor = std::string("tensor<300x") + type + ">";
      compare(std::string("plan.call \"stablehlo.") + name +
              "\"(read %0 : " + tensor + ", write %1 : " + tensor + ")");
    }
    for (const char *name :
         {"add", "subtract", "multiply", "divide", "remainder", "power",
          "maximum", "minimum", "and", "or", "xor", "shift_left",
          "shift_right_logical", "shift_right_arithmetic"}) {
      std::string tensor = std::string("tensor<300x") + type + ">";
      compare(std::string("plan.call \"stablehlo.") + name +
              "\"(read %0 : " + tensor + ", read %1 : " + tensor +
              ", write %2 : " + tensor + ")");
    }
  }
}

TEST_F(CudaLibraryRun, Conversions) {
  for (const char *from : {"i1", "i8", "ui64", "f64"})
    for (const char *to : {"i1", "ui8", "i64", "bf16", "f32"})
      compare(std::string("plan.call \"stablehlo.convert\"(read %0 : "
                          "tensor<300x") +
                  from + ">, write %1 : tensor<300x" + to + ">)",
              {}, {{0, {-300, 300}}});
  compare(R"(plan.call "stablehlo.bitcast_convert"(read %0 : tensor<60xui32>,
      write %1 : tensor<60x4xui8>))");
  compare(R"(plan.call "stablehlo.bitcast_convert"(read %0 : tensor<60x2xbf16>,
      write %1 : tensor<60xf32>))");
  compare(R"(plan.call "stablehlo.clamp"(read %0 : tensor<bf16>,
      read %1 : tensor<300xbf16>, read %2 : tensor<bf16>,
      write %3 : tensor<300xbf16>))");
  compare(R"(plan.call "stablehlo.select"(read %0 : tensor<300xi1>,
      read %1 : tensor<300xbf16>, read %2 : tensor<300xbf16>,
      write %3 : tensor<300xbf16>))");
  compare(R"(plan.call "stablehlo.compare"(read %0 : tensor<300xf64>,
      read %1 : tensor<300xf64>, write %2 : tensor<300xi1>)
      options {comparison_direction = "LE", compare_type = "TOTALORDER"})");
  compare(R"(plan.call "stablehlo.reduce_precision"(read %0 : tensor<300xf32>,
      write %1 : tensor<300xf32>)
      options {exponent_bits = 3 : i32, mantissa_bits = 2 : i32})",
          {}, {{0, {-40, 40}}});
  compare(R"(plan.call "chlo.next_after"(read %0 : tensor<300xf64>,
      read %1 : tensor<300xf64>, write %2 : tensor<300xf64>))");
}

TEST_F(CudaLibraryRun, RandomNumbers) {
  for (auto [algorithm, words, shape] :
       {std::tuple("THREE_FRY", "2", "3x40xui32"),
        std::tuple("THREE_FRY", "2", "5x7xui8"),
        std::tuple("THREE_FRY", "2", "31xui64"),
        std::tuple("PHILOX", "3", "3x55xui32"),
        std::tuple("PHILOX", "2", "31xui64"),
        std::tuple("DEFAULT", "3", "301xf32")})
    compare(std::string("plan.call \"stablehlo.rng_bit_generator\"(read %0 : "
                        "tensor<") +
            words + "xui64>, write %1 : tensor<" + words +
            "xui64>, write %2 : tensor<" + shape +
            ">) options {rng_algorithm = \"" + algorithm + "\"}");
  for (const char *distribution : {"UNIFORM", "NORMAL"})
    for (const char *type : {"f32", "bf16", "f64"}) {
      std::string scalar = std::string("tensor<") + type + ">";
      compare("plan.call \"stablehlo.rng\"(read %0 : " + scalar +
                  ", read %1 : " + scalar +
                  ", read %2 : tensor<1xi64>, write %3 : tensor<300x" + type +
                  ">) options {seed = 7 : i64, rng_distribution = \"" +
                  distribution + "\"}",
              {}, {{0, {2, 3}}, {1, {5, 6}}}, 1e-14);
    }
  compare(R"(plan.call "stablehlo.rng"(read %0 : tensor<i32>,
      read %1 : tensor<i32>, read %2 : tensor<1xi64>,
      write %3 : tensor<300xi32>)
      options {seed = 7 : i64, rng_distribution = "UNIFORM"})",
          {}, {{0, {-3, -2}}, {1, {5, 6}}});
}

} // namespace
