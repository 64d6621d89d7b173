//===- SplitReductions.cpp - makes long reductions parallel ---------------===//
//
// A reduction whose results are few leaves workers idle: a column sum over all
// rows has one row of results, a loss has one. Splitting the outermost reduced
// dimension d into chunks x d/chunks gives partial results that are
// independent. The dimensions that matter are those of the operand with the
// leading reduced run merged:
//
//   reduce [1024, 768] over {0}   ->  reshape [32, 32, 768], reduce over {1},
//                                     reduce [32, 768] over {0}
//
// Chunks begin where an index of some dimension does if there is a fitting
// number of them ([31, 512, 768] as [31, 512, 768], [4, 256, 768] as [32, 32,
// 768]): then a kernel can make the operand row by row and sum it up as well.
// Else they may begin inside a row ([1009, 768] as [32, 24216]). What is
// computed for the reduction alone is then computed in the new shape, so that
// it shares the reduction's loops: the squares of a norm are not stored.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Fusion/KernelBuilder.h"
#include "trc/Fusion/Passes.h"
#include "trc/Fusion/ScalarOperations.h"

#include "mlir/Dialect/Utils/IndexingUtils.h"
#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_SPLITREDUCTIONS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// How often `a` goes into `b`, or the other way round.
static double ratioOf(int64_t a, int64_t b) {
  return static_cast<double>(std::max(a, b)) /
         static_cast<double>(std::min(a, b));
}

/// Fewer or more pieces than wanted by this factor are as good as none.
static constexpr double worstRatio = 4;

/// Sums of columns may have more pieces than that where others would begin
/// inside of an index: what a kernel makes by that index, and sums up, would be
/// stored for them. Each piece stores a sum, of so many rows at least.
static constexpr double worstRatioOfColumns = 64;
static constexpr int64_t leastRows = 64;

/// The divisor of `extent` that makes `outer * divisor` nearest to `wanted`.
static int64_t divisorFor(int64_t extent, int64_t outer, int64_t wanted,
                          double worst = worstRatio) {
  int64_t best = 1;
  for (int64_t divisor = 2;
       divisor <= extent && outer * divisor <= worst * wanted; ++divisor)
    if (extent % divisor == 0 &&
        ratioOf(outer * divisor, wanted) < ratioOf(outer * best, wanted))
      best = divisor;
  return best;
}

namespace {
struct SplitReductionsPass
    : public trc::impl::SplitReductionsBase<SplitReductionsPass> {
  using SplitReductionsBase::SplitReductionsBase;

  /// How many pieces of dimensions `first` to `last`, 1 for none. Best are
  /// pieces that begin where an index of some dimension does, since what makes
  /// the operand can then run over them too; then pieces of whole rows, then
  /// any.
  static int64_t piecesOf(ArrayRef<int64_t> shape, int64_t first, int64_t last,
                          int64_t wanted) {
    ArrayRef<int64_t> reduced = shape.slice(first, last + 1 - first);
    int64_t run = computeProduct(reduced);
    auto isGood = [&](int64_t pieces) {
      return pieces > 1 && pieces * 2 <= run &&
             ratioOf(pieces, wanted) <= worstRatio;
    };
    int64_t best = 1, outer = 1;
    for (int64_t extent : reduced) {
      int64_t pieces = outer * divisorFor(extent, outer, wanted);
      if (isGood(pieces) && ratioOf(pieces, wanted) < ratioOf(best, wanted))
        best = pieces;
      outer *= extent;
    }
    outer = 1;
    const bool keepsColumns = last + 1 < static_cast<int64_t>(shape.size());
    for (int64_t extent : reduced) {
      if (best > 1 || !keepsColumns)
        break;
      const int64_t pieces =
          outer * divisorFor(extent, outer, wanted, worstRatioOfColumns);
      if (pieces > worstRatio * wanted &&
          pieces <= worstRatioOfColumns * wanted && pieces * leastRows <= run)
        best = pieces;
      outer *= extent;
    }
    outer = 1;
    for (int64_t extent : reduced) {
      if (best > 1)
        break;
      outer *= extent;
      if (int64_t pieces = divisorFor(outer, 1, wanted); isGood(pieces))
        best = pieces;
    }
    return best;
  }

  /// Both halves of a split reduction have the body of the whole.
  static stablehlo::ReduceOp
  reduceLike(OpBuilder &builder, stablehlo::ReduceOp reduce, ValueRange inputs,
             ArrayRef<int64_t> dimensions, ArrayRef<int64_t> shape) {
    SmallVector<Type> types;
    for (Value input : inputs)
      types.push_back(RankedTensorType::get(
          shape, cast<RankedTensorType>(input.getType()).getElementType()));
    OperationState state(reduce.getLoc(), reduce->getName());
    state.addOperands(inputs);
    state.addOperands(reduce.getInitValues());
    state.addTypes(types);
    state.addAttributes(reduce->getDiscardableAttrDictionary().getValue());
    state.addAttribute("dimensions", builder.getDenseI64ArrayAttr(dimensions));
    IRMapping mapping;
    reduce.getBody().cloneInto(state.addRegion(), mapping);
    return cast<stablehlo::ReduceOp>(builder.create(state));
  }

  /// More operations in a row than this are several kernels in any case.
  static constexpr unsigned mostMoved = 256;

  /// `value` in another shape; elementwise work that only leads to it moves
  /// behind the reshape, `mostMoved` operations deep.
  static Value inShape(OpBuilder &builder, Value value, ArrayRef<int64_t> shape,
                       unsigned depth = 0) {
    auto type = cast<RankedTensorType>(value.getType());
    if (type.getShape() == shape)
      return value;
    RankedTensorType newType = type.clone(shape);
    Operation *op = value.getDefiningOp();
    auto isAlone = [&] {
      Operation *user = *op->getUsers().begin();
      return llvm::all_of(op->getUsers(),
                          [&](Operation *other) { return other == user; });
    };
    auto hasShape = [&](Value operand) {
      return cast<RankedTensorType>(operand.getType()).getShape() ==
             type.getShape();
    };
    if (auto constant = dyn_cast_or_null<stablehlo::ConstantOp>(op);
        constant && constant.getValue().isSplat())
      return stablehlo::ConstantOp::create(
          builder, op->getLoc(),
          cast<DenseElementsAttr>(constant.getValue()).resizeSplat(newType));
    if (!op || depth == mostMoved || !isFusible(op) || !isAlone() ||
        !op->hasTrait<trc::OpTrait::ElementwiseMap>() ||
        !llvm::all_of(op->getOperands(), hasShape))
      return stablehlo::ReshapeOp::create(builder, value.getLoc(), newType,
                                          value);
    SmallVector<Value> operands;
    llvm::SmallDenseMap<Value, Value> known;
    for (Value operand : op->getOperands()) {
      Value &moved = known[operand];
      if (!moved)
        moved = inShape(builder, operand, shape, depth + 1);
      operands.push_back(moved);
    }
    OperationState state(op->getLoc(), op->getName(), operands, {newType},
                         op->getDiscardableAttrDictionary().getValue());
    state.propertiesAttr = op->getPropertiesAsAttribute();
    return builder.create(state)->getResult(0);
  }

  bool splitReduction(stablehlo::ReduceOp reduce) {
    auto type = cast<RankedTensorType>(reduce.getInputs().front().getType());
    // Both halves start from the initial value.
    if (type.getNumElements() < minElements || !startsNeutral(reduce))
      return false;
    ArrayRef<int64_t> shape = type.getShape();
    ArrayRef<int64_t> dimensions = reduce.getDimensions();
    // The first run of neighbouring reduced dimensions, extents of 1 apart.
    int64_t first = -1, last = -1, run = 1;
    for (int64_t dim = 0; dim < type.getRank(); ++dim) {
      bool isReduced = llvm::is_contained(dimensions, dim);
      if (isReduced) {
        first = first < 0 ? dim : first;
        last = dim;
        run *= shape[dim];
      } else if (first >= 0) {
        break;
      }
    }
    // Work items that the reduction has as it stands: for a row reduction its
    // rows, for a column reduction the kept dimensions outside the columns.
    bool isRow = dimensions.empty() ||
                 llvm::is_contained(dimensions, type.getRank() - 1);
    int64_t items = 1;
    for (int64_t dim = 0; dim < (isRow ? type.getRank() : first); ++dim)
      if (!llvm::is_contained(dimensions, dim))
        items *= shape[dim];
    if (first < 0 || items >= chunks)
      return false;
    int64_t pieces = piecesOf(shape, first, last, chunks / items);
    if (pieces == 1)
      return false;

    // [a, run, b] -> [a, pieces, run / pieces, b]
    SmallVector<int64_t> finer(shape.take_front(first));
    finer.push_back(pieces);
    finer.push_back(run / pieces);
    llvm::append_range(finer, shape.drop_front(last + 1));
    int64_t shift = 1 - (last - first);
    SmallVector<int64_t> innerDims{first + 1}, partial, outerDims{first};
    for (int64_t dim : dimensions)
      if (dim > last)
        innerDims.push_back(dim + shift);
    for (auto [dim, extent] : llvm::enumerate(finer))
      if (!llvm::is_contained(innerDims, int64_t(dim)))
        partial.push_back(extent);

    OpBuilder builder(reduce);
    SmallVector<Value> inputs;
    for (Value input : reduce.getInputs())
      inputs.push_back(inShape(builder, input, finer));
    stablehlo::ReduceOp inside =
        reduceLike(builder, reduce, inputs, innerDims, partial);
    auto resultType = cast<RankedTensorType>(reduce.getResult(0).getType());
    stablehlo::ReduceOp outside = reduceLike(
        builder, reduce, inside.getResults(), outerDims, resultType.getShape());
    reduce.replaceAllUsesWith(outside.getResults());
    reduce.erase();
    return true;
  }

  void runOnOperation() override {
    SmallVector<stablehlo::ReduceOp> reductions;
    getOperation().walk(
        [&](stablehlo::ReduceOp reduce) { reductions.push_back(reduce); });
    for (stablehlo::ReduceOp reduce : reductions)
      if (splitReduction(reduce))
        ++split;
  }
};
} // namespace
