//===- SimplifyReductions.cpp - reductions over nothing or over one -------===//
//
// JAX's gradient of a broadcast reduces over dimensions that have size one. A
// sum over one element is that element (the sign of a zero apart), so these are
// reshapes.
//
//===----------------------------------------------------------------------===//

#include "Constants.h"
#include "Reductions.h"
#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

struct SimplifyReduce : OpRewritePattern<stablehlo::ReduceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ReduceOp op,
                                PatternRewriter &rewriter) const override {
    auto type = getTensorType(op.getInputs().front());
    ArrayRef<int64_t> dims = op.getDimensions();
    auto resultType = getTensorType(op->getResult(0));
    bool isEmpty =
        llvm::any_of(dims, [&](int64_t d) { return type.getDimSize(d) == 0; });
    if (isEmpty && resultType.getNumElements() != 0) {
      SmallVector<Value> results;
      for (auto [init, result] :
           llvm::zip(op.getInitValues(), op->getResults()))
        results.push_back(stablehlo::BroadcastInDimOp::create(
            rewriter, op.getLoc(), result.getType(), init,
            rewriter.getDenseI64ArrayAttr({})));
      rewriter.replaceOp(op, results);
      return success();
    }
    if (op.getInputs().size() != 1)
      return failure();
    Operation *combiner = trc::getCombiner(op.getBody());
    if (!combiner || !trc::isNeutral(combiner, op.getInitValues().front()))
      return failure();
    Value x = op.getInputs().front();
    if (type.getNumElements() == resultType.getNumElements()) {
      rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, resultType, x);
      return success();
    }
    // The largest of a broadcast is the largest of its source, and so on.
    if (auto broadcast = x.getDefiningOp<stablehlo::BroadcastInDimOp>())
      if (isa<stablehlo::MaxOp, stablehlo::MinOp, stablehlo::AndOp,
              stablehlo::OrOp>(combiner) &&
          type.getNumElements() != 0)
        if (succeeded(reduceSource(op, broadcast, rewriter)))
          return success();
    // Some of the dimensions have size one: reduce the others only.
    SmallVector<int64_t> shape, kept;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      bool reduced = llvm::is_contained(dims, d);
      if (reduced && type.getDimSize(d) == 1)
        continue;
      if (reduced)
        kept.push_back(static_cast<int64_t>(shape.size()));
      shape.push_back(type.getDimSize(d));
    }
    if (kept.size() == dims.size())
      return failure();
    Value squeezed = stablehlo::ReshapeOp::create(rewriter, op.getLoc(),
                                                  type.clone(shape), x);
    rewriter.modifyOpInPlace(op, [&] {
      op->setOperand(0, squeezed);
      op.setDimensions(kept);
    });
    return success();
  }

private:
  /// Where all reduced dimensions were added by the broadcast.
  static LogicalResult reduceSource(stablehlo::ReduceOp op,
                                    stablehlo::BroadcastInDimOp broadcast,
                                    PatternRewriter &rewriter) {
    auto type = getTensorType(broadcast.getResult());
    SmallVector<int64_t> places(type.getRank(), -1);
    int64_t next = 0;
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (!llvm::is_contained(op.getDimensions(), d))
        places[d] = next++;
    SmallVector<int64_t> dims;
    for (int64_t d : broadcast.getBroadcastDimensions()) {
      if (places[d] < 0)
        return failure();
      dims.push_back(places[d]);
    }
    rewriter.replaceOpWithNewOp<stablehlo::BroadcastInDimOp>(
        op, op->getResult(0).getType(), broadcast.getOperand(),
        rewriter.getDenseI64ArrayAttr(dims));
    return success();
  }
};

struct SimplifySort : OpRewritePattern<stablehlo::SortOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::SortOp op,
                                PatternRewriter &rewriter) const override {
    auto type = getTensorType(op->getOperand(0));
    int64_t dim = op.getDimension();
    if (type.getRank() != 0 &&
        type.getDimSize(dim < 0 ? dim + type.getRank() : dim) > 1)
      return failure();
    rewriter.replaceOp(op, op->getOperands());
    return success();
  }
};

} // namespace

void trc::populateReductionPatterns(RewritePatternSet &patterns) {
  patterns.add<SimplifyReduce, SimplifySort>(patterns.getContext());
}
