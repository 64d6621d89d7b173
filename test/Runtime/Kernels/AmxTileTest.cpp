//===- AmxTileTest.cpp - products of bf16 in AMX's tiles ------------------===//

#include "device/host/kernels/AmxTile.h"
#include "device/host/kernels/Elements.h"
#include "device/host/kernels/Tiles.h"

#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace trc::runtime::host {
namespace {

class AmxTile : public testing::Test {
protected:
  void SetUp() override {
    if (!hasTiles())
      GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  }
};

/// Operands of one product, transposed on demand, and a result in rows that
/// are three elements longer than they need be.
struct TiledProduct {
  int64_t m, n, k;
  bool transposesA, transposesB, resultIsF32, accumulates;
  std::vector<uint16_t> a, b, narrow;
  std::vector<float> wide;

  TiledProduct(int64_t m, int64_t n, int64_t k, int kind)
      : m(m), n(n), k(k), transposesA(kind & 1), transposesB(kind & 2),
        resultIsF32(kind & 4), accumulates(kind & 8), a(m * k), b(k * n),
        narrow(m * rowOfC()), wide(m * rowOfC()) {
    std::mt19937 random(static_cast<unsigned>(m + n + k));
    std::uniform_real_distribution<float> numbers(-1, 1);
    for (auto *values : {&a, &b, &narrow})
      for (uint16_t &value : *values)
        value = floatToBF16(numbers(random));
    for (float &value : wide)
      value = numbers(random);
  }

  int64_t rowOfC() const { return n + 3; }
  double c(int64_t i, int64_t j) const {
    const int64_t at = i * rowOfC() + j;
    return resultIsF32 ? wide[at] : bf16ToFloat(narrow[at]);
  }
  double sum(int64_t i, int64_t j) const {
    double result = accumulates ? c(i, j) : 0;
    for (int64_t l = 0; l < k; ++l)
      result += double(bf16ToFloat(a[transposesA ? l * m + i : i * k + l])) *
                bf16ToFloat(b[transposesB ? j * k + l : l * n + j]);
    return result;
  }

  /// The product of rows from `row` on, as many as `rows`.
  void multiply(int64_t row, int64_t rows) {
    const amx::Product product = {
        rows,
        n,
        k,
        a.data() + row * (transposesA ? 1 : k),
        transposesA ? 1 : k,
        transposesA ? m : 1,
        b.data(),
        transposesB ? 1 : n,
        transposesB ? k : 1,
        resultIsF32 ? static_cast<void *>(wide.data() + row * rowOfC())
                    : narrow.data() + row * rowOfC(),
        rowOfC(),
        resultIsF32,
        accumulates};
    const int64_t bytes = amx::scratchBytes(rows, n, k, resultIsF32);
    // NaN: what is not written first may not count.
    std::vector<float> memory(bytes / 4 + 16, std::nanf(""));
    const size_t from = -reinterpret_cast<uintptr_t>(memory.data()) % 64;
    amx::multiply(product, memory.data() + from / 4);
  }
};

// Edges in each extent, whole tiles, and more k than is packed at a time.
TEST_F(AmxTile, EveryLayoutAndEdge) {
  for (auto [m, n, k] :
       {std::array{1, 1, 1}, std::array{16, 16, 32}, std::array{33, 17, 31},
        std::array{32, 64, 512}, std::array{70, 100, 513},
        std::array{17, 49, 1100}, std::array{96, 32, 1024}})
    for (int kind = 0; kind < 16; ++kind) {
      TiledProduct product(m, n, k, kind);
      const TiledProduct before = product;
      product.multiply(0, m);
      for (int64_t i = 0; i < m; ++i)
        for (int64_t j = 0; j < product.rowOfC(); ++j) {
          const double expected = j < n ? before.sum(i, j) : before.c(i, j);
          const double rounding =
              product.resultIsF32 ? 0 : std::abs(expected) * 0x1p-8;
          const double sums = j < n ? 0x1p-23 * std::sqrt(k) * 4 : 0;
          ASSERT_NEAR(product.c(i, j), expected, rounding + sums)
              << m << " x " << n << " x " << k << ", kind " << kind << ", at "
              << i << ", " << j;
        }
    }
}

// Workers share a product in blocks, and their number may not be seen.
TEST_F(AmxTile, BitsDoNotDependOnTheBlock) {
  for (int kind = 0; kind < 16; ++kind) {
    TiledProduct whole(75, 40, 700, kind), parts = whole;
    whole.multiply(0, 75);
    parts.multiply(0, 20);
    parts.multiply(20, 55);
    EXPECT_EQ(whole.narrow, parts.narrow) << kind;
    EXPECT_EQ(whole.wide, parts.wide) << kind;
  }
}

// What is zero beyond the edge meets no infinity within.
TEST_F(AmxTile, InfinityStaysInItsRow) {
  TiledProduct product(20, 20, 20, 4);
  product.a[3 * 20 + 5] = 0x7f80;
  product.multiply(0, 20);
  for (int64_t i = 0; i < 20; ++i)
    for (int64_t j = 0; j < 20; ++j)
      EXPECT_EQ(std::isfinite(product.c(i, j)), i != 3) << i << ", " << j;
}

} // namespace
} // namespace trc::runtime::host
