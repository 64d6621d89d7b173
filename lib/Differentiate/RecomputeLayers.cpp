//===- RecomputeLayers.cpp - whole layers computed again ------------------===//
//
// See RecomputeLayers.h.
//
//===----------------------------------------------------------------------===//

#include "RecomputeLayers.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/Flops.h"

#include "mlir/IR/IRMapping.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;
using namespace trc;

/// Of `ops`, those that read `input` or what is made of it, in their order.
static llvm::SetVector<Operation *> findDependent(ArrayRef<Operation *> ops,
                                                  Value input) {
  DenseSet<Value> made = {input};
  llvm::SetVector<Operation *> dependent;
  auto isMade = [&](Value value) { return made.contains(value); };
  for (Operation *op : ops)
    if (llvm::any_of(op->getOperands(), isMade) ||
        llvm::any_of(getCaptured(op), isMade)) {
      dependent.insert(op);
      made.insert_range(op->getResults());
    }
  return dependent;
}

/// Of the copies, those that something reads in the end.
static int64_t countReadFlops(ArrayRef<Operation *> copies) {
  llvm::SmallPtrSet<Operation *, 32> unread;
  int64_t flops = 0;
  for (Operation *op : llvm::reverse(copies)) {
    if (llvm::all_of(op->getUsers(),
                     [&](Operation *user) { return unread.contains(user); }))
      unread.insert(op);
    else
      flops += countFlops(op);
  }
  return flops;
}

/// The way back through one group. Nothing is done where no cotangent arrives.
static LogicalResult computeAgain(ArrayRef<Operation *> ops, Value input,
                                  const llvm::SetVector<Operation *> &dependent,
                                  Cotangents &c, Activity &activity,
                                  LayerRecomputation &recomputation) {
  SmallVector<Value> leaving, held = {input};
  for (Operation *op : dependent)
    for (Value result : op->getResults())
      if (c.has(result)) {
        leaving.push_back(result);
        held.push_back(c.of(result));
      }
  if (leaving.empty())
    return c.backpropagate(ops);

  c.loc = getGradientLoc(ops.back()->getLoc());
  auto barrier = stablehlo::OptimizationBarrierOp::create(
      c.builder, c.loc, ValueRange(held).getTypes(), held);
  IRMapping mapping;
  mapping.map(input, barrier->getResult(0));
  // What does not depend on the input stays where it is in the order, so that
  // shares of it are complete when it is visited.
  SmallVector<Operation *> visited, copies;
  for (Operation *op : ops) {
    if (dependent.contains(op))
      visited.push_back(copies.emplace_back(c.builder.clone(*op, mapping)));
    else
      visited.push_back(op);
  }
  for (auto [value, copy] : mapping.getValueMap())
    if (activity.contains(value))
      activity.insert(copy);
  for (auto [value, share] :
       llvm::zip_equal(leaving, barrier->getResults().drop_front()))
    c.give(mapping.lookup(value), share);
  if (failed(c.backpropagate(visited)))
    return failure();
  c.give(input, c.of(Value(barrier->getResult(0))));

  ++recomputation.again;
  auto type = cast<RankedTensorType>(input.getType());
  recomputation.keptBytes += type.getNumElements() *
                             llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  recomputation.flops += countReadFlops(copies);
  return success();
}

LogicalResult trc::backpropagateByLayers(ArrayRef<Operation *> ops,
                                         ArrayRef<Layer> layers, Cotangents &c,
                                         Activity &activity,
                                         LayerRecomputation &recomputation) {
  recomputation.layers += layers.size();
  // The last group may be shorter.
  SmallVector<Layer> groups;
  for (size_t k = 0; k < layers.size(); k += recomputation.every)
    groups.push_back(
        {layers[k].begin,
         layers[std::min(k + recomputation.every, layers.size()) - 1].end,
         layers[k].input});
  recomputation.groups += groups.size();
  // Those that are kept longest come first.
  if (recomputation.first >= 0 &&
      static_cast<size_t>(recomputation.first) < groups.size())
    groups.truncate(recomputation.first);

  size_t end = ops.size();
  for (size_t number = groups.size(); number-- > 0;) {
    const Layer &group = groups[number];
    auto inside = ops.slice(group.begin, group.end - group.begin);
    auto dependent = findDependent(inside, group.input);
    const auto *effect = llvm::find_if_not(
        dependent, [](Operation *op) { return isMemoryEffectFree(op); });
    if (effect != dependent.end()) {
      recomputation.obstacle = *effect;
      continue; // visited with what follows
    }
    const int64_t before = recomputation.again;
    if (failed(c.backpropagate(ops.slice(group.end, end - group.end))) ||
        failed(computeAgain(inside, group.input, dependent, c, activity,
                            recomputation)))
      return failure();
    end = group.begin;
    if (recomputation.again > before)
      recomputation.layersAgain += std::min<int64_t>(
          recomputation.every, layers.size() - number * recomputation.every);
  }
  return c.backpropagate(ops.take_front(end));
}
