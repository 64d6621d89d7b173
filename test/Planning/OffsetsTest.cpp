//===- OffsetsTest.cpp - the offset planner and its checker ---------------===//
//
// Every plan goes through the independent checker; the checker itself is tried
// on placements made wrong.
//
//===----------------------------------------------------------------------===//

#include "RandomBuffers.h"
#include "trc/Planning/OffsetCheck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <limits>
#include <numeric>

using namespace trc::planning;
using namespace trc::planning::test;

static OffsetPlan planAndCheck(const std::vector<Buffer> &buffers,
                               const OffsetOptions &options = {}) {
  OffsetPlan plan = planOffsets(buffers, options);
  OffsetVerdict verdict = checkOffsets(buffers, plan.offsets);
  EXPECT_EQ(verdict.fault, "");
  EXPECT_EQ(verdict.peak, plan.peak);
  EXPECT_EQ(verdict.live, plan.lowerBound);
  EXPECT_GE(plan.peak, 0);
  return plan;
}

TEST(Offsets, NothingAndOneBuffer) {
  EXPECT_EQ(planAndCheck({}).peak, 0);
  EXPECT_EQ(planAndCheck({{0, 1, 100, 64}}).peak, 100);
}

TEST(Offsets, EmptyLifetimesAndSizesTakeNoRoom) {
  EXPECT_EQ(planAndCheck({{0, 9, 0, 64}, {3, 3, 100, 1}, {0, 9, 10, 1}}).peak,
            10);
}

// Lifetimes are half open: what ends at 3 and what begins at 3 share bytes.
TEST(Offsets, NeighboursInTimeShareBytes) {
  std::vector<Buffer> buffers{
      {0, 3, 4}, {3, 9, 4}, {0, 9, 4}, {9, 21, 4}, {0, 21, 4}};
  OffsetPlan plan = planAndCheck(buffers);
  EXPECT_EQ(plan.peak, 12);
  EXPECT_TRUE(plan.provedMinimal);
}

TEST(Offsets, KeepsAlignment) {
  OffsetPlan plan =
      planAndCheck({{0, 2, 1, 64}, {0, 2, 1, 64}, {0, 2, 65, 64}});
  EXPECT_EQ(plan.lowerBound, 256);
  EXPECT_LE(plan.peak, 256);
}

TEST(Offsets, MixedAlignments) {
  for (uint64_t seed = 0; seed < 50; ++seed) {
    std::vector<Buffer> buffers = randomBuffers(seed, 60, 1);
    for (size_t i = 0; i < buffers.size(); ++i)
      buffers[i].alignment = int64_t(1) << (i % 9);
    OffsetOptions options;
    options.searchSteps = 2'000'000;
    planAndCheck(buffers, options);
  }
}

TEST(Offsets, RandomProblemsAreRight) {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    OffsetOptions options;
    options.searchSteps = 3'000'000;
    OffsetPlan plan =
        planAndCheck(randomBuffers(seed, 5 + seed, seed % 2 ? 64 : 1), options);
    EXPECT_LE(plan.peak, plan.lowerBound + plan.lowerBound / 4);
  }
}

// A placement without a gap exists; small ones are found.
TEST(Offsets, SolvesTightProblems) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    OffsetPlan plan = planAndCheck(tightBuffers(seed, 6 + seed / 4, 1 << 20));
    EXPECT_EQ(plan.peak, 1 << 20) << "seed " << seed;
  }
}

// Larger ones too, within what a compile spends.
TEST(Offsets, SolvesLargerTightProblems) {
  for (uint64_t seed = 0; seed < 12; ++seed) {
    OffsetPlan plan = planAndCheck(tightBuffers(seed, 90, 1 << 20));
    EXPECT_EQ(plan.peak, 1 << 20) << "seed " << seed;
  }
}

/// The least peak of first fit over all orders, which is the least there is:
/// taken by offset, a placement pushed down is what first fit makes.
static int64_t leastPeak(const std::vector<Buffer> &buffers) {
  std::vector<size_t> order(buffers.size());
  std::iota(order.begin(), order.end(), 0);
  int64_t least = std::numeric_limits<int64_t>::max();
  do {
    std::vector<int64_t> offsets(buffers.size());
    int64_t peak = 0;
    for (size_t at = 0; at < order.size(); ++at) {
      const Buffer &buffer = buffers[order[at]];
      for (bool moved = true; moved;) {
        moved = false;
        for (size_t before = 0; before < at; ++before) {
          const Buffer &other = buffers[order[before]];
          int64_t &offset = offsets[order[at]];
          int64_t top = offsets[order[before]] + other.size;
          if (other.lower < buffer.upper && buffer.lower < other.upper &&
              offset < top && offsets[order[before]] < offset + buffer.size) {
            offset = top;
            moved = true;
          }
        }
      }
      peak = std::max(peak, offsets[order[at]] + buffer.size);
    }
    least = std::min(least, peak);
  } while (std::next_permutation(order.begin(), order.end()));
  return least;
}

static void expectLeast(const std::vector<Buffer> &buffers) {
  int64_t least = leastPeak(buffers);
  OffsetPlan plan = planAndCheck(buffers);
  EXPECT_EQ(plan.peak, least);
  OffsetOptions options;
  options.capacity = least - 1;
  EXPECT_TRUE(planAndCheck(buffers, options).provedMinimal);
}

TEST(Offsets, AgreesWithAllOrders) {
  for (uint64_t seed = 0; seed < 60; ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    std::vector<Buffer> buffers;
    for (int i = 0; i < 7; ++i) {
      int64_t lower = random.below(6);
      buffers.push_back(
          {lower, lower + 1 + random.below(4), 1 + random.below(6), 1});
    }
    expectLeast(buffers);
  }
}

// 5 bytes live at every time, and there is no way to place them in 5.
TEST(Offsets, ProvesThatTheLiveSumIsOutOfReach) {
  std::vector<Buffer> buffers{{0, 1, 3}, {1, 2, 2}, {0, 3, 2}, {2, 3, 1},
                              {3, 4, 3}, {1, 4, 1}, {2, 5, 1}, {4, 5, 4}};
  EXPECT_EQ(largestLiveSum(buffers), 5);
  EXPECT_EQ(planOffsets(buffers).peak, 6);
  expectLeast(buffers);
}

TEST(Offsets, StopsAtTheCapacity) {
  std::vector<Buffer> buffers = trainingStep(1, 400);
  OffsetOptions options;
  options.capacity = int64_t(1) << 40;
  EXPECT_EQ(planAndCheck(buffers, options).method, "size");
}

TEST(Offsets, EveryOrderAloneIsRight) {
  std::vector<Buffer> buffers = randomBuffers(7, 300, 64);
  for (const char *name : {"size", "area", "lifetime", "contention", "start"}) {
    OffsetOptions options;
    options.only = parseFitOrder(name);
    ASSERT_TRUE(options.only);
    EXPECT_EQ(planAndCheck(buffers, options).method, name);
  }
  EXPECT_FALSE(parseFitOrder("best"));
}

// Goal 8 of the design: at most 1.03 x the largest live sum.
TEST(Offsets, TrainingStepsHaveLittleGap) {
  for (uint64_t seed = 0; seed < 6; ++seed) {
    OffsetPlan plan = planAndCheck(trainingStep(seed, 200 << seed));
    EXPECT_LE(plan.peak * 100, plan.lowerBound * 103) << "seed " << seed;
  }
}

TEST(Offsets, TheSameTwice) {
  for (const std::vector<Buffer> &buffers :
       {randomBuffers(3, 120, 64), tightBuffers(4, 300, 1 << 20)})
    EXPECT_EQ(planOffsets(buffers).offsets, planOffsets(buffers).offsets);
}

TEST(Offsets, TenThousandBuffersInSeconds) {
  const std::clock_t start = std::clock();
  planAndCheck(trainingStep(9, 10000));
  // Of a processor: under one in a release build; sanitizers take more.
  EXPECT_LT(std::clock() - start, 30 * CLOCKS_PER_SEC);
}

TEST(OffsetCheck, FindsEveryFault) {
  std::vector<Buffer> buffers{{0, 2, 10, 4}, {1, 3, 10, 4}, {2, 4, 10, 4}};
  auto fault = [&](std::vector<int64_t> offsets) {
    return checkOffsets(buffers, offsets).fault;
  };
  EXPECT_EQ(fault({0, 12, 0}), "");
  EXPECT_NE(fault({0, 8, 20}).find("overlaps"), std::string::npos);
  EXPECT_NE(fault({12, 0, 8}).find("overlaps"), std::string::npos);
  EXPECT_NE(fault({0, 0, 12}).find("overlaps"), std::string::npos);
  EXPECT_NE(fault({0, 13, 0}).find("multiple of 4"), std::string::npos);
  EXPECT_NE(fault({-4, 12, 0}).find("multiple of 4"), std::string::npos);
  EXPECT_NE(fault({0, 12}).find("expected 3 offsets, got 2"),
            std::string::npos);
}
