//===- Grouping.cpp - groups of operations that become kernels ------------===//
//
// See Grouping.h. Here: what groups are made of at first, what is copied into
// them, and which values they read and write. MergeGroups.cpp makes them
// larger.
//
//===----------------------------------------------------------------------===//

#include "Grouping.h"

#include "trc/Fusion/ScalarOperations.h"
#include "trc/Fusion/Views.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace mlir;
using namespace trc;

Grouping::Grouping(Block &block, int64_t maxOperations,
                   const TargetDescription &target)
    : block(block), maxOperations(maxOperations), target(target),
      measures(block.getParentOp()->getContext(), target.costs) {
  for (Operation &op : block) {
    numberOf[&op] = operations.size();
    operations.push_back(&op);
  }
  for (Operation *op : operations) {
    auto &sources = sourcesOf.emplace_back();
    for (Value operand : op->getOperands()) {
      auto it = numberOf.find(operand.getDefiningOp());
      sources.push_back(it == numberOf.end() ? noOperation : it->second);
    }
  }
  groupOf.assign(operations.size(), -1);
  for (Operation *op : operations)
    isHeld.push_back(isFusible(op));
  isDuplicable.assign(operations.size(), false);
  markViews();
  markDuplicable();
  findUnheld();
  findUsers();
  makeGroups();
  computeRanks();
}

/// Slices that the plan makes out of their operand's bytes: those of what lies
/// in memory anyway, and those that lie there for something that reads them.
void Grouping::markViews() {
  for (auto [number, op] : llvm::enumerate(operations)) {
    auto slice = dyn_cast<stablehlo::SliceOp>(op);
    if (!slice || !getViewOffset(slice))
      continue;
    Operation *stored = slice.getOperand().getDefiningOp();
    while (auto reshape = dyn_cast_or_null<stablehlo::ReshapeOp>(stored))
      stored = reshape.getOperand().getDefiningOp();
    auto source = numberOf.find(stored);
    bool isStored = source == numberOf.end() || !canHold(source->second);
    if (isStored || escapes(number))
      isHeld[number] = false;
  }
}

/// Whether something that no kernel can hold reads `number`, reshapes (which
/// become views) seen through.
bool Grouping::escapes(unsigned number) const {
  SmallVector<Operation *> work{operations[number]};
  while (!work.empty())
    for (Operation *user : work.pop_back_val()->getUsers()) {
      auto it = numberOf.find(user);
      if (it == numberOf.end() || !canHold(it->second))
        return true;
      if (isa<stablehlo::ReshapeOp>(user))
        work.push_back(user);
    }
  return false;
}

/// Whether `op` converts floats to a type that holds all of their values.
static bool isWidening(Operation *op) {
  if (!isa<stablehlo::ConvertOp>(op))
    return false;
  auto typeOf = [](Value value) {
    return dyn_cast<FloatType>(
        cast<RankedTensorType>(value.getType()).getElementType());
  };
  FloatType from = typeOf(op->getOperand(0)), to = typeOf(op->getResult(0));
  return from && to && from.getWidth() < to.getWidth();
}

/// About how many cycles of ScalarOperations.def an element of `op` takes, but
/// for reading.
static double cyclesOf(Operation *op) {
  if (isa<stablehlo::BroadcastInDimOp, stablehlo::SliceOp, stablehlo::ReshapeOp,
          stablehlo::ConstantOp, stablehlo::IotaOp>(op))
    return 0;
  std::optional<kernel::Opcode> opcode = opcodeOf(op);
  return opcode ? kernel::describe(*opcode).cycles : 1;
}

/// What is copied into every group that reads it: splat constants and iotas;
/// changes of index that repeat or leave out elements, since reading their
/// source costs no more than reading them; conversions of stored floats to a
/// wider type, since the narrow one is less to read; and a few light operations
/// on these, such as the mask of a causal attention or the one-hot form of a
/// label. Random bits too, though they are not cheap: a step would keep one
/// mask per layer.
void Grouping::markDuplicable() {
  // What light values take, from constants and repeated values.
  llvm::DenseMap<Value, double> light;
  // What is made of values that only kernels compute.
  llvm::DenseSet<Value> ofKernels;
  for (auto [number, op] : llvm::enumerate(operations)) {
    if (!canHold(number))
      continue;
    if (auto random = dyn_cast<stablehlo::RngBitGeneratorOp>(op)) {
      isDuplicable[number] = !escapes(number);
      if (isDuplicable[number])
        light[random.getOutput()] = 0;
      continue;
    }
    if (isOnlyOfKernels(op)) {
      isDuplicable[number] = !escapes(number);
      if (isDuplicable[number])
        light[op->getResult(0)] = 0;
      ofKernels.insert(op->getResult(0));
      continue;
    }
    if (op->getNumResults() != 1)
      continue;
    Value result = op->getResult(0);
    bool isOfKernels = llvm::any_of(op->getOperands(), [&](Value operand) {
      return ofKernels.contains(operand);
    });
    // Small values are computed again for those that no kernel holds, too.
    bool isSmall = elementsOf(result) < leastShared && !isOfKernels;
    bool isAllLight = true;
    double cost = 0;
    for (Value operand : op->getOperands()) {
      auto it = light.find(operand);
      isAllLight &= it != light.end();
      cost += it != light.end() ? it->second : 0;
    }
    if (isa<stablehlo::BroadcastInDimOp>(op) && !isAllLight &&
        elementsOf(op->getOperand(0)) * 4 <= elementsOf(result)) {
      isAllLight = true;
      cost = 0;
    }
    // Numbers that are read where they lie apart, and many for one.
    bool isHeavy = isa<stablehlo::ReduceOp, stablehlo::TransposeOp>(op);
    cost += cyclesOf(op);
    if (isAllLight && !isHeavy && cost <= target.copies.mostLightCycles &&
        (isSmall || !escapes(number))) {
      light[result] = cost;
      isDuplicable[number] = true;
      if (isOfKernels)
        ofKernels.insert(result);
    } else if (isWidening(op)) {
      Operation *source = op->getOperand(0).getDefiningOp();
      auto it = source ? numberOf.find(source) : numberOf.end();
      bool isStored = it == numberOf.end() || isDuplicable[it->second] ||
                      !canHold(it->second);
      isDuplicable[number] = isStored && !escapes(number);
    } else if (isa<stablehlo::BroadcastInDimOp, stablehlo::SliceOp>(op)) {
      isDuplicable[number] = !escapes(number);
    } else if (isa<stablehlo::ReshapeOp>(op)) {
      Operation *source = op->getOperand(0).getDefiningOp();
      auto it = source ? numberOf.find(source) : numberOf.end();
      isDuplicable[number] = !source || it == numberOf.end() ||
                             isDuplicable[it->second] || !canHold(it->second);
    }
  }
}

void Grouping::findUnheld() {
  for (auto [number, op] : llvm::enumerate(operations))
    if (!canHold(number))
      for (Value result : op->getResults())
        if (auto type = dyn_cast<RankedTensorType>(result.getType()))
          unheld.emplace_back(type.getNumElements(), number);
  llvm::sort(unheld, std::greater<>());
}

/// Copied operations are seen through: who reads them reads their source.
void Grouping::findUsers() {
  usersOf.resize(operations.size());
  for (unsigned number = operations.size(); number-- > 0;) {
    llvm::SmallSetVector<unsigned, 4> users;
    for (Operation *user : operations[number]->getUsers()) {
      // A use inside a region counts for the operation that holds the region.
      unsigned reader = numberOf.at(block.findAncestorOpInBlock(*user));
      if (isDuplicable[reader])
        users.insert(usersOf[reader].begin(), usersOf[reader].end());
      else
        users.insert(reader);
    }
    usersOf[number].assign(users.begin(), users.end());
  }
}

void Grouping::makeGroups() {
  for (auto [number, op] : llvm::enumerate(operations)) {
    if (!canHold(number) || isDuplicable[number])
      continue;
    Group group;
    group.members.push_back(number);
    const KernelMeasure measure = measures.of(clusterOf(group.members));
    if (!measure.isKernel) {
      leftAlone.emplace_back(op, measure.misfit);
      continue;
    }
    group.buildable = true;
    group.nanoseconds = measure.nanoseconds;
    groupOf[number] = groups.size();
    groups.push_back(std::move(group));
  }
}

//===----------------------------------------------------------------------===//
// Clusters
//===----------------------------------------------------------------------===//

bool Grouping::copiesOperation(int group, unsigned number) const {
  return group >= 0 && llvm::is_contained(groups[group].copies, number);
}

/// Whether an operation outside `owned` reads `value` from memory: one that
/// does not compute it again.
bool Grouping::isReadOutside(Value value,
                             const llvm::DenseSet<Operation *> &owned) {
  unsigned number = numberOf.at(value.getDefiningOp());
  llvm::SmallDenseSet<Value, 8> seen{value};
  // Depth first: of a scalar that thousands of broadcasts read, the first one
  // has the answer already.
  SmallVector<llvm::iterator_range<Value::user_iterator>> path{
      value.getUsers()};
  while (!path.empty()) {
    if (path.back().empty()) {
      path.pop_back();
      continue;
    }
    Operation *user = *path.back().begin();
    path.back() = llvm::drop_begin(path.back());
    if (owned.contains(user))
      continue;
    auto it = numberOf.find(user);
    if (it == numberOf.end())
      return true;
    if (isDuplicable[it->second]) {
      // A copy outside of any group is read by what is left alone.
      for (Value result : user->getResults())
        if (seen.insert(result).second)
          path.push_back(result.getUsers());
      continue;
    }
    // A group that has a copy of the value does not read it; one that has a
    // copy of the reader but not of the value does.
    if (!copiesOperation(groupOf[it->second], number))
      return true;
  }
  return llvm::any_of(seen, [&](Value part) {
    auto readers = copyingReaders.find(part);
    return readers != copyingReaders.end() &&
           llvm::any_of(readers->second, [&](unsigned reader) {
             return !copiesOperation(reader, number);
           });
  });
}

Cluster Grouping::clusterOf(ArrayRef<unsigned> members,
                            ArrayRef<unsigned> copies) {
  Cluster cluster = inputsOf(members, copies);
  llvm::DenseSet<Operation *> owned;
  for (unsigned member : members)
    owned.insert(operations[member]);
  for (Operation *op : cluster.operations)
    if (owned.contains(op))
      for (Value result : op->getResults())
        if (isReadOutside(result, owned))
          cluster.outputs.push_back(result);
  return cluster;
}

Cluster Grouping::inputsOf(ArrayRef<unsigned> members,
                           ArrayRef<unsigned> copies) {
  // Take in the operations that are copied, as far as they lead back.
  llvm::SmallSetVector<unsigned, 32> all(members.begin(), members.end());
  all.insert(copies.begin(), copies.end());
  for (size_t next = 0; next < all.size(); ++next)
    for (unsigned source : sourcesOf[all[next]])
      if (source != noOperation && isDuplicable[source])
        all.insert(source);
  SmallVector<unsigned> ordered(all.begin(), all.end());
  llvm::sort(ordered);

  Cluster cluster;
  llvm::SmallSetVector<Value, 8> inputs;
  for (unsigned number : ordered) {
    Operation *op = operations[number];
    cluster.operations.push_back(op);
    for (auto [operand, source] :
         llvm::zip_equal(op->getOperands(), sourcesOf[number]))
      if (source == noOperation || !all.contains(source))
        inputs.insert(operand);
  }
  cluster.inputs.assign(inputs.begin(), inputs.end());
  return cluster;
}

bool Grouping::isLoneReshape(const Group &group) const {
  return group.members.size() == 1 &&
         isa<stablehlo::ReshapeOp>(operations[group.members.front()]);
}

void Grouping::run() {
  mergeWithProducers();
  mergeSiblings();
  rematerialize();
}

/// A result that is a change of another result's shape is the same bytes. It
/// stays outside of the kernel, as a view of that one.
static void leaveReshapes(Cluster &cluster) {
  const SetVector<Value> all(cluster.outputs.begin(), cluster.outputs.end());
  llvm::erase_if(cluster.outputs, [&](Value output) {
    for (auto reshape = output.getDefiningOp<stablehlo::ReshapeOp>(); reshape;
         reshape = reshape.getOperand().getDefiningOp<stablehlo::ReshapeOp>())
      if (all.contains(reshape.getOperand()))
        return true;
    return false;
  });
  // What only such results were made by is not computed in the kernel.
  const auto isNeeded = [&](Operation *op) {
    return llvm::is_contained(cluster.outputs, op->getResult(0)) ||
           llvm::any_of(op->getUsers(), [&](Operation *user) {
             return llvm::is_contained(cluster.operations, user);
           });
  };
  for (size_t i = cluster.operations.size(); i-- > 0;)
    if (isa<stablehlo::ReshapeOp>(cluster.operations[i]) &&
        !isNeeded(cluster.operations[i]))
      cluster.operations.erase(cluster.operations.begin() +
                               static_cast<std::ptrdiff_t>(i));
}

SmallVector<Grouping::Result> Grouping::results() {
  SmallVector<Result> results;
  for (Group &group : groups) {
    if (!group.alive)
      continue;
    // A lone change of shape is a view, not a kernel.
    if (isLoneReshape(group))
      continue;
    Cluster cluster = clusterOf(group.members, group.copies);
    if (cluster.outputs.empty())
      continue;
    leaveReshapes(cluster);
    if (const KernelMeasure measure = measures.of(cluster); measure.isKernel)
      results.push_back({std::move(cluster), measure.kind});
  }
  return results;
}
