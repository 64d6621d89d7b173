//===- ExchangeTest.cpp - what ranks exchange, and what it costs ----------===//

#include "trc/Planning/Exchange.h"

#include <gtest/gtest.h>

using namespace trc::planning;

namespace {

/// Links of 1 byte and of 10 bytes a second, and hops of 100 s and 1 s.
Cluster cluster(ExchangeWay way, int64_t ranksPerNode) {
  Cluster result = {ranksPerNode, {1, 100}, {10, 1}};
  result.exchange = way;
  return result;
}

struct Row {
  ExchangeWay way;
  int64_t onNode, nodes;
  double outsideBytes, insideBytes, outsideHops, insideHops;
};

TEST(Exchange, EachWayHasItsBytesAndHops) {
  using enum ExchangeWay;
  // Of 128 bytes.
  constexpr Row rows[] = {
      {Sharded, 1, 1, 0, 0, 0, 0},      {Sharded, 1, 2, 128, 0, 2, 0},
      {Sharded, 1, 16, 240, 0, 2, 0},   {Sharded, 8, 1, 0, 224, 0, 2},
      {Sharded, 8, 2, 1024, 112, 2, 0}, {Sharded, 8, 16, 1920, 14, 2, 0},
      {Ring, 1, 1, 0, 0, 0, 0},         {Ring, 1, 2, 128, 0, 2, 0},
      {Ring, 1, 16, 240, 0, 30, 0},     {Ring, 8, 1, 0, 224, 0, 14},
      {Ring, 8, 2, 240, 240, 4, 26},    {Ring, 8, 16, 254, 254, 32, 222},
      {Tree, 1, 1, 0, 0, 0, 0},         {Tree, 1, 2, 128, 0, 2, 0},
      {Tree, 1, 16, 256, 0, 8, 0},      {Tree, 8, 1, 0, 256, 0, 14},
      {Tree, 8, 2, 128, 256, 2, 14},    {Tree, 8, 16, 256, 256, 8, 14},
      {Nodes, 1, 1, 0, 0, 0, 0},        {Nodes, 1, 2, 128, 0, 2, 0},
      {Nodes, 1, 16, 240, 0, 2, 0},     {Nodes, 8, 1, 0, 224, 0, 14},
      {Nodes, 8, 2, 128, 224, 2, 14},   {Nodes, 8, 16, 240, 224, 2, 14},
  };
  for (const Row &row : rows) {
    SCOPED_TRACE(std::string(nameOf(row.way)) + " of " +
                 std::to_string(row.nodes) + " nodes with " +
                 std::to_string(row.onNode));
    const ExchangeCost cost =
        costOf({128}, row.nodes * row.onNode, cluster(row.way, row.onNode));
    EXPECT_DOUBLE_EQ(cost.outsideBytes, row.outsideBytes);
    EXPECT_DOUBLE_EQ(cost.insideBytes, row.insideBytes);
    EXPECT_DOUBLE_EQ(cost.outsideHops, row.outsideHops);
    EXPECT_DOUBLE_EQ(cost.insideHops, row.insideHops);
  }
}

TEST(Exchange, ATreeOfThreeNodesHasAnInnerOneWithOneChild) {
  const ExchangeCost cost = costOf({128}, 3, cluster(ExchangeWay::Tree, 1));
  EXPECT_DOUBLE_EQ(cost.outsideBytes, 1.5 * 128);
  EXPECT_DOUBLE_EQ(cost.outsideHops, 4);
}

TEST(Exchange, InsideAndOutsideAtOnceOrInTurn) {
  // 8 ranks on each of 2 nodes; bytes and hops are in the table above.
  const auto seconds = [](ExchangeWay way) {
    return exchangeSeconds({128}, 16, cluster(way, 8));
  };
  EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Sharded), 1024 + 2 * 100);
  EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Ring), 240 + 4 * 100 + 26);
  EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Tree), 128 + 2 * 100 + 14);
  EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Nodes), 22.4 + 128 + 2 * 100 + 14);
}

TEST(Exchange, OneHalfTakesHalfAndHasNoTree) {
  const StepExchange scatter = {128, true, false}, gather = {128, false, true};
  for (const StepExchange &half : {scatter, gather}) {
    const auto seconds = [&](ExchangeWay way) {
      return exchangeSeconds(half, 16, cluster(way, 8));
    };
    EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Sharded), 512 + 100);
    // A scatter goes round within the node for each of both nodes.
    EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Nodes),
                     11.2 + 64 + 100 + (half.addsUp ? 14 : 7));
    EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Ring), 120 + 2 * 100 + 13);
    EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Tree), 120 + 2 * 100 + 13);
    EXPECT_DOUBLE_EQ(seconds(ExchangeWay::Nccl), 120 + 2 * 100 + 13);
  }
}

TEST(Exchange, WhatGoesFromRankToRankIsAlikeByAllWays) {
  const StepExchange direct = {128, false, true, true};
  for (const ExchangeWay way : exchangeWays()) {
    const ExchangeCost cost = costOf(direct, 16, cluster(way, 8));
    EXPECT_DOUBLE_EQ(cost.outsideBytes, 512) << nameOf(way);
    EXPECT_DOUBLE_EQ(cost.outsideHops, 1) << nameOf(way);
    const bool isOfHost =
        way == ExchangeWay::Sharded || way == ExchangeWay::Nodes;
    EXPECT_DOUBLE_EQ(cost.hostBytes, isOfHost ? 120 : 0) << nameOf(way);
  }
}

TEST(Exchange, NcclTakesTheTreeWhereHopsCountAndElseTheRing) {
  const Cluster far = cluster(ExchangeWay::Nccl, 8);
  const auto by = [&](ExchangeWay way, double bytes) {
    return exchangeSeconds({bytes}, 128, cluster(way, 8));
  };
  EXPECT_DOUBLE_EQ(exchangeSeconds({128}, 128, far),
                   by(ExchangeWay::Tree, 128));
  EXPECT_DOUBLE_EQ(exchangeSeconds({1e9}, 128, far),
                   by(ExchangeWay::Ring, 1e9));
  EXPECT_DOUBLE_EQ(costOf({1e9}, 128, far).outsideBytes, 2e9 * 127 / 128);
}

TEST(Exchange, HostsAddUpSharesOfARankOrOfANode) {
  const auto cost = [](ExchangeWay way, int64_t ranks) {
    return costOf({128}, ranks, cluster(way, 8));
  };
  EXPECT_DOUBLE_EQ(cost(ExchangeWay::Sharded, 16).summedBytes, 128 + 8);
  EXPECT_DOUBLE_EQ(cost(ExchangeWay::Sharded, 16).hostBytes, 240);
  // 16 bytes of each rank, between two nodes.
  EXPECT_DOUBLE_EQ(cost(ExchangeWay::Nodes, 16).summedBytes, 16 + 8);
  EXPECT_DOUBLE_EQ(cost(ExchangeWay::Nodes, 16).hostBytes, 16);
  // What no host does.
  EXPECT_DOUBLE_EQ(cost(ExchangeWay::Nodes, 8).summedBytes, 0);
  for (const ExchangeWay way : {ExchangeWay::Ring, ExchangeWay::Tree}) {
    EXPECT_DOUBLE_EQ(cost(way, 16).summedBytes, 0);
    EXPECT_DOUBLE_EQ(cost(way, 16).hostBytes, 0);
  }
  Cluster slow = cluster(ExchangeWay::Nodes, 8);
  slow.sumBytesPerSecond = 0.1;
  EXPECT_DOUBLE_EQ(exchangeSeconds({128}, 16, slow), 22.4 + 240 + 200 + 14);
  slow.coreSecondsPerByte = 20;
  EXPECT_DOUBLE_EQ(coreSeconds({128}, 16, slow), 320);
  EXPECT_DOUBLE_EQ(exchangeSeconds({128}, 16, slow), 22.4 + 320 + 200 + 14);
}

TEST(Exchange, WaysHaveNames) {
  for (const ExchangeWay way : exchangeWays())
    EXPECT_EQ(parseExchangeWay(nameOf(way)), way);
  EXPECT_EQ(exchangeWays().size(), 5u);
  EXPECT_EQ(parseExchangeWay("host"), std::nullopt);
}

} // namespace
