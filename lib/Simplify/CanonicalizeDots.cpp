//===- CanonicalizeDots.cpp - matrix products in one form -----------------===//
//
// A `dot_general` names its batch and contracted dimensions wherever they are,
// so a transpose in front of it is a matter of numbers, as long as the free
// dimensions keep their order (the result lists them in the operand's order).
// A transpose behind it that exchanges the free dimensions of the two sides is
// an exchange of the operands. What is joined into one batch dimension, as
// PyTorch's products have it, is a batch dimension each. What remains is left
// to labels, in ConvertDotsToContract.cpp.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace trc {
#define GEN_PASS_DEF_CANONICALIZEDOTS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

SmallVector<int64_t> getFreeDims(int64_t rank, ArrayRef<int64_t> batching,
                                 ArrayRef<int64_t> contracting) {
  SmallVector<int64_t> free;
  for (int64_t d = 0; d < rank; ++d)
    if (!llvm::is_contained(batching, d) && !llvm::is_contained(contracting, d))
      free.push_back(d);
  return free;
}

/// The dimension numbers of a product by its sides, to be changed.
struct DotNumbers {
  explicit DotNumbers(stablehlo::DotDimensionNumbersAttr numbers)
      : batching{SmallVector<int64_t>(numbers.getLhsBatchingDimensions()),
                 SmallVector<int64_t>(numbers.getRhsBatchingDimensions())},
        contracting{
            SmallVector<int64_t>(numbers.getLhsContractingDimensions()),
            SmallVector<int64_t>(numbers.getRhsContractingDimensions())} {}

  stablehlo::DotDimensionNumbersAttr get(MLIRContext *context) const {
    return stablehlo::DotDimensionNumbersAttr::get(
        context, batching[0], batching[1], contracting[0], contracting[1]);
  }

  SmallVector<int64_t> batching[2], contracting[2];
};

/// dot(transpose(a), b) -> dot(a, b) with other numbers, on either side.
struct AbsorbOperandTranspose : OpRewritePattern<stablehlo::DotGeneralOp> {
  AbsorbOperandTranspose(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    DotNumbers numbers(op.getDotDimensionNumbers());
    SmallVector<Value> operands(op->getOperands());
    bool changed = false;
    for (unsigned side : {0u, 1u}) {
      auto transpose = operands[side].getDefiningOp<stablehlo::TransposeOp>();
      if (!transpose)
        continue;
      ArrayRef<int64_t> permutation = transpose.getPermutation();
      SmallVector<int64_t> free =
          getFreeDims(static_cast<int64_t>(permutation.size()),
                      numbers.batching[side], numbers.contracting[side]);
      for (int64_t &d : free)
        d = permutation[d];
      if (!llvm::is_sorted(free))
        continue;
      for (int64_t &d : numbers.batching[side])
        d = permutation[d];
      for (int64_t &d : numbers.contracting[side])
        d = permutation[d];
      operands[side] = transpose.getOperand();
      changed = true;
      ++count;
    }
    if (!changed)
      return failure();
    rewriter.replaceOpWithNewOp<stablehlo::DotGeneralOp>(
        op, op.getType(), operands[0], operands[1],
        numbers.get(op.getContext()), op.getPrecisionConfigAttr(),
        op.getAlgorithmAttr());
    return success();
  }
  Pass::Statistic &count;
};

/// transpose(dot(a, b)) -> dot(b, a), where the free dimensions change sides.
struct SwapOperands : OpRewritePattern<stablehlo::TransposeOp> {
  SwapOperands(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::TransposeOp op,
                                PatternRewriter &rewriter) const override {
    auto dot = op.getOperand().getDefiningOp<stablehlo::DotGeneralOp>();
    if (!dot || !dot->hasOneUse())
      return failure();
    auto numbers = dot.getDotDimensionNumbers();
    int64_t numBatch = numbers.getLhsBatchingDimensions().size();
    int64_t contracted = numbers.getLhsContractingDimensions().size();
    int64_t numLhs =
        getTensorType(dot.getLhs()).getRank() - numBatch - contracted;
    int64_t numRhs =
        getTensorType(dot.getRhs()).getRank() - numBatch - contracted;
    SmallVector<int64_t> swapped;
    for (int64_t i = 0; i < numBatch; ++i)
      swapped.push_back(i);
    for (int64_t i = 0; i < numRhs; ++i)
      swapped.push_back(numBatch + numLhs + i);
    for (int64_t i = 0; i < numLhs; ++i)
      swapped.push_back(numBatch + i);
    if (op.getPermutation() != ArrayRef<int64_t>(swapped))
      return failure();
    ArrayAttr precision = dot.getPrecisionConfigAttr();
    if (precision && precision.size() == 2)
      precision = rewriter.getArrayAttr({precision[1], precision[0]});
    auto algorithm = dot.getAlgorithmAttr();
    if (algorithm)
      algorithm = stablehlo::DotAlgorithmAttr::get(
          op.getContext(), algorithm.getRhsPrecisionType(),
          algorithm.getLhsPrecisionType(), algorithm.getAccumulationType(),
          algorithm.getRhsComponentCount(), algorithm.getLhsComponentCount(),
          algorithm.getNumPrimitiveOperations(),
          algorithm.getAllowImpreciseAccumulation());
    Location loc = rewriter.getFusedLoc({dot.getLoc(), op.getLoc()});
    rewriter.setInsertionPoint(dot);
    Value product = stablehlo::DotGeneralOp::create(
        rewriter, loc, op.getType(), dot.getRhs(), dot.getLhs(),
        stablehlo::DotDimensionNumbersAttr::get(
            op.getContext(), numbers.getRhsBatchingDimensions(),
            numbers.getLhsBatchingDimensions(),
            numbers.getRhsContractingDimensions(),
            numbers.getLhsContractingDimensions()),
        precision, algorithm);
    rewriter.replaceOp(op, product);
    rewriter.eraseOp(dot);
    ++count;
    return success();
  }
  Pass::Statistic &count;
};

/// What a reshape joins into dimension `at` of its result, the others being as
/// they were; empty where it does something else.
ArrayRef<int64_t> getJoined(Value value, int64_t at) {
  auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>();
  if (!reshape)
    return {};
  ArrayRef<int64_t> source = getTensorType(reshape.getOperand()).getShape();
  ArrayRef<int64_t> shape = getTensorType(value).getShape();
  if (source.size() <= shape.size() ||
      source.take_front(at) != shape.take_front(at))
    return {};
  ArrayRef<int64_t> behind = shape.drop_front(at + 1);
  if (source.take_back(behind.size()) != behind)
    return {};
  ArrayRef<int64_t> joined = source.drop_front(at).drop_back(behind.size());
  // Of no elements there are reshapes that join something else.
  return ShapedType::getNumElements(joined) == shape[at] ? joined
                                                         : ArrayRef<int64_t>();
}

/// Whether neighbours of `fine` multiply to `coarse`, one after the other.
bool isRefined(ArrayRef<int64_t> coarse, ArrayRef<int64_t> fine) {
  for (int64_t extent : coarse) {
    int64_t product = 1;
    do {
      if (fine.empty())
        return false;
      product *= fine.front();
      fine = fine.drop_front();
    } while (product < extent);
    if (product != extent)
      return false;
  }
  return llvm::all_of(fine, [](int64_t extent) { return extent == 1; });
}

/// dot(reshape(a), reshape(b)) -> reshape(dot(a, b)), where both join rows and
/// heads, say, into the one batch dimension.
struct SplitBatch : OpRewritePattern<stablehlo::DotGeneralOp> {
  SplitBatch(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    DotNumbers numbers(op.getDotDimensionNumbers());
    if (numbers.batching[0].size() != 1)
      return failure();
    const int64_t at[] = {numbers.batching[0][0], numbers.batching[1][0]};
    ArrayRef<int64_t> lhs = getJoined(op.getLhs(), at[0]);
    ArrayRef<int64_t> rhs = getJoined(op.getRhs(), at[1]);
    // Of grouped heads one side has more dimensions than the other.
    ArrayRef<int64_t> batch = rhs.size() < lhs.size() ? rhs : lhs;
    if (llvm::count_if(batch, [](int64_t extent) { return extent > 1; }) < 2 ||
        !isRefined(batch, lhs) || !isRefined(batch, rhs))
      return failure();

    trc::TensorArithmetic math(rewriter, op.getLoc());
    const auto added = static_cast<int64_t>(batch.size()) - 1;
    SmallVector<Value> operands(op->getOperands());
    for (unsigned side : {0u, 1u}) {
      ArrayRef<int64_t> shape = getTensorType(operands[side]).getShape();
      SmallVector<int64_t> parted(shape.take_front(at[side]));
      llvm::append_range(parted, batch);
      llvm::append_range(parted, shape.drop_front(at[side] + 1));
      auto joins = operands[side].getDefiningOp<stablehlo::ReshapeOp>();
      operands[side] = math.reshape(joins.getOperand(), parted);
      for (int64_t d = 1; d <= added; ++d)
        numbers.batching[side].push_back(at[side] + d);
      for (int64_t &d : numbers.contracting[side])
        d += d > at[side] ? added : 0;
    }
    auto type = getTensorType(op.getResult());
    SmallVector<int64_t> shape(batch);
    llvm::append_range(shape, type.getShape().drop_front());
    Value product = stablehlo::DotGeneralOp::create(
        rewriter, op.getLoc(), type.clone(shape), operands[0], operands[1],
        numbers.get(op.getContext()), op.getPrecisionConfigAttr(),
        op.getAlgorithmAttr());
    rewriter.replaceOp(op, math.reshape(product, type.getShape()));
    ++count;
    return success();
  }
  Pass::Statistic &count;
};

/// A product that sums over one element or none is a multiply of broadcasts.
struct ProductToMultiply : OpRewritePattern<stablehlo::DotGeneralOp> {
  ProductToMultiply(MLIRContext *context, Pass::Statistic &count)
      : OpRewritePattern(context), count(count) {}
  LogicalResult matchAndRewrite(stablehlo::DotGeneralOp op,
                                PatternRewriter &rewriter) const override {
    auto numbers = op.getDotDimensionNumbers();
    auto lhsType = getTensorType(op.getLhs());
    auto rhsType = getTensorType(op.getRhs());
    auto type = getTensorType(op.getResult());
    int64_t summed = 1;
    for (int64_t d : numbers.getLhsContractingDimensions())
      summed *= lhsType.getDimSize(d);
    if (summed == 0) {
      rewriter.replaceOp(op, trc::makeSplat(rewriter, op.getLoc(), type, 0));
      return success();
    }
    // The product is rounded to the result's type alone, so a multiply in that
    // type must be able to hold the operands.
    if (summed != 1 || lhsType.getElementType() != type.getElementType() ||
        rhsType.getElementType() != type.getElementType())
      return failure();
    int64_t numBatch = numbers.getLhsBatchingDimensions().size();
    Value lhs = spread(op.getLhs(), numbers.getLhsBatchingDimensions(),
                       numbers.getLhsContractingDimensions(), numBatch, type,
                       op.getLoc(), rewriter);
    int64_t numLhs =
        lhsType.getRank() - numBatch -
        static_cast<int64_t>(numbers.getLhsContractingDimensions().size());
    Value rhs = spread(op.getRhs(), numbers.getRhsBatchingDimensions(),
                       numbers.getRhsContractingDimensions(), numBatch + numLhs,
                       type, op.getLoc(), rewriter);
    rewriter.replaceOpWithNewOp<stablehlo::MulOp>(op, type, lhs, rhs);
    ++count;
    return success();
  }

private:
  /// An operand in the result's shape; its free dimensions begin at
  /// `firstFree` there.
  static Value spread(Value operand, ArrayRef<int64_t> batching,
                      ArrayRef<int64_t> contracting, int64_t firstFree,
                      RankedTensorType type, Location loc,
                      PatternRewriter &rewriter) {
    auto operandType = getTensorType(operand);
    SmallVector<int64_t> shape, dims;
    int64_t nextFree = firstFree;
    for (int64_t d = 0; d < operandType.getRank(); ++d) {
      if (llvm::is_contained(contracting, d))
        continue;
      const int64_t *batch = llvm::find(batching, d);
      dims.push_back(batch != batching.end() ? batch - batching.begin()
                                             : nextFree++);
      shape.push_back(operandType.getDimSize(d));
    }
    trc::TensorArithmetic math(rewriter, loc);
    return math.broadcast(math.reshape(operand, shape), type.getShape(), dims);
  }

  Pass::Statistic &count;
};

class CanonicalizeDotsPass
    : public trc::impl::CanonicalizeDotsBase<CanonicalizeDotsPass> {
public:
  void runOnOperation() override {
    RewritePatternSet patterns(&getContext());
    patterns.add<AbsorbOperandTranspose, SwapOperands>(&getContext(),
                                                       numTransposes);
    patterns.add<SplitBatch>(&getContext(), numSplit);
    patterns.add<ProductToMultiply>(&getContext(), numMultiplies);
    GreedyRewriteConfig config;
    config.setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false);
    // Any product is one that later phases take, in one form or another.
    (void)applyPatternsGreedily(getOperation(), std::move(patterns), config);
  }
};

} // namespace
