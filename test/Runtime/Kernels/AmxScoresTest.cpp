//===- AmxScoresTest.cpp - scores of attention in AMX's tiles -------------===//

#include "device/host/kernels/AmxScores.h"
#include "device/host/kernels/Elements.h"
#include "device/host/kernels/Tiles.h"

#include <cmath>
#include <gtest/gtest.h>
#include <random>
#include <vector>

namespace trc::runtime::host {
namespace {

/// Keys as they lie, in rows that are longer than they need be, and queries as
/// transposePairs puts them.
struct Scores {
  int64_t keys, queries, width;
  std::vector<uint16_t> a, b;
  std::vector<float> c;

  Scores(int64_t keys, int64_t queries, int64_t width)
      : keys(keys), queries(queries), width(width), a(keys * rowOfA()),
        b(width * tileQueries), c(keys * tileQueries, untouched) {
    std::mt19937 random(static_cast<unsigned>(keys + queries + width));
    std::uniform_real_distribution<float> numbers(-1, 1);
    for (auto *values : {&a, &b})
      for (uint16_t &value : *values)
        value = floatToBF16(numbers(random));
  }

  static constexpr float untouched = 1e30f, factor = 0.125f;
  int64_t rowOfA() const { return width + 6; }

  void multiply(int64_t shift) {
    amx::multiplyScores({reinterpret_cast<const uint32_t *>(a.data()),
                         rowOfA() / 2,
                         reinterpret_cast<const uint32_t *>(b.data()), c.data(),
                         keys, queries, width / 2, factor, shift});
  }
  double wanted(int64_t key, int64_t query) const {
    double sum = 0;
    for (int64_t l = 0; l < width; ++l)
      sum += double(bf16ToFloat(a[key * rowOfA() + l])) *
             bf16ToFloat(b[(l / 2 * tileQueries + query) * 2 + l % 2]);
    return factor * sum;
  }
};

TEST(AmxScores, AgreeWithPlainSums) {
  if (!hasTiles())
    GTEST_SKIP() << "this machine has no AMX, or does not let us use it";
  for (int64_t keys : {1, 15, 16, 33, 63, 80, 256})
    for (int64_t queries : {16, 48, 64})
      for (int64_t width : {32, 64, 96})
        for (int64_t shift :
             {allVisible, int64_t(-40), int64_t(0), int64_t(7)}) {
          Scores scores(keys, queries, width);
          scores.multiply(shift);
          for (int64_t key = 0; key < keys; ++key)
            for (int64_t query = 0; query < queries; ++query)
              if (key + shift <= query)
                ASSERT_NEAR(scores.c[key * tileQueries + query],
                            scores.wanted(key, query), 1e-5)
                    << keys << " " << queries << " " << width << " " << shift;
          // Not a number beyond the queries, nor keys that no query sees from
          // the row's block on.
          for (int64_t key = 0; key < keys; ++key)
            for (int64_t query = queries; query < tileQueries; ++query)
              ASSERT_EQ(scores.c[key * tileQueries + query], Scores::untouched);
          for (int64_t key = 0; key < keys; ++key)
            if (key / 32 * 32 + shift >= queries)
              for (int64_t query = 0; query < queries; ++query)
                ASSERT_EQ(scores.c[key * tileQueries + query],
                          Scores::untouched);
        }
}

} // namespace
} // namespace trc::runtime::host
