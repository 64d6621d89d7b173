//===- SimplifyIndexing.cpp - dynamic places that are known ---------------===//
//
// dynamic_slice, dynamic_update_slice, gather and scatter whose place is
// constant, or who take everything. Out-of-bounds rules are kept: gather and
// dynamic_slice clamp, scatter drops.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include <map>

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

/// Start indices that are constants, or of dimensions taken whole, clamped so
/// that `sizes` elements fit.
std::optional<SmallVector<int64_t>>
getStarts(ValueRange indices, RankedTensorType type, ArrayRef<int64_t> sizes) {
  SmallVector<int64_t> starts;
  for (auto [d, index] : llvm::enumerate(indices)) {
    int64_t room = type.getDimSize(d) - sizes[d];
    std::optional<int64_t> start = trc::getScalarInteger(index);
    if (!start && room != 0)
      return std::nullopt;
    starts.push_back(room == 0 ? 0 : std::clamp<int64_t>(*start, 0, room));
  }
  return starts;
}

struct SimplifyDynamicSlice : OpRewritePattern<stablehlo::DynamicSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::DynamicSliceOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    auto type = getTensorType(x);
    if (std::optional<SmallVector<int64_t>> starts =
            getStarts(op.getStartIndices(), type, op.getSliceSizes())) {
      SmallVector<int64_t> limits;
      for (int64_t d = 0; d < type.getRank(); ++d)
        limits.push_back((*starts)[d] + op.getSliceSizes()[d]);
      rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
          op, op.getType(), x, rewriter.getDenseI64ArrayAttr(*starts),
          rewriter.getDenseI64ArrayAttr(limits),
          rewriter.getDenseI64ArrayAttr(
              SmallVector<int64_t>(type.getRank(), 1)));
      return success();
    }
    // What was just put there
    auto update = x.getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
    if (!update || update.getUpdate().getType() != op.getType() ||
        !llvm::equal(update.getStartIndices(), op.getStartIndices()))
      return failure();
    rewriter.replaceOp(op, update.getUpdate());
    return success();
  }
};

struct SimplifyDynamicUpdateSlice
    : OpRewritePattern<stablehlo::DynamicUpdateSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::DynamicUpdateSliceOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand(), update = op.getUpdate();
    if (update.getType() == x.getType()) {
      rewriter.replaceOp(op, update);
      return success();
    }
    if (getTensorType(update).getNumElements() == 0) {
      rewriter.replaceOp(op, x);
      return success();
    }
    // An update that the next one covers
    auto inner = x.getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
    if (!inner || inner.getUpdate().getType() != update.getType() ||
        !llvm::equal(inner.getStartIndices(), op.getStartIndices()))
      return failure();
    rewriter.modifyOpInPlace(op,
                             [&] { op->setOperand(0, inner.getOperand()); });
    return success();
  }
};

/// The places of an update at constant start indices, clamped.
std::optional<SmallVector<int64_t>>
getUpdatePlace(stablehlo::DynamicUpdateSliceOp op) {
  return getStarts(op.getStartIndices(), getTensorType(op.getOperand()),
                   getTensorType(op.getUpdate()).getShape());
}

/// A slice of an updated tensor that lies inside of the update, or beside it.
struct SliceUpdate : OpRewritePattern<stablehlo::SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::SliceOp op,
                                PatternRewriter &rewriter) const override {
    auto update =
        op.getOperand().getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
    if (!update || getTensorType(op.getResult()).getNumElements() == 0)
      return failure();
    std::optional<SmallVector<int64_t>> place = getUpdatePlace(update);
    if (!place)
      return failure();
    auto updateType = getTensorType(update.getUpdate());
    bool isInside = true, isBeside = false;
    SmallVector<int64_t> starts, limits;
    for (int64_t d = 0; d < updateType.getRank(); ++d) {
      int64_t start = op.getStartIndices()[d] - (*place)[d];
      int64_t limit = op.getLimitIndices()[d] - (*place)[d];
      isInside &= start >= 0 && limit <= updateType.getDimSize(d);
      isBeside |= limit <= 0 || start >= updateType.getDimSize(d);
      starts.push_back(start);
      limits.push_back(limit);
    }
    if (isBeside) {
      rewriter.modifyOpInPlace(op,
                               [&] { op->setOperand(0, update.getOperand()); });
      return success();
    }
    if (!isInside)
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
        op, op.getType(), update.getUpdate(),
        rewriter.getDenseI64ArrayAttr(starts),
        rewriter.getDenseI64ArrayAttr(limits), op.getStridesAttr());
    return success();
  }
};

/// Updates at constant places that cover the whole tensor along one dimension
/// are a concatenation: what a scan that was unrolled stacks up.
struct UpdatesToConcatenate
    : OpRewritePattern<stablehlo::DynamicUpdateSliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::DynamicUpdateSliceOp op,
                                PatternRewriter &rewriter) const override {
    auto type = getTensorType(op.getResult());
    ArrayRef<int64_t> shape = getTensorType(op.getUpdate()).getShape();
    int64_t dim = -1;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (shape[d] != type.getDimSize(d)) {
        if (dim >= 0)
          return failure();
        dim = d;
      }
    if (dim < 0)
      return failure();
    // Where the pieces begin; of two at one place, the later one counts.
    std::map<int64_t, Value> pieces;
    int64_t covered = 0;
    for (stablehlo::DynamicUpdateSliceOp update = op; update;
         update = update.getOperand()
                      .getDefiningOp<stablehlo::DynamicUpdateSliceOp>()) {
      std::optional<SmallVector<int64_t>> place = getUpdatePlace(update);
      auto updateType = getTensorType(update.getUpdate());
      for (int64_t d = 0; d < type.getRank(); ++d)
        if (d != dim && updateType.getDimSize(d) != type.getDimSize(d))
          return failure();
      if (!place)
        return failure();
      int64_t begin = (*place)[dim], end = begin + updateType.getDimSize(dim);
      for (auto [otherBegin, other] : pieces) {
        int64_t otherEnd = otherBegin + getTensorType(other).getDimSize(dim);
        if (begin == otherBegin && end == otherEnd)
          continue;
        if (begin < otherEnd && otherBegin < end)
          return failure();
      }
      if (pieces.try_emplace(begin, update.getUpdate()).second)
        covered += end - begin;
      if (covered == type.getDimSize(dim)) {
        SmallVector<Value> values;
        for (auto [at, value] : pieces)
          values.push_back(value);
        rewriter.replaceOpWithNewOp<stablehlo::ConcatenateOp>(op, type, values,
                                                              dim);
        return success();
      }
      if (update != op && !update->hasOneUse())
        return failure();
    }
    return failure();
  }
};

/// The single index vector of `indices` as scalars, one per entry, or nothing
/// if there are several vectors.
SmallVector<Value> getIndexVector(Value indices, int64_t entries,
                                  trc::TensorArithmetic &math) {
  if (getTensorType(indices).getNumElements() != entries)
    return {};
  Value flat = math.reshape(indices, {entries});
  SmallVector<Value> scalars;
  for (int64_t i = 0; i < entries; ++i)
    scalars.push_back(math.reshape(math.take(flat, 0, i, 1), {}));
  return scalars;
}

/// A gather of one slice is a dynamic_slice: both clamp.
struct GatherToDynamicSlice : OpRewritePattern<stablehlo::GatherOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::GatherOp op,
                                PatternRewriter &rewriter) const override {
    auto numbers = op.getDimensionNumbers();
    ArrayRef<int64_t> map = numbers.getStartIndexMap();
    auto type = getTensorType(op.getOperand());
    if (!numbers.getOperandBatchingDims().empty() || map.empty() ||
        getTensorType(op.getResult()).getNumElements() == 0)
      return failure();
    auto indicesType = getTensorType(op.getStartIndices());
    // An i1 or 2-bit index has no place for the zeros that are needed below.
    if (indicesType.getElementTypeBitWidth() < 8)
      return failure();
    trc::TensorArithmetic math(rewriter, op.getLoc());
    SmallVector<Value> scalars = getIndexVector(
        op.getStartIndices(), static_cast<int64_t>(map.size()), math);
    if (scalars.empty())
      return failure();
    SmallVector<Value> starts(type.getRank(), math.fill(scalars.front(), 0));
    for (auto [i, d] : llvm::enumerate(map))
      starts[d] = scalars[i];
    Value slice = math.slice(op.getOperand(), starts, op.getSliceSizes());
    // Collapsed and batch dimensions have size one; the others stay in order.
    rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(), slice);
    return success();
  }
};

/// Whether a scatter of this body into this tensor is a sum with zeros.
bool addsToZeros(Block &body, Value input) {
  auto sum =
      body.getTerminator()->getOperand(0).getDefiningOp<stablehlo::AddOp>();
  return sum && trc::isAnyZero(input) &&
         ((sum.getLhs() == body.getArgument(0) &&
           sum.getRhs() == body.getArgument(1)) ||
          (sum.getLhs() == body.getArgument(1) &&
           sum.getRhs() == body.getArgument(0)));
}

/// A scatter that overwrites one window at a constant place within the operand
/// is a dynamic_update_slice, and one that adds it to zeros, as the gradient of
/// `x[..., 0]` does, the window with zeros around it; a scatter of nothing does
/// nothing.
struct SimplifyScatter : OpRewritePattern<stablehlo::ScatterOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ScatterOp op,
                                PatternRewriter &rewriter) const override {
    if (getTensorType(op.getUpdates().front()).getNumElements() == 0) {
      rewriter.replaceOp(op, op.getInputs());
      return success();
    }
    auto numbers = op.getScatterDimensionNumbers();
    ArrayRef<int64_t> map = numbers.getScatterDimsToOperandDims();
    Block &body = op.getUpdateComputation().front();
    std::optional<SmallVector<int64_t>> indices =
        trc::getIntegers(op.getScatterIndices());
    if (op.getInputs().size() != 1 || !numbers.getInputBatchingDims().empty() ||
        !indices || map.empty() || indices->size() != map.size())
      return failure();
    bool isSum = addsToZeros(body, op.getInputs().front());
    if (!isSum && body.getTerminator()->getOperand(0) != body.getArgument(1))
      return failure();
    auto type = getTensorType(op.getInputs().front());
    auto updatesType = getTensorType(op.getUpdates().front());
    // The window: inserted dimensions have size one, the others follow the
    // update's window dimensions.
    SmallVector<int64_t> window(type.getRank(), 1), starts(type.getRank(), 0);
    ArrayRef<int64_t> windowDims = numbers.getUpdateWindowDims();
    size_t next = 0;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (!llvm::is_contained(numbers.getInsertedWindowDims(), d))
        window[d] = updatesType.getDimSize(windowDims[next++]);
    for (auto [i, d] : llvm::enumerate(map))
      starts[d] = (*indices)[i];
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (starts[d] < 0 || starts[d] + window[d] > type.getDimSize(d))
        return failure();
    trc::TensorArithmetic math(rewriter, op.getLoc());
    Value update = math.reshape(op.getUpdates().front(), window);
    if (isSum) {
      SmallVector<int64_t> high, none(type.getRank(), 0);
      for (int64_t d = 0; d < type.getRank(); ++d)
        high.push_back(type.getDimSize(d) - starts[d] - window[d]);
      rewriter.replaceOp(op, math.padZeros(update, starts, high, none));
      return success();
    }
    SmallVector<Value> scalars;
    auto scalarType = RankedTensorType::get({}, rewriter.getI64Type());
    for (int64_t start : starts)
      scalars.push_back(trc::makeConstant(
          rewriter, op.getLoc(),
          DenseElementsAttr::get(scalarType, APInt(64, start))));
    rewriter.replaceOpWithNewOp<stablehlo::DynamicUpdateSliceOp>(
        op, type, op.getInputs().front(), update, scalars);
    return success();
  }
};

} // namespace

void trc::populateIndexingPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyDynamicSlice, SimplifyDynamicUpdateSlice, SliceUpdate,
               UpdatesToConcatenate, GatherToDynamicSlice, SimplifyScatter>(
      patterns.getContext());
}
