//===- SkylineSearch.cpp - packs rectangles under a height ----------------===//
//
// See SkylineSearch.h. Between decisions it holds, for each section with open
// items, that the skyline equals the lowest floor of an open item over it; a
// raise therefore only touches what rested on the old height.
//
//===----------------------------------------------------------------------===//

#include "SkylineSearch.h"

#include <algorithm>
#include <array>
#include <limits>
#include <map>
#include <tuple>

using namespace trc::planning;

static constexpr int64_t unbounded = std::numeric_limits<int64_t>::max() / 4;
static constexpr uint32_t none = ~0u;
/// Decisions on top of each other; each takes stack. More items than this are
/// not packed by a search.
static constexpr unsigned deepest = 8192;

SkylineSearch::SkylineSearch(std::vector<SkylineItem> given, uint32_t sections,
                             int64_t capacity)
    : items(std::move(given)), capacity(capacity), over(sections),
      starting(sections), total(sections), twin(items.size(), none),
      answers(sections + 1) {
  std::map<std::array<int64_t, 3>, uint32_t> latest;
  for (uint32_t i = 0; i < items.size(); ++i) {
    const SkylineItem &item = items[i];
    starting[item.first].push_back(i);
    for (uint32_t s = item.first; s < item.last; ++s) {
      over[s].push_back(i);
      total[s] += item.size;
    }
    std::array<int64_t, 3> form{item.first, item.last, item.size};
    auto [at, isNew] = latest.try_emplace(form, i);
    if (!isNew) {
      twin[i] = at->second;
      at->second = i;
    }
  }
}

SearchOutcome SkylineSearch::run(std::span<const uint32_t> order, int64_t nodes,
                                 int64_t &steps) {
  auto sections = static_cast<uint32_t>(total.size());
  for (int64_t sum : total)
    if (sum > capacity)
      return SearchOutcome::Impossible;
  rank = order;
  nodesLeft = nodes;
  stepsLeft = steps;
  skyline.assign(sections, 0);
  open = total;
  floors.assign(items.size(), 0);
  bottoms.assign(items.size(), 0);
  placed.assign(items.size(), 0);
  weight.assign(sections, 1.0);
  changes.clear();
  candidates.clear();
  depth = 0;
  SearchOutcome outcome = solve(0, sections);
  steps = stepsLeft;
  return outcome;
}

/// Splits [begin, end) where no open item spans a border, and solves the parts.
SearchOutcome SkylineSearch::solve(uint32_t begin, uint32_t end) {
  struct Part {
    uint32_t begin, end, size;
  };
  std::vector<Part> parts;
  uint32_t reach = begin;
  for (uint32_t s = begin; s < end; ++s)
    for (uint32_t i : starting[s]) {
      if (placed[i])
        continue;
      if (s >= reach)
        parts.push_back({s, s, 0});
      reach = std::max(reach, items[i].last);
      parts.back().end = reach;
      ++parts.back().size;
    }
  stepsLeft -= end - begin;
  // Small parts fail fast.
  std::sort(parts.begin(), parts.end(), [](const Part &a, const Part &b) {
    return std::tie(a.size, a.begin) < std::tie(b.size, b.begin);
  });
  for (const Part &part : parts) {
    SearchOutcome outcome = decide(part.begin, part.end);
    if (outcome != SearchOutcome::Found)
      return outcome;
  }
  return SearchOutcome::Found;
}

/// Solves [begin, end), which has open items and is no two problems. What it
/// changed stays when it found a placement, and else is left to the caller's
/// `undo`.
SearchOutcome SkylineSearch::decide(uint32_t begin, uint32_t end) {
  for (;;) {
    if (nodesLeft-- <= 0 || stepsLeft <= 0 || depth >= deepest)
      return SearchOutcome::OutOfSteps;
    if (!fillClosedValleys(begin, end))
      return impossible();
    Choice choice = choose(begin, end);
    size_t base = candidates.size(), mark = changes.size();
    collectCandidates(choice);
    SearchOutcome outcome = SearchOutcome::Impossible;
    for (size_t at = base; at < candidates.size(); ++at) {
      ++depth;
      if (place(candidates[at]))
        outcome = solve(begin, end);
      --depth;
      if (outcome != SearchOutcome::Impossible)
        break;
      undo(mark);
    }
    candidates.resize(base);
    if (outcome != SearchOutcome::Impossible)
      return outcome;
    // The last answer is that nothing stands on the floor here.
    if (!choice.mayClose)
      return impossible();
    raise(choice.section, skyline[choice.section] + 1);
    if (!propagate())
      return impossible();
  }
}

/// What a failure says: nothing, where the steps were at their end.
SearchOutcome SkylineSearch::impossible() const {
  return stepsLeft > 0 ? SearchOutcome::Impossible : SearchOutcome::OutOfSteps;
}

/// A closed valley is wasted up to its lower neighbour. False if that cannot
/// be.
bool SkylineSearch::fillClosedValleys(uint32_t begin, uint32_t end) {
  for (uint32_t from = begin; from < end;) {
    uint32_t to = from + 1;
    while (to < end && skyline[to] == skyline[from])
      ++to;
    int64_t level = skyline[from];
    int64_t left = from > begin ? skyline[from - 1] : unbounded;
    int64_t right = to < end ? skyline[to] : unbounded;
    int64_t rim = std::min(left, right);
    if (level % 2 == 0 || rim < level) {
      from = to;
      continue;
    }
    if (rim == unbounded)
      return failAt(from); // nothing that the open items could rest on
    for (uint32_t s = from; s < to; ++s)
      for (uint32_t i : starting[s])
        if (!placed[i] && items[i].last <= to &&
            items[i].size <= rim / 2 - level / 2)
          return failAt(s);
    for (uint32_t s = from; s < to; ++s)
      raise(s, rim);
    if (!propagate())
      return false;
    from = begin; // a raise may close a valley further left
  }
  stepsLeft -= (end - begin) / 2;
  return true;
}

SkylineSearch::Choice SkylineSearch::choose(uint32_t begin, uint32_t end) {
  Choice best;
  for (uint32_t from = begin; from < end;) {
    uint32_t to = from + 1;
    while (to < end && skyline[to] == skyline[from])
      ++to;
    int64_t left = from > begin ? skyline[from - 1] : unbounded;
    int64_t right = to < end ? skyline[to] : unbounded;
    if (std::min(left, right) > skyline[from])
      weigh(from, to, std::min(left, right), best);
    from = to;
  }
  stepsLeft -= 2 * (end - begin);
  return best;
}

/// Counts the answers for each section of a valley.
void SkylineSearch::weigh(uint32_t begin, uint32_t end, int64_t rim,
                          Choice &best) {
  std::fill(answers.begin() + begin, answers.begin() + end + 1, 0);
  int64_t smallest = unbounded;
  for (uint32_t s = begin; s < end; ++s)
    for (uint32_t i : starting[s])
      if (isCandidate(i, end)) {
        ++answers[s];
        --answers[items[i].last];
        smallest = std::min(smallest, items[i].size);
      }
  // What comes next over a closed section rests on the rim or on an item in
  // this valley.
  int64_t bottom = skyline[begin] / 2;
  int64_t waste = std::min(rim / 2 - bottom, smallest);
  int32_t count = 0;
  for (uint32_t s = begin; s < end; ++s) {
    count += answers[s];
    bool mayClose = bottom + open[s] + waste <= capacity;
    int32_t all = count + (mayClose ? 1 : 0);
    double cost = all <= 1 ? all - 2 : all / weight[s];
    if (!best.found || cost < best.cost)
      best = {begin, end, s, cost, mayClose, true};
  }
}

/// Whether an item that starts in a valley with this end may stand in it.
bool SkylineSearch::isCandidate(uint32_t item, uint32_t end) const {
  return !placed[item] && items[item].last <= end &&
         (twin[item] == none || placed[twin[item]]);
}

void SkylineSearch::collectCandidates(const Choice &choice) {
  auto base = static_cast<ptrdiff_t>(candidates.size());
  for (uint32_t s = choice.begin; s <= choice.section; ++s)
    for (uint32_t i : starting[s])
      if (items[i].last > choice.section && isCandidate(i, choice.end))
        candidates.push_back(i);
  std::sort(candidates.begin() + base, candidates.end(),
            [&](uint32_t a, uint32_t b) { return rank[a] < rank[b]; });
}

/// Puts a candidate on the floor of its valley.
bool SkylineSearch::place(uint32_t item) {
  const SkylineItem &it = items[item];
  bottoms[item] = skyline[it.first] / 2;
  placed[item] = 1;
  changes.push_back({Change::Placed, item, 0});
  for (uint32_t s = it.first; s < it.last; ++s)
    open[s] -= it.size;
  for (uint32_t s = it.first; s < it.last; ++s)
    raise(s, 2 * (bottoms[item] + it.size));
  return propagate();
}

void SkylineSearch::raise(uint32_t section, int64_t level) {
  changes.push_back({Change::Skyline, section, skyline[section]});
  skyline[section] = level;
  raised.push_back(section);
}

/// Lifts floors to the raised skyline, and the skyline to the lowest floors.
/// False if something does not fit under the capacity any more, or if the steps
/// are at their end: of many buffers that live long one raise leads to others
/// for seconds.
bool SkylineSearch::propagate() {
  for (size_t at = 0; at < raised.size(); ++at) {
    uint32_t section = raised[at];
    if (stepsLeft <= 0)
      return failAt(section);
    if (skyline[section] + 2 * open[section] > 2 * capacity)
      return failAt(section);
    if (open[section] == 0)
      continue;
    int64_t lowest = unbounded;
    for (uint32_t i : over[section]) {
      if (placed[i])
        continue;
      int64_t old = floors[i];
      if (old < skyline[section]) {
        changes.push_back({Change::Floor, i, old});
        floors[i] = skyline[section];
        for (uint32_t s = items[i].first; s < items[i].last; ++s)
          if (skyline[s] == old)
            raised.push_back(s); // it may have rested on this item alone
        stepsLeft -= (items[i].last - items[i].first) / 2;
      }
      lowest = std::min(lowest, floors[i]);
    }
    stepsLeft -= static_cast<int64_t>(over[section].size());
    if (lowest > skyline[section])
      raise(section, lowest);
  }
  raised.clear();
  return true;
}

bool SkylineSearch::failAt(uint32_t section) {
  weight[section] += 1.0;
  raised.clear();
  return false;
}

void SkylineSearch::undo(size_t mark) {
  for (; changes.size() > mark; changes.pop_back()) {
    const Change &change = changes.back();
    switch (change.kind) {
    case Change::Skyline:
      skyline[change.index] = change.old;
      break;
    case Change::Floor:
      floors[change.index] = change.old;
      break;
    case Change::Placed:
      placed[change.index] = 0;
      for (uint32_t s = items[change.index].first; s < items[change.index].last;
           ++s)
        open[s] += items[change.index].size;
      break;
    }
  }
}
