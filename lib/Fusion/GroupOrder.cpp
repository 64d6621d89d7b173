//===- GroupOrder.cpp - a topological order of groups ---------------------===//
//
// Two groups may merge when no path leads from one to the other through a third
// unit. The search for one is short because units carry a rank, and the ranks
// are kept while groups merge: each merge only moves what stands between the
// two.
//
//===----------------------------------------------------------------------===//

#include "Grouping.h"

using namespace mlir;
using namespace trc;

/// A unit is an operation without a group, or a group, numbered after the
/// operations. `single` holds the number of such an operation.
ArrayRef<unsigned> Grouping::membersOf(size_t unit, unsigned &single) const {
  if (unit >= operations.size())
    return groups[unit - operations.size()].members;
  single = static_cast<unsigned>(unit);
  return single;
}

/// Puts a group that took in another one where the later of the two stood. What
/// stood between them and depends on the earlier one goes behind; nothing of
/// it leads to the later one, or they would not have merged. The rest moves up.
void Grouping::updateRanks(unsigned merged, unsigned earlier, unsigned later,
                           ArrayRef<unsigned> earlierMembers) {
  std::vector<bool> depends(later - earlier, false);
  auto markUsers = [&](ArrayRef<unsigned> members) {
    for (unsigned member : members)
      for (unsigned user : usersOf[member])
        if (rank[user] > earlier && rank[user] < later)
          depends[rank[user] - earlier] = true;
  };
  SmallVector<size_t> before, behind;
  unsigned single;
  // The merged group's own members still have the ranks of the two.
  markUsers(earlierMembers);
  for (unsigned at = earlier + 1; at < later; ++at) {
    if (unitAt[at] == noUnit)
      continue;
    if (!depends[at - earlier]) {
      before.push_back(unitAt[at]);
      continue;
    }
    behind.push_back(unitAt[at]);
    markUsers(membersOf(unitAt[at], single));
  }
  before.push_back(operations.size() + merged);
  llvm::append_range(before, behind);
  for (unsigned at = earlier; at <= later; ++at) {
    unitAt[at] = at - earlier < before.size() ? before[at - earlier] : noUnit;
    if (unitAt[at] != noUnit)
      for (unsigned member : membersOf(unitAt[at], single))
        rank[member] = at;
  }
  // One of the two ranks has no unit any more.
  if (++gaps > unitAt.size() / 2)
    closeGaps();
}

/// Numbers the ranks anew, so that what is between two of them is as much as it
/// seems.
void Grouping::closeGaps() {
  unsigned next = 0, single;
  for (size_t unit : unitAt) {
    if (unit == noUnit)
      continue;
    for (unsigned member : membersOf(unit, single))
      rank[member] = next;
    unitAt[next++] = unit;
  }
  unitAt.resize(next);
  gaps = 0;
}

void Grouping::computeRanks() {
  // Kahn's algorithm over units; an operation without a group is a unit, one
  // that is copied is none.
  size_t count = operations.size();
  auto unitOf = [&](unsigned number) -> size_t {
    return groupOf[number] < 0 ? number : count + groupOf[number];
  };
  unitAt.assign(count + groups.size(), noUnit);
  std::vector<unsigned> waiting(count + groups.size(), 0);
  for (unsigned number = 0; number < count; ++number)
    for (unsigned user : usersOf[number])
      if (!isDuplicable[number] && unitOf(user) != unitOf(number))
        ++waiting[unitOf(user)];
  std::vector<size_t> ready;
  for (unsigned number = count; number-- > 0;)
    if (groupOf[number] < 0 && !waiting[number] && !isDuplicable[number])
      ready.push_back(number);
  for (size_t group = groups.size(); group-- > 0;)
    if (groups[group].alive && !waiting[count + group])
      ready.push_back(count + group);
  rank.assign(count, 0);
  unsigned next = 0;
  while (!ready.empty()) {
    size_t unit = ready.back();
    ready.pop_back();
    unsigned single;
    ArrayRef<unsigned> members = membersOf(unit, single);
    for (unsigned member : members)
      rank[member] = next;
    unitAt[next++] = unit;
    for (unsigned member : members)
      for (unsigned user : usersOf[member])
        if (unitOf(user) != unit && !--waiting[unitOf(user)])
          ready.push_back(unitOf(user));
  }
  unitAt.resize(next);
  gaps = 0;
}

/// Ranks between two groups that are looked at. Each layer of a stack asks for
/// a way from what it keeps to its gradient, past all the layers in between.
static constexpr unsigned mostBetween = 8192;

/// Whether more stands between two groups than a search for a way looks at.
bool Grouping::standFarApart(unsigned a, unsigned b) const {
  const auto [first, last] = std::minmax(rank[groups[a].members.front()],
                                         rank[groups[b].members.front()]);
  return last - first > mostBetween;
}

/// The groups on the paths from group `from` to group `to`, in an order in
/// which they can run. Nothing, if something that is in no group stands on one.
std::optional<SmallVector<unsigned>> Grouping::groupsBetween(unsigned from,
                                                             unsigned to) {
  unsigned first = rank[groups[from].members.front()];
  unsigned last = rank[groups[to].members.front()];
  // What `from` leads to and what leads to `to`, by rank. Where the first is
  // empty there is no path, which is what most pairs ask.
  std::vector<bool> reached(last - first + 1, false);
  reached[0] = true;
  unsigned single;
  auto usersAt = [&](unsigned at, auto &&visit) {
    for (unsigned member : membersOf(unitAt[at], single))
      for (unsigned user : usersOf[member])
        if (rank[user] > at && rank[user] <= last)
          visit(rank[user]);
  };
  for (unsigned at = first; at < last; ++at)
    if (reached[at - first])
      usersAt(at, [&](unsigned user) { reached[user - first] = true; });
  std::vector<bool> leads(last - first + 1, false);
  leads[last - first] = true;
  SmallVector<unsigned> between;
  for (unsigned at = last; --at > first;) {
    if (!reached[at - first])
      continue;
    usersAt(at, [&](unsigned user) {
      leads[at - first] = leads[at - first] || leads[user - first];
    });
    if (!leads[at - first])
      continue;
    if (unitAt[at] < operations.size())
      return std::nullopt;
    between.push_back(unitAt[at] - operations.size());
  }
  std::reverse(between.begin(), between.end());
  return between;
}
