//===- SimplifyMovement.cpp - identities of moved elements ----------------===//
//
// reshape, transpose, slice, pad and reverse: chains become one,
// what moves nothing goes, what moves only dimensions of size one becomes a
// reshape (which costs nothing later). No element is computed here.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getSplat;
using trc::getTensorType;

namespace {

/// Any operation without effects whose result has no elements is a constant.
struct EmptyToConstant : RewritePattern {
  explicit EmptyToConstant(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/3, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (op->getNumResults() != 1 || op->getNumRegions() != 0 ||
        isa<stablehlo::ConstantOp>(op) || !isMemoryEffectFree(op))
      return failure();
    auto type = trc::dynTensorType(op->getResult(0));
    if (!type || !type.hasStaticShape() || type.getNumElements() != 0 ||
        !type.getElementType().isIntOrFloat())
      return failure();
    rewriter.replaceOp(op, trc::makeSplat(rewriter, op->getLoc(), type, 0));
    return success();
  }
};

/// A movement of a splat is a smaller or larger splat.
struct MoveSplat : RewritePattern {
  explicit MoveSplat(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/2, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<stablehlo::ReshapeOp, stablehlo::TransposeOp, stablehlo::SliceOp,
             stablehlo::ReverseOp, stablehlo::BroadcastInDimOp,
             stablehlo::ConcatenateOp, stablehlo::PadOp,
             stablehlo::DynamicSliceOp>(op) ||
        op->getNumOperands() == 0)
      return failure();
    DenseElementsAttr splat = getSplat(op->getOperand(0));
    if (!splat || splat.getNumElements() == 0)
      return failure();
    // All pieces of a concatenation, and the filling of a pad, must agree.
    if (isa<stablehlo::ConcatenateOp, stablehlo::PadOp>(op))
      for (Value operand : op->getOperands()) {
        DenseElementsAttr other = getSplat(operand);
        if (!other || other.getRawData() != splat.getRawData())
          return failure();
      }
    rewriter.replaceOp(op,
                       trc::makeSplat(rewriter, op->getLoc(),
                                      getTensorType(op->getResult(0)), splat));
    return success();
  }
};

struct SimplifyReshape : OpRewritePattern<stablehlo::ReshapeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ReshapeOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    if (auto inner = x.getDefiningOp<stablehlo::ReshapeOp>())
      x = inner.getOperand();
    if (x.getType() == op.getType()) {
      rewriter.replaceOp(op, x);
      return success();
    }
    if (x == op.getOperand())
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(), x);
    return success();
  }
};

struct SimplifyTranspose : OpRewritePattern<stablehlo::TransposeOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    ArrayRef<int64_t> permutation = op.getPermutation();
    if (auto inner = x.getDefiningOp<stablehlo::TransposeOp>()) {
      SmallVector<int64_t> joined;
      for (int64_t d : permutation)
        joined.push_back(inner.getPermutation()[d]);
      rewriter.replaceOpWithNewOp<stablehlo::TransposeOp>(
          op, op.getType(), inner.getOperand(),
          rewriter.getDenseI64ArrayAttr(joined));
      return success();
    }
    if (llvm::is_sorted(permutation)) {
      rewriter.replaceOp(op, x);
      return success();
    }
    // Only dimensions of size one change places: the order in memory stays.
    SmallVector<int64_t> moved;
    for (int64_t d : permutation)
      if (getTensorType(x).getDimSize(d) != 1)
        moved.push_back(d);
    if (!llvm::is_sorted(moved))
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(), x);
    return success();
  }
};

struct SimplifySlice : OpRewritePattern<stablehlo::SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::SliceOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    if (x.getType() == op.getType()) {
      rewriter.replaceOp(op, x);
      return success();
    }
    if (succeeded(dropStrides(op, rewriter)))
      return success();
    if (auto inner = x.getDefiningOp<stablehlo::SliceOp>())
      return joinSlices(op, inner, rewriter);
    if (auto concatenate = x.getDefiningOp<stablehlo::ConcatenateOp>())
      return sliceConcatenate(op, concatenate, rewriter);
    if (auto pad = x.getDefiningOp<stablehlo::PadOp>())
      return slicePad(op, pad, rewriter);
    return failure();
  }

private:
  /// Limits behind the last element taken, and strides of a single element.
  LogicalResult dropStrides(stablehlo::SliceOp op,
                            PatternRewriter &rewriter) const {
    SmallVector<int64_t> limits(op.getLimitIndices());
    SmallVector<int64_t> strides(op.getStrides());
    auto type = getTensorType(op.getResult());
    if (type.getNumElements() == 0)
      return failure();
    for (int64_t d = 0; d < type.getRank(); ++d) {
      limits[d] =
          op.getStartIndices()[d] + (type.getDimSize(d) - 1) * strides[d] + 1;
      if (type.getDimSize(d) == 1)
        strides[d] = 1;
    }
    if (op.getLimitIndices() == ArrayRef<int64_t>(limits) &&
        op.getStrides() == ArrayRef<int64_t>(strides))
      return failure();
    rewriter.modifyOpInPlace(op, [&] {
      op.setLimitIndices(limits);
      op.setStrides(strides);
    });
    return success();
  }

  LogicalResult joinSlices(stablehlo::SliceOp op, stablehlo::SliceOp inner,
                           PatternRewriter &rewriter) const {
    SmallVector<int64_t> starts, limits, strides;
    auto type = getTensorType(op.getResult());
    for (int64_t d = 0; d < type.getRank(); ++d) {
      int64_t stride = inner.getStrides()[d];
      starts.push_back(inner.getStartIndices()[d] +
                       op.getStartIndices()[d] * stride);
      strides.push_back(op.getStrides()[d] * stride);
      // One past the last element taken; within the inner limit.
      limits.push_back(type.getDimSize(d) == 0
                           ? starts[d]
                           : starts[d] + (type.getDimSize(d) - 1) * strides[d] +
                                 1);
    }
    rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
        op, type, inner.getOperand(), rewriter.getDenseI64ArrayAttr(starts),
        rewriter.getDenseI64ArrayAttr(limits),
        rewriter.getDenseI64ArrayAttr(strides));
    return success();
  }

  LogicalResult sliceConcatenate(stablehlo::SliceOp op,
                                 stablehlo::ConcatenateOp concatenate,
                                 PatternRewriter &rewriter) const {
    int64_t dim = concatenate.getDimension();
    int64_t start = op.getStartIndices()[dim];
    int64_t limit = op.getLimitIndices()[dim];
    if (op.getStrides()[dim] != 1 || start >= limit)
      return failure();
    // The pieces that the slice touches, and where they begin.
    SmallVector<Value> pieces;
    int64_t begin = 0, origin = 0;
    for (Value piece : concatenate->getOperands()) {
      int64_t end = begin + getTensorType(piece).getDimSize(dim);
      if (end > start && begin < limit) {
        if (pieces.empty())
          origin = begin;
        pieces.push_back(piece);
      }
      begin = end;
    }
    if (pieces.size() == concatenate->getNumOperands())
      return failure();
    Value source = trc::TensorArithmetic(rewriter, concatenate.getLoc())
                       .concatenate(pieces, dim);
    SmallVector<int64_t> starts(op.getStartIndices());
    SmallVector<int64_t> limits(op.getLimitIndices());
    starts[dim] -= origin;
    limits[dim] -= origin;
    rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
        op, op.getType(), source, rewriter.getDenseI64ArrayAttr(starts),
        rewriter.getDenseI64ArrayAttr(limits), op.getStridesAttr());
    return success();
  }

  /// A slice that takes nothing of the padding, or nothing else.
  LogicalResult slicePad(stablehlo::SliceOp op, stablehlo::PadOp pad,
                         PatternRewriter &rewriter) const {
    SmallVector<int64_t> starts, limits;
    auto type = getTensorType(pad.getOperand());
    bool isInside = true, isBeside = false;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      if (pad.getInteriorPadding()[d] != 0)
        return failure();
      int64_t low = pad.getEdgePaddingLow()[d];
      starts.push_back(op.getStartIndices()[d] - low);
      limits.push_back(op.getLimitIndices()[d] - low);
      isInside &= starts[d] >= 0 && limits[d] <= type.getDimSize(d);
      isBeside |= limits[d] <= 0 || starts[d] >= type.getDimSize(d);
    }
    if (isBeside && getTensorType(op.getResult()).getNumElements() != 0) {
      rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
          op, op.getType(), pad.getPaddingValue(),
          rewriter.getDenseI64ArrayAttr({}));
      return success();
    }
    if (!isInside)
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
        op, op.getType(), pad.getOperand(),
        rewriter.getDenseI64ArrayAttr(starts),
        rewriter.getDenseI64ArrayAttr(limits), op.getStridesAttr());
    return success();
  }
};

struct SimplifyPad : OpRewritePattern<stablehlo::PadOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::PadOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    auto type = getTensorType(x);
    auto isZero = [](int64_t amount) { return amount == 0; };
    // Between the elements of a dimension of one there is no room.
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (op.getInteriorPadding()[d] != 0 && type.getDimSize(d) > 1)
        return failure();
    if (type.getNumElements() == 0) {
      rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
          op, op.getType(), op.getPaddingValue(),
          rewriter.getDenseI64ArrayAttr({}));
      return success();
    }
    if (llvm::all_of(op.getEdgePaddingLow(), isZero) &&
        llvm::all_of(op.getEdgePaddingHigh(), isZero)) {
      rewriter.replaceOp(op, x);
      return success();
    }
    // Padding by less than nothing cuts.
    SmallVector<int64_t> starts, limits;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      int64_t low = op.getEdgePaddingLow()[d],
              high = op.getEdgePaddingHigh()[d];
      starts.push_back(-low);
      limits.push_back(type.getDimSize(d) + high);
      if (low > 0 || high > 0 || starts[d] > limits[d])
        return failure();
    }
    rewriter.replaceOpWithNewOp<stablehlo::SliceOp>(
        op, op.getType(), x, rewriter.getDenseI64ArrayAttr(starts),
        rewriter.getDenseI64ArrayAttr(limits),
        rewriter.getDenseI64ArrayAttr(SmallVector<int64_t>(type.getRank(), 1)));
    return success();
  }
};

/// pad(a) + pad(b), with zeros around a where b is and the other way, is the
/// two beside each other: JAX's gradient of a split.
struct AddPadsToConcatenate : OpRewritePattern<stablehlo::AddOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::AddOp op,
                                PatternRewriter &rewriter) const override {
    auto first = op.getLhs().getDefiningOp<stablehlo::PadOp>();
    auto second = op.getRhs().getDefiningOp<stablehlo::PadOp>();
    if (!first || !second || !first->hasOneUse() || !second->hasOneUse())
      return failure();
    std::optional<int64_t> dim = getPaddedDim(first);
    if (!dim || dim != getPaddedDim(second))
      return failure();
    if (second.getEdgePaddingLow()[*dim] < first.getEdgePaddingLow()[*dim])
      std::swap(first, second);
    auto type = getTensorType(op.getResult());
    auto firstType = getTensorType(first.getOperand());
    if (first.getEdgePaddingLow()[*dim] + firstType.getDimSize(*dim) !=
        second.getEdgePaddingLow()[*dim])
      return failure();
    trc::TensorArithmetic math(
        rewriter, rewriter.getFusedLoc({first.getLoc(), second.getLoc()}));
    Value joined =
        math.concatenate({first.getOperand(), second.getOperand()}, *dim);
    if (joined.getType() == type)
      rewriter.replaceOp(op, joined);
    else
      rewriter.replaceOpWithNewOp<stablehlo::PadOp>(
          op, type, joined, first.getPaddingValue(),
          first.getEdgePaddingLowAttr(), second.getEdgePaddingHighAttr(),
          first.getInteriorPaddingAttr());
    return success();
  }

private:
  /// The only dimension that is padded, by zeros and not inside.
  static std::optional<int64_t> getPaddedDim(stablehlo::PadOp op) {
    if (!trc::isAnyZero(op.getPaddingValue()))
      return std::nullopt;
    std::optional<int64_t> dim;
    for (int64_t d = 0; d < getTensorType(op.getOperand()).getRank(); ++d) {
      int64_t low = op.getEdgePaddingLow()[d];
      int64_t high = op.getEdgePaddingHigh()[d];
      if (low < 0 || high < 0 || op.getInteriorPadding()[d] != 0)
        return std::nullopt;
      if (low == 0 && high == 0)
        continue;
      if (dim)
        return std::nullopt;
      dim = d;
    }
    return dim;
  }
};

struct SimplifyReverse : OpRewritePattern<stablehlo::ReverseOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ReverseOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    SmallVector<int64_t> dims(op.getDimensions());
    if (auto inner = x.getDefiningOp<stablehlo::ReverseOp>()) {
      // A dimension turned twice is where it was.
      for (int64_t d : inner.getDimensions())
        if (!llvm::is_contained(dims, d))
          dims.push_back(d);
        else
          llvm::erase(dims, d);
      x = inner.getOperand();
    }
    llvm::erase_if(
        dims, [&](int64_t d) { return getTensorType(x).getDimSize(d) <= 1; });
    if (dims.empty()) {
      rewriter.replaceOp(op, x);
      return success();
    }
    if (x == op.getOperand() && dims.size() == op.getDimensions().size())
      return failure();
    llvm::sort(dims);
    rewriter.replaceOpWithNewOp<stablehlo::ReverseOp>(
        op, op.getType(), x, rewriter.getDenseI64ArrayAttr(dims));
    return success();
  }
};

/// A kernel that is turned around is read in that order by the convolution.
struct ReverseIntoConvolution : OpRewritePattern<stablehlo::ConvolutionOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ConvolutionOp op,
                                PatternRewriter &rewriter) const override {
    auto reverse = op.getRhs().getDefiningOp<stablehlo::ReverseOp>();
    if (!reverse)
      return failure();
    ArrayRef<int64_t> spatial =
        op.getDimensionNumbers().getKernelSpatialDimensions();
    SmallVector<bool> reversal(spatial.size(), false);
    if (std::optional<ArrayRef<bool>> given = op.getWindowReversal())
      reversal.assign(given->begin(), given->end());
    for (int64_t d : reverse.getDimensions()) {
      const auto *found = llvm::find(spatial, d);
      if (found == spatial.end())
        return failure();
      bool &isTurned = reversal[found - spatial.begin()];
      isTurned = !isTurned;
    }
    rewriter.modifyOpInPlace(op, [&] {
      op.getRhsMutable().assign(reverse.getOperand());
      op.setWindowReversal(reversal);
    });
    return success();
  }
};

} // namespace

void trc::populateMovementPatterns(RewritePatternSet &patterns) {
  patterns.add<EmptyToConstant, MoveSplat, SimplifyReshape, SimplifyTranspose,
               SimplifySlice, SimplifyPad, AddPadsToConcatenate,
               SimplifyReverse, ReverseIntoConvolution>(patterns.getContext());
}
