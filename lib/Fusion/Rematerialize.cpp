//===- Rematerialize.cpp - recompute instead of storing -------------------===//
//
// The backward half of a step reads what the forward half computed: the input
// of a GELU, its tanh, their products. Where all of that follows from tensors
// that are in memory anyway by elementwise operations, a group that reads it
// computes it again, and the group that made it stores less.
//
//   forward:  x -> t = tanh(p(x)), y = x * t   stores y, t, p(x), ..
//   backward: reads t, p(x), ..                becomes: reads x
//
// A chain leads from a value that is read back to its group's inputs or to
// values that are much smaller (the mean of a row); it holds no reduction, and
// it does not give the reader more bytes to read: the sum of a residual stays
// a tensor, since its summands would have to be kept in its place. The cost
// model decides, over the producer, all its readers, and those that would have
// to store what the readers then start from.
//
//===----------------------------------------------------------------------===//

#include "Grouping.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Fusion/ScalarOperations.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace trc;

/// A value this many times smaller than what is computed from it is stored.
static constexpr int64_t muchSmaller = 16;
/// A group with its copies may have this many times the operations that merging
/// may give it: copies of copies would make a kernel as long as the program.
static constexpr int64_t mostGrowth = 4;

double Grouping::costOf(unsigned group) {
  Cluster cluster = clusterOf(groups[group].members, groups[group].copies);
  // What nobody reads is not run.
  if (cluster.outputs.empty())
    return 0;
  const KernelMeasure measure = measures.of(cluster);
  return measure.isKernel ? measure.nanoseconds
                          : std::numeric_limits<double>::infinity();
}

/// Collects the members of `producer` that who reads `inputs` would have to
/// compute to read nothing large from it but `kept`, if that is not null; `met`
/// are the values that it came to. Fails when a reduction is among them, or
/// when there is nothing to gain.
bool Grouping::chainInto(ArrayRef<Value> inputs, unsigned producer, Value kept,
                         llvm::DenseSet<Value> &met,
                         SmallVectorImpl<unsigned> &chain) {
  SmallVector<Value> work;
  auto isMember = [&](Value value) {
    Operation *op = value.getDefiningOp();
    auto it = op ? numberOf.find(op) : numberOf.end();
    return it != numberOf.end() &&
           groupOf[it->second] == static_cast<int>(producer);
  };
  int64_t largest = 0;
  for (Value input : inputs)
    if (isMember(input)) {
      work.push_back(input);
      largest = std::max(largest, elementsOf(input));
    }
  llvm::erase_if(work, [&](Value value) {
    return value == kept || elementsOf(value) * muchSmaller <= largest;
  });
  if (work.empty())
    return false;
  llvm::SmallSetVector<unsigned, 16> found;
  while (!work.empty()) {
    Value value = work.pop_back_val();
    if (value == kept || !met.insert(value).second)
      continue;
    Operation *op = value.getDefiningOp();
    auto it = op ? numberOf.find(op) : numberOf.end();
    if (it == numberOf.end())
      continue;
    if (!isDuplicable[it->second]) {
      // What the producer has a copy of is not there to be read either.
      bool isComputed = groupOf[it->second] == static_cast<int>(producer) ||
                        copiesOperation(producer, it->second);
      if (!isComputed || elementsOf(value) * muchSmaller <= largest)
        continue;
      if (isa<stablehlo::ReduceOp>(op))
        return false;
      found.insert(it->second);
    }
    llvm::append_range(work, op->getOperands());
  }
  chain.assign(found.begin(), found.end());
  return !chain.empty();
}

static int64_t bytesOf(Value value) {
  Type element = cast<RankedTensorType>(value.getType()).getElementType();
  return Grouping::elementsOf(value) *
         kernel::storageBytes(*elementTypeOf(element));
}

/// Bytes of what a group reads from memory.
static int64_t inputBytes(const Cluster &cluster) {
  int64_t bytes = 0;
  for (Value input : cluster.inputs)
    bytes += bytesOf(input);
  return bytes;
}

/// Large results of `producer` that groups other than `reader` read as well:
/// they are stored anyway. Or those that only `reader` reads.
SmallVector<Value> Grouping::resultsRead(unsigned reader, unsigned producer,
                                         bool byOthers) {
  SmallVector<Value> results;
  int64_t most = largestOf(producer);
  for (unsigned member : groups[producer].members) {
    bool isReadByOthers = false, isRead = false;
    for (unsigned user : usersOf[member]) {
      isRead |= groupOf[user] == static_cast<int>(reader);
      isReadByOthers |= groupOf[user] != static_cast<int>(producer) &&
                        groupOf[user] != static_cast<int>(reader);
      if (isReadByOthers) // which thousands of updates may do
        break;
    }
    if (byOthers ? isReadByOthers : isRead && !isReadByOthers)
      for (Value result : operations[member]->getResults())
        if (elementsOf(result) * muchSmaller > most)
          results.push_back(result);
  }
  return results;
}

/// The copies of `reader` with what it takes to read less from `producer`: the
/// way that leaves the fewest bytes to read. Nothing, if all ways read more.
std::optional<SmallVector<unsigned>> Grouping::copiesFor(unsigned reader,
                                                         unsigned producer) {
  const Cluster now = inputsOf(groups[reader].members, groups[reader].copies);
  int64_t least = inputBytes(now);
  least += least / muchSmaller;
  std::optional<SmallVector<unsigned>> best;
  SmallVector<Value> ways{Value()};
  llvm::append_range(ways, resultsRead(reader, producer, /*byOthers=*/true));
  const size_t stored = ways.size();
  // Of several, one may be read and the others computed: of a residual's
  // relu(x + norm(y)), the mask is read, and the norm starts from y again.
  SmallVector<Value> own = resultsRead(reader, producer, /*byOthers=*/false);
  if (own.size() > 1)
    llvm::append_range(ways, own);
  // What a way takes, and the bytes that are left to read; nothing, if it is
  // none.
  using Way = std::optional<std::pair<SmallVector<unsigned>, int64_t>>;
  auto goWay = [&](Value kept, llvm::DenseSet<Value> &met) -> Way {
    SmallVector<unsigned> chain;
    if (!chainInto(now.inputs, producer, kept, met, chain))
      return std::nullopt;
    SmallVector<unsigned> copies = groups[reader].copies;
    for (unsigned number : chain)
      if (!llvm::is_contained(copies, number))
        copies.push_back(number);
    if (static_cast<int64_t>(groups[reader].members.size() + copies.size()) >
        mostGrowth * maxOperations)
      return std::nullopt;
    int64_t bytes = inputBytes(inputsOf(groups[reader].members, copies));
    return std::pair(std::move(copies), bytes);
  };
  // Of the many results of a large producer few are on the way; to keep one
  // that is not is to keep nothing.
  llvm::DenseSet<Value> met, others;
  const Way keepsNothing = goWay(Value(), met);
  for (auto [way, kept] : llvm::enumerate(ways)) {
    const bool isOnTheWay = kept && met.contains(kept);
    others.clear();
    Way found = isOnTheWay ? goWay(kept, others) : keepsNothing;
    if (!found)
      continue;
    auto &[copies, bytes] = *found;
    // What is stored for this reader alone is written as well, which counts
    // beside a way that reads what is stored anyway.
    if (way >= stored && best)
      bytes += bytesOf(kept);
    if (bytes > least || (way >= stored && best && bytes == least))
      continue;
    least = bytes;
    best = std::move(copies);
  }
  return best;
}

/// Adds the groups, other than `producer`, that make what `reader` would read
/// with `copies` and does not read now: they may have to store more.
void Grouping::addNewSources(unsigned reader, ArrayRef<unsigned> copies,
                             unsigned producer,
                             llvm::SmallSetVector<unsigned, 4> &sources) {
  Cluster now = inputsOf(groups[reader].members, groups[reader].copies);
  for (Value input : inputsOf(groups[reader].members, copies).inputs) {
    Operation *op = input.getDefiningOp();
    auto it = op ? numberOf.find(op) : numberOf.end();
    int group = it == numberOf.end() ? -1 : groupOf[it->second];
    if (group >= 0 && group != static_cast<int>(producer) &&
        !llvm::is_contained(now.inputs, input))
      sources.insert(group);
  }
}

void Grouping::setCopies(unsigned reader, SmallVector<unsigned> copies) {
  for (unsigned number : groups[reader].copies)
    for (Value operand : operations[number]->getOperands())
      copyingReaders[operand].erase(reader);
  for (unsigned number : copies)
    for (Value operand : operations[number]->getOperands())
      copyingReaders[operand].insert(reader);
  groups[reader].copies = std::move(copies);
}

bool Grouping::rematerialize(unsigned producer, ArrayRef<unsigned> readers) {
  llvm::SmallSetVector<unsigned, 8> affected;
  SmallVector<std::pair<unsigned, SmallVector<unsigned>>> before;
  llvm::SmallSetVector<unsigned, 4> sources;
  affected.insert(producer);
  for (unsigned reader : readers) {
    // No kernel, so that a copy in it would stay outside of any.
    if (isLoneReshape(groups[reader]))
      continue;
    std::optional<SmallVector<unsigned>> copies = copiesFor(reader, producer);
    if (!copies)
      continue;
    affected.insert(reader);
    addNewSources(reader, *copies, producer, sources);
    before.emplace_back(reader, groups[reader].copies);
    setCopies(reader, std::move(*copies));
  }
  if (before.empty())
    return false;
  affected.insert(sources.begin(), sources.end());
  double costBefore = 0, costAfter = 0;
  SmallVector<double> costs;
  for (unsigned group : affected) {
    costBefore += groups[group].nanoseconds;
    costs.push_back(costOf(group));
    costAfter += costs.back();
  }
  if (costAfter < costBefore) {
    for (auto [group, cost] : llvm::zip_equal(affected, costs))
      groups[group].nanoseconds = cost;
    return true;
  }
  for (auto &[reader, copies] : before)
    setCopies(reader, std::move(copies));
  return false;
}

void Grouping::rematerialize() {
  for (unsigned producer = 0; producer < groups.size(); ++producer) {
    if (!groups[producer].alive)
      continue;
    llvm::SmallSetVector<unsigned, 8> readers;
    for (unsigned member : groups[producer].members)
      for (unsigned user : usersOf[member])
        if (groupOf[user] >= 0 && groupOf[user] != static_cast<int>(producer))
          readers.insert(groupOf[user]);
    // All readers together, which may free the producer from storing; if that
    // does not pay, each by itself.
    if (readers.empty() || rematerialize(producer, readers.getArrayRef()))
      continue;
    if (readers.size() > 1)
      for (unsigned reader : readers)
        rematerialize(producer, reader);
  }
}
