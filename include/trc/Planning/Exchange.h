//===- Exchange.h - what ranks exchange, and what it costs ------*- C++ -*-===//
//
// An exchange of S bytes among N ranks, D on each of n nodes, has one half or
// two: a reduce-scatter, which leaves each rank its share of the sums, and an
// all-gather, which joins shares. There are several ways to do it. Bytes that a
// node's link to the others carries each way, bytes that a rank sends to those
// of its node, and hops one behind the other, of all halves together (h of
// them):
//
//            outside             inside             hops outside, inside
//   sharded  h S D (N - D) / N   h S (D - 1) / N    h, 0; of one node 0, h
//   ring     h S (N - 1) / N     h S (N - 1) / N    h n, h (N - 1 - n)
//   tree     min(2, n / 2) S     min(2, D - 1) S    2 log2 n, 2 (D - 1)
//   nodes    h S (n - 1) / n     h S (D - 1) / D    h, h (D - 1)
//
// - sharded: each rank sends each other one its share, and the sums back
//   (runtime/comm/Collectives.h). What goes outside is what D ranks send to the
//   N - D of other nodes.
// - ring: a share goes round through all ranks, over all N edges but one (P.
//   Patarasuk, X. Yuan: Bandwidth optimal all-reduce algorithms for clusters of
//   workstations, 2009). Ranks of a node are neighbours, so one edge leaves
//   each node, and none where there is one node. With D = 1 all N - 1 hops are
//   outside.
// - tree: two binary trees of nodes with half of the bytes each, in which a
// node
//   is inner at most once (P. Sanders, J. Speck, J. L. Träff: Two-tree
//   algorithms for full bandwidth broadcast, reduction and scan, 2009). An
//   inner node sends S / 2 up and S down, and S / 2 up as a leaf of the other;
//   the depth is log2 n, rounded up. Ranks of a node are a chain, up which and
//   down which all goes. Only of both halves; one half is the ring's.
// - nodes: a ring within each node, then of each rank's share S / D by shares
//   between nodes, then a ring within each
//   (runtime/device/cuda/NodeExchange.h). One behind the other, where all
//   others do inside and outside at once. A reduce-scatter alone goes round
//   within the node once for each node.
// - nccl: the ring or the tree, whichever is quicker, as NCCL chooses by size.
//
// What goes from rank to rank whatever carries it (an all_to_all) is sharded.
//
// Sharded sums, and those between nodes, are a host's work: of T bytes among m
// a rank reads T and writes T / m, beside what travels, and the slower of the
// two counts. A ring and a tree add up on GPUs, in no time.
//
// Plain structs, seconds and bytes; no IR, no files.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_EXCHANGE_H
#define TRC_PLANNING_EXCHANGE_H

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace trc::planning {

/// What ranks do together; both halves: an all-reduce.
struct StepExchange {
  double bytes = 0; ///< of what is added up, or of all shares
  bool addsUp = true, joins = true;
  bool isDirect = false; ///< each rank has something for each other one
};

enum class ExchangeWay : uint8_t { Sharded, Ring, Tree, Nodes, Nccl };
const char *nameOf(ExchangeWay way);
std::optional<ExchangeWay> parseExchangeWay(std::string_view name);
std::span<const ExchangeWay> exchangeWays();

struct Link {
  double bytesPerSecond = 0; ///< 0: takes no time
  double latency = 0;        ///< seconds of a hop
};

struct Cluster {
  int64_t ranksPerNode = 1;
  Link network; ///< of a node to all others
  Link inside;  ///< of a rank to those of its node
  /// That a rank's host adds up in a second, reading and writing; 0: takes no
  /// time.
  double sumBytesPerSecond = 0;
  /// Of one core, to send a byte, take one and add it up; 0: takes none.
  double coreSecondsPerByte = 0;
  /// Of a rank's step, from which exchanges take that; 0: they have others.
  double coresOfStep = 0;
  /// Standard deviation of a rank's step, as a share of it. The slowest of N is
  /// waited for: sqrt(2 ln N) deviations later than the mean (the expected
  /// largest of N normal draws, for large N).
  double jitter = 0;
  ExchangeWay exchange = ExchangeWay::Sharded;
};

/// The table above, and what hosts do.
struct ExchangeCost {
  double outsideBytes = 0, insideBytes = 0;
  double outsideHops = 0, insideHops = 0;
  double summedBytes = 0; ///< that the host of a rank reads and writes
  double hostBytes = 0;   ///< that it sends
  bool isInTurn = false;  ///< first inside, then outside; else both at once
};

/// Of ranks that fill up nodes, one after the other. Of `Nccl`: what is quicker
/// on that cluster.
ExchangeCost costOf(const StepExchange &exchange, int64_t ranks,
                    const Cluster &cluster);

/// Of one exchange, that a core works for each rank.
double coreSeconds(const StepExchange &exchange, int64_t ranks,
                   const Cluster &cluster);

/// Of one exchange.
double exchangeSeconds(const StepExchange &exchange, int64_t ranks,
                       const Cluster &cluster);

} // namespace trc::planning

#endif // TRC_PLANNING_EXCHANGE_H
