//===- Order.cpp - an order of operations for little memory ---------------===//
//
// Greedy list scheduling, forwards and backwards. Forwards, the price of a
// ready operation is what it makes minus what it frees; backwards (from the
// last operation to the first) it is what it brings to life minus what it
// makes. Prices change only when a storage nears its death (or comes alive), so
// each storage causes one round of updates and a schedule costs E log V.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/Order.h"

#include <algorithm>
#include <set>
#include <tuple>

using namespace trc::planning;

namespace {

/// The problem with edges in both directions and duplicates removed.
struct Graph {
  const OrderProblem &problem;
  std::vector<std::vector<uint32_t>> reads;   ///< operation -> storages
  std::vector<std::vector<uint32_t>> readers; ///< storage -> operations
  std::vector<int32_t> maker;                 ///< storage -> operation or -1
  std::vector<std::vector<uint32_t>> next, previous; ///< operations

  explicit Graph(const OrderProblem &problem)
      : problem(problem), reads(problem.operations.size()),
        readers(problem.storages.size()), maker(problem.storages.size(), -1),
        next(problem.operations.size()), previous(problem.operations.size()) {
    uint32_t count = static_cast<uint32_t>(problem.operations.size());
    for (uint32_t i = 0; i < count; ++i)
      for (uint32_t storage : problem.operations[i].makes)
        maker[storage] = static_cast<int32_t>(i);
    for (uint32_t i = 0; i < count; ++i) {
      reads[i] = problem.operations[i].reads;
      unique(reads[i]);
      for (uint32_t storage : reads[i]) {
        readers[storage].push_back(i);
        if (maker[storage] >= 0 && maker[storage] != static_cast<int32_t>(i))
          previous[i].push_back(static_cast<uint32_t>(maker[storage]));
      }
      for (uint32_t other : problem.operations[i].after)
        previous[i].push_back(other);
      unique(previous[i]);
      for (uint32_t other : previous[i])
        next[other].push_back(i);
    }
  }

  static void unique(std::vector<uint32_t> &list) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
};

enum class Direction : uint8_t { Forwards, Backwards };

/// How to choose among ready operations.
enum class Taste : uint8_t {
  KeepOrder, ///< what does not grow memory first, then the given order
  Cheapest,  ///< the smallest growth first, then the given order
  Recent,    ///< like KeepOrder, but follow up on what was just made
};

class ListScheduler {
public:
  ListScheduler(const Graph &graph, std::span<const uint32_t> given,
                Direction direction, Taste taste)
      : graph(graph), direction(direction), taste(taste),
        position(given.size()), waiting(given.size()), price(given.size()),
        touched(given.size()), isReady(given.size()), isDone(given.size()),
        uses(graph.readers.size()) {
    for (uint32_t i = 0; i < given.size(); ++i)
      position[given[i]] = forwards() ? i : -static_cast<int64_t>(i);
  }

  std::vector<uint32_t> run() {
    size_t count = position.size();
    for (size_t s = 0; s < uses.size(); ++s)
      uses[s] = forwards() ? graph.readers[s].size() +
                                 graph.problem.storages[s].liveOut
                           : graph.problem.storages[s].liveOut;
    for (uint32_t i = 0; i < count; ++i) {
      price[i] = firstPrice(i);
      waiting[i] = (forwards() ? graph.previous : graph.next)[i].size();
    }
    for (uint32_t i = 0; i < count; ++i)
      if (waiting[i] == 0)
        enter(i);
    std::vector<uint32_t> order;
    order.reserve(count);
    while (!ready.empty()) {
      uint32_t chosen = std::get<3>(*ready.begin());
      ready.erase(ready.begin());
      isReady[chosen] = false;
      isDone[chosen] = true;
      order.push_back(chosen);
      settle(chosen);
      for (uint32_t other :
           (forwards() ? graph.next : graph.previous)[chosen]) {
        touched[other] = static_cast<int64_t>(order.size());
        if (--waiting[other] == 0)
          enter(other);
      }
    }
    if (!forwards())
      std::reverse(order.begin(), order.end());
    return order;
  }

private:
  using Key = std::tuple<int64_t, int64_t, int64_t, uint32_t>;
  const Graph &graph;
  Direction direction;
  Taste taste;
  std::vector<int64_t> position;
  std::vector<size_t> waiting;
  std::vector<int64_t> price;
  std::vector<int64_t> touched; ///< step of the last neighbour
  std::vector<char> isReady, isDone;
  std::vector<size_t> uses; ///< forwards: readers to come; backwards: alive?
  std::set<Key> ready;

  bool forwards() const { return direction == Direction::Forwards; }

  int64_t size(uint32_t storage) const {
    return graph.problem.storages[storage].size;
  }

  int64_t firstPrice(uint32_t op) const {
    int64_t sum = 0;
    for (uint32_t storage : graph.problem.operations[op].makes)
      if (forwards())
        sum += uses[storage] ? size(storage) : 0;
      else
        sum -= size(storage);
    for (uint32_t storage : graph.reads[op])
      if (forwards())
        sum -= uses[storage] == 1 ? size(storage) : 0;
      else
        sum += uses[storage] == 0 ? size(storage) : 0;
    return sum;
  }

  Key key(uint32_t op) const {
    switch (taste) {
    case Taste::Cheapest:
      return {price[op], position[op], 0, op};
    case Taste::Recent:
      return {price[op] > 0, -touched[op], position[op], op};
    case Taste::KeepOrder:
      break;
    }
    return {price[op] > 0, position[op], 0, op};
  }

  void enter(uint32_t op) {
    isReady[op] = true;
    ready.insert(key(op));
  }

  void change(uint32_t op, int64_t difference) {
    if (isDone[op] || difference == 0)
      return;
    if (isReady[op])
      ready.erase(key(op));
    price[op] += difference;
    if (isReady[op])
      ready.insert(key(op));
  }

  /// Updates uses and the prices that they change.
  void settle(uint32_t op) {
    for (uint32_t storage : graph.reads[op]) {
      if (forwards()) {
        // The last reader to come frees it.
        if (--uses[storage] == 1)
          for (uint32_t reader : graph.readers[storage])
            change(reader, -size(storage));
      } else if (uses[storage] == 0) {
        // Alive now: free for its other readers.
        uses[storage] = 1;
        for (uint32_t reader : graph.readers[storage])
          change(reader, -size(storage));
      }
    }
  }
};

/// The given order, changed only where `after` asks for it.
std::vector<uint32_t> makeLegal(const Graph &graph) {
  size_t count = graph.previous.size();
  std::vector<size_t> waiting(count);
  std::set<uint32_t> ready;
  for (uint32_t i = 0; i < count; ++i) {
    waiting[i] = graph.previous[i].size();
    if (waiting[i] == 0)
      ready.insert(i);
  }
  std::vector<uint32_t> order;
  while (!ready.empty()) {
    uint32_t chosen = *ready.begin();
    ready.erase(ready.begin());
    order.push_back(chosen);
    for (uint32_t next : graph.next[chosen])
      if (--waiting[next] == 0)
        ready.insert(next);
  }
  return order;
}

} // namespace

int64_t trc::planning::peakOfOrder(const OrderProblem &problem,
                                   std::span<const uint32_t> order) {
  std::vector<size_t> uses(problem.storages.size());
  std::vector<char> made(problem.storages.size());
  std::vector<uint32_t> seen(problem.storages.size(), ~0u);
  for (uint32_t i = 0; i < problem.operations.size(); ++i) {
    for (uint32_t storage : problem.operations[i].reads)
      if (seen[storage] != i) {
        seen[storage] = i;
        ++uses[storage];
      }
    for (uint32_t storage : problem.operations[i].makes)
      made[storage] = 1;
  }
  int64_t live = 0;
  for (size_t s = 0; s < uses.size(); ++s) {
    uses[s] += problem.storages[s].liveOut;
    if (!made[s] && uses[s])
      live += problem.storages[s].size;
  }
  int64_t peak = live;
  std::fill(seen.begin(), seen.end(), ~0u);
  std::vector<char> taken(problem.storages.size());
  for (uint32_t i : order) {
    const OrderOperation &op = problem.operations[i];
    for (uint32_t storage : op.makes)
      live += problem.storages[storage].size;
    // Bytes taken over are not needed twice.
    int64_t shared = 0;
    std::vector<uint32_t> marked;
    for (auto [make, read] : op.reuses)
      if (uses[read] == 1 && !taken[read] && !taken[make]) {
        shared +=
            std::min(problem.storages[make].size, problem.storages[read].size);
        taken[read] = taken[make] = 1;
        marked.insert(marked.end(), {make, read});
      }
    for (uint32_t storage : marked)
      taken[storage] = 0;
    peak = std::max(peak, live - shared);
    for (uint32_t storage : op.reads)
      if (seen[storage] != i) {
        seen[storage] = i;
        if (--uses[storage] == 0)
          live -= problem.storages[storage].size;
      }
    for (uint32_t storage : op.makes)
      if (uses[storage] == 0)
        live -= problem.storages[storage].size;
  }
  return peak;
}

OrderPlan trc::planning::planOrder(const OrderProblem &problem) {
  OrderPlan plan;
  Graph graph(problem);
  plan.order = makeLegal(graph);
  plan.peak = plan.givenPeak = peakOfOrder(problem, plan.order);
  plan.method = "given";
  if (plan.peak == 0)
    return plan;
  struct Strategy {
    Direction direction;
    Taste taste;
    const char *name;
  };
  static constexpr Strategy strategies[] = {
      {Direction::Forwards, Taste::KeepOrder, "forwards"},
      {Direction::Backwards, Taste::KeepOrder, "backwards"},
      {Direction::Forwards, Taste::Recent, "forwards, recent"},
      {Direction::Backwards, Taste::Recent, "backwards, recent"},
      {Direction::Forwards, Taste::Cheapest, "forwards, cheapest"},
      {Direction::Backwards, Taste::Cheapest, "backwards, cheapest"},
  };
  // From the given order, then again from what was best.
  for (int round = 0; round < 3; ++round) {
    std::vector<uint32_t> start = plan.order;
    int64_t before = plan.peak;
    for (const Strategy &strategy : strategies) {
      ListScheduler scheduler(graph, start, strategy.direction, strategy.taste);
      std::vector<uint32_t> order = scheduler.run();
      int64_t peak = peakOfOrder(problem, order);
      if (order.size() == plan.order.size() && peak < plan.peak) {
        plan.peak = peak;
        plan.order = std::move(order);
        plan.method = strategy.name;
      }
    }
    if (plan.peak == before)
      break;
  }
  return plan;
}
