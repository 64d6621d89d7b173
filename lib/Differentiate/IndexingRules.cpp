//===- IndexingRules.cpp - gradients of gather and scatter ----------------===//
//
// What a gather reads, its gradient adds to, by a scatter with the same
// dimension numbers; and the other way round. The two differ at indices that
// point outside: a gather moves them to the edge, a scatter drops them.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

/// Largest starts at which a window of `sizes` lies inside of `shape`, in the
/// order of the index vector and in the shape of the indices.
Value getBounds(Cotangents &c, Value indices, int64_t vectorDim,
                ArrayRef<int64_t> map, ArrayRef<int64_t> shape,
                ArrayRef<int64_t> sizes) {
  auto type = getTensorType(indices);
  Type element = type.getElementType();
  unsigned width = element.getIntOrFloatBitWidth();
  bool isUnsigned = isUnsignedInteger(element);
  SmallVector<APInt> bounds;
  for (int64_t d : map) {
    // A type that cannot hold the bound cannot exceed it.
    APInt largest = isUnsigned ? APInt::getMaxValue(width)
                               : APInt::getSignedMaxValue(width);
    auto bound = static_cast<uint64_t>(shape[d] - sizes[d]);
    bounds.push_back(largest.ult(bound) ? largest : APInt(width, bound));
  }
  bool isVector = vectorDim < type.getRank();
  auto boundsType = RankedTensorType::get(
      isVector ? Sizes{static_cast<int64_t>(map.size())} : Sizes{}, element);
  Value constant = makeConstant(c.builder, c.loc,
                                DenseElementsAttr::get(boundsType, bounds));
  return c.broadcast(constant, type.getShape(),
                     isVector ? ArrayRef<int64_t>(vectorDim)
                              : ArrayRef<int64_t>());
}

Value clampIndices(Cotangents &c, Value indices, Value bounds) {
  return c.clamp(c.zeros(indices.getType()), indices, bounds);
}

/// A scatter of one input, seen as the gather that reads what it writes.
struct ScatterView {
  ScatterOp op;
  ScatterDimensionNumbersAttr numbers;
  Value input, updates;
  RankedTensorType inputType, updatesType;
  Sizes windowSizes;

  explicit ScatterView(ScatterOp op)
      : op(op), numbers(op.getScatterDimensionNumbers()),
        input(op.getInputs().front()), updates(op.getUpdates().front()),
        inputType(getTensorType(input)), updatesType(getTensorType(updates)) {
    size_t next = 0;
    for (int64_t d = 0; d < inputType.getRank(); ++d) {
      bool single = llvm::is_contained(numbers.getInsertedWindowDims(), d) ||
                    llvm::is_contained(numbers.getInputBatchingDims(), d);
      windowSizes.push_back(
          single
              ? 1
              : updatesType.getDimSize(numbers.getUpdateWindowDims()[next++]));
    }
  }
  int64_t countWindows() const {
    int64_t count = 1;
    for (int64_t d = 0; d < updatesType.getRank(); ++d)
      if (!llvm::is_contained(numbers.getUpdateWindowDims(), d))
        count *= updatesType.getDimSize(d);
    return count;
  }
  bool hasWideWindows() const {
    return llvm::any_of(numbers.getScatterDimsToOperandDims(), [&](int64_t d) {
      return windowSizes[d] != 1 && windowSizes[d] != inputType.getDimSize(d);
    });
  }

  /// What `g` has at the places of the updates, zero where they fall outside.
  Value gather(Cotangents &c, Value g) {
    auto gatherNumbers = GatherDimensionNumbersAttr::get(
        op.getContext(), numbers.getUpdateWindowDims(),
        numbers.getInsertedWindowDims(), numbers.getInputBatchingDims(),
        numbers.getScatterIndicesBatchingDims(),
        numbers.getScatterDimsToOperandDims(), numbers.getIndexVectorDim());
    Value indices = op.getScatterIndices();
    Value read = GatherOp::create(c.builder, c.loc, updatesType, g, indices,
                                  gatherNumbers,
                                  c.builder.getDenseI64ArrayAttr(windowSizes),
                                  op.getIndicesAreSortedAttr());
    Value bounds = getBounds(c, indices, numbers.getIndexVectorDim(),
                             numbers.getScatterDimsToOperandDims(),
                             inputType.getShape(), windowSizes);
    Value inside = c.compare(clampIndices(c, indices, bounds),
                             ComparisonDirection::EQ, indices);
    if (numbers.getIndexVectorDim() < getTensorType(indices).getRank())
      inside = reduceAnd(c, inside, numbers.getIndexVectorDim());
    // The dimensions of the indices are those of the updates that are no
    // window.
    Sizes dims;
    for (int64_t d = 0; d < updatesType.getRank(); ++d)
      if (!llvm::is_contained(numbers.getUpdateWindowDims(), d))
        dims.push_back(d);
    return c.keepIf(c.broadcast(inside, updatesType.getShape(), dims), read);
  }

private:
  static Value reduceAnd(Cotangents &c, Value value, int64_t dim) {
    auto type = getTensorType(value);
    if (type.getDimSize(dim) == 1) {
      Sizes shape(type.getShape());
      shape.erase(shape.begin() + dim);
      return c.reshape(value, shape);
    }
    Sizes shape(type.getShape());
    shape.erase(shape.begin() + dim);
    auto scalar = RankedTensorType::get({}, type.getElementType());
    Value all = makeSplat(c.builder, c.loc, scalar, 1);
    auto reduce = ReduceOp::create(
        c.builder, c.loc, TypeRange(type.clone(shape)), ValueRange(value),
        ValueRange(all), c.builder.getDenseI64ArrayAttr(dim));
    c.makeCombiner<AndOp>(reduce.getBody(), value);
    return reduce->getResult(0);
  }
};

struct IndexingRules {
  static void rule(GatherOp op, Cotangents &c) {
    Value x = op.getOperand(), indices = op.getStartIndices();
    if (!c.wants(x))
      return;
    auto numbers = op.getDimensionNumbers();
    Value bounds = getBounds(c, indices, numbers.getIndexVectorDim(),
                             numbers.getStartIndexMap(),
                             getTensorType(x).getShape(), op.getSliceSizes());
    auto scatterNumbers = ScatterDimensionNumbersAttr::get(
        op.getContext(), numbers.getOffsetDims(),
        numbers.getCollapsedSliceDims(), numbers.getOperandBatchingDims(),
        numbers.getStartIndicesBatchingDims(), numbers.getStartIndexMap(),
        numbers.getIndexVectorDim());
    Value before = c.of(x);
    c.counts.inPlace += before ? 1 : 0;
    c.replace(x, scatterAdd(c, before ? before : c.zeros(x.getType()),
                            clampIndices(c, indices, bounds), c.of(op),
                            scatterNumbers, op.getIndicesAreSorted()));
  }

  static LogicalResult rule(ScatterOp op, Cotangents &c) {
    if (op.getInputs().size() != 1)
      return op->emitError("'stablehlo.scatter' has a rule of differentiation "
                           "for one input, got ")
             << op.getInputs().size();
    ScatterView view(op);
    Block &body = op.getUpdateComputation().front();
    Operation *combiner = getCombiner(op.getUpdateComputation());
    bool adds = combiner && isa<AddOp>(combiner);
    bool writes = body.getTerminator()->getOperand(0) == body.getArgument(1);
    if (!adds && !writes)
      return op->emitError("'stablehlo.scatter' has a rule of differentiation "
                           "for a body that is add or that returns the update");
    Value g = c.of(op);
    if (c.wants(view.updates)) {
      if (writes && !op.getUniqueIndices() && view.countWindows() != 1)
        return op->emitError(
            "'stablehlo.scatter' that writes has a rule of differentiation "
            "only with unique_indices = true: which of two updates of one "
            "place stays is not known");
      if (view.hasWideWindows())
        return op->emitError("'stablehlo.scatter' has a rule of "
                             "differentiation for windows of one element or "
                             "of all along indexed dimensions");
      c.give(view.updates, view.gather(c, g));
    }
    if (adds)
      c.give(view.input, g);
    else if (c.wants(view.input))
      c.give(view.input, overwrite(view, c, g));
    return success();
  }

  /// `g` with zeros at the places that the scatter writes.
  static Value overwrite(ScatterView &view, Cotangents &c, Value g) {
    auto op = cast<ScatterOp>(c.builder.clone(*view.op.getOperation()));
    op->setLoc(c.loc);
    op.getInputsMutable().assign(ValueRange(g));
    Value zeros = c.zeros(view.updatesType);
    op.getUpdatesMutable().assign(ValueRange(zeros));
    zeros.getDefiningOp()->moveBefore(op);
    return op->getResult(0);
  }

  /// Each element goes back to where it was: the same sort, with the places
  /// as one more tensor that it puts in order, says where.
  static void rule(SortOp op, Cotangents &c) {
    auto type = getTensorType(op.getInputs().front());
    int64_t rank = type.getRank();
    int64_t dim = op.getDimension();
    dim = dim < 0 ? dim + rank : dim;
    auto placesType = type.clone(c.builder.getI32Type());
    SmallVector<Value> inputs(op.getInputs());
    inputs.push_back(IotaOp::create(c.builder, c.loc, placesType, dim));
    SmallVector<Type> types = llvm::to_vector(TypeRange(ValueRange(inputs)));
    auto again = SortOp::create(c.builder, c.loc, types, inputs,
                                op.getDimensionAttr(), op.getIsStableAttr());
    IRMapping mapping;
    op.getComparator().cloneInto(&again.getComparator(), mapping);
    auto place = RankedTensorType::get({}, c.builder.getI32Type());
    again.getComparator().front().addArguments({place, place}, {c.loc, c.loc});
    Value places = again->getResults().back();

    Sizes others;
    for (int64_t d = 0; d < rank; ++d)
      if (d != dim)
        others.push_back(d);
    auto numbers = ScatterDimensionNumbersAttr::get(
        op.getContext(), /*updateWindowDims=*/{}, /*insertedWindowDims=*/dim,
        others, others, /*scatterDimsToOperandDims=*/dim,
        /*indexVectorDim=*/rank);
    for (auto [x, y] : llvm::zip_equal(op.getInputs(), op->getResults()))
      if (Value g = c.wants(x) ? c.of(Value(y)) : Value())
        c.give(x, scatterAdd(c, c.zeros(x.getType()), places, g, numbers,
                             /*sorted=*/false));
  }
};

} // namespace

Value trc::scatterAdd(Cotangents &c, Value init, Value indices, Value updates,
                      ScatterDimensionNumbersAttr numbers, bool sorted) {
  auto scatter = ScatterOp::create(
      c.builder, c.loc, TypeRange(init.getType()), ValueRange(init), indices,
      ValueRange(updates), numbers, c.builder.getBoolAttr(sorted), nullptr);
  c.makeCombiner<AddOp>(scatter.getUpdateComputation(), init);
  return scatter->getResult(0);
}

void trc::attachIndexingRules(MLIRContext &context) {
  attachRules<IndexingRules, GatherOp, ScatterOp, SortOp>(context);
}
