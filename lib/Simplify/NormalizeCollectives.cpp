//===- NormalizeCollectives.cpp - one form of collectives -----------------===//
//
// StableHLO says who exchanges with whom in four ways and along which dimension
// in as many as there are dimensions. Whatever a program wrote, afterwards
//
//   - the grid is one replica of N partitions, so that a partition's number is
//     the rank's, and groups are lists of ranks;
//   - a collective has one operand;
//   - it gathers, scatters and splits along its first dimension, so that what
//     one rank has of another's is one run of bytes. Transposes around it fuse
//     with their neighbours.
//
// That is a program of the same meaning: the reference evaluates it as it is.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Families.h"
#include "trc/Rewrite/OverRanks.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_NORMALIZECOLLECTIVES
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

using Ranks = SmallVector<int64_t>;
using Groups = SmallVector<Ranks>;

namespace {

/// Which ranks the numbers of an operation stand for. The specification's
/// names: cross_replica, cross_partition, cross_replica_and_partition,
/// flattened_ids.
enum class Naming { Replicas, Partitions, ReplicasInAllPartitions, Ranks };

Naming namingOf(Operation *op) {
  auto channel =
      op->getAttrOfType<stablehlo::ChannelHandleAttr>("channel_handle");
  if (!channel || channel.getHandle() <= 0)
    return Naming::Replicas;
  if (!isa<stablehlo::AllReduceOp, stablehlo::AllGatherOp,
           stablehlo::ReduceScatterOp>(op))
    return Naming::Partitions;
  return op->hasAttr("use_global_device_ids") ? Naming::Ranks
                                              : Naming::ReplicasInAllPartitions;
}

/// Turns lists of numbers into lists of ranks.
struct Namer {
  trc::RankGrid grid;
  Naming naming;

  /// How many numbers there are.
  int64_t count() const {
    switch (naming) {
    case Naming::Partitions:
      return grid.partitions;
    case Naming::Ranks:
      return grid.ranks();
    default:
      return grid.replicas;
    }
  }

  /// One list of numbers may mean a list of ranks in each row or column of the
  /// grid.
  Groups ranksOf(ArrayRef<int64_t> numbers) const {
    Groups groups;
    switch (naming) {
    case Naming::Ranks:
      groups.emplace_back(numbers);
      break;
    case Naming::Replicas:
      for (int64_t partition = 0; partition < grid.partitions; ++partition)
        groups.push_back(llvm::map_to_vector(numbers, [&](int64_t number) {
          return number * grid.partitions + partition;
        }));
      break;
    case Naming::Partitions:
      for (int64_t replica = 0; replica < grid.replicas; ++replica)
        groups.push_back(llvm::map_to_vector(numbers, [&](int64_t number) {
          return replica * grid.partitions + number;
        }));
      break;
    case Naming::ReplicasInAllPartitions: {
      Ranks &group = groups.emplace_back();
      for (int64_t partition = 0; partition < grid.partitions; ++partition)
        for (int64_t number : numbers)
          group.push_back(number * grid.partitions + partition);
      break;
    }
    }
    return groups;
  }
};

class NormalizeCollectivesPass
    : public trc::impl::NormalizeCollectivesBase<NormalizeCollectivesPass> {
public:
  void runOnOperation() override {
    grid = trc::getRankGrid(getOperation());
    if (grid.ranks() == 1)
      return;
    for (Operation *op : trc::getCollectives(getOperation())) {
      if (failed(normalize(op)))
        return signalPassFailure();
      ++numNormalized;
    }
    trc::setRankGrid(getOperation(), {1, grid.ranks()});
  }

private:
  trc::RankGrid grid;

  LogicalResult normalize(Operation *op) {
    OpBuilder builder(op);
    trc::TensorArithmetic make(builder, op->getLoc());
    if (trc::isRankNumber(op)) {
      op->getResult(0).replaceAllUsesWith(numberOf(op, make));
      op->erase();
      return success();
    }
    if (auto permute = dyn_cast<stablehlo::CollectivePermuteOp>(op))
      return normalizePairs(permute);
    FailureOr<Groups> groups = groupsOf(op);
    if (failed(groups))
      return failure();
    if (isa<stablehlo::CollectiveBroadcastOp>(op)) {
      setGroups(op, *groups);
      return success();
    }
    int64_t size = 1; // of the groups, or of the largest
    for (const Ranks &group : *groups)
      size = std::max(size, static_cast<int64_t>(group.size()));
    for (auto [operand, result] :
         llvm::zip_equal(op->getOperands(), op->getResults())) {
      Value value = size == 1 ? operand : exchange(op, operand, *groups, make);
      if (value.getType() != result.getType())
        return op->emitError()
               << "among groups of " << size << " ranks the result is "
               << value.getType() << ", expected " << result.getType();
      result.replaceAllUsesWith(value);
    }
    op->erase();
    return success();
  }

  /// The result for one operand.
  static Value exchange(Operation *op, Value operand, const Groups &groups,
                        trc::TensorArithmetic &make) {
    if (auto gather = dyn_cast<stablehlo::AllGatherOp>(op))
      return joinParts(gather, operand, groups, make);
    if (auto scatter = dyn_cast<stablehlo::ReduceScatterOp>(op))
      return scatterParts(scatter, groups, make);
    if (auto toAll = dyn_cast<stablehlo::AllToAllOp>(op))
      return exchangeParts(toAll, operand, groups, make);
    return clone(op, operand, operand.getType(), groups, make);
  }

  /// Of the grid that the program was written for, by the rank.
  Value numberOf(Operation *op, trc::TensorArithmetic &make) {
    const auto type = trc::getTensorType(op->getResult(0));
    const bool isReplica = isa<stablehlo::ReplicaIdOp>(op);
    if ((isReplica ? grid.replicas : grid.partitions) == 1)
      return trc::makeSplat(make.builder, make.loc, type, 0);
    Value rank = trc::makeRankNumber(make);
    if (grid.replicas == 1 || grid.partitions == 1)
      return rank;
    Value partitions =
        trc::makeSplat(make.builder, make.loc, type, grid.partitions);
    return isReplica ? make.make<stablehlo::DivOp>({rank, partitions})
                     : make.make<stablehlo::RemOp>({rank, partitions});
  }

  /// The groups of ranks. Each rank is in one, unless it is a broadcast's; and
  /// where the result's type depends on their size, that is one.
  FailureOr<Groups> groupsOf(Operation *op) {
    auto matrix = op->getAttrOfType<DenseIntElementsAttr>("replica_groups");
    if (!matrix)
      return op->emitError("groups that are named by axes of a mesh are not "
                           "known among several ranks; write rank numbers");
    const Namer namer{grid, namingOf(op)};
    Groups rows;
    const int64_t columns =
        matrix.getType().getRank() == 2 ? matrix.getType().getDimSize(1) : 0;
    for (auto [i, number] : llvm::enumerate(matrix.getValues<int64_t>())) {
      if (static_cast<int64_t>(i) % columns == 0)
        rows.emplace_back();
      if (number >= namer.count())
        return op->emitError("a group names rank ")
               << number << ", but there are only " << namer.count()
               << "; compile with --ranks";
      if (number >= 0) // others fill rows up
        rows.back().push_back(number);
    }
    if (rows.empty())
      rows.push_back(llvm::to_vector(llvm::seq<int64_t>(namer.count())));
    Groups groups;
    for (const Ranks &row : rows)
      if (!row.empty())
        llvm::append_range(groups, namer.ranksOf(row));
    if (isa<stablehlo::CollectiveBroadcastOp>(op))
      return groups;
    if (!checkCover(op, groups))
      return failure();
    return groups;
  }

  bool checkCover(Operation *op, const Groups &groups) {
    SmallVector<bool> seen(grid.ranks());
    for (const Ranks &group : groups) {
      for (int64_t rank : group)
        seen[rank] = true;
      if (group.size() != groups.front().size() &&
          !isa<stablehlo::AllReduceOp>(op)) {
        op->emitError("expected groups of one size, got one of ")
            << groups.front().size() << " ranks and one of " << group.size();
        return false;
      }
    }
    auto *missing = llvm::find(seen, false);
    if (missing == seen.end())
      return true;
    op->emitError("rank ") << missing - seen.begin() << " is in no group";
    return false;
  }

  static stablehlo::ChannelHandleAttr channel(MLIRContext *context) {
    return stablehlo::ChannelHandleAttr::get(context, 1, 1);
  }

  static void setGroups(Operation *op, const Groups &groups) {
    Builder builder(op->getContext());
    size_t columns = 0;
    for (const Ranks &group : groups)
      columns = std::max(columns, group.size());
    SmallVector<int64_t> numbers;
    for (const Ranks &group : groups) {
      llvm::append_range(numbers, group);
      numbers.resize(numbers.size() + columns - group.size(), -1);
    }
    auto type = RankedTensorType::get(
        {static_cast<int64_t>(groups.size()), static_cast<int64_t>(columns)},
        builder.getI64Type());
    op->setAttr("replica_groups", DenseIntElementsAttr::get(type, numbers));
    op->setAttr("channel_handle", channel(op->getContext()));
    if (isa<stablehlo::AllReduceOp, stablehlo::AllGatherOp,
            stablehlo::ReduceScatterOp>(op))
      op->setAttr("use_global_device_ids", builder.getUnitAttr());
  }

  /// The same collective of one operand.
  static Value clone(Operation *op, Value operand, Type type,
                     const Groups &groups, trc::TensorArithmetic &make) {
    OperationState state(op->getLoc(), op->getName());
    state.addOperands(operand);
    state.addTypes(type);
    state.addAttributes(op->getAttrs());
    for (Region &region : op->getRegions()) {
      IRMapping mapping;
      region.cloneInto(state.addRegion(), mapping);
    }
    Operation *copy = make.builder.create(state);
    setGroups(copy, groups);
    return copy->getResult(0);
  }

  static SmallVector<int64_t> shapeOf(Value value) {
    return llvm::to_vector(trc::getTensorType(value).getShape());
  }

  /// Brings `count` parts of dimension `dim` in front: [.., count * n, ..] to
  /// [count, .., n, ..].
  static Value partsInFront(Value value, int64_t dim, int64_t count,
                            trc::TensorArithmetic &make) {
    SmallVector<int64_t> shape = shapeOf(value), order;
    shape[dim] /= count;
    shape.insert(shape.begin() + dim, count);
    order.push_back(dim);
    for (int64_t i = 0; i < static_cast<int64_t>(shape.size()); ++i)
      if (i != dim)
        order.push_back(i);
    return make.transpose(make.reshape(value, shape), order);
  }

  /// The way back: [count, .., n, ..] to [.., count * n, ..].
  static Value partsInPlace(Value value, int64_t dim,
                            trc::TensorArithmetic &make) {
    SmallVector<int64_t> shape = shapeOf(value), order;
    for (int64_t i = 1; i < static_cast<int64_t>(shape.size()); ++i)
      order.push_back(i);
    order.insert(order.begin() + dim, 0);
    const int64_t count = shape.front();
    shape.erase(shape.begin());
    shape[dim] *= count;
    return make.reshape(make.transpose(value, order), shape);
  }

  static Type withShape(Value like, ArrayRef<int64_t> shape) {
    return trc::getTensorType(like).clone(shape);
  }

  static Value joinParts(stablehlo::AllGatherOp op, Value operand,
                         const Groups &groups, trc::TensorArithmetic &make) {
    SmallVector<int64_t> shape = shapeOf(operand);
    shape.insert(shape.begin(), 1);
    Value part = make.reshape(operand, shape);
    shape.front() = static_cast<int64_t>(groups.front().size());
    Value parts = clone(op, part, withShape(operand, shape), groups, make);
    setFirst(parts, {"all_gather_dim"});
    return partsInPlace(parts, op.getAllGatherDim(), make);
  }

  static Value scatterParts(stablehlo::ReduceScatterOp op, const Groups &groups,
                            trc::TensorArithmetic &make) {
    Value parts =
        partsInFront(op.getOperand(), op.getScatterDimension(),
                     static_cast<int64_t>(groups.front().size()), make);
    SmallVector<int64_t> shape = shapeOf(parts);
    shape.front() = 1;
    Value part = clone(op, parts, withShape(parts, shape), groups, make);
    setFirst(part, {"scatter_dimension"});
    return make.reshape(part, ArrayRef(shape).drop_front());
  }

  static Value exchangeParts(stablehlo::AllToAllOp op, Value operand,
                             const Groups &groups,
                             trc::TensorArithmetic &make) {
    Value parts =
        partsInFront(operand, op.getSplitDimension(),
                     static_cast<int64_t>(groups.front().size()), make);
    Value got = clone(op, parts, parts.getType(), groups, make);
    setFirst(got, {"split_dimension", "concat_dimension"});
    return partsInPlace(got, op.getConcatDimension(), make);
  }

  static void setFirst(Value result, ArrayRef<StringRef> dimensions) {
    Builder builder(result.getContext());
    for (StringRef name : dimensions)
      result.getDefiningOp()->setAttr(name, builder.getI64IntegerAttr(0));
  }

  LogicalResult normalizePairs(stablehlo::CollectivePermuteOp op) {
    const Namer namer{grid, namingOf(op)};
    SmallVector<int64_t> pairs;
    auto numbers =
        llvm::to_vector(op.getSourceTargetPairs().getValues<int64_t>());
    for (int64_t number : numbers)
      if (number >= namer.count())
        return op->emitError("a pair names rank ")
               << number << ", but there are only " << namer.count()
               << "; compile with --ranks";
    for (size_t i = 0; i + 1 < numbers.size(); i += 2)
      for (const Ranks &pair : namer.ranksOf({numbers[i], numbers[i + 1]}))
        llvm::append_range(pairs, pair);
    auto type =
        RankedTensorType::get({static_cast<int64_t>(pairs.size()) / 2, 2},
                              IntegerType::get(op.getContext(), 64));
    op.setSourceTargetPairsAttr(DenseIntElementsAttr::get(type, pairs));
    op->setAttr("channel_handle", channel(op.getContext()));
    return success();
  }
};

} // namespace
