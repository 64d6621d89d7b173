//===- Order.h - an order of operations for little memory -------*- C++ -*-===//
//
// Chooses a topological order of operations that keeps few bytes alive. Finding
// the best is NP-hard; this tries several near-linear strategies, forwards and
// backwards, measures the peak of each, and keeps the best. The given order is
// always among them, so the outcome is never worse.
//
// A *storage* is a run of bytes: made by one operation (or live from the
// start), read by others, dead after the last. An operation may take over the
// bytes of a storage that dies at it (`reuses`), as in-place updates do.
//
// Plain data, no MLIR. OrderCheck.h checks the outcome independently.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLANNING_ORDER_H
#define TRC_PLANNING_ORDER_H

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace trc::planning {

struct OrderStorage {
  int64_t size = 0;     ///< bytes it takes of the arena; 0: it lies elsewhere
  bool liveOut = false; ///< needed after the last operation
};

struct OrderOperation {
  std::vector<uint32_t> reads; ///< storages
  std::vector<uint32_t> makes; ///< storages; each is made once
  std::vector<uint32_t> after; ///< operations that must come before
  /// (made, read): the made storage may take the bytes of the read one if that
  /// dies here.
  std::vector<std::pair<uint32_t, uint32_t>> reuses;
};

/// Storages that no operation makes are live from the start. The given order is
/// that of the indices, changed as little as `after` asks for; there must be no
/// cycle.
struct OrderProblem {
  std::vector<OrderStorage> storages;
  std::vector<OrderOperation> operations;
};

struct OrderPlan {
  std::vector<uint32_t> order; ///< operations, first to last
  int64_t peak = 0;
  int64_t givenPeak = 0;
  std::string method;
};

OrderPlan planOrder(const OrderProblem &problem);

/// Bytes alive at most, when operations run in `order`: what an operation reads
/// and makes is alive together while it runs.
int64_t peakOfOrder(const OrderProblem &problem,
                    std::span<const uint32_t> order);

} // namespace trc::planning

#endif // TRC_PLANNING_ORDER_H
