//===- OffsetSearch.cpp - exact search for a placement --------------------===//
//
// See OffsetSearch.h. Times are first pressed into sections between births and
// deaths. Each node of the tree owns a list of the buffers still to be placed,
// sorted by first section, with their floors; nodes are copied downwards, which
// costs no more than the bound does.
//
//===----------------------------------------------------------------------===//

#include "OffsetSearch.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

using namespace trc::planning;

namespace {

struct Item {
  uint32_t first = 0, last = 0; ///< sections [first, last)
  int64_t size = 0, alignment = 1;
  uint32_t rank = 0; ///< preference, small first; no two alike
};

struct Open {
  uint32_t item = 0;
  int64_t floor = 0;
};

int64_t alignUp(int64_t value, int64_t alignment) {
  return (value + alignment - 1) / alignment * alignment;
}

/// A small generator with the same numbers everywhere.
struct Random {
  uint64_t state;
  uint64_t next() {
    state += 0x9E3779B97F4A7C15ull;
    uint64_t z = state;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
    return z ^ (z >> 31);
  }
  double unit() { return static_cast<double>(next() >> 11) * 0x1p-53; }
};

class Search {
public:
  Search(std::vector<Item> &items, uint32_t sections, int64_t capacity,
         std::vector<int64_t> &offsets)
      : items(items), capacity(capacity), offsets(offsets), stacked(sections) {}

  SearchOutcome run(int64_t limit) {
    remaining = limit;
    std::vector<Open> open(items.size());
    for (uint32_t i = 0; i < items.size(); ++i)
      open[i] = {i, 0};
    std::sort(open.begin(), open.end(), [&](const Open &a, const Open &b) {
      return std::tie(items[a.item].first, a.item) <
             std::tie(items[b.item].first, b.item);
    });
    return solve(open, 0, 0);
  }
  int64_t remaining = 0;

private:
  std::vector<Item> &items;
  int64_t capacity;
  std::vector<int64_t> &offsets;
  std::vector<int64_t> stacked; ///< per section, for the bound

  /// No section can be stacked higher than the capacity (see the header).
  bool fits(const std::vector<Open> &open) {
    std::vector<Open> byFloor(open);
    std::sort(byFloor.begin(), byFloor.end(),
              [](const Open &a, const Open &b) { return a.floor > b.floor; });
    uint32_t low = ~0u, high = 0;
    for (const Open &entry : open) {
      low = std::min(low, items[entry.item].first);
      high = std::max(high, items[entry.item].last);
    }
    std::fill(stacked.begin() + low, stacked.begin() + high, 0);
    for (const Open &entry : byFloor) {
      const Item &item = items[entry.item];
      int64_t highest = 0;
      for (uint32_t s = item.first; s < item.last; ++s) {
        stacked[s] += item.size;
        highest = std::max(highest, stacked[s]);
      }
      remaining -= 4 + (item.last - item.first) / 2;
      if (entry.floor + highest > capacity)
        return false;
    }
    return true;
  }

  SearchOutcome solve(const std::vector<Open> &open, int64_t level,
                      uint32_t last) {
    if (open.empty())
      return SearchOutcome::Found;
    // Independent in time?
    uint32_t reach = items[open.front().item].last;
    for (size_t i = 1; i < open.size(); ++i) {
      if (items[open[i].item].first >= reach)
        return solveParts(open, level, last);
      reach = std::max(reach, items[open[i].item].last);
    }
    return solvePart(open, level, last);
  }

  SearchOutcome solveParts(const std::vector<Open> &open, int64_t level,
                           uint32_t last) {
    std::vector<std::vector<Open>> parts;
    uint32_t reach = 0;
    for (const Open &entry : open) {
      if (parts.empty() || items[entry.item].first >= reach)
        parts.emplace_back();
      parts.back().push_back(entry);
      reach = std::max(reach, items[entry.item].last);
    }
    // Small parts fail fast; each part's first item tells it from the others.
    std::sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) {
      size_t sizeA = a.size(), sizeB = b.size();
      return std::tie(sizeA, a.front().item) < std::tie(sizeB, b.front().item);
    });
    for (const std::vector<Open> &part : parts)
      if (!fits(part))
        return SearchOutcome::Impossible;
    for (const std::vector<Open> &part : parts) {
      SearchOutcome outcome = solvePart(part, level, last);
      if (outcome != SearchOutcome::Found)
        return outcome;
    }
    return SearchOutcome::Found;
  }

  SearchOutcome solvePart(const std::vector<Open> &open, int64_t level,
                          uint32_t last) {
    if (remaining <= 0)
      return SearchOutcome::OutOfSteps;
    if (!fits(open))
      return SearchOutcome::Impossible;
    int64_t lowestTop = capacity;
    for (const Open &entry : open)
      lowestTop = std::min(lowestTop, entry.floor + items[entry.item].size);
    std::vector<Open> next;
    for (const Open &entry : open) {
      if (entry.floor >= lowestTop)
        continue; // another fits below it whole
      if (entry.floor == level && items[entry.item].rank < last)
        continue; // the same placement, reached by another order
      next.push_back(entry);
    }
    std::sort(next.begin(), next.end(), [&](const Open &a, const Open &b) {
      if (a.floor != b.floor)
        return a.floor < b.floor;
      return items[a.item].rank < items[b.item].rank;
    });
    std::vector<Open> child;
    child.reserve(open.size());
    for (const Open &chosen : next) {
      const Item &item = items[chosen.item];
      int64_t top = chosen.floor + item.size;
      child.clear();
      bool alone = true;
      for (const Open &entry : open) {
        if (entry.item == chosen.item)
          continue;
        const Item &other = items[entry.item];
        bool together = other.first < item.last && item.first < other.last;
        alone &= !together;
        int64_t floor = std::max(entry.floor, together ? top : chosen.floor);
        child.push_back({entry.item, alignUp(floor, other.alignment)});
      }
      remaining -= static_cast<int64_t>(open.size());
      offsets[chosen.item] = chosen.floor;
      SearchOutcome outcome = solve(child, chosen.floor, item.rank);
      if (outcome != SearchOutcome::Impossible)
        return outcome;
      // Nothing will meet it any more, so it was not what failed.
      if (alone)
        break;
    }
    return SearchOutcome::Impossible;
  }
};

/// The items of one part of time, and how to name their buffers.
struct Part {
  std::vector<Item> items;
  std::vector<uint32_t> buffers;
  uint32_t sections = 0;
};

std::vector<Part> makeParts(std::span<const Buffer> buffers) {
  std::vector<uint32_t> order;
  for (uint32_t i = 0; i < buffers.size(); ++i)
    if (buffers[i].size > 0 && buffers[i].lower < buffers[i].upper)
      order.push_back(i);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tie(buffers[a].lower, a) < std::tie(buffers[b].lower, b);
  });
  std::vector<Part> parts;
  int64_t reach = 0;
  for (uint32_t i : order) {
    if (parts.empty() || buffers[i].lower >= reach) {
      parts.emplace_back();
      reach = buffers[i].upper;
    }
    reach = std::max(reach, buffers[i].upper);
    parts.back().buffers.push_back(i);
  }
  for (Part &part : parts) {
    // Only births make sections: what lives between two births lives at the
    // first of them.
    std::vector<int64_t> births;
    for (uint32_t i : part.buffers)
      births.push_back(buffers[i].lower);
    births.erase(std::unique(births.begin(), births.end()), births.end());
    auto section = [&](int64_t time) {
      return static_cast<uint32_t>(
          std::lower_bound(births.begin(), births.end(), time) -
          births.begin());
    };
    for (uint32_t i : part.buffers)
      part.items.push_back({section(buffers[i].lower),
                            section(buffers[i].upper), paddedSize(buffers[i]),
                            buffers[i].alignment, 0});
    part.sections = static_cast<uint32_t>(births.size());
  }
  return parts;
}

void rankItems(Part &part, unsigned attempt) {
  std::vector<int64_t> load(part.sections);
  for (const Item &item : part.items)
    for (uint32_t s = item.first; s < item.last; ++s)
      load[s] += item.size;
  Random random{attempt};
  std::vector<std::array<double, 3>> key(part.items.size()); // large first
  for (size_t i = 0; i < part.items.size(); ++i) {
    const Item &item = part.items[i];
    double length = item.last - item.first;
    double size = static_cast<double>(item.size);
    double busiest = static_cast<double>(
        *std::max_element(load.begin() + item.first, load.begin() + item.last));
    // From the second round on, the same keys shaken.
    double shake = attempt < 4 ? 1.0 : 0.7 + 0.6 * random.unit();
    switch (attempt % 4) {
    case 0:
      key[i] = {busiest, size * length * shake, length};
      break;
    case 1:
      key[i] = {length * shake, size * length, busiest};
      break;
    case 2:
      key[i] = {busiest, length * shake, size * length};
      break;
    default:
      key[i] = {size * length * shake, size, busiest};
      break;
    }
  }
  std::vector<uint32_t> order(part.items.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tie(key[b], a) < std::tie(key[a], b);
  });
  for (uint32_t rank = 0; rank < order.size(); ++rank)
    part.items[order[rank]].rank = rank;
}

} // namespace

SearchOutcome trc::planning::searchOffsets(std::span<const Buffer> buffers,
                                           int64_t capacity, int64_t &steps,
                                           std::vector<int64_t> &offsets) {
  offsets.assign(buffers.size(), 0);
  for (Part &part : makeParts(buffers)) {
    std::vector<int64_t> found(part.items.size());
    int64_t slice = std::max<int64_t>(steps / 64, 1'000'000);
    SearchOutcome outcome = SearchOutcome::OutOfSteps;
    for (unsigned attempt = 0; steps > 0; ++attempt) {
      rankItems(part, attempt);
      Search search(part.items, part.sections, capacity, found);
      int64_t limit = std::min(steps, slice);
      outcome = search.run(limit);
      steps -= limit - search.remaining;
      if (outcome != SearchOutcome::OutOfSteps)
        break;
      if (attempt % 8 == 7)
        slice *= 2;
    }
    if (outcome != SearchOutcome::Found)
      return outcome;
    for (size_t i = 0; i < found.size(); ++i)
      offsets[part.buffers[i]] = found[i];
  }
  return SearchOutcome::Found;
}
