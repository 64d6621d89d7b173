//===- OrderCheck.cpp - is an order of operations legal? ------------------===//
//
// Works from positions: first and last time of every storage, then a sum per
// time.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/OrderCheck.h"

#include <algorithm>
#include <map>

using namespace trc::planning;

OrderVerdict trc::planning::checkOrder(const OrderProblem &problem,
                                       std::span<const uint32_t> order) {
  OrderVerdict verdict;
  size_t count = problem.operations.size();
  auto fault = [&](std::string text) {
    verdict.fault = std::move(text);
    return verdict;
  };
  if (order.size() != count)
    return fault("expected " + std::to_string(count) + " operations, got " +
                 std::to_string(order.size()));
  std::vector<int64_t> time(count, -1);
  for (size_t t = 0; t < count; ++t) {
    if (order[t] >= count || time[order[t]] >= 0)
      return fault("operation " + std::to_string(order[t]) +
                   " is unknown or stands twice");
    time[order[t]] = static_cast<int64_t>(t);
  }
  std::map<uint32_t, int64_t> born, died;
  for (size_t i = 0; i < count; ++i)
    for (uint32_t storage : problem.operations[i].makes)
      born[storage] = died[storage] = time[i];
  for (size_t i = 0; i < count; ++i) {
    for (uint32_t other : problem.operations[i].after)
      if (time[other] >= time[i])
        return fault("operation " + std::to_string(i) + " comes before " +
                     std::to_string(other) + ", which it must follow");
    for (uint32_t storage : problem.operations[i].reads) {
      auto it = born.find(storage);
      if (it == born.end())
        it = born.emplace(storage, 0).first;
      else if (it->second > time[i])
        return fault("operation " + std::to_string(i) + " reads storage " +
                     std::to_string(storage) + " before it is made");
      died[storage] = std::max(died[storage], time[i]);
    }
  }
  std::vector<int64_t> sum(count + 1);
  for (uint32_t s = 0; s < problem.storages.size(); ++s) {
    const OrderStorage &storage = problem.storages[s];
    if (!born.count(s) && !storage.liveOut)
      continue;
    int64_t last = storage.liveOut ? static_cast<int64_t>(count) - 1 : died[s];
    sum[born[s]] += storage.size;
    sum[last + 1] -= storage.size;
  }
  int64_t live = 0;
  for (size_t t = 0; t < count; ++t) {
    live += sum[t];
    const OrderOperation &op = problem.operations[order[t]];
    int64_t shared = 0;
    std::vector<uint32_t> taken;
    auto isTaken = [&](uint32_t s) {
      return std::find(taken.begin(), taken.end(), s) != taken.end();
    };
    for (auto [make, read] : op.reuses) {
      if (problem.storages[read].liveOut ||
          died[read] != static_cast<int64_t>(t) || isTaken(make) ||
          isTaken(read))
        continue;
      taken.insert(taken.end(), {make, read});
      shared +=
          std::min(problem.storages[make].size, problem.storages[read].size);
    }
    verdict.peak = std::max(verdict.peak, live - shared);
  }
  return verdict;
}
