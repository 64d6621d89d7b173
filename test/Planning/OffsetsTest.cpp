//===- OffsetsTest.cpp - the offset planner and its checker ---------------===//
//
// Every plan goes through the independent checker; the checker itself is tried
// on placements made wrong.
//
//===----------------------------------------------------------------------===//

#include "RandomBuffers.h"
#include "trc/Planning/OffsetCheck.h"

#include <gtest/gtest.h>

#include <chrono>

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

TEST(Offsets, ProvesThatACapacityIsTooSmall) {
  // Three buffers that meet pairwise: sums of two are 6, but 7 is needed.
  std::vector<Buffer> buffers{{0, 2, 3}, {1, 3, 3}, {2, 4, 3},
                              {0, 1, 3}, {3, 4, 3}, {0, 4, 1}};
  OffsetPlan best = planAndCheck(buffers);
  OffsetOptions options;
  options.capacity = best.peak - 1;
  if (best.peak > best.lowerBound) {
    EXPECT_TRUE(planAndCheck(buffers, options).provedMinimal);
  }
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
  std::vector<Buffer> buffers = randomBuffers(3, 120, 64);
  EXPECT_EQ(planOffsets(buffers).offsets, planOffsets(buffers).offsets);
}

TEST(Offsets, TenThousandBuffersInSeconds) {
  auto start = std::chrono::steady_clock::now();
  planAndCheck(trainingStep(9, 10000));
  auto elapsed = std::chrono::steady_clock::now() - start;
  // Under a second in a release build; sanitizers and busy machines take more.
  EXPECT_LT(elapsed, std::chrono::seconds(30));
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
