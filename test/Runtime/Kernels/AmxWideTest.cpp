//===- AmxWideTest.cpp - products of f32 in AMX's tiles -------------------===//

#include "device/host/kernels/AmxWide.h"
#include "device/host/kernels/Tiles.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace trc::runtime::host {
namespace {

class AmxWide : public testing::Test {
protected:
  void SetUp() override {
    if (!hasTiles())
      GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  }
};

int64_t plainParts = 0; ///< since a product began

/// One by one, in f32; counts its calls.
void multiplyPlain(const amx::WideProduct &p) {
  ++plainParts;
  for (int64_t i = 0; i < p.m; ++i)
    for (int64_t j = 0; j < p.n; ++j) {
      float sum = p.accumulate ? p.c[i * p.rowOfC + j] : 0;
      for (int64_t l = 0; l < p.k; ++l)
        sum += p.a[i * p.rowOfA + l * p.stepOfA] *
               p.b[l * p.stepOfB + j * p.columnOfB];
      p.c[i * p.rowOfC + j] = sum;
    }
}

struct alignas(64) Line {
  float elements[16];
};

/// Operands of one product, transposed on demand, and a result that begins
/// with a line, whose rows are as long as they need be, or three elements
/// longer.
struct SplitProduct {
  int64_t m, n, k;
  bool transposesA, transposesB, accumulates, hasGaps;
  std::vector<float> a, b;
  std::vector<Line> c;

  SplitProduct(int64_t m, int64_t n, int64_t k, int kind)
      : m(m), n(n), k(k), transposesA(kind & 1), transposesB(kind & 2),
        accumulates(kind & 4), hasGaps(kind & 8), a(m * k), b(k * n),
        c(m * rowOfC() / 16 + 1) {
    std::mt19937 random(static_cast<unsigned>(m + n + k));
    std::normal_distribution<float> numbers;
    for (auto *values : {&a, &b})
      for (float &value : *values)
        value = numbers(random);
    for (Line &line : c)
      for (float &value : line.elements)
        value = numbers(random);
  }

  int64_t rowOfC() const { return hasGaps ? n + 3 : n; }
  float &factorA(int64_t i, int64_t l) {
    return a[transposesA ? l * m + i : i * k + l];
  }
  float &factorB(int64_t l, int64_t j) {
    return b[transposesB ? j * k + l : l * n + j];
  }
  float *result() { return c.front().elements; }
  float &at(int64_t i, int64_t j) { return result()[i * rowOfC() + j]; }

  /// The element in f64, and the sum of what was added in absolute values.
  std::array<double, 2> sum(int64_t i, int64_t j) {
    double result = accumulates ? at(i, j) : 0, sizes = std::abs(result);
    for (int64_t l = 0; l < k; ++l) {
      const double term = double(factorA(i, l)) * factorB(l, j);
      result += term;
      sizes += std::abs(term);
    }
    return {result, sizes};
  }

  /// The product of rows from `row` on, as many as `rows`.
  void multiply(int64_t row, int64_t rows, int parts = 3) {
    plainParts = 0;
    const amx::WideProduct product = {rows,
                                      n,
                                      k,
                                      &factorA(row, 0),
                                      transposesA ? 1 : k,
                                      transposesA ? m : 1,
                                      b.data(),
                                      transposesB ? 1 : n,
                                      transposesB ? k : 1,
                                      &at(row, 0),
                                      rowOfC(),
                                      accumulates,
                                      parts};
    const int64_t bytes = amx::scratchBytes(rows, n, k, parts);
    // NaN: what is not written first may not count.
    std::vector<float> memory(bytes / 4 + 32, std::nanf(""));
    const size_t from = -reinterpret_cast<uintptr_t>(memory.data()) % 64;
    amx::multiply(product, memory.data() + from / 4, multiplyPlain);
  }
};

// Edges in each extent, whole tiles, and more k than is packed at a time. A
// product is off by less than the sum of what f32 rounds, one by one, may be.
TEST_F(AmxWide, EveryLayoutAndEdge) {
  for (auto [m, n, k] :
       {std::array{1, 1, 1}, std::array{16, 16, 32}, std::array{33, 17, 31},
        std::array{32, 64, 384}, std::array{70, 150, 385},
        std::array{17, 49, 800}, std::array{96, 160, 48}})
    for (int kind = 0; kind < 32; ++kind) {
      const int parts = kind < 16 ? 3 : 2;
      SplitProduct product(m, n, k, kind), before = product;
      product.multiply(0, m, parts);
      EXPECT_EQ(plainParts, 0);
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < product.rowOfC(); ++j) {
          if (j >= n && i + 1 < m) {
            ASSERT_EQ(product.at(i, j), before.at(i, j)) << "beside the result";
            continue;
          }
          if (j >= n)
            continue;
          const auto [expected, sizes] = before.sum(i, j);
          ASSERT_NEAR(product.at(i, j), expected,
                      (parts == 3 ? 0x1p-22 : 0x1p-14) * sizes)
              << m << " x " << n << " x " << k << ", kind " << kind << ", at "
              << i << ", " << j;
        }
    }
}

// All bits of a number take part: products of numbers that f32 holds, and that
// bf16, or two of it, do not.
TEST_F(AmxWide, NumbersKeepTheirBits) {
  SplitProduct product(32, 32, 32, 0);
  for (int64_t i = 0; i < 32; ++i)
    for (int64_t l = 0; l < 32; ++l) {
      product.factorA(i, l) =
          static_cast<float>(0xffffff - 2 * i) * (i % 2 ? 1 : -1);
      product.factorB(l, i) = l == i ? 1 : 0;
    }
  product.multiply(0, 32);
  for (int64_t i = 0; i < 32; ++i)
    for (int64_t j = 0; j < 32; ++j)
      EXPECT_EQ(product.at(i, j), product.factorA(i, j));
}

// Two parts hold 16 bits.
TEST_F(AmxWide, TwoPartsHoldSixteenBits) {
  SplitProduct product(32, 32, 32, 0);
  for (int64_t i = 0; i < 32; ++i)
    for (int64_t l = 0; l < 32; ++l) {
      product.factorA(i, l) = static_cast<float>(0xffff - 7 * i * l);
      product.factorB(l, i) = l == i ? 1 : 0;
    }
  product.multiply(0, 32, 2);
  for (int64_t i = 0; i < 32; ++i)
    for (int64_t j = 0; j < 32; ++j)
      EXPECT_EQ(product.at(i, j), product.factorA(i, j));
}

// No farther from the sum in f64 than one sum in f32, taken over many.
TEST_F(AmxWide, AsNearAsF32) {
  SplitProduct product(64, 64, 1024, 0), plain = product;
  product.multiply(0, 64);
  multiplyPlain({64, 64, 1024, plain.a.data(), 1024, 1, plain.b.data(), 64, 1,
                 plain.result(), plain.rowOfC(), false});
  double errors = 0, errorsOfPlain = 0;
  for (int64_t i = 0; i < 64; ++i)
    for (int64_t j = 0; j < 64; ++j) {
      const double expected = plain.sum(i, j)[0];
      errors += std::pow(product.at(i, j) - expected, 2);
      errorsOfPlain += std::pow(plain.at(i, j) - expected, 2);
    }
  EXPECT_LT(errors, errorsOfPlain);
}

// Workers share a product in blocks, and their number may not be seen.
TEST_F(AmxWide, BitsDoNotDependOnTheBlock) {
  for (int kind = 0; kind < 16; ++kind) {
    SplitProduct whole(75, 40, 700, kind), parts = whole;
    whole.multiply(0, 75);
    parts.multiply(0, 20);
    parts.multiply(20, 55);
    for (int64_t i = 0; i < 75; ++i)
      for (int64_t j = 0; j < 40; ++j)
        ASSERT_EQ(whole.at(i, j), parts.at(i, j)) << kind;
  }
}

// What cannot be split is multiplied as it is, and spoils nothing beside it.
TEST_F(AmxWide, NumbersThatAreNotFiniteOrLarge) {
  const float infinity = std::numeric_limits<float>::infinity();
  for (int kind = 0; kind < 8; ++kind)
    for (const float value : {infinity, -infinity, std::nanf(""),
                              std::numeric_limits<float>::max(), -0x1p127f})
      for (const bool inA : {true, false}) {
        SplitProduct product(70, 200, 400, kind);
        if (inA)
          product.factorA(40, 390) = value;
        else
          product.factorB(390, 150) = value;
        SplitProduct before = product;
        product.multiply(0, 70);
        // One panel of two groups of columns, or one group of three panels.
        EXPECT_EQ(plainParts, inA ? 2 : 3);
        for (int64_t i = 0; i < 70; ++i)
          for (int64_t j = 0; j < 200; ++j) {
            const auto [expected, sizes] = before.sum(i, j);
            if (std::isnan(value) && (inA ? i == 40 : j == 150))
              ASSERT_TRUE(std::isnan(product.at(i, j)));
            else if (std::isinf(value) && (inA ? i == 40 : j == 150))
              ASSERT_EQ(product.at(i, j), expected);
            else if (std::abs(expected) < std::numeric_limits<float>::max())
              ASSERT_NEAR(product.at(i, j), expected, // one by one in f32
                          0x1p-19 * sizes);
          }
      }
}

// Where parts of a factor are too small to be numbers of bf16, it is off by
// what the smallest of them is.
TEST_F(AmxWide, SmallFactorsAreOffByTheSmallestNumber) {
  for (const float size : {0x1p-100f, 0x1p-112f, 0x1p-122f, 0x1p-130f}) {
    SplitProduct product(32, 32, 32, 0);
    for (float &value : product.a)
      value *= size;
    for (float &value : product.b)
      value *= 0x1p40f;
    SplitProduct before = product;
    product.multiply(0, 32);
    for (int64_t i = 0; i < 32; ++i)
      for (int64_t j = 0; j < 32; ++j) {
        const auto [expected, sizes] = before.sum(i, j);
        double sizesOfB = 0;
        for (int64_t l = 0; l < 32; ++l)
          sizesOfB += std::abs(before.factorB(l, j));
        ASSERT_NEAR(product.at(i, j), expected,
                    0x1p-22 * sizes + 0x1p-125 * sizesOfB);
      }
  }
}

} // namespace
} // namespace trc::runtime::host
