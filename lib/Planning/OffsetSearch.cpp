//===- OffsetSearch.cpp - exact search for a placement --------------------===//
//
// See OffsetSearch.h. Prepares the problem for SkylineSearch: times are pressed
// into sections between births, sizes are padded, and what never lives together
// with the rest becomes a problem of its own. Then attempts take turns, each
// with other preferences, and grow.
//
//===----------------------------------------------------------------------===//

#include "OffsetSearch.h"

#include "SkylineSearch.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <tuple>

using namespace trc::planning;

namespace {

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

/// The items of one part of time, and how to name their buffers.
struct Part {
  std::vector<SkylineItem> items;
  std::vector<uint32_t> buffers;
  uint32_t sections = 0;
};

/// One alignment for all: the largest. `exact` is cleared where that asks for
/// more than the buffer itself does, so that a failure proves nothing.
std::vector<Part> makeParts(std::span<const Buffer> buffers, int64_t capacity,
                            bool &exact) {
  int64_t unit = 1;
  std::vector<uint32_t> order;
  for (uint32_t i = 0; i < buffers.size(); ++i)
    if (buffers[i].size > 0 && buffers[i].lower < buffers[i].upper) {
      order.push_back(i);
      unit = std::max(unit, buffers[i].alignment);
    }
  auto padded = [&](const Buffer &buffer) {
    return paddedSize({.size = buffer.size, .alignment = unit});
  };
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tie(buffers[a].lower, a) < std::tie(buffers[b].lower, b);
  });
  std::vector<Part> parts;
  int64_t reach = 0;
  for (uint32_t i : order) {
    exact &= padded(buffers[i]) == paddedSize(buffers[i]);
    // The last buffer below the capacity need not be padded.
    exact &= capacity % unit == 0 || padded(buffers[i]) == buffers[i].size;
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
    births.reserve(part.buffers.size());
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
                            section(buffers[i].upper), padded(buffers[i])});
    part.sections = static_cast<uint32_t>(births.size());
  }
  return parts;
}

constexpr unsigned preferences = 4;

/// Which item an attempt tries first. From the second round on, the same
/// preferences shaken.
std::vector<uint32_t> rankItems(const Part &part, unsigned attempt) {
  std::vector<int64_t> load(part.sections);
  for (const SkylineItem &item : part.items)
    for (uint32_t s = item.first; s < item.last; ++s)
      load[s] += item.size;
  Random random{attempt};
  std::vector<std::array<double, 2>> key(part.items.size()); // large first
  for (size_t i = 0; i < part.items.size(); ++i) {
    const SkylineItem &item = part.items[i];
    double length = item.last - item.first;
    double size = static_cast<double>(item.size);
    double busiest = static_cast<double>(
        *std::max_element(load.begin() + item.first, load.begin() + item.last));
    double shake = attempt < preferences ? 1.0 : 0.7 + 0.6 * random.unit();
    switch (attempt % preferences) {
    case 0:
      key[i] = {size * length * shake, size};
      break;
    case 1:
      key[i] = {length * shake, size};
      break;
    case 2:
      key[i] = {size * shake, length};
      break;
    default:
      key[i] = {busiest * shake, length};
      break;
    }
  }
  std::vector<uint32_t> order(part.items.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) {
    return std::tie(key[b], a) < std::tie(key[a], b);
  });
  std::vector<uint32_t> rank(order.size());
  for (uint32_t at = 0; at < order.size(); ++at)
    rank[order[at]] = at;
  return rank;
}

} // namespace

SearchOutcome trc::planning::searchOffsets(std::span<const Buffer> buffers,
                                           int64_t capacity, int64_t &steps,
                                           std::vector<int64_t> &offsets) {
  bool exact = true;
  offsets.assign(buffers.size(), 0);
  for (const Part &part : makeParts(buffers, capacity, exact)) {
    SkylineSearch search(part.items, part.sections, capacity);
    // Most problems are solved almost without a wrong decision by one
    // preference or another, and not at all by most: so many short attempts,
    // and longer ones only slowly.
    auto nodes = static_cast<int64_t>(4 * part.items.size());
    SearchOutcome outcome = SearchOutcome::OutOfSteps;
    for (unsigned attempt = 0;
         outcome == SearchOutcome::OutOfSteps && steps > 0; ++attempt) {
      outcome = search.run(rankItems(part, attempt), nodes, steps);
      if (attempt % 16 == 15)
        nodes *= 2;
    }
    if (outcome == SearchOutcome::Impossible && !exact)
      return SearchOutcome::OutOfSteps;
    if (outcome != SearchOutcome::Found)
      return outcome;
    for (uint32_t i = 0; i < part.items.size(); ++i)
      offsets[part.buffers[i]] = search.bottom(i);
  }
  return SearchOutcome::Found;
}
