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
}

/// Whether a path leads from group `from` to group `to` through another unit.
bool Grouping::pathBetween(unsigned from, unsigned to) {
  unsigned last = rank[groups[to].members.front()];
  SmallVector<unsigned> work(groups[from].members);
  llvm::DenseSet<unsigned> seen(work.begin(), work.end());
  bool isFirst = true;
  size_t direct = work.size();
  for (size_t next = 0; next < work.size(); ++next) {
    isFirst = next < direct;
    for (unsigned user : usersOf[work[next]]) {
      if (groupOf[user] == static_cast<int>(to)) {
        if (!isFirst)
          return true;
        continue;
      }
      if (groupOf[user] == static_cast<int>(from) || rank[user] > last)
        continue;
      if (groupOf[user] < 0) {
        if (seen.insert(user).second)
          work.push_back(user);
        continue;
      }
      for (unsigned member : groups[groupOf[user]].members)
        if (seen.insert(member).second)
          work.push_back(member);
    }
  }
  return false;
}
