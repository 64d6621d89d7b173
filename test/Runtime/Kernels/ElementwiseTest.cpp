//===- ElementwiseTest.cpp - arithmetic, comparison, conversion -----------===//

#include "KernelTester.h"

#include <cmath>
#include <limits>

namespace trc::runtime::host {
namespace {

constexpr double inf = std::numeric_limits<double>::infinity();
constexpr double nan = std::numeric_limits<double>::quiet_NaN();

std::vector<double> unary(std::string name, ElementType type,
                          const std::vector<double> &values,
                          ElementType out = ElementType::F64) {
  int64_t count = values.size();
  Call call{
      std::move(name), {Tensor(type, {count}, values)}, {{type, {count}}}};
  if (out != F64)
    call.results[0].type = out, call.results[0] = Tensor(out, {count});
  EXPECT_EQ(messageOf(call.run()), "");
  return call.results[0].values();
}

std::vector<double> binary(std::string name, ElementType type,
                           const std::vector<double> &a,
                           const std::vector<double> &b) {
  int64_t count = a.size();
  Call call{std::move(name),
            {Tensor(type, {count}, a), Tensor(type, {count}, b)},
            {{type, {count}}}};
  call.aliases = {{0, 1}};
  EXPECT_EQ(messageOf(call.run()), "");
  return call.results[0].values();
}

/// All pairs of a narrow integer type against plain formulas in wide integers.
template <typename Function>
void everyPair(const char *name, ElementType type, Function expected) {
  int64_t width = bitWidth(type), count = int64_t(1) << width;
  int64_t least = isSigned(type) ? -(count / 2) : 0;
  Call call{name,
            {Tensor(type, {count, count}), Tensor(type, {count, count})},
            {{type, {count, count}}}};
  for (int64_t i = 0; i < count * count; ++i) {
    call.inputs[0].setInt(i, least + i / count);
    call.inputs[1].setInt(i, least + i % count);
  }
  ASSERT_EQ(messageOf(call.run()), "");
  for (int64_t i = 0; i < count * count; ++i) {
    int64_t wanted = expected(least + i / count, least + i % count);
    wanted &= count - 1;
    if (isSigned(type) && wanted >= count / 2)
      wanted -= count;
    ASSERT_EQ(call.results[0].getInt(i), wanted)
        << name << " " << trc::runtime::name(type) << " " << least + i / count
        << ", " << least + i % count;
  }
}

TEST(Elementwise, IntegersOfEveryPairWrap) {
  for (ElementType type : {I2, I4, UI4, I8, UI8}) {
    int64_t width = bitWidth(type);
    int64_t least = isSigned(type) ? -(int64_t(1) << (width - 1)) : 0;
    everyPair("stablehlo.add", type,
              [](int64_t a, int64_t b) { return a + b; });
    everyPair("stablehlo.subtract", type,
              [](int64_t a, int64_t b) { return a - b; });
    everyPair("stablehlo.multiply", type,
              [](int64_t a, int64_t b) { return a * b; });
    everyPair("stablehlo.divide", type,
              [](int64_t a, int64_t b) { return b ? a / b : -1; });
    everyPair("stablehlo.remainder", type,
              [](int64_t a, int64_t b) { return b ? a % b : a; });
    everyPair("stablehlo.maximum", type,
              [](int64_t a, int64_t b) { return std::max(a, b); });
    everyPair("stablehlo.minimum", type,
              [](int64_t a, int64_t b) { return std::min(a, b); });
    everyPair("stablehlo.and", type,
              [](int64_t a, int64_t b) { return a & b; });
    everyPair("stablehlo.or", type, [](int64_t a, int64_t b) { return a | b; });
    everyPair("stablehlo.xor", type,
              [](int64_t a, int64_t b) { return a ^ b; });
    everyPair("stablehlo.shift_left", type, [&](int64_t a, int64_t b) {
      return b < 0 || b >= width ? 0 : a * (int64_t(1) << b);
    });
    everyPair("stablehlo.shift_right_logical", type, [&](int64_t a, int64_t b) {
      return b < 0 || b >= width ? 0 : (a & ((int64_t(1) << width) - 1)) >> b;
    });
    everyPair(
        "stablehlo.shift_right_arithmetic", type, [&](int64_t a, int64_t b) {
          int64_t extended =
              a & (int64_t(1) << (width - 1)) ? a | -(int64_t(1) << width) : a;
          return b < 0 || b >= width ? (extended < 0 ? -1 : 0) : extended >> b;
        });
    everyPair("stablehlo.power", type, [&](int64_t a, int64_t b) -> int64_t {
      if (b < 0)
        return a == 1 ? 1 : a == -1 ? (b % 2 ? -1 : 1) : 0;
      uint64_t product = 1;
      for (int64_t i = 0; i < b; ++i)
        product *= static_cast<uint64_t>(a);
      return static_cast<int64_t>(product);
    });
    (void)least;
  }
}

TEST(Elementwise, WideIntegers) {
  Call call{
      "stablehlo.divide", {Tensor(I64, {3}), Tensor(I64, {3})}, {{I64, {3}}}};
  int64_t least = INT64_MIN;
  for (int i : {0, 1, 2})
    call.inputs[0].setInt(i, least);
  call.inputs[1].setInt(0, -1);
  call.inputs[1].setInt(1, 0);
  call.inputs[1].setInt(2, 2);
  ASSERT_EQ(messageOf(call.run()), "");
  EXPECT_EQ(call.results[0].getInt(0), least);
  EXPECT_EQ(call.results[0].getInt(1), -1);
  EXPECT_EQ(call.results[0].getInt(2), least / 2);
  EXPECT_EQ(unary("stablehlo.popcnt", I8, {-1, 0, 5}),
            (std::vector<double>{8, 0, 2}));
  EXPECT_EQ(unary("stablehlo.count_leading_zeros", I16, {-1, 0, 5}),
            (std::vector<double>{0, 16, 13}));
  EXPECT_EQ(unary("stablehlo.not", UI4, {0, 5}), (std::vector<double>{15, 10}));
  EXPECT_EQ(unary("stablehlo.not", I1, {0, 1}), (std::vector<double>{1, 0}));
  EXPECT_EQ(unary("stablehlo.abs", I8, {-128, -5, 5}),
            (std::vector<double>{-128, 5, 5}));
  EXPECT_EQ(unary("stablehlo.sign", I8, {-128, 0, 5}),
            (std::vector<double>{-1, 0, 1}));
  EXPECT_EQ(unary("stablehlo.negate", UI8, {1, 0}),
            (std::vector<double>{255, 0}));
}

TEST(Elementwise, TruthValues) {
  std::vector<double> a = {0, 0, 1, 1}, b = {0, 1, 0, 1};
  using Row = std::vector<double>;
  EXPECT_EQ(binary("stablehlo.add", I1, a, b), (Row{0, 1, 1, 1}));
  EXPECT_EQ(binary("stablehlo.multiply", I1, a, b), (Row{0, 0, 0, 1}));
  EXPECT_EQ(binary("stablehlo.subtract", I1, a, b), (Row{0, 1, 1, 0}));
  EXPECT_EQ(binary("stablehlo.maximum", I1, a, b), (Row{0, 1, 1, 1}));
  EXPECT_EQ(binary("stablehlo.minimum", I1, a, b), (Row{0, 0, 0, 1}));
  EXPECT_EQ(unary("stablehlo.negate", I1, {0, 1}), (Row{0, 1}));
}

TEST(Elementwise, FloatsKeepSpecialValues) {
  for (ElementType type : {F16, BF16, F32, F64}) {
    auto big = binary("stablehlo.maximum", type, {nan, 1, -0.0, 0.0, -inf},
                      {1, nan, 0.0, -0.0, 2});
    EXPECT_TRUE(std::isnan(big[0]) && std::isnan(big[1]));
    EXPECT_FALSE(std::signbit(big[2]) || std::signbit(big[3]));
    EXPECT_EQ(big[4], 2);
    auto small =
        binary("stablehlo.minimum", type, {nan, -0.0, 0.0}, {1, 0.0, -0.0});
    EXPECT_TRUE(std::isnan(small[0]));
    EXPECT_TRUE(std::signbit(small[1]) && std::signbit(small[2]));
    auto sign = unary("stablehlo.sign", type, {-0.0, nan, -inf, 3});
    EXPECT_TRUE(std::signbit(sign[0]) && sign[0] == 0 && std::isnan(sign[1]));
    EXPECT_EQ(sign[2], -1);
    EXPECT_EQ(unary("stablehlo.round_nearest_even", type, {0.5, 1.5, -2.5, 3}),
              (std::vector<double>{0, 2, -2, 3}));
    EXPECT_EQ(unary("stablehlo.round_nearest_afz", type, {0.5, 1.5, -2.5, 3}),
              (std::vector<double>{1, 2, -3, 3}));
    EXPECT_EQ(binary("stablehlo.remainder", type, {5.5, -5.5}, {2, 2}),
              (std::vector<double>{1.5, -1.5}));
    EXPECT_EQ(unary("stablehlo.is_finite", type, {1, inf, nan}, I1),
              (std::vector<double>{1, 0, 0}));
    EXPECT_EQ(binary("stablehlo.divide", type, {1, -1}, {0, 0}),
              (std::vector<double>{inf, -inf}));
  }
}

/// Distance in units in the last place of f64.
double units(double value, long double truth) {
  if (std::isnan(value) && std::isnan(truth))
    return 0;
  double near = static_cast<double>(truth);
  if (value == near)
    return 0;
  double unit = std::nextafter(std::fabs(near), inf) - std::fabs(near);
  return static_cast<double>(std::fabs((value - truth) / unit));
}

TEST(Elementwise, TranscendentalsAreClose) {
  struct Case {
    const char *name;
    long double (*truth)(long double);
    double low, high;
  };
  const Case cases[] = {
      {"stablehlo.exponential", std::exp, -20, 20},
      {"stablehlo.exponential_minus_one", std::expm1, -3, 3},
      {"stablehlo.log", std::log, 0.01, 50},
      {"stablehlo.log_plus_one", std::log1p, -0.9, 5},
      {"stablehlo.tanh", std::tanh, -4, 4},
      {"stablehlo.sine", std::sin, -30, 30},
      {"stablehlo.cosine", std::cos, -30, 30},
      {"stablehlo.tan", std::tan, -3, 3},
      {"stablehlo.cbrt", std::cbrt, -9, 9},
      {"stablehlo.sqrt", std::sqrt, 0, 9},
      {"chlo.erf", std::erf, -4, 4},
      {"chlo.erfc", std::erfc, -4, 9},
      {"chlo.sinh", std::sinh, -4, 4},
      {"chlo.cosh", std::cosh, -4, 4},
      {"chlo.asin", std::asin, -1, 1},
      {"chlo.acos", std::acos, -1, 1},
      {"chlo.atan", std::atan, -9, 9},
      {"chlo.asinh", std::asinh, -9, 9},
      {"chlo.acosh", std::acosh, 1, 9},
      {"chlo.atanh", std::atanh, -0.99, 0.99},
      {"chlo.lgamma", std::lgamma, 0.1, 30},
  };
  for (const Case &test : cases) {
    std::vector<double> inputs;
    for (int i = 0; i <= 200; ++i)
      inputs.push_back(test.low + (test.high - test.low) * i / 200);
    auto wide = unary(test.name, F64, inputs);
    auto narrow = unary(test.name, F32, inputs);
    for (size_t i = 0; i < inputs.size(); ++i) {
      EXPECT_LE(units(wide[i], test.truth(inputs[i])), 1.1)
          << test.name << "(" << inputs[i] << ")";
      float x = static_cast<float>(inputs[i]);
      auto truth = static_cast<float>(test.truth(x));
      EXPECT_LE(std::fabs(narrow[i] - truth),
                std::nextafter(std::fabs(truth), HUGE_VALF) - std::fabs(truth))
          << test.name << "(" << x << ")";
    }
  }
}

TEST(Elementwise, SpecialFunctions) {
  // erf_inv undoes erf.
  std::vector<double> y = {-3.5, -1, -0.25, -1e-9, 0, 1e-300, 0.4, 0.9, 2.75};
  std::vector<double> x;
  x.reserve(y.size());
  for (double value : y)
    x.push_back(std::erf(value));
  auto back = unary("chlo.erf_inv", F64, x);
  for (size_t i = 0; i < y.size(); ++i)
    EXPECT_NEAR(back[i], y[i],
                std::fabs(y[i]) * (std::fabs(y[i]) > 2 ? 1e-9 : 1e-15));
  auto ends = unary("chlo.erf_inv", F32, {1, -1, 1.5});
  EXPECT_EQ(ends[0], inf);
  EXPECT_EQ(ends[1], -inf);
  EXPECT_TRUE(std::isnan(ends[2]));
  // digamma(1) = -gamma, and its recurrence.
  auto psi = unary("chlo.digamma", F64, {1, 0.3, 1.3, -2.7, -1.7, 50, -2, 0});
  EXPECT_NEAR(psi[0], -0.57721566490153286, 1e-16);
  EXPECT_NEAR(psi[2], psi[1] + 1 / 0.3, 1e-15);
  EXPECT_NEAR(psi[4], psi[3] + 1 / -2.7, 1e-14);
  EXPECT_NEAR(psi[5], 3.9019896734278921, 1e-15);
  EXPECT_TRUE(std::isnan(psi[6]) && std::isnan(psi[7]));
  auto logistic = unary("stablehlo.logistic", F32, {-200, -80, 0, 100});
  EXPECT_NEAR(logistic[1], std::exp(-80.0), 1e-41);
  EXPECT_EQ(logistic[2], 0.5);
  EXPECT_EQ(logistic[3], 1);
}

TEST(Elementwise, NextAfter) {
  auto next = binary("chlo.next_after", F32, {1, 1, 0, 0, -0.0, nan, inf},
                     {2, 0, 1, -1, 0, 1, 0});
  EXPECT_EQ(next[0], std::nextafter(1.f, 2.f));
  EXPECT_EQ(next[1], std::nextafter(1.f, 0.f));
  EXPECT_EQ(next[2], 0x1p-149);
  EXPECT_EQ(next[3], -0x1p-149);
  EXPECT_FALSE(std::signbit(next[4]));
  EXPECT_TRUE(std::isnan(next[5]));
  EXPECT_EQ(next[6], std::numeric_limits<float>::max());
  EXPECT_EQ(binary("chlo.next_after", BF16, {1}, {2})[0], 1.0078125);
  EXPECT_EQ(binary("chlo.next_after", F16, {-1}, {0})[0], -1 + 0x1p-11);
}

TEST(Elementwise, ReducePrecision) {
  auto reduce = [](ElementType type, int64_t exponent, int64_t mantissa,
                   const std::vector<double> &values) {
    int64_t count = values.size();
    Call call{"stablehlo.reduce_precision",
              {Tensor(type, {count}, values)},
              {{type, {count}}}};
    call.ints("exponent_bits", {exponent}).ints("mantissa_bits", {mantissa});
    EXPECT_EQ(messageOf(call.run()), "");
    return call.results[0].values();
  };
  EXPECT_EQ(reduce(F32, 8, 7, {1.00390625, 1.01171875, 1e-40, -inf}),
            (std::vector<double>{1, 1.015625, 0x1p-133, -inf}));
  EXPECT_EQ(reduce(F32, 5, 10, {65520, 65519, 1e-6, -1e-6}),
            (std::vector<double>{inf, 65504, 0, -0.0}));
  EXPECT_EQ(reduce(F16, 5, 10, {0x1p-24, 3}),
            (std::vector<double>{0x1p-24, 3}));
  EXPECT_EQ(reduce(F64, 8, 23, {1 + 0x1p-24, 1e300}),
            (std::vector<double>{1, inf}));
}

TEST(Elementwise, Compare) {
  auto compare = [](const char *direction, const char *type,
                    ElementType element, const std::vector<double> &a,
                    const std::vector<double> &b) {
    int64_t count = a.size();
    Call call{"stablehlo.compare",
              {Tensor(element, {count}, a), Tensor(element, {count}, b)},
              {{I1, {count}}}};
    call.text("comparison_direction", direction).text("compare_type", type);
    EXPECT_EQ(messageOf(call.run()), "");
    return call.results[0].values();
  };
  using Row = std::vector<double>;
  for (ElementType type : {F16, BF16, F32, F64}) {
    EXPECT_EQ(compare("LT", "FLOAT", type, {1, nan, -0.0}, {2, 1, 0}),
              (Row{1, 0, 0}));
    EXPECT_EQ(compare("NE", "FLOAT", type, {1, nan, -0.0}, {2, nan, 0}),
              (Row{1, 1, 0}));
    EXPECT_EQ(compare("LT", "TOTALORDER", type, {1, inf, -0.0, -1, nan},
                      {2, nan, 0, -2, nan}),
              (Row{1, 1, 1, 0, 0}));
  }
  EXPECT_EQ(compare("GT", "UNSIGNED", UI8, {255, 1}, {1, 255}), (Row{1, 0}));
  EXPECT_EQ(compare("GE", "SIGNED", I8, {-1, 1}, {1, 1}), (Row{0, 1}));
  Call bad{
      "stablehlo.compare", {Tensor(F32, {1}), Tensor(F32, {1})}, {{I1, {1}}}};
  bad.text("comparison_direction", "XX");
  EXPECT_EQ(messageOf(bad.bind()),
            "stablehlo.compare: unknown comparison 'XX'");
}

TEST(Elementwise, SelectAndClamp) {
  Call select{"stablehlo.select",
              {Tensor(I1, {3}, {1, 0, 1}), Tensor(F64, {3}, {1, 2, 3}),
               Tensor(F64, {3}, {4, 5, 6})},
              {{F64, {3}}}};
  select.aliases = {{0, 2}};
  ASSERT_EQ(messageOf(select.run()), "");
  EXPECT_EQ(select.results[0].values(), (std::vector<double>{1, 5, 3}));
  select.inputs[0] = Tensor(I1, {}, {0});
  ASSERT_EQ(messageOf(select.run()), "");
  EXPECT_EQ(select.results[0].values(), (std::vector<double>{4, 5, 6}));
  Call clamp{"stablehlo.clamp",
             {Tensor(F32, {}, {-1}), Tensor(F32, {4}, {-3, 0.5, 7, nan}),
              Tensor(F32, {4}, {2, 2, 2, 2})},
             {{F32, {4}}}};
  ASSERT_EQ(messageOf(clamp.run()), "");
  EXPECT_EQ(clamp.results[0].get(0), -1);
  EXPECT_EQ(clamp.results[0].get(1), 0.5);
  EXPECT_EQ(clamp.results[0].get(2), 2);
  EXPECT_TRUE(std::isnan(clamp.results[0].get(3)));
}

std::vector<double> convert(ElementType from, ElementType to,
                            const std::vector<double> &values) {
  int64_t count = values.size();
  Call call{
      "stablehlo.convert", {Tensor(from, {count}, values)}, {{to, {count}}}};
  EXPECT_EQ(messageOf(call.run()), "");
  return call.results[0].values();
}

TEST(Elementwise, Convert) {
  using Row = std::vector<double>;
  EXPECT_EQ(convert(F32, I8, {1.9, -1.9, 300, -300, nan, inf}),
            (Row{1, -1, 127, -128, 0, 127}));
  EXPECT_EQ(convert(F64, UI4, {1.9, -1.9, 300, nan}), (Row{1, 0, 15, 0}));
  EXPECT_EQ(convert(F32, I64, {1e30, -1e30}), (Row{0x1p63, -0x1p63}));
  EXPECT_EQ(convert(F32, UI64, {1e30, -1}), (Row{0x1p64, 0}));
  EXPECT_EQ(convert(F32, I1, {0.5, -0.0, nan}), (Row{1, 0, 1}));
  EXPECT_EQ(convert(I32, I1, {256, 0}), (Row{1, 0}));
  EXPECT_EQ(convert(I32, I8, {200, -200}), (Row{-56, 56}));
  EXPECT_EQ(convert(I1, F16, {1, 0}), (Row{1, 0}));
  EXPECT_EQ(convert(UI8, I32, {255}), (Row{255}));
  EXPECT_EQ(convert(I8, UI8, {-1}), (Row{255}));
  // A double just above the middle of two narrow floats: rounded once.
  EXPECT_EQ(convert(F64, BF16, {1 + 0x1p-8 + 0x1p-40}), (Row{1 + 0x1p-7}));
  EXPECT_EQ(convert(F64, F16, {1 + 0x1p-11 + 0x1p-40, 65519.999, 65520}),
            (Row{1 + 0x1p-10, 65504, inf}));
  EXPECT_EQ(convert(F64, F16, {0x1p-25, 0x1p-25 + 0x1p-60, 0x1p-14 - 0x1p-26}),
            (Row{0, 0x1p-24, 0x1p-14}));
  Call big{"stablehlo.convert", {Tensor(I64, {1})}, {{BF16, {1}}}};
  big.inputs[0].setInt(0, (int64_t(1) << 60) + (int64_t(1) << 52) + 1);
  ASSERT_EQ(messageOf(big.run()), "");
  EXPECT_EQ(big.results[0].get(0), 0x1p60 + 0x1p53);
}

TEST(Elementwise, HalvesGoRoundTrip) {
  for (ElementType type : {F16, BF16}) {
    Call call{"stablehlo.convert", {Tensor(type, {65536})}, {{F32, {65536}}}};
    for (int i = 0; i < 65536; ++i)
      reinterpret_cast<uint16_t *>(call.inputs[0].data.data())[i] = i;
    ASSERT_EQ(messageOf(call.run()), "");
    Call back{"stablehlo.convert", {call.results[0]}, {{type, {65536}}}};
    ASSERT_EQ(messageOf(back.run()), "");
    for (int i = 0; i < 65536; ++i)
      if (!std::isnan(call.results[0].get(i)))
        ASSERT_EQ(reinterpret_cast<uint16_t *>(back.results[0].data.data())[i],
                  i);
  }
}

TEST(Elementwise, BitcastConvert) {
  Call same{
      "stablehlo.bitcast_convert", {Tensor(F32, {1}, {1})}, {{UI32, {1}}}};
  ASSERT_EQ(messageOf(same.run()), "");
  EXPECT_EQ(same.results[0].getInt(0), 0x3f800000);
  Call narrow{"stablehlo.bitcast_convert",
              {Tensor(UI32, {1}, {0x04030201})},
              {{I8, {1, 4}}}};
  ASSERT_EQ(messageOf(narrow.run()), "");
  EXPECT_EQ(narrow.results[0].values(), (std::vector<double>{1, 2, 3, 4}));
  Call nibbles{"stablehlo.bitcast_convert",
               {Tensor(UI8, {2}, {0x9c, 0x21})},
               {{I4, {2, 2}}}};
  ASSERT_EQ(messageOf(nibbles.run()), "");
  EXPECT_EQ(nibbles.results[0].values(), (std::vector<double>{-4, -7, 1, 2}));
  Call bytes{"stablehlo.bitcast_convert", {nibbles.results[0]}, {{I8, {2}}}};
  ASSERT_EQ(messageOf(bytes.run()), "");
  EXPECT_EQ(bytes.results[0].values(),
            (std::vector<double>{int8_t(0x9c), 0x21}));
}

} // namespace
} // namespace trc::runtime::host
