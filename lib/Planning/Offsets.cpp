//===- Offsets.cpp - where each buffer lies in the arena ------------------===//
//
// First fit in several orders, repeated with the buffers that stuck out moved
// forward, and the search where those leave a gap. See Offsets.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Planning/Offsets.h"

#include "OffsetSearch.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

using namespace trc::planning;

namespace {

constexpr std::array allOrders = {FitOrder::Size, FitOrder::Area,
                                  FitOrder::Contention, FitOrder::Lifetime,
                                  FitOrder::Start};

/// Above these, a heuristic or the search would take too long: work grows with
/// the square of the number of buffers.
constexpr int64_t fitWork = 600'000'000;
constexpr size_t searchBuffers = 4000;

struct Placed {
  int64_t offset, end;
  int64_t lower, upper;
};

/// First fit: each buffer in turn at the lowest offset that is free for all of
/// its life. `placed` is sorted by offset. Returns the peak.
int64_t firstFit(std::span<const Buffer> buffers,
                 std::span<const uint32_t> order,
                 std::vector<int64_t> &offsets) {
  std::vector<Placed> placed;
  placed.reserve(buffers.size());
  int64_t peak = 0;
  for (uint32_t i : order) {
    const Buffer &buffer = buffers[i];
    offsets[i] = 0;
    if (buffer.size == 0 || buffer.lower >= buffer.upper)
      continue;
    int64_t mask = buffer.alignment - 1;
    int64_t cursor = 0;
    for (const Placed &other : placed) {
      if (other.lower >= buffer.upper || buffer.lower >= other.upper)
        continue;
      if (other.offset - cursor >= buffer.size)
        break;
      cursor = std::max(cursor, (other.end + mask) & ~mask);
    }
    offsets[i] = cursor;
    Placed entry{cursor, cursor + buffer.size, buffer.lower, buffer.upper};
    peak = std::max(peak, entry.end);
    placed.insert(std::upper_bound(placed.begin(), placed.end(), entry,
                                   [](const Placed &a, const Placed &b) {
                                     return a.offset < b.offset;
                                   }),
                  entry);
  }
  return peak;
}

/// The largest live sum seen during each buffer's life.
std::vector<int64_t> busiestTimes(std::span<const Buffer> buffers) {
  std::vector<int64_t> births;
  for (const Buffer &buffer : buffers)
    births.push_back(buffer.lower);
  std::sort(births.begin(), births.end());
  births.erase(std::unique(births.begin(), births.end()), births.end());
  auto section = [&](int64_t time) {
    return std::lower_bound(births.begin(), births.end(), time) -
           births.begin();
  };
  std::vector<int64_t> load(births.size() + 1);
  for (const Buffer &buffer : buffers) {
    if (buffer.lower >= buffer.upper)
      continue;
    load[section(buffer.lower)] += paddedSize(buffer);
    load[section(buffer.upper)] -= paddedSize(buffer);
  }
  std::partial_sum(load.begin(), load.end(), load.begin());
  // Sparse table of maxima: one query per buffer.
  std::vector<std::vector<int64_t>> table{load};
  for (size_t width = 1; 2 * width <= load.size(); width *= 2) {
    const std::vector<int64_t> &half = table.back();
    std::vector<int64_t> row(half.size() - width);
    for (size_t i = 0; i < row.size(); ++i)
      row[i] = std::max(half[i], half[i + width]);
    table.push_back(std::move(row));
  }
  std::vector<int64_t> busiest;
  for (const Buffer &buffer : buffers) {
    auto first = section(buffer.lower), last = section(buffer.upper);
    if (first >= last) {
      busiest.push_back(0);
      continue;
    }
    size_t level = 0;
    while ((2l << level) <= last - first)
      ++level;
    busiest.push_back(
        std::max(table[level][first], table[level][last - (1l << level)]));
  }
  return busiest;
}

std::vector<uint32_t> sortBuffers(std::span<const Buffer> buffers,
                                  FitOrder order) {
  using Key = std::array<double, 3>; // small first
  std::vector<int64_t> busiest;
  if (order == FitOrder::Contention)
    busiest = busiestTimes(buffers);
  std::vector<Key> keys(buffers.size());
  for (size_t i = 0; i < buffers.size(); ++i) {
    const Buffer &buffer = buffers[i];
    double size = static_cast<double>(buffer.size);
    double length = static_cast<double>(buffer.upper - buffer.lower);
    double start = static_cast<double>(buffer.lower);
    switch (order) {
    case FitOrder::Size:
      keys[i] = {-size, -length, start};
      break;
    case FitOrder::Area:
      keys[i] = {-size * length, -size, start};
      break;
    case FitOrder::Lifetime:
      keys[i] = {-length, -size, start};
      break;
    case FitOrder::Contention:
      keys[i] = {-static_cast<double>(busiest[i]), -size, -length};
      break;
    case FitOrder::Start:
      keys[i] = {start, -length, -size};
      break;
    }
  }
  std::vector<uint32_t> sorted(buffers.size());
  std::iota(sorted.begin(), sorted.end(), 0);
  std::sort(sorted.begin(), sorted.end(), [&](uint32_t a, uint32_t b) {
    return std::tie(keys[a], a) < std::tie(keys[b], b);
  });
  return sorted;
}

/// Collects the best plan and knows when it is good enough.
class Planner {
public:
  Planner(std::span<const Buffer> buffers, const OffsetOptions &options)
      : buffers(buffers), options(options), trial(buffers.size()) {
    plan.lowerBound = largestLiveSum(buffers);
    plan.offsets.resize(buffers.size());
    goal = std::max(plan.lowerBound, options.capacity);
  }

  bool done() const { return haveOne && plan.peak <= goal; }
  bool proved() const { return plan.provedMinimal; }

  /// Tries an order; returns its peak, its offsets are in `trial`.
  int64_t tryOrder(std::span<const uint32_t> order, std::string_view name) {
    int64_t peak = firstFit(buffers, order, trial);
    work += static_cast<int64_t>(buffers.size()) * buffers.size() / 2;
    if (!haveOne || peak < plan.peak)
      accept(peak, name);
    return peak;
  }

  /// Moves the buffers that end above the goal to the front, again and again.
  void repair(std::vector<uint32_t> order, std::string_view name) {
    std::vector<double> weight(buffers.size());
    std::vector<double> base(buffers.size());
    for (size_t i = 0; i < order.size(); ++i)
      base[order[i]] = -static_cast<double>(i);
    double step = static_cast<double>(buffers.size()) / 4 + 1;
    for (int round = 0; round < 40 && !done() && work < fitWork; ++round) {
      int64_t peak = tryOrder(order, name);
      int64_t aim = std::min(goal + (peak - goal) / 2, peak - 1);
      for (size_t i = 0; i < buffers.size(); ++i)
        if (trial[i] + buffers[i].size > aim)
          weight[i] += step;
      std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
        return base[a] + weight[a] > base[b] + weight[b];
      });
    }
  }

  /// Moves single buffers in the order, and keeps what is no worse: mostly ones
  /// that end above the goal, forward. Seeded, so the same each time.
  void shake(int64_t steps) {
    const size_t count = buffers.size();
    if (count < 3)
      return;
    // First fit by offset is no worse than the placement that it starts from.
    std::vector<uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0);
    std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
      return std::tie(plan.offsets[a], a) < std::tie(plan.offsets[b], b);
    });
    uint64_t state = 0x9E3779B97F4A7C15ull;
    auto below = [&](size_t bound) {
      state = state * 6364136223846793005ull + 1442695040888963407ull;
      return static_cast<size_t>((state >> 33) % bound);
    };
    // The peak first, then how much sticks out.
    auto cost = [&](std::span<const uint32_t> candidate) {
      int64_t peak = tryOrder(candidate, "shaken"), over = 0;
      for (size_t i = 0; i < count; ++i)
        over += std::max<int64_t>(0, trial[i] + buffers[i].size - goal);
      return std::pair(peak, over);
    };
    auto current = cost(order);
    std::vector<uint32_t> high;
    auto noteHigh = [&] {
      high.clear();
      for (uint32_t i = 0; i < count; ++i)
        if (trial[i] + buffers[i].size > goal)
          high.push_back(i);
    };
    noteHigh();
    const int64_t each = static_cast<int64_t>(count * count) / 2 + 64;
    for (; steps > 0 && !done(); steps -= each) {
      std::vector<uint32_t> candidate = order;
      size_t from = below(count), to = below(count);
      if (!high.empty() && below(4)) {
        uint32_t buffer = high[below(high.size())];
        from = static_cast<size_t>(
            std::find(order.begin(), order.end(), buffer) - order.begin());
        to = below(from + 1);
      }
      uint32_t moved = candidate[from];
      candidate.erase(candidate.begin() + static_cast<ptrdiff_t>(from));
      candidate.insert(candidate.begin() + static_cast<ptrdiff_t>(to), moved);
      auto price = cost(candidate);
      if (price <= current) {
        current = price;
        order = std::move(candidate);
        noteHigh();
      }
    }
  }

  void search() {
    int64_t steps = options.searchSteps / 4 * 3;
    if (buffers.size() > searchBuffers)
      return;
    // The goal first, with two thirds of the steps; then halfway to what the
    // heuristics reached. `low` is the least peak not yet asked for; while
    // `proved`, there is no smaller one.
    int64_t low = goal;
    bool triedGoal = false, proved = true;
    while (steps >= 1'000'000 && plan.peak > low) {
      int64_t capacity = triedGoal ? low + (plan.peak - 1 - low) / 2 : low;
      int64_t share = triedGoal ? steps / 2 : steps / 3 * 2;
      steps -= share;
      std::vector<int64_t> found;
      SearchOutcome outcome = searchOffsets(buffers, capacity, share, found);
      steps += std::max<int64_t>(share, 0);
      if (outcome == SearchOutcome::Found) {
        int64_t peak = 0;
        for (size_t i = 0; i < buffers.size(); ++i)
          if (buffers[i].lower < buffers[i].upper)
            peak = std::max(peak, found[i] + buffers[i].size);
        trial = found;
        accept(peak, "search");
      } else {
        proved = outcome == SearchOutcome::Impossible;
        // What is impossible for the goal is the answer about a capacity.
        plan.provedMinimal |= proved && !triedGoal && options.capacity > 0;
        low = capacity + 1;
      }
      triedGoal = true;
    }
    plan.provedMinimal |= proved && plan.peak <= low;
  }

  OffsetPlan finish() {
    plan.provedMinimal |= plan.peak <= plan.lowerBound;
    return std::move(plan);
  }

private:
  std::span<const Buffer> buffers;
  const OffsetOptions &options;
  std::vector<int64_t> trial;
  OffsetPlan plan;
  int64_t goal = 0;
  int64_t work = 0;
  bool haveOne = false;

  void accept(int64_t peak, std::string_view name) {
    haveOne = true;
    plan.peak = peak;
    plan.offsets = trial;
    plan.method = name;
  }
};

} // namespace

std::string_view trc::planning::toString(FitOrder order) {
  switch (order) {
  case FitOrder::Size:
    return "size";
  case FitOrder::Area:
    return "area";
  case FitOrder::Lifetime:
    return "lifetime";
  case FitOrder::Contention:
    return "contention";
  case FitOrder::Start:
    return "start";
  }
  return "";
}

std::optional<FitOrder> trc::planning::parseFitOrder(std::string_view name) {
  for (FitOrder order : allOrders)
    if (toString(order) == name)
      return order;
  return std::nullopt;
}

int64_t trc::planning::paddedSize(const Buffer &buffer) {
  return (buffer.size + buffer.alignment - 1) & ~(buffer.alignment - 1);
}

int64_t trc::planning::largestLiveSum(std::span<const Buffer> buffers) {
  std::vector<std::pair<int64_t, int64_t>> changes;
  for (const Buffer &buffer : buffers) {
    if (buffer.lower >= buffer.upper)
      continue;
    changes.emplace_back(buffer.lower, paddedSize(buffer));
    changes.emplace_back(buffer.upper, -paddedSize(buffer));
  }
  // At one time the negative changes come first: lifetimes are half open.
  std::sort(changes.begin(), changes.end());
  int64_t live = 0, largest = 0;
  for (auto [time, change] : changes) {
    live += change;
    largest = std::max(largest, live);
  }
  return largest;
}

OffsetPlan trc::planning::planOffsets(std::span<const Buffer> buffers,
                                      const OffsetOptions &options) {
  Planner planner(buffers, options);
  if (options.only) {
    planner.tryOrder(sortBuffers(buffers, *options.only),
                     toString(*options.only));
    return planner.finish();
  }
  std::vector<std::pair<int64_t, FitOrder>> tried; // with their peaks
  for (FitOrder order : allOrders) {
    if (planner.done())
      break;
    tried.emplace_back(
        planner.tryOrder(sortBuffers(buffers, order), toString(order)), order);
  }
  if (!planner.done()) {
    std::sort(tried.begin(), tried.end());
    for (auto [peak, order] : tried)
      planner.repair(sortBuffers(buffers, order),
                     std::string(toString(order)) + ", repaired");
  }
  if (!planner.done()) {
    planner.search();
    if (!planner.done() && !planner.proved() && buffers.size() <= searchBuffers)
      planner.shake(options.searchSteps / 4);
  }
  return planner.finish();
}
