//===- SimplifyReductions.cpp - reductions of little, reductions in pieces ===//
//
// JAX's gradient of a broadcast reduces over dimensions that have size one. A
// sum over one element is that element (the sign of a zero apart), so these are
// reshapes.
//
// Where queries, keys and values are made as one tensor with one bias, the
// gradients of the three are joined for the products and summed for the bias.
// Sums of the joined tensor read it once.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/IR/IRMapping.h"

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
    trc::TensorArithmetic math(rewriter, op.getLoc());
    bool isEmpty =
        llvm::any_of(dims, [&](int64_t d) { return type.getDimSize(d) == 0; });
    if (isEmpty && resultType.getNumElements() != 0) {
      SmallVector<Value> results;
      for (auto [init, result] :
           llvm::zip(op.getInitValues(), op->getResults()))
        results.push_back(
            math.broadcast(init, getTensorType(result).getShape(), {}));
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
    Value squeezed = math.reshape(x, shape);
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

/// concatenate(reduce(a), reduce(b)) -> reduce(concatenate(a, b)), if a and b
/// are concatenated anyway. Reshapes by dimensions of size one may stand
/// between.
struct JoinReductions : OpRewritePattern<stablehlo::ConcatenateOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(stablehlo::ConcatenateOp op,
                                PatternRewriter &rewriter) const override {
    SmallVector<stablehlo::ReduceOp> reductions;
    for (Value piece : op.getInputs()) {
      if (auto reshape = piece.getDefiningOp<stablehlo::ReshapeOp>())
        piece = reshape.getOperand();
      auto reduce = piece.getDefiningOp<stablehlo::ReduceOp>();
      if (!reduce || !isLike(reduce, reductions))
        return failure();
      reductions.push_back(reduce);
    }
    if (reductions.size() < 2)
      return failure();
    for (Operation *user : reductions.front().getInputs().front().getUsers()) {
      auto reshape = dyn_cast<stablehlo::ReshapeOp>(user);
      for (Operation *reader : reshape ? reshape->getUsers() : user->getUsers())
        if (auto joined = dyn_cast<stablehlo::ConcatenateOp>(reader))
          if (succeeded(rewrite(op, reductions, joined, rewriter)))
            return success();
      if (auto joined = dyn_cast<stablehlo::ConcatenateOp>(user))
        if (succeeded(rewrite(op, reductions, joined, rewriter)))
          return success();
    }
    return failure();
  }

private:
  /// Whether `reduce` does to its operand what the first one does.
  static bool isLike(stablehlo::ReduceOp reduce,
                     ArrayRef<stablehlo::ReduceOp> others) {
    if (reduce.getInputs().size() != 1 || !trc::getCombiner(reduce.getBody()))
      return false;
    if (others.empty())
      return true;
    stablehlo::ReduceOp first = others.front();
    return first.getInputs().front().getType() ==
               reduce.getInputs().front().getType() &&
           first.getInitValues() == reduce.getInitValues() &&
           first.getDimensions() == reduce.getDimensions() &&
           OperationEquivalence::isRegionEquivalentTo(
               &first.getBody(), &reduce.getBody(),
               OperationEquivalence::IgnoreLocations);
  }

  /// The dimensions of `to` that hold dimensions `dims` of `from`, where the
  /// shapes differ by dimensions of size one only.
  static std::optional<SmallVector<int64_t>> translate(ArrayRef<int64_t> dims,
                                                       ArrayRef<int64_t> from,
                                                       ArrayRef<int64_t> to) {
    SmallVector<int64_t> result;
    size_t next = 0;
    for (auto [dim, extent] : llvm::enumerate(from)) {
      if (extent == 1)
        continue;
      while (next < to.size() && to[next] == 1)
        ++next;
      if (next == to.size() || to[next] != extent)
        return std::nullopt;
      if (llvm::is_contained(dims, int64_t(dim)))
        result.push_back(next);
      ++next;
    }
    return result;
  }

  static int64_t countOutside(ArrayRef<int64_t> shape, int64_t dim,
                              ArrayRef<int64_t> left) {
    int64_t count = 1;
    for (int64_t d = 0; d < dim; ++d)
      if (!llvm::is_contained(left, d))
        count *= shape[d];
    return count;
  }

  static LogicalResult rewrite(stablehlo::ConcatenateOp op,
                               ArrayRef<stablehlo::ReduceOp> reductions,
                               stablehlo::ConcatenateOp joined,
                               PatternRewriter &rewriter) {
    if (joined.getInputs().size() != reductions.size())
      return failure();
    auto pieceType = getTensorType(joined.getInputs().front());
    for (auto [like, piece] : llvm::zip_equal(reductions, joined.getInputs())) {
      stablehlo::ReduceOp reduce = like;
      Value x = reduce.getInputs().front(), source = piece;
      if (auto reshape = piece.getDefiningOp<stablehlo::ReshapeOp>())
        source = piece == x ? piece : reshape.getOperand();
      if (source != x || piece.getType() != pieceType)
        return failure();
    }
    stablehlo::ReduceOp first = reductions.front();
    std::optional<SmallVector<int64_t>> dims =
        translate(first.getDimensions(),
                  getTensorType(first.getInputs().front()).getShape(),
                  pieceType.getShape());
    int64_t dim = joined.getDimension();
    auto joinedType = getTensorType(joined.getResult());
    // Both must lay the pieces side by side under the same outer dimensions.
    if (!dims || dims->empty() || llvm::is_contained(*dims, dim) ||
        countOutside(joinedType.getShape(), dim, *dims) !=
            countOutside(getTensorType(op.getResult()).getShape(),
                         op.getDimension(), {}))
      return failure();

    // Made here, since the other concatenation may stand further down; CSE
    // makes them one.
    trc::TensorArithmetic math(rewriter, joined.getLoc());
    SmallVector<Value> pieces;
    for (stablehlo::ReduceOp reduce : reductions)
      pieces.push_back(
          math.reshape(reduce.getInputs().front(), pieceType.getShape()));
    Value all = math.concatenate(pieces, dim);
    SmallVector<int64_t> shape;
    for (auto [d, extent] : llvm::enumerate(joinedType.getShape()))
      if (!llvm::is_contained(*dims, int64_t(d)))
        shape.push_back(extent);
    OperationState state(first.getLoc(), first->getName());
    state.addOperands(all);
    state.addOperands(first.getInitValues());
    state.addTypes(joinedType.clone(shape));
    state.addAttribute("dimensions", rewriter.getDenseI64ArrayAttr(*dims));
    IRMapping mapping;
    first.getBody().cloneInto(state.addRegion(), mapping);
    Value sum = rewriter.create(state)->getResult(0);
    if (sum.getType() == op.getType())
      rewriter.replaceOp(op, sum);
    else
      rewriter.replaceOpWithNewOp<stablehlo::ReshapeOp>(op, op.getType(), sum);
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
  patterns.add<SimplifyReduce, JoinReductions, SimplifySort>(
      patterns.getContext());
}
