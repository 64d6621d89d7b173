//===- OrderTest.cpp - the order planner and its checker ------------------===//
//
// Every order goes through the independent checker and is never worse than the
// given one; small problems are compared with the best of all orders.
//
//===----------------------------------------------------------------------===//

#include "RandomBuffers.h"
#include "trc/Planning/OrderCheck.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

using namespace trc::planning;
using namespace trc::planning::test;

static OrderPlan planAndCheck(const OrderProblem &problem) {
  OrderPlan plan = planOrder(problem);
  OrderVerdict verdict = checkOrder(problem, plan.order);
  EXPECT_EQ(verdict.fault, "");
  EXPECT_EQ(verdict.peak, plan.peak);
  EXPECT_LE(plan.peak, plan.givenPeak);
  return plan;
}

static OrderProblem randomProblem(uint64_t seed, uint32_t count) {
  Random random(seed);
  OrderProblem problem;
  problem.storages.push_back({0, false}); // an argument, elsewhere
  for (uint32_t i = 0; i < count; ++i) {
    OrderOperation op;
    uint32_t reads = static_cast<uint32_t>(random.below(3));
    for (uint32_t r = 0; r <= reads; ++r) {
      uint32_t known = static_cast<uint32_t>(problem.storages.size());
      uint32_t reach = std::min<uint32_t>(known, 12);
      op.reads.push_back(known - 1 -
                         static_cast<uint32_t>(random.below(reach)));
    }
    op.makes.push_back(static_cast<uint32_t>(problem.storages.size()));
    problem.storages.push_back({1 + random.below(100), random.below(8) == 0});
    if (random.below(3) == 0)
      op.reuses.push_back({op.makes[0], op.reads[0]});
    if (i && random.below(6) == 0)
      op.after.push_back(static_cast<uint32_t>(random.below(i)));
    problem.operations.push_back(op);
  }
  return problem;
}

// Two large temporaries, each made and folded at once, in an order that makes
// both first.
TEST(Order, FreesBeforeItMakes) {
  OrderProblem problem;
  problem.storages = {
      {100, false}, {100, false}, {1, false}, {1, false}, {1, true}};
  problem.operations = {{{}, {0}, {}, {}},
                        {{}, {1}, {}, {}},
                        {{0}, {2}, {}, {}},
                        {{1}, {3}, {}, {}},
                        {{2, 3}, {4}, {}, {}}};
  OrderPlan plan = planAndCheck(problem);
  EXPECT_EQ(plan.givenPeak, 201);
  EXPECT_EQ(plan.peak, 102);
}

// An in-place update takes no second copy.
TEST(Order, CountsReuse) {
  OrderProblem problem;
  problem.storages = {{100, false}, {100, true}};
  problem.operations = {{{}, {0}, {}, {}}, {{0}, {1}, {}, {{1, 0}}}};
  EXPECT_EQ(planAndCheck(problem).peak, 100);
  problem.operations[1].reuses.clear();
  EXPECT_EQ(planAndCheck(problem).peak, 200);
}

TEST(Order, RandomProblemsAreLegalAndNoWorse) {
  for (uint64_t seed = 0; seed < 300; ++seed)
    planAndCheck(randomProblem(seed, 1 + static_cast<uint32_t>(seed)));
}

TEST(Order, CloseToTheBestOfAllOrders) {
  int64_t sum = 0, bestSum = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    OrderProblem problem = randomProblem(seed, 7);
    std::vector<uint32_t> order(7);
    std::iota(order.begin(), order.end(), 0);
    int64_t best = INT64_MAX;
    do {
      OrderVerdict verdict = checkOrder(problem, order);
      if (verdict.ok())
        best = std::min(best, verdict.peak);
    } while (std::next_permutation(order.begin(), order.end()));
    int64_t peak = planAndCheck(problem).peak;
    EXPECT_GE(peak, best);
    sum += peak;
    bestSum += best;
  }
  EXPECT_LE(sum * 100, bestSum * 110);
}

TEST(Order, TwentyThousandOperations) { planAndCheck(randomProblem(5, 20000)); }

TEST(OrderCheck, FindsEveryFault) {
  OrderProblem problem;
  problem.storages = {{1, false}, {1, true}};
  problem.operations = {
      {{}, {0}, {}, {}}, {{0}, {1}, {}, {}}, {{}, {}, {1}, {}}};
  auto fault = [&](std::vector<uint32_t> order) {
    return checkOrder(problem, order).fault;
  };
  EXPECT_EQ(fault({0, 1, 2}), "");
  EXPECT_NE(fault({1, 0, 2}).find("before it is made"), std::string::npos);
  EXPECT_NE(fault({0, 2, 1}).find("must follow"), std::string::npos);
  EXPECT_NE(fault({0, 0, 1}).find("twice"), std::string::npos);
  EXPECT_NE(fault({0, 1}).find("expected 3"), std::string::npos);
}
