//===- Collective.cpp - operations over many ranks ------------------------===//
//
// Result types and verifiers of CollectiveOps.td. Groups that are named by the
// axes of a mesh are not known here: what depends on their size is checked when
// the mesh is.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace trc::stablehlo;

namespace {

/// The labels of the constraints on replica_groups: that the ranks differ, how
/// the groups are written, and that they are rank numbers.
struct GroupLabels {
  StringRef unique, shape, range;
};

} // namespace

/// Checks groups written as a matrix, and gives their size; 0 where they are
/// named by axes.
static FailureOr<int64_t> checkGroups(Emit emit, GroupLabels labels,
                                      Attribute groups) {
  auto matrix = dyn_cast<DenseIntElementsAttr>(groups);
  if (!matrix)
    return 0;
  if (matrix.getType().getRank() != 2)
    return emit() << labels.shape << ": expected replica_groups of rank 2, got "
                  << matrix.getType();
  llvm::SmallSet<int64_t, 16> seen;
  for (const APInt &value : matrix.getValues<APInt>()) {
    int64_t rank = value.getSExtValue();
    // Groups of unequal size are filled up with -1.
    if (rank == -1)
      continue;
    if (rank < 0)
      return emit() << labels.range
                    << ": expected rank numbers of at least 0, got " << rank;
    if (!seen.insert(rank).second)
      return emit() << labels.unique << ": expected each rank once, got rank "
                    << rank << " twice";
  }
  return matrix.getType().getDimSize(1);
}

/// Global device numbers need a channel.
static LogicalResult checkGlobal(Emit emit, StringRef label, bool global,
                                 std::optional<ChannelHandleAttr> channel) {
  if (global && (!channel || channel->getHandle() <= 0))
    return emit() << label
                  << ": expected a channel_handle above 0 with "
                     "use_global_device_ids, got "
                  << (channel ? std::to_string(channel->getHandle())
                              : std::string("none"));
  return success();
}

//===----------------------------------------------------------------------===//
// With a region
//===----------------------------------------------------------------------===//

static LogicalResult infer(AllReduceOp::Adaptor op, Emit emit, Types &types) {
  if (op.getOperands().empty())
    return emit() << "all_reduce_i1: expected at least 1 operand, got 0";
  if (failed(checkGroups(emit,
                         {"all_reduce_c1", "all_reduce_c2", "all_reduce_c3"},
                         op.getReplicaGroups())) ||
      failed(checkGlobal(emit, "all_reduce_c4", op.getUseGlobalDeviceIds(),
                         op.getChannelHandle())))
    return failure();
  for (Type type : op.getOperands().getTypes()) {
    SmallVector<Type> elements;
    if (op.getComputation().empty()) // A builder asks.
      elements.push_back(tensorOf(type).getElementType());
    else if (failed(checkReducer(emit, "all_reduce_c5", op.getComputation(),
                                 type, elements)))
      return failure();
    types.push_back(tensorOf(type).clone(elements[0]));
  }
  return success();
}
TRC_INFER(AllReduceOp, "all_reduce_c6")

LogicalResult ReduceScatterOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto operand = tensorOf(getOperand()), result = tensorOf(getResult());
  int64_t dim = getScatterDimension();
  if (failed(checkInRange(emit, "reduce_scatter_c2", "scatter_dimension", {dim},
                          operand.getRank())))
    return failure();
  FailureOr<int64_t> size = checkGroups(
      emit, {"reduce_scatter_c3", "reduce_scatter_c4", "reduce_scatter_c5"},
      getReplicaGroups());
  SmallVector<Type> elements;
  if (failed(size) ||
      failed(checkGlobal(emit, "reduce_scatter_c6", getUseGlobalDeviceIds(),
                         getChannelHandle())) ||
      failed(checkReducer(emit, "reduce_scatter_c7", getComputation(),
                          Type(operand), elements)))
    return failure();
  int64_t extent = operand.getDimSize(dim);
  if (*size != 0 && extent % *size != 0)
    return emitOpError("reduce_scatter_c1: expected extent ")
           << extent << " to be a multiple of " << *size << " ranks";
  SmallVector<int64_t> shape(operand.getShape());
  if (*size != 0)
    shape[dim] = extent / *size;
  else if (result.getRank() == operand.getRank())
    shape[dim] = result.getDimSize(dim);
  Type expected = RankedTensorType::get(shape, elements[0]);
  return checkResults(*this, "reduce_scatter_c8", expected);
}

//===----------------------------------------------------------------------===//
// Without
//===----------------------------------------------------------------------===//

LogicalResult AllGatherOp::verify() {
  auto emit = [&] { return emitOpError(); };
  int64_t dim = getAllGatherDim();
  FailureOr<int64_t> size =
      checkGroups(emit, {"all_gather_c2", "all_gather_c3", "all_gather_c4"},
                  getReplicaGroups());
  if (failed(size) ||
      failed(checkGlobal(emit, "all_gather_c5", getUseGlobalDeviceIds(),
                         getChannelHandle())))
    return failure();
  if (getOperands().empty() || getOperands().size() != getNumResults())
    return emitOpError("all_gather_c6: expected as many results as operands, "
                       "at least 1, got ")
           << getNumResults() << " and " << getOperands().size();
  SmallVector<Type> expected;
  for (auto [operand, result] : llvm::zip_equal(getOperands(), getResults())) {
    auto from = tensorOf(operand), to = tensorOf(result);
    if (failed(checkInRange(emit, "all_gather_c1", "all_gather_dim", {dim},
                            from.getRank())))
      return failure();
    SmallVector<int64_t> shape(from.getShape());
    if (*size != 0)
      shape[dim] *= *size;
    else if (to.getRank() == from.getRank())
      shape[dim] = to.getDimSize(dim);
    expected.push_back(from.clone(shape));
  }
  return checkResults(*this, "all_gather_c6", expected);
}

static LogicalResult infer(AllToAllOp::Adaptor op, Emit emit, Types &types) {
  int64_t split = op.getSplitDimension(), concat = op.getConcatDimension(),
          count = op.getSplitCount();
  if (failed(checkAtLeast(emit, "all_to_all_c4", "a split_count", {count}, 1)))
    return failure();
  FailureOr<int64_t> size =
      checkGroups(emit, {"all_to_all_c5", "all_to_all_c6", "all_to_all_c7"},
                  op.getReplicaGroups());
  if (failed(size))
    return failure();
  if (*size != 0 && *size != count)
    return emit() << "all_to_all_c8: expected groups of " << count
                  << " ranks, got " << *size;
  for (Value operand : op.getOperands()) {
    auto type = tensorOf(operand);
    if (failed(checkInRange(emit, "all_to_all_c1", "split_dimension", {split},
                            type.getRank())) ||
        failed(checkInRange(emit, "all_to_all_c3", "concat_dimension", {concat},
                            type.getRank())))
      return failure();
    SmallVector<int64_t> shape(type.getShape());
    if (shape[split] % count != 0)
      return emit() << "all_to_all_c2: expected extent " << shape[split]
                    << " to be a multiple of " << count;
    shape[split] /= count;
    shape[concat] *= count;
    types.push_back(type.clone(shape));
  }
  return success();
}
TRC_INFER(AllToAllOp, "all_to_all_c9")

static LogicalResult infer(CollectivePermuteOp::Adaptor op, Emit emit,
                           Types &types) {
  DenseIntElementsAttr pairs = op.getSourceTargetPairs();
  if (pairs.getType().getRank() != 2 || pairs.getType().getDimSize(1) != 2)
    return emit() << "collective_permute_c1: expected pairs of ranks, got "
                  << pairs.getType();
  llvm::SmallSet<int64_t, 16> sources, targets;
  for (auto [i, value] : llvm::enumerate(pairs.getValues<int64_t>())) {
    if (value < 0)
      return emit() << "collective_permute_c4: expected rank numbers of at "
                       "least 0, got "
                    << value;
    bool source = i % 2 == 0;
    if (!(source ? sources : targets).insert(value).second)
      return emit() << (source ? "collective_permute_c2: expected each source"
                               : "collective_permute_c3: expected each target")
                    << " once, got rank " << value << " twice";
  }
  types.push_back(op.getOperand().getType());
  return success();
}
TRC_INFER(CollectivePermuteOp, "collective_permute_c5")

static LogicalResult infer(CollectiveBroadcastOp::Adaptor op, Emit emit,
                           Types &types) {
  if (failed(checkGroups(emit,
                         {"collective_broadcast_c1", "collective_broadcast_i2",
                          "collective_broadcast_c2"},
                         op.getReplicaGroups())))
    return failure();
  types.push_back(op.getOperand().getType());
  return success();
}
TRC_INFER(CollectiveBroadcastOp, "collective_broadcast_c3")

//===----------------------------------------------------------------------===//
// Numbers of ranks
//===----------------------------------------------------------------------===//

#define TRC_RANK_NUMBER(OP, LABEL)                                             \
  LogicalResult OP::inferReturnTypes(                                          \
      MLIRContext *context, std::optional<Location>, ValueRange,               \
      DictionaryAttr, OpaqueProperties, RegionRange,                           \
      SmallVectorImpl<Type> &types) {                                          \
    types.push_back(RankedTensorType::get(                                     \
        {}, IntegerType::get(context, 32, IntegerType::Unsigned)));            \
    return success();                                                          \
  }                                                                            \
  LogicalResult OP::verify() {                                                 \
    Type expected = RankedTensorType::get(                                     \
        {}, IntegerType::get(getContext(), 32, IntegerType::Unsigned));        \
    return checkResults(*this, LABEL, expected);                               \
  }

TRC_RANK_NUMBER(PartitionIdOp, "partition_id_c1")
TRC_RANK_NUMBER(ReplicaIdOp, "replica_id_c1")
