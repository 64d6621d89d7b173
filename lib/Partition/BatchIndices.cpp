//===- BatchIndices.cpp - rows that are indexed by their number -----------===//
//
// See BatchIndices.h.
//
//===----------------------------------------------------------------------===//

#include "BatchIndices.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;
using namespace trc;

/// Larger constants are not looked at.
static constexpr int64_t mostElements = 1 << 20;
/// What JAX puts around a counter is less deep.
static constexpr int mostSteps = 8;

static int64_t sizeBefore(RankedTensorType type, int64_t dim) {
  int64_t size = 1;
  for (int64_t i = 0; i < dim; ++i)
    size *= type.getDimSize(i);
  return size;
}

/// The dimension of `from` that is `dim` of `to`, where both have the same
/// elements in one order; -1 if there is none.
static int64_t sameDimension(RankedTensorType from, RankedTensorType to,
                             int64_t dim) {
  for (int64_t i = 0; i < from.getRank(); ++i)
    if (from.getDimSize(i) == to.getDimSize(dim) &&
        sizeBefore(from, i) == sizeBefore(to, dim))
      return i;
  return -1;
}

/// Whether the type has each number below `extent`, so that none of them wraps
/// or is rounded.
static bool hasNumbersBelow(int64_t extent, Type element) {
  unsigned bits = 0;
  if (auto integer = dyn_cast<IntegerType>(element))
    bits = integer.getWidth() - (isUnsignedInteger(integer) ? 0 : 1);
  else if (auto number = dyn_cast<FloatType>(element))
    bits = number.getFPMantissaWidth();
  return bits >= 63 || extent <= int64_t(1) << bits;
}

static bool countsIn(DenseElementsAttr elements, int64_t dim) {
  auto type = cast<RankedTensorType>(elements.getType());
  if (type.getNumElements() > mostElements || elements.isSplat() ||
      !isa<IntegerType>(type.getElementType()))
    return false;
  const int64_t extent = type.getDimSize(dim);
  const int64_t inner = type.getNumElements() / sizeBefore(type, dim) / extent;
  for (auto [i, value] : llvm::enumerate(elements.getValues<APInt>()))
    if (value !=
        static_cast<uint64_t>(static_cast<int64_t>(i) / inner % extent))
      return false;
  return true;
}

/// Whether each element is its place along `dim`.
static bool counts(Value value, int64_t dim, int steps = 0) {
  Operation *op = value.getDefiningOp();
  const auto type = getTensorType(value);
  if (!op || steps == mostSteps || dim < 0 || type.getDimSize(dim) == 0 ||
      !hasNumbersBelow(type.getDimSize(dim), type.getElementType()))
    return false;
  if (auto iota = dyn_cast<stablehlo::IotaOp>(op))
    return static_cast<int64_t>(iota.getIotaDimension()) == dim;
  if (DenseElementsAttr elements = getConstant(value))
    return countsIn(elements, dim);
  if (isa<stablehlo::ConvertOp>(op))
    return counts(op->getOperand(0), dim, steps + 1);
  if (isa<stablehlo::ReshapeOp>(op))
    return counts(op->getOperand(0),
                  sameDimension(getTensorType(op->getOperand(0)), type, dim),
                  steps + 1);
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
    const auto *place = llvm::find(broadcast.getBroadcastDimensions(), dim);
    if (place == broadcast.getBroadcastDimensions().end())
      return false;
    const int64_t source = place - broadcast.getBroadcastDimensions().begin();
    return getTensorType(broadcast.getOperand()).getDimSize(source) ==
               type.getDimSize(dim) &&
           counts(broadcast.getOperand(), source, steps + 1);
  }
  // Indices below zero count from the end: none of these is.
  auto select = dyn_cast<stablehlo::SelectOp>(op);
  auto negative = select
                      ? select.getPred().getDefiningOp<stablehlo::CompareOp>()
                      : stablehlo::CompareOp();
  return negative &&
         negative.getComparisonDirection() ==
             stablehlo::ComparisonDirection::LT &&
         isZeroInteger(negative.getRhs()) &&
         negative.getLhs() == select.getOnFalse() &&
         counts(select.getOnFalse(), dim, steps + 1);
}

namespace {

/// How the indices of a gather or scatter name dimensions of what they index.
struct Indexing {
  SmallVector<int64_t> collapsed, batching, indexBatching, map;
  int64_t vectorDim;

  /// Turns components of `indices` into batching dimensions of `operand`;
  /// gives the indices that are left, or null where nothing was found.
  Value simplify(Operation *op, Value indices, RankedTensorType operand);
};

} // namespace

Value Indexing::simplify(Operation *op, Value indices,
                         RankedTensorType operand) {
  auto joined = indices.getDefiningOp<stablehlo::ConcatenateOp>();
  const auto type = getTensorType(indices);
  if (!joined || static_cast<int64_t>(joined.getDimension()) != vectorDim ||
      joined.getInputs().size() != map.size())
    return {};
  SmallVector<std::pair<int64_t, int64_t>> pairs; // operand's, indices'
  for (auto pair : llvm::zip_equal(batching, indexBatching))
    pairs.emplace_back(std::get<0>(pair), std::get<1>(pair));
  SmallVector<Value> left;
  SmallVector<int64_t> leftMap;
  for (auto [component, target] : llvm::zip_equal(joined.getInputs(), map)) {
    int64_t found = -1;
    for (int64_t dim = 0; dim < type.getRank() && found < 0; ++dim)
      if (dim != vectorDim && type.getDimSize(dim) > 1 &&
          type.getDimSize(dim) == operand.getDimSize(target) &&
          llvm::is_contained(collapsed, target) &&
          llvm::none_of(pairs, [&](auto pair) { return pair.second == dim; }) &&
          counts(component, dim))
        found = dim;
    if (found >= 0) {
      pairs.emplace_back(target, found);
      llvm::erase(collapsed, target);
    } else {
      left.push_back(component);
      leftMap.push_back(target);
    }
  }
  if (left.empty() || left.size() == map.size())
    return {};
  llvm::sort(pairs);
  batching = llvm::map_to_vector(pairs, [](auto pair) { return pair.first; });
  indexBatching =
      llvm::map_to_vector(pairs, [](auto pair) { return pair.second; });
  map = leftMap;
  OpBuilder builder(op);
  return TensorArithmetic(builder, op->getLoc()).concatenate(left, vectorDim);
}

static void simplify(stablehlo::GatherOp op) {
  auto numbers = op.getDimensionNumbers();
  Indexing indexing{llvm::to_vector(numbers.getCollapsedSliceDims()),
                    llvm::to_vector(numbers.getOperandBatchingDims()),
                    llvm::to_vector(numbers.getStartIndicesBatchingDims()),
                    llvm::to_vector(numbers.getStartIndexMap()),
                    numbers.getIndexVectorDim()};
  Value left = indexing.simplify(op, op.getStartIndices(),
                                 getTensorType(op.getOperand()));
  if (!left)
    return;
  op.getStartIndicesMutable().assign(left);
  op.setDimensionNumbersAttr(stablehlo::GatherDimensionNumbersAttr::get(
      op.getContext(), numbers.getOffsetDims(), indexing.collapsed,
      indexing.batching, indexing.indexBatching, indexing.map,
      indexing.vectorDim));
}

static void simplify(stablehlo::ScatterOp op) {
  auto numbers = op.getScatterDimensionNumbers();
  Indexing indexing{llvm::to_vector(numbers.getInsertedWindowDims()),
                    llvm::to_vector(numbers.getInputBatchingDims()),
                    llvm::to_vector(numbers.getScatterIndicesBatchingDims()),
                    llvm::to_vector(numbers.getScatterDimsToOperandDims()),
                    numbers.getIndexVectorDim()};
  Value left = indexing.simplify(op, op.getScatterIndices(),
                                 getTensorType(op.getInputs().front()));
  if (!left)
    return;
  op.getScatterIndicesMutable().assign(left);
  op.setScatterDimensionNumbersAttr(stablehlo::ScatterDimensionNumbersAttr::get(
      op.getContext(), numbers.getUpdateWindowDims(), indexing.collapsed,
      indexing.batching, indexing.indexBatching, indexing.map,
      indexing.vectorDim));
}

void trc::nameBatchDimensions(func::FuncOp function) {
  function.walk([](Operation *op) {
    if (auto gather = dyn_cast<stablehlo::GatherOp>(op))
      simplify(gather);
    else if (auto scatter = dyn_cast<stablehlo::ScatterOp>(op))
      simplify(scatter);
  });
}
