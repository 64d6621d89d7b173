//===- MergeGroups.cpp - which groups become one kernel -------------------===//
//
// See Grouping.h. Two groups are merged where one kernel of both is cheaper: a
// group with those that it reads, then those that read one tensor. The order of
// merges is fixed by the order of the operations, so equal programs are grouped
// equally.
//
//===----------------------------------------------------------------------===//

#include "Grouping.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <limits>

using namespace mlir;
using namespace trc;

/// Groups that both touch a tensor this many times larger than what they share
/// stay apart: together, both large ones would be alive at once.
static constexpr int64_t mostUnshared = 16;

void Grouping::producersOf(Value value, SmallVectorImpl<unsigned> &found) {
  SmallVector<Value> work{value};
  while (!work.empty()) {
    Operation *source = work.pop_back_val().getDefiningOp();
    auto it = source ? numberOf.find(source) : numberOf.end();
    if (it == numberOf.end())
      continue;
    if (isDuplicable[it->second])
      llvm::append_range(work, llvm::reverse(source->getOperands()));
    else if (groupOf[it->second] >= 0 &&
             !llvm::is_contained(found, unsigned(groupOf[it->second])))
      found.push_back(groupOf[it->second]);
  }
}

/// Whether nothing that `group` computes leaves the merged cluster.
bool Grouping::isOnlyReadBy(unsigned group, const Cluster &merged) const {
  return llvm::none_of(merged.outputs, [&](Value output) {
    return groupOf[numberOf.at(output.getDefiningOp())] ==
           static_cast<int>(group);
  });
}

/// Whether something that no kernel holds, and is much larger than the groups'
/// own results, is made between them. Whoever reads the earliest group would
/// wait for it: were the number of labels counted where their losses are added
/// up, each gradient would wait for all losses, and all logits would exist.
bool Grouping::standsLargeBetween(ArrayRef<unsigned> merged) const {
  unsigned first = rank.size(), last = 0;
  int64_t most = 0;
  for (unsigned group : merged) {
    unsigned at = rank[groups[group].members.front()];
    first = std::min(first, at);
    last = std::max(last, at);
    most = std::max(most, largestOf(group) * mostUnshared);
  }
  for (auto [elements, number] : unheld) {
    if (elements <= most)
      return false;
    if (rank[number] > first && rank[number] < last)
      return true;
  }
  return false;
}

/// What one kernel of these groups costs, if that is less than theirs; else
/// `reason` says why not, where it is asked for.
std::optional<double> Grouping::costIfCheaper(ArrayRef<unsigned> merged,
                                              std::string *reason) {
  auto refuse = [&](llvm::function_ref<std::string()> why) {
    if (reason)
      *reason = why();
    return std::nullopt;
  };
  SmallVector<unsigned> members;
  double apart = 0, least = std::numeric_limits<double>::infinity();
  for (unsigned group : merged) {
    llvm::append_range(members, groups[group].members);
    apart += groups[group].nanoseconds;
    least = std::min(least, groups[group].nanoseconds);
  }
  if (static_cast<int64_t>(members.size()) > maxOperations)
    return refuse([&] {
      return llvm::formatv("one kernel has at most {0} operations",
                           maxOperations)
          .str();
    });
  llvm::sort(members);
  Cluster cluster = clusterOf(members);
  const KernelMeasure measure = measures.of(cluster);
  if (!measure.isKernel)
    return refuse([&] { return "no kernel holds both: " + measure.misfit; });
  // Saving a launch is worth nothing when it ties together what could run, and
  // free its operands, at different times.
  bool severalLeave = llvm::count_if(merged, [&](unsigned group) {
                        return !isOnlyReadBy(group, cluster);
                      }) > 1;
  const TyingRules &tying = target.tying;
  bool isTied =
      severalLeave && apart > tying.smallGroups && least > tying.tinyGroup;
  const double nanoseconds = measure.nanoseconds;
  if (nanoseconds + (isTied ? tying.leastGain : 0) >= apart)
    return refuse([&] {
      return llvm::formatv(
                 "one kernel of both would take {0:f1} us, they take {1:f1}{2}",
                 nanoseconds / 1e3, apart / 1e3,
                 isTied ? ", and it would tie together what others read" : "")
          .str();
    });
  if (severalLeave && standsLargeBetween(merged))
    return refuse([] {
      return std::string("something much larger is made between them, and who "
                         "reads the first would wait for it");
    });
  return nanoseconds;
}

/// Takes `b` into `a`; no path leads from one to the other through a third
/// unit.
void Grouping::join(unsigned a, unsigned b) {
  unsigned rankOfA = rank[groups[a].members.front()];
  unsigned rankOfB = rank[groups[b].members.front()];
  SmallVector<unsigned> earlier = groups[rankOfA < rankOfB ? a : b].members;
  for (unsigned member : groups[b].members)
    groupOf[member] = a;
  llvm::append_range(groups[a].members, groups[b].members);
  llvm::sort(groups[a].members);
  groups[b].members.clear();
  groups[b].alive = false;
  updateRanks(a, std::min(rankOfA, rankOfB), std::max(rankOfA, rankOfB),
              earlier);
}

/// Merges two groups, and with them the groups that stand between: a reciprocal
/// for each row that is as cheap by itself must not keep the pass over the rows
/// that it needs apart from the one that needs it.
bool Grouping::tryMerge(unsigned a, unsigned b) {
  if (a == b)
    return false;
  uint64_t pair = (uint64_t(std::min(a, b)) << 32) | std::max(a, b);
  if (refused.contains(pair))
    return false;
  auto refuse = [&] {
    refused.insert(pair);
    return false;
  };
  if (standFarApart(a, b))
    return false;
  std::optional<double> nanoseconds = costIfCheaper({a, b});
  if (!nanoseconds)
    return refuse();
  if (rank[groups[a].members.front()] > rank[groups[b].members.front()])
    std::swap(a, b);
  std::optional<SmallVector<unsigned>> between = groupsBetween(a, b);
  if (!between)
    return refuse();
  if (!between->empty()) {
    SmallVector<unsigned> all{a, b};
    llvm::append_range(all, *between);
    nanoseconds = costIfCheaper(all);
    if (!nanoseconds)
      return refuse();
  }
  // In the order in which they run, so that nothing stands between two.
  for (unsigned next : *between)
    join(a, next);
  join(a, b);
  groups[a].nanoseconds = *nanoseconds;
  return true;
}

void Grouping::mergeWithProducers() {
  for (unsigned number = 0; number < operations.size(); ++number) {
    bool merged = groupOf[number] >= 0;
    while (merged) {
      merged = false;
      SmallVector<unsigned> producers;
      for (unsigned member : groups[groupOf[number]].members)
        for (Value operand : operations[member]->getOperands())
          producersOf(operand, producers);
      for (unsigned producer : llvm::reverse(producers))
        if (groups[producer].alive &&
            tryMerge(producer, static_cast<unsigned>(groupOf[number]))) {
          merged = true;
          break;
        }
    }
  }
}

SmallVector<Grouping::Neighbours> Grouping::explainNeighbours() {
  SmallVector<Neighbours> found;
  // A group that all readers have made copies of is no kernel.
  auto isKernel = [&](const Group &group) {
    return group.alive &&
           !clusterOf(group.members, group.copies).outputs.empty();
  };
  for (auto [number, group] : llvm::enumerate(groups)) {
    if (!isKernel(group))
      continue;
    SmallVector<unsigned> producers;
    for (unsigned member : group.members)
      for (Value operand : operations[member]->getOperands())
        producersOf(operand, producers);
    for (unsigned producer : producers) {
      if (producer == number || !isKernel(groups[producer]))
        continue;
      std::string reason;
      if (standFarApart(producer, number))
        reason = "too much of the program stands between them";
      else if (!groupsBetween(producer, number))
        reason = "something that neither holds stands between them";
      else if (costIfCheaper({producer, static_cast<unsigned>(number)},
                             &reason))
        continue; // it pays only since values are made again
      found.push_back({operations[group.members.front()],
                       operations[groups[producer].members.front()],
                       std::move(reason)});
    }
  }
  return found;
}

/// Elements of the largest tensor that a group computes.
int64_t Grouping::largestOf(unsigned group) const {
  int64_t largest = 0;
  for (unsigned member : groups[group].members)
    for (Value result : operations[member]->getResults())
      largest = std::max(largest, elementsOf(result));
  return largest;
}

void Grouping::mergeSiblings() {
  auto mergeReaders = [&](Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || elementsOf(value) < leastShared)
      return;
    llvm::SmallSetVector<unsigned, 8> readers;
    SmallVector<Value> work{value};
    while (!work.empty())
      for (Operation *user : work.pop_back_val().getUsers()) {
        auto it = numberOf.find(user);
        if (it == numberOf.end())
          continue;
        if (isDuplicable[it->second])
          llvm::append_range(work, user->getResults());
        else if (groupOf[it->second] >= 0)
          readers.insert(groupOf[it->second]);
      }
    // Wide sharing (a parameter read everywhere) is tried with neighbours only.
    int64_t most = elementsOf(value) * mostUnshared;
    for (size_t i = 0; i < readers.size(); ++i)
      for (size_t j = i + 1; j < std::min(readers.size(), i + 4); ++j)
        if (groups[readers[i]].alive && groups[readers[j]].alive &&
            std::min(largestOf(readers[i]), largestOf(readers[j])) <= most)
          tryMerge(readers[i], readers[j]);
  };
  for (BlockArgument argument : block.getArguments())
    mergeReaders(argument);
  // What is copied is not read from memory; its readers read its source.
  for (auto [number, op] : llvm::enumerate(operations))
    if (!isDuplicable[number])
      for (Value result : op->getResults())
        mergeReaders(result);
}
