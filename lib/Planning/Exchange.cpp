//===- Exchange.cpp - what ranks exchange, and what it costs --------------===//
//
// See Exchange.h, which has the formulas and where they come from.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/Exchange.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace trc::planning {
namespace {

constexpr std::array allWays = {ExchangeWay::Sharded, ExchangeWay::Ring,
                                ExchangeWay::Tree, ExchangeWay::Nodes,
                                ExchangeWay::Nccl};

/// Where an exchange goes.
struct Places {
  double ranks;
  double onNode; ///< of these
  double nodes;
};

/// Each half of an exchange takes one.
double halvesOf(const StepExchange &exchange) {
  return int{exchange.addsUp} + int{exchange.joins};
}

ExchangeCost sharded(const StepExchange &exchange, const Places &places) {
  const double halves = halvesOf(exchange), bytes = exchange.bytes;
  const auto [ranks, onNode, nodes] = places;
  ExchangeCost cost;
  cost.outsideBytes = halves * bytes * onNode * (ranks - onNode) / ranks;
  cost.insideBytes = halves * bytes * (onNode - 1) / ranks;
  (nodes > 1 ? cost.outsideHops : cost.insideHops) = halves;
  cost.summedBytes = exchange.addsUp ? bytes * (1 + 1 / ranks) : 0;
  cost.hostBytes = halves * bytes * (ranks - 1) / ranks;
  return cost;
}

ExchangeCost ring(const StepExchange &exchange, const Places &places) {
  const double halves = halvesOf(exchange);
  const auto [ranks, onNode, nodes] = places;
  const double bytes = halves * exchange.bytes * (ranks - 1) / ranks;
  // One edge leaves each node; one of all edges is not taken.
  const double edges = nodes > 1 ? std::min(nodes, ranks - 1) : 0;
  ExchangeCost cost;
  cost.outsideBytes = nodes > 1 ? bytes : 0;
  cost.insideBytes = onNode > 1 ? bytes : 0;
  cost.outsideHops = halves * edges;
  cost.insideHops = halves * (ranks - 1 - edges);
  return cost;
}

ExchangeCost tree(const StepExchange &exchange, const Places &places) {
  const auto [ranks, onNode, nodes] = places;
  if (!exchange.addsUp || !exchange.joins)
    return ring(exchange, places);
  ExchangeCost cost;
  cost.outsideBytes = nodes > 1 ? std::min(2.0, nodes / 2) * exchange.bytes : 0;
  cost.insideBytes = std::min(2.0, onNode - 1) * exchange.bytes;
  cost.outsideHops = 2 * std::ceil(std::log2(nodes));
  cost.insideHops = 2 * (onNode - 1);
  return cost;
}

ExchangeCost byNodes(const StepExchange &exchange, const Places &places) {
  const auto [ranks, onNode, nodes] = places;
  const ExchangeCost within = ring(exchange, {onNode, onNode, 1});
  ExchangeCost cost;
  if (nodes > 1) {
    StepExchange share = exchange;
    share.bytes /= onNode;
    cost = sharded(share, {nodes, 1, nodes});
    cost.outsideBytes *= onNode; // all shares take the node's link
  }
  cost.insideBytes = within.insideBytes;
  cost.insideHops = within.insideHops * (exchange.joins ? 1 : nodes);
  cost.isInTurn = true;
  return cost;
}

double timeOf(double bytes, double bytesPerSecond) {
  return bytesPerSecond > 0 ? bytes / bytesPerSecond : 0;
}

double secondsOf(const ExchangeCost &cost, const Cluster &cluster) {
  const double inside = timeOf(cost.insideBytes, cluster.inside.bytesPerSecond);
  const double outside =
      std::max({timeOf(cost.outsideBytes, cluster.network.bytesPerSecond),
                timeOf(cost.summedBytes, cluster.sumBytesPerSecond),
                cost.hostBytes * cluster.coreSecondsPerByte});
  return (cost.isInTurn ? inside + outside : std::max(inside, outside)) +
         cost.outsideHops * cluster.network.latency +
         cost.insideHops * cluster.inside.latency;
}

} // namespace

const char *nameOf(ExchangeWay way) {
  switch (way) {
  case ExchangeWay::Sharded:
    return "sharded";
  case ExchangeWay::Ring:
    return "ring";
  case ExchangeWay::Tree:
    return "tree";
  case ExchangeWay::Nodes:
    return "nodes";
  case ExchangeWay::Nccl:
    return "nccl";
  }
  return "";
}

std::optional<ExchangeWay> parseExchangeWay(std::string_view name) {
  for (const ExchangeWay way : allWays)
    if (nameOf(way) == name)
      return way;
  return std::nullopt;
}

std::span<const ExchangeWay> exchangeWays() { return allWays; }

ExchangeCost costOf(const StepExchange &exchange, int64_t ranks,
                    const Cluster &cluster) {
  if (ranks <= 1)
    return {};
  const int64_t onNode = std::min(ranks, cluster.ranksPerNode);
  const Places places = {static_cast<double>(ranks),
                         static_cast<double>(onNode),
                         static_cast<double>((ranks + onNode - 1) / onNode)};
  const bool isOfHost = cluster.exchange == ExchangeWay::Sharded ||
                        cluster.exchange == ExchangeWay::Nodes;
  if (exchange.isDirect) {
    ExchangeCost cost = sharded(exchange, places);
    if (!isOfHost)
      cost.hostBytes = 0;
    return cost;
  }
  switch (cluster.exchange) {
  case ExchangeWay::Sharded:
    return sharded(exchange, places);
  case ExchangeWay::Ring:
    return ring(exchange, places);
  case ExchangeWay::Tree:
    return tree(exchange, places);
  case ExchangeWay::Nodes:
    return byNodes(exchange, places);
  case ExchangeWay::Nccl:
    break;
  }
  const ExchangeCost byRing = ring(exchange, places);
  const ExchangeCost byTree = tree(exchange, places);
  return secondsOf(byTree, cluster) < secondsOf(byRing, cluster) ? byTree
                                                                 : byRing;
}

double coreSeconds(const StepExchange &exchange, int64_t ranks,
                   const Cluster &cluster) {
  return costOf(exchange, ranks, cluster).hostBytes *
         cluster.coreSecondsPerByte;
}

double exchangeSeconds(const StepExchange &exchange, int64_t ranks,
                       const Cluster &cluster) {
  return secondsOf(costOf(exchange, ranks, cluster), cluster);
}

} // namespace trc::planning
