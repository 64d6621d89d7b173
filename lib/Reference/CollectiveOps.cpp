//===- CollectiveOps.cpp - operations over simulated ranks ----------------===//
//
// Each collective is: find the group of this rank, meet it, and compute this
// rank's result from what all members brought, in the order of the group. So
// every member computes the same reduction in the same order.
//
// How rank numbers in an operation are meant follows the specification:
//
//   channel  global ids   group of ranks
//   none     no           replicas of this rank's partition   (cross_replica)
//   given    no           those replicas in all partitions (.._and_partition)
//                         or, for operations without reduction, partitions of
//                         this rank's replica                 (cross_partition)
//   given    yes          ranks themselves                    (flattened_ids)
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include <algorithm>

using namespace mlir;

namespace trc::reference {

enum class Grouping {
  CrossReplica,
  CrossPartition,
  CrossReplicaAndPartition,
  Flattened
};

static bool hasChannel(std::optional<stablehlo::ChannelHandleAttr> channel) {
  return channel && channel->getHandle() > 0;
}

/// Of all_reduce, all_gather and reduce_scatter.
template <typename OpType> static Grouping reducingGrouping(OpType op) {
  if (!hasChannel(op.getChannelHandle()))
    return Grouping::CrossReplica;
  return op.getUseGlobalDeviceIds() ? Grouping::Flattened
                                    : Grouping::CrossReplicaAndPartition;
}

template <typename OpType> static Grouping movingGrouping(OpType op) {
  return hasChannel(op.getChannelHandle()) ? Grouping::CrossPartition
                                           : Grouping::CrossReplica;
}

/// The rows of a matrix of rank numbers; entries of -1 fill rows up.
static FailureOr<SmallVector<Sizes>> rowsOf(Attribute groups,
                                            const Invocation &in) {
  auto matrix = dyn_cast<DenseIntElementsAttr>(groups);
  if (!matrix)
    return in.fail("groups of ranks that are named by axes of a mesh cannot be "
                   "evaluated");
  auto type = cast<RankedTensorType>(matrix.getType());
  SmallVector<Sizes> rows;
  if (type.getNumElements() == 0 || type.getRank() != 2)
    return rows;
  auto values = llvm::to_vector(matrix.getValues<int64_t>());
  int64_t columns = type.getDimSize(1);
  for (int64_t row = 0; row < type.getDimSize(0); ++row) {
    Sizes members;
    for (int64_t column = 0; column < columns; ++column)
      if (int64_t id = values[row * columns + column]; id >= 0)
        members.push_back(id);
    rows.push_back(members);
  }
  return rows;
}

/// How many numbers there are to name in a group.
static int64_t idCount(RankGrid grid, Grouping grouping) {
  switch (grouping) {
  case Grouping::CrossPartition:
    return grid.partitions;
  case Grouping::Flattened:
    return grid.size();
  default:
    return grid.replicas;
  }
}

/// The ranks that `members` stands for, seen from this rank.
static Sizes ranksOf(const Sizes &members, Grouping grouping,
                     const Interpreter &interpreter) {
  RankGrid grid = interpreter.grid;
  int64_t replica = interpreter.rank / grid.partitions;
  int64_t partition = interpreter.rank % grid.partitions;
  Sizes ranks;
  switch (grouping) {
  case Grouping::CrossReplica:
    for (int64_t id : members)
      ranks.push_back(id * grid.partitions + partition);
    break;
  case Grouping::CrossPartition:
    for (int64_t id : members)
      ranks.push_back(replica * grid.partitions + id);
    break;
  case Grouping::CrossReplicaAndPartition:
    for (int64_t other = 0; other < grid.partitions; ++other)
      for (int64_t id : members)
        ranks.push_back(id * grid.partitions + other);
    break;
  case Grouping::Flattened:
    ranks = members;
    break;
  }
  return ranks;
}

static Sizes allIds(RankGrid grid, Grouping grouping) {
  Sizes ids;
  for (int64_t id = 0; id < idCount(grid, grouping); ++id)
    ids.push_back(id);
  return ids;
}

/// The group of this rank, in order; empty where it is in none. No groups at
/// all means one of everybody.
static FailureOr<Sizes> groupOf(Attribute groups, Grouping grouping,
                                const Invocation &in) {
  const Interpreter &interpreter = in.interpreter;
  FailureOr<SmallVector<Sizes>> rows = rowsOf(groups, in);
  if (failed(rows))
    return failure();
  if (rows->empty())
    rows->push_back(allIds(interpreter.grid, grouping));
  int64_t count = idCount(interpreter.grid, grouping);
  Sizes found;
  for (const Sizes &row : *rows) {
    for (int64_t id : row)
      if (id >= count)
        return in.fail("a group names rank " + Twine(id) +
                       ", but there are only " + Twine(count));
    Sizes ranks = ranksOf(row, grouping, interpreter);
    if (llvm::is_contained(ranks, interpreter.rank))
      found = ranks;
  }
  return found;
}

using Exchange = Rendezvous::Exchange;

static FailureOr<Exchange> meet(const Sizes &group, const Invocation &in) {
  Tensors mine(in.operands.begin(), in.operands.end());
  if (group.size() == 1 || !in.interpreter.rendezvous)
    return Exchange{mine};
  Sizes missing;
  auto exchange = in.interpreter.rendezvous->meet(
      in.op, group, in.interpreter.rank, mine, missing);
  if (exchange)
    return *exchange;
  if (missing.empty()) // another rank failed, and has said why
    return failure();
  return in.fail("'" + in.op->getName().getStringRef() +
                 "' waits for ever: of its group " + indexText(group) +
                 " the ranks " + indexText(missing) + " do not come");
}

/// Meets the group of this rank, which has to be in one.
static FailureOr<Exchange> exchangeInGroup(Attribute groups, Grouping grouping,
                                           const Invocation &in) {
  FailureOr<Sizes> group = groupOf(groups, grouping, in);
  if (failed(group))
    return failure();
  if (group->empty())
    return in.fail("rank " + Twine(in.interpreter.rank) + " is in no group");
  return meet(*group, in);
}

/// This rank's place in its group.
static int64_t placeInGroup(Attribute groups, Grouping grouping,
                            const Invocation &in) {
  Sizes group = *groupOf(groups, grouping, in);
  return std::find(group.begin(), group.end(), in.interpreter.rank) -
         group.begin();
}

/// Combines what the members brought as operand `i`, in the order of the group;
/// sums of f16 and bf16 in f32, as in a reduction.
static std::optional<Tensor> combine(const Exchange &exchange, size_t i,
                                     const Combiner &combiner) {
  const Tensor &first = exchange[0][i];
  bool widen = combiner.known == Binary::Add && isNarrowFloat(first.type());
  Tensor sum = widen ? convert(first, ElementType::F32) : first;
  for (size_t member = 1; member < exchange.size(); ++member) {
    Tensor next = convert(exchange[member][i], sum.type());
    if (combiner.known) {
      sum = binary(*combiner.known, sum, next);
      continue;
    }
    Tensor pair[] = {sum, next};
    std::optional<Tensor> combined = map(pair, sum.type(), combiner.body);
    if (!combined)
      return std::nullopt;
    sum = *combined;
  }
  return convert(sum, first.type());
}

/// The part number `index` of `count` equal ones along `dim`.
static Tensor part(const Tensor &tensor, int64_t dim, int64_t index,
                   int64_t count) {
  Sizes starts(tensor.rank(), 0), limits = tensor.shape();
  int64_t extent = tensor.dim(dim) / count;
  starts[dim] = index * extent;
  limits[dim] = starts[dim] + extent;
  return slice(tensor, starts, limits, Sizes(tensor.rank(), 1));
}

static Outcome evaluateAllReduce(stablehlo::AllReduceOp op,
                                 const Invocation &in) {
  auto exchange =
      exchangeInGroup(op.getReplicaGroups(), reducingGrouping(op), in);
  if (failed(exchange))
    return failure();
  Values results;
  for (size_t i = 0; i < in.operands.size(); ++i) {
    auto sum = combine(*exchange, i, in.combiner(op.getComputation()));
    if (!sum)
      return failure();
    results.push_back(*sum);
  }
  return results;
}

static Outcome evaluateAllGather(stablehlo::AllGatherOp op,
                                 const Invocation &in) {
  auto exchange =
      exchangeInGroup(op.getReplicaGroups(), reducingGrouping(op), in);
  if (failed(exchange))
    return failure();
  Values results;
  for (size_t i = 0; i < in.operands.size(); ++i) {
    Tensors parts;
    for (const Tensors &tensors : *exchange)
      parts.push_back(tensors[i]);
    Tensor gathered = concatenate(parts, op.getAllGatherDim());
    if (gathered.shape() != in.resultType(i).shape)
      return in.fail("a group of " + Twine(parts.size()) + " ranks gathers " +
                     gathered.typeText() + ", which is not the result's type");
    results.push_back(gathered);
  }
  return results;
}

static Outcome evaluateReduceScatter(stablehlo::ReduceScatterOp op,
                                     const Invocation &in) {
  Grouping grouping = reducingGrouping(op);
  auto exchange = exchangeInGroup(op.getReplicaGroups(), grouping, in);
  if (failed(exchange))
    return failure();
  auto sum = combine(*exchange, 0, in.combiner(op.getComputation()));
  if (!sum)
    return failure();
  auto count = static_cast<int64_t>(exchange->size());
  int64_t dim = op.getScatterDimension();
  if (in.resultType().shape[dim] * count != sum->dim(dim))
    return in.fail("a group of " + Twine(count) + " ranks splits " +
                   sum->typeText() +
                   " into parts that are not the result's "
                   "type");
  return outcome(part(
      *sum, dim, placeInGroup(op.getReplicaGroups(), grouping, in), count));
}

static Outcome evaluateAllToAll(stablehlo::AllToAllOp op,
                                const Invocation &in) {
  Grouping grouping = movingGrouping(op);
  auto exchange = exchangeInGroup(op.getReplicaGroups(), grouping, in);
  if (failed(exchange))
    return failure();
  int64_t count = op.getSplitCount();
  if (static_cast<int64_t>(exchange->size()) != count)
    return in.fail("expected a group of split_count = " + Twine(count) +
                   " ranks, got " + Twine(exchange->size()));
  int64_t place = placeInGroup(op.getReplicaGroups(), grouping, in);
  Values results;
  for (size_t i = 0; i < in.operands.size(); ++i) {
    Tensors parts;
    for (const Tensors &tensors : *exchange)
      parts.push_back(part(tensors[i], op.getSplitDimension(), place, count));
    results.push_back(concatenate(parts, op.getConcatDimension()));
  }
  return results;
}

static Outcome evaluateBroadcast(stablehlo::CollectiveBroadcastOp op,
                                 const Invocation &in) {
  FailureOr<Sizes> group =
      groupOf(op.getReplicaGroups(), movingGrouping(op), in);
  if (failed(group))
    return failure();
  if (group->empty())
    return Values{Tensor(in[0].type(), in[0].shape())};
  auto exchange = meet(*group, in);
  if (failed(exchange))
    return failure();
  return Values{(*exchange)[0][0]};
}

static Outcome evaluatePermute(stablehlo::CollectivePermuteOp op,
                               const Invocation &in) {
  // Everybody meets: who sends nothing may still get something.
  Grouping grouping = movingGrouping(op);
  RankGrid grid = in.interpreter.grid;
  Sizes group = ranksOf(allIds(grid, grouping), grouping, in.interpreter);
  auto values = llvm::to_vector(op.getSourceTargetPairs().getValues<int64_t>());
  for (int64_t id : values)
    if (id < 0 || id >= idCount(grid, grouping))
      return in.fail("a pair names rank " + Twine(id) +
                     ", but there are only " + Twine(idCount(grid, grouping)));
  auto exchange = meet(group, in);
  if (failed(exchange))
    return failure();
  for (size_t i = 0; i + 1 < values.size(); i += 2)
    if (group[values[i + 1]] == in.interpreter.rank)
      return Values{(*exchange)[values[i]][0]};
  return Values{Tensor(in[0].type(), in[0].shape())};
}

void addCollectiveOps(OpTable &table) {
  table.add<stablehlo::AllReduceOp>(evaluateAllReduce);
  table.add<stablehlo::AllGatherOp>(evaluateAllGather);
  table.add<stablehlo::ReduceScatterOp>(evaluateReduceScatter);
  table.add<stablehlo::AllToAllOp>(evaluateAllToAll);
  table.add<stablehlo::CollectiveBroadcastOp>(evaluateBroadcast);
  table.add<stablehlo::CollectivePermuteOp>(evaluatePermute);
  table.add<stablehlo::ReplicaIdOp>(
      [](stablehlo::ReplicaIdOp, const Invocation &in) {
        const Interpreter &interpreter = in.interpreter;
        return outcome(Tensor::scalarInt(
            ElementType::UI32, interpreter.rank / interpreter.grid.partitions));
      });
  table.add<stablehlo::PartitionIdOp>(
      [](stablehlo::PartitionIdOp, const Invocation &in) {
        const Interpreter &interpreter = in.interpreter;
        return outcome(Tensor::scalarInt(
            ElementType::UI32, interpreter.rank % interpreter.grid.partitions));
      });
}

} // namespace trc::reference
