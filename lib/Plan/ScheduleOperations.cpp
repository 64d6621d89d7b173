//===- ScheduleOperations.cpp - an order for little memory ----------------===//
//
// Describes each block as a problem of Planning/Order.h and takes over its
// answer. Inner blocks first: their peak counts as bytes that the operation
// around them needs while it runs.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/Views.h"
#include "trc/Plan/Donation.h"
#include "trc/Plan/InPlace.h"
#include "trc/Plan/Passes.h"
#include "trc/Planning/Order.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Target/TargetDescription.h"

#include "trc/Debug/DebugLog.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_SCHEDULEOPERATIONS
#include "trc/Plan/Passes.h.inc"
} // namespace trc

static DebugTopic scheduling("schedule-operations");

namespace {

class BlockScheduler {
public:
  /// `replaced` has, for each operand of the terminator, the argument of the
  /// block whose bytes it takes, or null.
  BlockScheduler(Block &block, ArrayRef<Value> replaced,
                 const DenseMap<Operation *, int64_t> &innerPeaks,
                 InPlaceRules &rules, const TargetDescription &target)
      : block(block), replaced(replaced), innerPeaks(innerPeaks), rules(rules),
        target(target) {}

  planning::OrderPlan run() {
    for (Operation &op : block.without_terminator()) {
      index[&op] = operations.size();
      operations.push_back(&op);
    }
    problem.operations.resize(operations.size());
    successors.resize(operations.size());
    addStorages();
    addEdges();
    addUpdatesLast();
    planning::OrderPlan plan = planning::planOrder(problem);
    takeSumsEarly(plan);
    for (auto [i, op] : llvm::enumerate(plan.order)) {
      moved += op != i;
      operations[op]->moveBefore(block.getTerminator());
    }
    return plan;
  }
  int64_t moved = 0;

private:
  /// Moves what makes little of something large (a gradient's share of the
  /// norm) directly behind that, which may still be in a cache then. Only where
  /// that leaves the peak alone.
  void takeSumsEarly(planning::OrderPlan &plan) {
    constexpr int64_t little = 4096;
    auto isSum = [&](uint32_t number) {
      const planning::OrderOperation &op = problem.operations[number];
      int64_t made = 0, most = 0;
      for (uint32_t storage : op.makes)
        made += problem.storages[storage].size;
      for (Value operand : operations[number]->getOperands())
        if (isTensor(operand))
          most = std::max(most, getValueSize(operand));
      return isa<FusionOp>(operations[number]) && made > 0 && made <= little &&
             most >= target.uncachedBytes;
    };
    std::vector<uint32_t> maker(problem.storages.size(), ~0u);
    for (auto [number, op] : llvm::enumerate(problem.operations))
      for (uint32_t storage : op.makes)
        maker[storage] = number;
    // Sorted by the place of what an operation follows, then by its own.
    std::vector<std::pair<uint32_t, uint32_t>> keys(operations.size());
    for (auto [at, number] : llvm::enumerate(plan.order)) {
      keys[number] = {static_cast<uint32_t>(at), 0};
      if (!isSum(number))
        continue;
      uint32_t follows = 0;
      for (uint32_t before : problem.operations[number].after)
        follows = std::max(follows, keys[before].first);
      for (uint32_t storage : problem.operations[number].reads)
        if (maker[storage] != ~0u)
          follows = std::max(follows, keys[maker[storage]].first);
      keys[number] = {follows, static_cast<uint32_t>(at) + 1};
    }
    std::vector<uint32_t> order = plan.order;
    llvm::sort(order,
               [&](uint32_t a, uint32_t b) { return keys[a] < keys[b]; });
    if (planning::peakOfOrder(problem, order) <= plan.peak)
      plan.order = std::move(order);
  }

  Block &block;
  ArrayRef<Value> replaced;
  const DenseMap<Operation *, int64_t> &innerPeaks;
  InPlaceRules &rules;
  const TargetDescription &target;
  std::vector<Operation *> operations;
  DenseMap<Operation *, uint32_t> index;
  DenseMap<Value, uint32_t> storageOf;
  planning::OrderProblem problem;
  std::vector<SmallVector<uint32_t>> successors;
  /// What was found: many loops may read one value.
  DenseMap<Value, llvm::SmallDenseSet<uint32_t>> readers;

  uint32_t addStorage(int64_t size) {
    const auto aligned = static_cast<int64_t>(
        llvm::alignTo(static_cast<uint64_t>(size),
                      static_cast<uint64_t>(target.bufferAlignment)));
    problem.storages.push_back({aligned, false});
    return problem.storages.size() - 1;
  }

  void addStorages() {
    // What is handed on lies in a place of its own, and so do arguments.
    DenseSet<Value> handedOn;
    for (Value value : block.getTerminator()->getOperands())
      handedOn.insert(value);
    for (auto [i, op] : llvm::enumerate(operations)) {
      bool isConstant = op->hasTrait<mlir::OpTrait::ConstantLike>();
      for (OpResult result : op->getResults()) {
        if (!isTensor(result))
          continue;
        if (Value viewed = getViewedValue(result)) {
          auto it = storageOf.find(viewed);
          if (it != storageOf.end())
            storageOf[result] = it->second;
          continue;
        }
        bool elsewhere = isConstant || handedOn.contains(result);
        uint32_t storage = addStorage(elsewhere ? 0 : getValueSize(result));
        storageOf[result] = storage;
        problem.operations[i].makes.push_back(storage);
      }
      if (int64_t inner = innerPeaks.lookup(op))
        problem.operations[i].makes.push_back(addStorage(inner));
    }
  }

  void addEdge(uint32_t before, uint32_t after) {
    problem.operations[after].after.push_back(before);
    successors[before].push_back(after);
  }

  /// Whether the value is all of its storage, as opposed to a slice.
  static bool isWhole(Value value) {
    while (auto result = dyn_cast<OpResult>(value)) {
      Value viewed = getViewedValue(result);
      if (!viewed)
        return true;
      if (getValueSize(viewed) != getValueSize(result))
        return false;
      value = viewed;
    }
    return true;
  }

  /// Calls `visit` for all that `op` and the operations in its regions read.
  static void forEachRead(Operation *op, function_ref<void(Value)> visit) {
    if (op->hasTrait<mlir::OpTrait::IsIsolatedFromAbove>())
      return (void)llvm::for_each(op->getOperands(), visit);
    op->walk([&](Operation *nested) {
      for (Value operand : nested->getOperands())
        visit(operand);
    });
  }

  void addEdges() {
    std::optional<uint32_t> lastEffect;
    for (auto [i, op] : llvm::enumerate(operations)) {
      planning::OrderOperation &operation = problem.operations[i];
      forEachRead(op, [&](Value value) {
        Operation *maker = value.getDefiningOp();
        auto it = maker ? index.find(maker) : index.end();
        if (it != index.end() && it->second != i)
          addEdge(it->second, i);
        auto storage = storageOf.find(value);
        if (storage != storageOf.end() &&
            !llvm::is_contained(operation.makes, storage->second))
          operation.reads.push_back(storage->second);
      });
      for (OpOperand &operand : op->getOpOperands())
        for (OpResult result : resultsOver(operand)) {
          auto from = storageOf.find(operand.get());
          auto to = storageOf.find(result);
          if (from != storageOf.end() && to != storageOf.end() &&
              from->second != to->second && isWhole(operand.get()) &&
              rules.mayWriteOver(op, operand.getOperandNumber(),
                                 result.getResultNumber()))
            operation.reuses.emplace_back(to->second, from->second);
        }
      if (isMemoryEffectFree(op))
        continue;
      if (lastEffect)
        addEdge(*lastEffect, i);
      lastEffect = i;
    }
  }

  /// Whether one of `goals` comes after `start` by what is known so far.
  bool reachesAny(uint32_t start, const llvm::SmallDenseSet<uint32_t> &goals) {
    if (goals.empty())
      return false;
    SmallVector<uint32_t> todo{start};
    DenseSet<uint32_t> seen{start};
    while (!todo.empty()) {
      uint32_t op = todo.pop_back_val();
      for (uint32_t next : successors[op]) {
        if (goals.contains(next))
          return true;
        if (seen.insert(next).second)
          todo.push_back(next);
      }
    }
    return false;
  }

  /// The operations of the block that read a value, through views too.
  const llvm::SmallDenseSet<uint32_t> &readersOf(Value old) {
    auto [known, isNew] = readers.try_emplace(old);
    if (!isNew)
      return known->second;
    SmallVector<Value> todo{old};
    while (!todo.empty()) {
      Value value = todo.pop_back_val();
      for (OpOperand &use : value.getUses()) {
        Operation *op = block.findAncestorOpInBlock(*use.getOwner());
        auto it = op ? index.find(op) : index.end();
        if (it == index.end())
          continue;
        OpResult view = op == use.getOwner() ? getViewOf(use) : OpResult();
        if (view)
          todo.push_back(view);
        if (!view || op->getNumRegions())
          known->second.insert(it->second);
      }
    }
    return known->second;
  }

  /// Makes `update` follow all other readers of the old value, if that is
  /// possible.
  void makeLastReader(uint32_t update, Value old) {
    const llvm::SmallDenseSet<uint32_t> &all = readersOf(old);
    // It does not come after itself.
    if (all.size() == all.count(update) || reachesAny(update, all))
      return;
    SmallVector<uint32_t> sorted(all.begin(), all.end());
    llvm::sort(sorted);
    for (uint32_t reader : sorted)
      if (reader != update)
        addEdge(reader, update);
  }

  void addUpdatesLast() {
    for (auto [value, old] :
         llvm::zip_equal(block.getTerminator()->getOperands(), replaced)) {
      if (!old)
        continue;
      Value made = value;
      while (auto result = dyn_cast<OpResult>(made)) {
        Value viewed = getViewedValue(result);
        if (!viewed)
          break;
        made = viewed;
      }
      Operation *maker = made.getDefiningOp();
      auto it = maker ? index.find(maker) : index.end();
      if (it != index.end())
        makeLastReader(it->second, old);
    }
    for (auto [i, op] : llvm::enumerate(operations))
      for (OpOperand &operand : op->getOpOperands())
        for (OpResult result : resultsOver(operand))
          if (isTensor(result) && isTensor(operand.get()) &&
              isUpdate(op, operand.getOperandNumber(),
                       result.getResultNumber()))
            makeLastReader(i, operand.get());
  }
};

class ScheduleOperationsPass
    : public trc::impl::ScheduleOperationsBase<ScheduleOperationsPass> {
public:
  using ScheduleOperationsBase::ScheduleOperationsBase;

private:
  DenseMap<Operation *, int64_t> innerPeaks;
  InPlaceRules rules;

  void runOnOperation() override {
    func::FuncOp function = getOperation();
    if (function.isExternal())
      return;
    FailureOr<SmallVector<int64_t>> donations = getDonations(function);
    if (failed(donations))
      return signalPassFailure();
    SmallVector<Value> replaced;
    for (int64_t argument : *donations)
      replaced.push_back(argument >= 0 ? function.getArgument(argument)
                                       : Value());
    innerPeaks.clear();
    rules = {};
    planning::OrderPlan plan = schedule(function.getBody().front(), replaced);
    TRC_LOG(scheduling) << "@" << function.getSymName() << ": peak "
                        << plan.givenPeak << " bytes as given, " << plan.peak
                        << " as ordered";
    givenPeak += plan.givenPeak;
    chosenPeak += plan.peak;
  }

  planning::OrderPlan schedule(Block &block, ArrayRef<Value> replaced) {
    for (Operation &op : block) {
      // The regions of other operations are kernels.
      if (!isa<stablehlo::WhileOp, stablehlo::IfOp, stablehlo::CaseOp>(op))
        continue;
      int64_t peak = 0;
      for (Region &region : op.getRegions()) {
        Block &inner = region.front();
        SmallVector<Value> carried(inner.getTerminator()->getNumOperands());
        if (isa<stablehlo::WhileOp>(op) && region.getRegionNumber() == 1)
          carried.assign(inner.args_begin(), inner.args_end());
        peak = std::max(peak, schedule(inner, carried).peak);
      }
      innerPeaks[&op] = peak;
    }
    BlockScheduler scheduler(block, replaced, innerPeaks, rules,
                             describe(target));
    planning::OrderPlan plan = scheduler.run();
    moved += scheduler.moved;
    return plan;
  }
};

} // namespace
