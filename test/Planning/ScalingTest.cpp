//===- ScalingTest.cpp - how long a step takes on many ranks --------------===//

#include "trc/Planning/Scaling.h"

#include <gtest/gtest.h>

using namespace trc::planning;

namespace {

/// A link of 1 GB/s without latency.
Cluster plain() { return {1, {1e9, 0}, {}}; }

/// Two gradients of 100 MB, of which the first is ready after 0.1 s, the second
/// after 0.2 s; 0.05 s of updates follow.
StepModel twoGradients() {
  return {{{0.1}, {0, 0}, {0.1}, {0, 1}, {0, -1, 0}, {0, -1, 1}, {0.05}},
          {{100e6}, {100e6}}};
}

TEST(Scaling, ExchangesTakeWhatTheLinkCarries) {
  // 2 S (N - 1) / N bytes.
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 1, plain()), 0);
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 2, plain()), 0.1);
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 4, plain()), 0.15);
  Cluster slow = plain();
  slow.network.latency = 0.001; // two hops
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 2, slow), 0.102);
}

TEST(Scaling, WhatScattersOrGathersTakesHalf) {
  Cluster slow = plain();
  slow.network.latency = 0.001; // one hop
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6, true, false}, 2, slow), 0.051);
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6, false, true}, 2, slow), 0.051);
  // Only what is added up is a host's work.
  slow.sumBytesPerSecond = 0.5e9;
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6, true, false}, 2, slow), 0.301);
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6, false, true}, 2, slow), 0.051);
}

TEST(Scaling, RanksOfANodeShareItsLink) {
  Cluster cluster = plain();
  cluster.ranksPerNode = 4;
  cluster.inside = {10e9, 0};
  // Within a node only its own links: 2 * 100e6 * 3 / 4 bytes.
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 4, cluster), 0.015);
  // Of two nodes each of 4 ranks sends 2 * 100e6 * 4 / 8 bytes over one link.
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 8, cluster), 0.4);
}

TEST(Scaling, WhatTravelsBesideTheStepIsNotWaitedFor) {
  const ScalingPoint one = predictStep(twoGradients(), 1, plain());
  EXPECT_DOUBLE_EQ(one.seconds, 0.25);
  EXPECT_DOUBLE_EQ(one.exposed, 0);
  EXPECT_EQ(one.bound, ScalingBound::Compute);
  // The first exchange ends as the second gradient is ready: the second's 0.1 s
  // are waited for.
  const ScalingPoint two = predictStep(twoGradients(), 2, plain());
  EXPECT_DOUBLE_EQ(two.exposed, 0.1);
  EXPECT_DOUBLE_EQ(two.seconds, 0.35);
  EXPECT_DOUBLE_EQ(two.exchanged, 0.2);
  EXPECT_EQ(two.bound, ScalingBound::Tail);
  // With 0.15 s each the second begins 0.05 s late.
  const ScalingPoint four = predictStep(twoGradients(), 4, plain());
  EXPECT_DOUBLE_EQ(four.exposed, 0.2);
  EXPECT_EQ(four.bound, ScalingBound::Channel);
  // A link that is fast enough hides nothing because there is nothing to hide.
  Cluster fast = plain();
  fast.network.bytesPerSecond = 1e15;
  EXPECT_EQ(predictStep(twoGradients(), 4, fast).bound, ScalingBound::Compute);
}

TEST(Scaling, WhatCoresDoForAnExchangeTheStepDoesNot) {
  // Half a core while 100 MB travel, of the one that computes.
  Cluster shared = plain();
  shared.coreSecondsPerByte = 0.5e-9;
  shared.coresOfStep = 1;
  constexpr double rounding = 1e-12;
  const auto seconds = [&] {
    return predictStep(twoGradients(), 2, shared).seconds;
  };
  // The first exchange travels from 0.1 to 0.2 beside half of 0.1 s of work,
  // of which the rest ends at 0.25; the second from there to 0.35.
  const ScalingPoint two = predictStep(twoGradients(), 2, shared);
  EXPECT_NEAR(two.exchanges[1].ready, 0.25, rounding);
  EXPECT_NEAR(two.exposed, 0.1, rounding);
  EXPECT_NEAR(two.seconds, 0.4, rounding);
  // Of two cores a quarter each.
  shared.coresOfStep = 2;
  EXPECT_NEAR(seconds(), 0.375, rounding);
  // With a core of its own it takes nothing, ..
  shared.coresOfStep = 0;
  EXPECT_NEAR(seconds(), 0.35, rounding);
  // .. but is not faster than that.
  shared.coreSecondsPerByte = 2e-9;
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 2, shared), 0.2);
  // A core that has no time left for the step: all of it is behind.
  shared.coresOfStep = 1;
  EXPECT_NEAR(seconds(), 0.65, rounding);
  EXPECT_DOUBLE_EQ(predictStep(twoGradients(), 1, shared).seconds, 0.25);
  // Half of the work on half a core takes as long, though a core of its own
  // would keep up with the link.
  shared.coreSecondsPerByte = 1e-9;
  shared.coresOfStep = 0.5;
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 2, shared), 0.1);
  EXPECT_NEAR(seconds(), 0.65, rounding);
}

TEST(Scaling, TheTimelineSaysWhenEachExchangeTravels) {
  const ScalingPoint four = predictStep(twoGradients(), 4, plain());
  ASSERT_EQ(four.exchanges.size(), 2u);
  EXPECT_DOUBLE_EQ(four.exchanges[1].ready, 0.2);
  EXPECT_DOUBLE_EQ(four.exchanges[1].starts, 0.25); // behind the first
  EXPECT_DOUBLE_EQ(four.exchanges[1].ends, 0.4);
  ASSERT_EQ(four.waits.size(), 2u);
  EXPECT_DOUBLE_EQ(four.waits[0].begins, 0.2);
  EXPECT_DOUBLE_EQ(four.waits[1].ends, 0.4);
}

TEST(Scaling, StrongScalingDealsOutRowsAndKeepsTheUpdate) {
  StepModel step = twoGradients();
  step.commands.back().isFixed = true;
  Cluster fast = plain();
  fast.network.bytesPerSecond = 1e18;
  EXPECT_NEAR(predictStep(step, 4, fast, 0.25).seconds, 0.2 / 4 + 0.05, 1e-9);
}

TEST(Scaling, AnUpdateOfPartsTakesOneRankTheWhole) {
  // Compiled for 4 ranks: 0.05 s of a quarter of the update, so one rank has
  // 0.2 s of it, and 8 ranks 0.025 s each.
  StepModel step = twoGradients();
  step.commands.back().isFixed = true;
  step.commands.back().parts = 4;
  Cluster fast = plain();
  fast.network.bytesPerSecond = 1e18;
  EXPECT_NEAR(predictStep(step, 1, fast).seconds, 0.2 + 0.2, 1e-9);
  EXPECT_NEAR(predictStep(step, 4, fast).seconds, 0.2 + 0.05, 1e-9);
  EXPECT_NEAR(predictStep(step, 8, fast).seconds, 0.2 + 0.025, 1e-9);
  EXPECT_NEAR(predictStep(step, 8, fast, 0.125).seconds, 0.2 / 8 + 0.025, 1e-9);
}

TEST(Scaling, SumsOfTheHostAndTheSlowestRankCount) {
  Cluster cluster = plain();
  cluster.sumBytesPerSecond = 0.5e9; // 100 MB read, 50 written
  EXPECT_DOUBLE_EQ(exchangeSeconds({100e6}, 2, cluster), 0.3);
  Cluster uneven = plain();
  uneven.network.bytesPerSecond = 1e15;
  uneven.jitter = 0.01;
  EXPECT_NEAR(predictStep(twoGradients(), 8, uneven).seconds,
              0.25 * (1 + 0.01 * 2.0393), 1e-5);
  EXPECT_DOUBLE_EQ(predictStep(twoGradients(), 1, uneven).seconds, 0.25);
}

TEST(Scaling, ModelsThatCannotBeAreRefused) {
  EXPECT_EQ(checkModel(twoGradients()), "");
  StepModel early = twoGradients();
  early.commands[0].finishes = 0;
  EXPECT_EQ(checkModel(early), "exchange 0 is finished before it is begun");
  StepModel twice = twoGradients();
  twice.commands[3].begins = 0;
  EXPECT_EQ(checkModel(twice), "exchange 0 is not begun once and in order");
  StepModel never = twoGradients();
  never.commands[5].finishes = 0;
  EXPECT_EQ(checkModel(never), "an exchange is not begun, or not finished");
}

} // namespace
