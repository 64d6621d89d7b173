//===- SimplifyConcatenate.cpp - pieces that touch ------------------------===//
//
// Concatenations of concatenations are one, empty pieces go, and slices of one
// tensor that touch are one slice, also where each was reshaped: so what a
// gradient splits and joins again is nothing.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

/// Whether two slices are of one tensor and touch along `dim`.
bool touch(stablehlo::SliceOp a, stablehlo::SliceOp b, int64_t dim) {
  if (a.getOperand() != b.getOperand())
    return false;
  for (int64_t d = 0; d < getTensorType(a.getOperand()).getRank(); ++d) {
    bool along = d == dim;
    if (a.getStrides()[d] != b.getStrides()[d] ||
        (along && a.getStrides()[d] != 1) ||
        (along ? a.getLimitIndices()[d] : a.getStartIndices()[d]) !=
            b.getStartIndices()[d] ||
        (!along && a.getLimitIndices()[d] != b.getLimitIndices()[d]))
      return false;
  }
  return true;
}

/// Of slices that touch, from the first to the last: one.
Value join(stablehlo::SliceOp first, stablehlo::SliceOp last, int64_t dim,
           PatternRewriter &rewriter) {
  SmallVector<int64_t> limits(first.getLimitIndices());
  limits[dim] = last.getLimitIndices()[dim];
  auto type = getTensorType(first.getResult());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = limits[dim] - first.getStartIndices()[dim];
  return stablehlo::SliceOp::create(
      rewriter, rewriter.getFusedLoc({first.getLoc(), last.getLoc()}),
      type.clone(shape), first.getOperand(), first.getStartIndicesAttr(),
      rewriter.getDenseI64ArrayAttr(limits), first.getStridesAttr());
}

struct SimplifyConcatenate : OpRewritePattern<stablehlo::ConcatenateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ConcatenateOp op,
                                PatternRewriter &rewriter) const override {
    int64_t dim = op.getDimension();
    SmallVector<Value> pieces;
    bool changed = false;
    for (Value piece : op->getOperands()) {
      if (getTensorType(piece).getDimSize(dim) == 0) {
        changed = true;
        continue;
      }
      auto inner = piece.getDefiningOp<stablehlo::ConcatenateOp>();
      if (inner && inner.getDimension() == op.getDimension() &&
          piece.hasOneUse()) {
        llvm::append_range(pieces, inner->getOperands());
        changed = true;
        continue;
      }
      auto slice = piece.getDefiningOp<stablehlo::SliceOp>();
      auto before = pieces.empty()
                        ? stablehlo::SliceOp()
                        : pieces.back().getDefiningOp<stablehlo::SliceOp>();
      if (slice && before && touch(before, slice, dim)) {
        pieces.back() = join(before, slice, dim, rewriter);
        changed = true;
        continue;
      }
      pieces.push_back(piece);
    }
    if (pieces.size() == 1) {
      rewriter.replaceOp(op, pieces.front());
      return success();
    }
    if (!changed || pieces.empty())
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::ConcatenateOp>(op, op.getType(),
                                                          pieces, dim);
    return success();
  }
};

/// Reshapes of slices that touch are a reshape of one slice, where as many
/// elements come before the dimension that is cut as before the one that is
/// joined: each row then has the pieces in their order.
struct JoinReshapedSlices : OpRewritePattern<stablehlo::ConcatenateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ConcatenateOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<stablehlo::SliceOp> slices;
    for (Value piece : op->getOperands()) {
      auto reshape = piece.getDefiningOp<stablehlo::ReshapeOp>();
      auto slice =
          reshape ? reshape.getOperand().getDefiningOp<stablehlo::SliceOp>()
                  : stablehlo::SliceOp();
      if (!slice)
        return failure();
      slices.push_back(slice);
    }
    if (slices.size() < 2)
      return failure();
    ArrayRef<int64_t> starts = slices[0].getStartIndices();
    auto [cut, _] = llvm::mismatch(starts, slices[1].getStartIndices());
    const int64_t dim = cut - starts.begin();
    if (cut == starts.end() ||
        rowsBefore(slices[0].getResult(), dim) !=
            rowsBefore(op->getOperand(0), op.getDimension()))
      return failure();
    for (auto [a, b] : llvm::zip(slices, llvm::drop_begin(slices)))
      if (!touch(a, b, dim))
        return failure();
    Value joined = join(slices.front(), slices.back(), dim, rewriter);
    rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(), joined);
    return success();
  }

private:
  static int64_t rowsBefore(Value value, int64_t dim) {
    return llvm::product_of(getTensorType(value).getShape().take_front(dim));
  }
};
} // namespace

void trc::populateConcatenatePatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyConcatenate, JoinReshapedSlices>(patterns.getContext());
}
