//===- SimplifyBroadcasts.cpp - work on few elements, then spread ---------===//
//
// The normal form of a broadcast: its operand has no dimension of size one, so
// that `[B,T] -> [B,T,1] -> [B,T,C]` and `[B,T] -> [B,T,C]` become the same
// operation, which CSE then joins. Elementwise work on equal broadcasts moves
// to their source. An `iota` stays an `iota` through movements.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getSplat;
using trc::getTensorType;

namespace {

/// Where the dimensions larger than one of `from` are in `to`, if the two
/// shapes differ in dimensions of size one only; -1 for those.
std::optional<SmallVector<int64_t>> matchShapes(ArrayRef<int64_t> from,
                                                ArrayRef<int64_t> to) {
  SmallVector<int64_t> places(from.size(), -1);
  size_t t = 0;
  for (size_t f = 0; f < from.size(); ++f) {
    if (from[f] == 1)
      continue;
    while (t < to.size() && to[t] == 1)
      ++t;
    if (t == to.size() || to[t] != from[f])
      return std::nullopt;
    places[f] = static_cast<int64_t>(t++);
  }
  while (t < to.size() && to[t] == 1)
    ++t;
  if (t != to.size())
    return std::nullopt;
  return places;
}

struct SimplifyBroadcast : OpRewritePattern<stablehlo::BroadcastInDimOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::BroadcastInDimOp op,
                                PatternRewriter &rewriter) const override {
    Value x = op.getOperand();
    auto type = getTensorType(x);
    auto resultType = getTensorType(op.getResult());
    ArrayRef<int64_t> dims = op.getBroadcastDimensions();
    if (type == resultType && llvm::is_sorted(dims)) {
      rewriter.replaceOp(op, x);
      return success();
    }
    trc::TensorArithmetic math(rewriter, op.getLoc());
    if (llvm::is_contained(type.getShape(), 1)) {
      SmallVector<int64_t> shape, kept;
      for (int64_t d = 0; d < type.getRank(); ++d)
        if (type.getDimSize(d) != 1) {
          shape.push_back(type.getDimSize(d));
          kept.push_back(dims[d]);
        }
      rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
          op, resultType, math.reshape(x, shape),
          rewriter.getDenseI64ArrayAttr(kept));
      return success();
    }
    if (type.getNumElements() == resultType.getNumElements() &&
        type.getNumElements() != 0) {
      if (llvm::is_sorted(dims)) {
        rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, resultType, x);
        return success();
      }
      // Same elements in another order: a transpose, then dimensions of one.
      SmallVector<int64_t> permutation =
          llvm::to_vector(llvm::seq<int64_t>(0, type.getRank()));
      llvm::sort(permutation,
                 [&](int64_t a, int64_t b) { return dims[a] < dims[b]; });
      rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(
          op, resultType, math.transpose(x, permutation));
      return success();
    }
    if (auto inner = x.getDefiningOp<stablehlo::BroadcastInDimOp>()) {
      SmallVector<int64_t> joined;
      for (int64_t d : inner.getBroadcastDimensions())
        joined.push_back(dims[d]);
      rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
          op, resultType, inner.getOperand(),
          rewriter.getDenseI64ArrayAttr(joined));
      return success();
    }
    return failure();
  }
};

/// transpose, slice and reshape of a broadcast are other broadcasts.
struct MoveBroadcast : RewritePattern {
  explicit MoveBroadcast(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<stablehlo::TransposeOp, stablehlo::SliceOp, stablehlo::ReshapeOp>(
            op))
      return failure();
    auto broadcast =
        op->getOperand(0).getDefiningOp<stablehlo::BroadcastInDimOp>();
    if (!broadcast)
      return failure();
    Value source = broadcast.getOperand();
    auto type = getTensorType(broadcast.getResult());
    if (llvm::is_contained(getTensorType(source).getShape(), 1))
      return failure();
    SmallVector<int64_t> dims(broadcast.getBroadcastDimensions());
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      for (int64_t &d : dims)
        d = llvm::find(transpose.getPermutation(), d) -
            transpose.getPermutation().begin();
    } else if (auto slice = dyn_cast<stablehlo::SliceOp>(op)) {
      SmallVector<int64_t> starts, limits, strides;
      for (int64_t d : dims) {
        starts.push_back(slice.getStartIndices()[d]);
        limits.push_back(slice.getLimitIndices()[d]);
        strides.push_back(slice.getStrides()[d]);
      }
      source = trc::TensorArithmetic(rewriter, op->getLoc())
                   .slice(source, starts, limits, strides);
    } else {
      auto places = matchShapes(type.getShape(),
                                getTensorType(op->getResult(0)).getShape());
      if (!places)
        return failure();
      for (int64_t &d : dims)
        d = (*places)[d];
    }
    rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
        op, op->getResult(0).getType(), source,
        rewriter.getDenseI64ArrayAttr(dims));
    return success();
  }
};

/// f(broadcast(a), broadcast(b), splat) -> broadcast(f(a, b, splat))
struct ComputeBeforeBroadcast : RewritePattern {
  explicit ComputeBeforeBroadcast(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!trc::isElementwise(op))
      return failure();
    stablehlo::BroadcastInDimOp first;
    for (Value operand : op->getOperands()) {
      if (getSplat(operand) || trc::isScalarOperand(op, operand))
        continue;
      auto broadcast = operand.getDefiningOp<stablehlo::BroadcastInDimOp>();
      if (!broadcast)
        return failure();
      if (!first)
        first = broadcast;
      if (broadcast.getBroadcastDimensions() !=
              first.getBroadcastDimensions() ||
          getTensorType(broadcast.getOperand()).getShape() !=
              getTensorType(first.getOperand()).getShape())
        return failure();
    }
    auto resultType = getTensorType(op->getResult(0));
    if (!first)
      return failure();
    ArrayRef<int64_t> shape = getTensorType(first.getOperand()).getShape();
    if (getTensorType(first.getOperand()).getNumElements() >=
        resultType.getNumElements())
      return failure();
    SmallVector<Value> operands;
    for (Value operand : op->getOperands()) {
      if (auto broadcast = operand.getDefiningOp<stablehlo::BroadcastInDimOp>())
        operands.push_back(broadcast.getOperand());
      else if (trc::isScalarOperand(op, operand))
        operands.push_back(operand);
      else
        operands.push_back(trc::makeSplat(rewriter, operand.getLoc(),
                                          getTensorType(operand).clone(shape),
                                          getSplat(operand)));
    }
    Operation *computed = trc::cloneElementwise(rewriter, op, operands, shape);
    rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
        op, resultType, computed->getResult(0),
        first.getBroadcastDimensionsAttr());
    return success();
  }
};

struct SimplifyIota : OpRewritePattern<stablehlo::IotaOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::IotaOp op,
                                PatternRewriter &rewriter) const override {
    auto type = getTensorType(op.getResult());
    if (type.getDimSize(op.getIotaDimension()) != 1)
      return failure();
    rewriter.replaceOp(op, trc::makeSplat(rewriter, op.getLoc(), type, 0));
    return success();
  }
};

/// Movements and conversions of an iota are other iotas.
struct MoveIota : RewritePattern {
  explicit MoveIota(MLIRContext *context)
      : RewritePattern(MatchAnyOpTypeTag(), /*benefit=*/1, context) {}
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    if (!isa<stablehlo::TransposeOp, stablehlo::SliceOp, stablehlo::ReshapeOp,
             stablehlo::BroadcastInDimOp, stablehlo::ConvertOp>(op))
      return failure();
    auto iota = op->getOperand(0).getDefiningOp<stablehlo::IotaOp>();
    if (!iota)
      return failure();
    auto type = getTensorType(iota.getResult());
    auto resultType = getTensorType(op->getResult(0));
    int64_t dim = iota.getIotaDimension();
    int64_t size = type.getDimSize(dim);
    if (size <= 1)
      return failure();
    int64_t start = 0;
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      dim = llvm::find(transpose.getPermutation(), dim) -
            transpose.getPermutation().begin();
    } else if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
      dim = broadcast.getBroadcastDimensions()[dim];
    } else if (auto slice = dyn_cast<stablehlo::SliceOp>(op)) {
      if (slice.getStrides()[dim] != 1)
        return failure();
      start = slice.getStartIndices()[dim];
      // The sum of a rounded counter and a rounded start may differ.
      if (start != 0 && !isa<IntegerType>(type.getElementType()))
        return failure();
    } else if (isa<stablehlo::ReshapeOp>(op)) {
      auto places = matchShapes(type.getShape(), resultType.getShape());
      if (!places)
        return failure();
      dim = (*places)[dim];
    } else if (!isExact(type.getElementType(), size) ||
               !isExact(resultType.getElementType(), size)) {
      return failure();
    }
    trc::TensorArithmetic math(rewriter, op->getLoc());
    Value moved = math.iota(resultType, dim);
    if (start != 0)
      moved = math.add(moved, static_cast<double>(start));
    rewriter.replaceOp(op, moved);
    return success();
  }

private:
  /// Whether the type holds every number below `size`.
  static bool isExact(Type elementType, int64_t size) {
    // There is no iota of i1.
    if (elementType.isInteger(1))
      return false;
    unsigned digits = isa<FloatType>(elementType)
                          ? cast<FloatType>(elementType).getFPMantissaWidth()
                          : elementType.getIntOrFloatBitWidth() -
                                (trc::isUnsignedInteger(elementType) ? 0 : 1);
    return digits >= 62 || size <= (int64_t(1) << digits);
  }
};

} // namespace

void trc::populateBroadcastPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyBroadcast, MoveBroadcast, ComputeBeforeBroadcast,
               SimplifyIota, MoveIota>(patterns.getContext());
}
