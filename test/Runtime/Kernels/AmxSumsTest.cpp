//===- AmxSumsTest.cpp - sums of attention in AMX's tiles -----------------===//

#include "device/host/kernels/AmxSums.h"
#include "device/host/kernels/Elements.h"
#include "device/host/kernels/Tiles.h"

#include <cmath>
#include <gtest/gtest.h>
#include <limits>
#include <random>
#include <vector>

namespace trc::runtime::host {
namespace {

/// A tile of numbers with others around it that must not count, and vectors of
/// queries and of keys, in rows that are longer than they need be.
struct Sums {
  int64_t keys, queries, width, shift;
  std::vector<float> tile;
  std::vector<uint16_t> ofQueries, ofKeys;
  std::vector<uint32_t> pairs, turned, room;

  Sums(int64_t keys, int64_t queries, int64_t width, int64_t shift)
      : keys(keys), queries(queries), width(width), shift(shift),
        tile(256 * tileQueries, std::numeric_limits<float>::quiet_NaN()),
        ofQueries(queries * row()), ofKeys(keys * row()),
        pairs(tileQueries / 2 * width), turned(width * rowOfTurned()),
        room(roomOfSums) {
    std::mt19937 random(static_cast<unsigned>(keys + queries + width));
    std::uniform_real_distribution<float> numbers(-1, 1);
    for (auto *values : {&ofQueries, &ofKeys})
      for (uint16_t &value : *values)
        value = floatToBF16(numbers(random));
    for (int64_t key = 0; key < keys; ++key)
      for (int64_t query = 0; query < queries; ++query)
        tile[key * tileQueries + query] =
            key + shift <= query ? numbers(random) : 0;
    amx::pairQueries(ofQueries.data(), row(), queries, width, pairs.data());
    amx::turnKeys(ofKeys.data(), row(), keys, width, turned.data(),
                  rowOfTurned());
  }

  int64_t row() const { return width + 6; }
  int64_t rowOfTurned() const { return (keys + 31) / 32 * 16; }
  double number(int64_t key, int64_t query) const {
    return tile[key * tileQueries + query];
  }
  static double of(const std::vector<uint16_t> &vectors, int64_t at) {
    return bf16ToFloat(vectors[at]);
  }
};

template <typename Check> void forSizes(Check check) {
  if (!hasTiles())
    GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  for (int64_t keys : {1, 15, 16, 33, 80, 255, 256})
    for (int64_t queries : {1, 16, 47, 64})
      for (int64_t width : {32, 64, 96, 128})
        for (int64_t shift :
             {allVisible, int64_t(-40), int64_t(0), int64_t(7)}) {
          SCOPED_TRACE(testing::Message()
                       << keys << " keys, " << queries << " queries, " << width
                       << ", " << shift);
          check(Sums(keys, queries, width, shift));
          if (testing::Test::HasFailure())
            return;
        }
}

/// Of sums of as many terms below 1, each as near as 2^-17: far below what one
/// rounding to bf16 is off by, 2^-9.
double bound(int64_t terms) { return double(terms) * 0x1p-17 + 1e-6; }

TEST(AmxSums, OverQueriesAgreeWithPlainSums) {
  forSizes([](Sums sums) {
    const int64_t rowOfC = sums.width + 16;
    std::vector<float> c(sums.keys * rowOfC, 0.5f);
    amx::sumOverQueries({sums.tile.data(), sums.keys, sums.queries,
                         sums.pairs.data(), sums.width, c.data(), rowOfC,
                         sums.width, sums.room.data(), sums.shift});
    for (int64_t key = 0; key < sums.keys; ++key)
      for (int64_t j = 0; j < rowOfC; ++j) {
        double wanted = 0.5;
        for (int64_t q = 0; j < sums.width && q < sums.queries; ++q)
          wanted += sums.number(key, q) *
                    Sums::of(sums.ofQueries, q * sums.row() + j);
        ASSERT_NEAR(c[key * rowOfC + j], wanted, bound(sums.queries));
      }
  });
}

TEST(AmxSums, OverKeysAgreeWithPlainSums) {
  forSizes([](Sums sums) {
    std::vector<float> c(sums.width * tileQueries, 0.5f);
    amx::sumOverKeys({sums.tile.data(), sums.keys, sums.queries,
                      sums.turned.data(), sums.rowOfTurned(), c.data(),
                      tileQueries, sums.width, sums.room.data(), sums.shift});
    for (int64_t j = 0; j < sums.width; ++j)
      for (int64_t query = 0; query < tileQueries; ++query) {
        double wanted = 0.5;
        for (int64_t k = 0; query < sums.queries && k < sums.keys; ++k)
          wanted +=
              sums.number(k, query) * Sums::of(sums.ofKeys, k * sums.row() + j);
        ASSERT_NEAR(c[j * tileQueries + query], wanted, bound(sums.keys));
      }
  });
}

// A number that bf16 holds has no second term, and one that it does not hold
// keeps 16 bits.
TEST(AmxSums, TwoTermsHoldSixteenBits) {
  if (!hasTiles())
    GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  Sums sums(1, 1, 32, allVisible);
  sums.ofKeys.assign(sums.ofKeys.size(), floatToBF16(1));
  amx::turnKeys(sums.ofKeys.data(), sums.row(), 1, 32, sums.turned.data(),
                sums.rowOfTurned());
  for (float number : {1.0f, 0.75f, 1.0f + 0x1p-15f, 1.0f + 0x1p-23f, -3.1f}) {
    sums.tile[0] = number;
    std::vector<float> c(32 * tileQueries);
    amx::sumOverKeys({sums.tile.data(), 1, 1, sums.turned.data(),
                      sums.rowOfTurned(), c.data(), tileQueries, 32,
                      sums.room.data(), allVisible});
    EXPECT_LE(std::abs(c[0] - number), std::abs(number) * 0x1p-17);
  }
  EXPECT_EQ(sums.room[0] >> 16, 0u); // no key beside it
}

} // namespace
} // namespace trc::runtime::host
