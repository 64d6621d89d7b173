//===- SpecializeScatter.cpp - scatters with a cheaper form ---------------===//
//
// Two scatters of every training step, as JAX prints them:
//
//   rows      the gradient of `table[tokens]` adds a row of updates for each
//             token. It becomes `trc.scatter_rows` on a matrix:
//               operand [V, ..] -> [V, D],  updates [.., D] -> [N, D],
//               batching dimensions join the rows, [B, V, D] -> [B*V, D].
//   elements  the gradient of `logits[label]` changes one element in each row.
//             It becomes a select over an iota, which fuses with what follows:
//               select(iota == index, combine(operand, update), operand)
//             An index outside of the operand equals no iota: it is dropped.
//
// A table that is used twice, as that of the words under a tied head, has a
// gradient that is a sum; its rows are then added to the other summand. Where
// that is the first rows of a tensor, as of the padded gradient of a head, they
// are added to the whole of it.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Specialize/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_SPECIALIZESCATTER
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;
using trc::getTensorType;

namespace {

/// A scatter of one input along one dimension, taken apart.
struct Scatter {
  stablehlo::ScatterOp op;
  Value input, indices, updates;
  RankedTensorType inputType, indicesType, updatesType;
  ArrayRef<int64_t> window, batching, indicesBatching;
  /// The dimension of the input that is indexed.
  int64_t dim = 0;
  int64_t indexVectorDim = 0;
  /// Dimensions of the updates that are no window, in order; they correspond
  /// to the dimensions of the indices without the index vector.
  SmallVector<int64_t> scatterDims;

  static std::optional<Scatter> match(stablehlo::ScatterOp op) {
    auto numbers = op.getScatterDimensionNumbers();
    if (op.getInputs().size() != 1 ||
        numbers.getScatterDimsToOperandDims().size() != 1)
      return std::nullopt;
    Scatter s;
    s.op = op;
    s.input = op.getInputs().front();
    s.indices = op.getScatterIndices();
    s.updates = op.getUpdates().front();
    s.inputType = getTensorType(s.input);
    s.indicesType = getTensorType(s.indices);
    s.updatesType = getTensorType(s.updates);
    s.window = numbers.getUpdateWindowDims();
    s.batching = numbers.getInputBatchingDims();
    s.indicesBatching = numbers.getScatterIndicesBatchingDims();
    s.dim = numbers.getScatterDimsToOperandDims().front();
    s.indexVectorDim = numbers.getIndexVectorDim();
    for (int64_t d = 0; d < s.updatesType.getRank(); ++d)
      if (!llvm::is_contained(s.window, d))
        s.scatterDims.push_back(d);
    // The window has one row: the indexed dimension is inserted, or has size
    // one in the update; all others are taken whole.
    size_t next = 0;
    for (int64_t d = 0; d < s.inputType.getRank(); ++d) {
      if (llvm::is_contained(s.batching, d))
        continue;
      int64_t size = llvm::is_contained(numbers.getInsertedWindowDims(), d)
                         ? 1
                         : s.updatesType.getDimSize(s.window[next++]);
      if (size != (d == s.dim ? 1 : s.inputType.getDimSize(d)))
        return std::nullopt;
    }
    return s;
  }

  /// Where the batching dimension `b` of the input is among the scatter
  /// dimensions: indices' dimensions without the index vector.
  int64_t getScatterPlace(size_t b) const {
    int64_t d = indicesBatching[b];
    return d > indexVectorDim ? d - 1 : d;
  }
};

class SpecializeScatterPass
    : public trc::impl::SpecializeScatterBase<SpecializeScatterPass> {
public:
  void runOnOperation() override {
    SmallVector<stablehlo::ScatterOp> scatters;
    getOperation()->walk(
        [&](stablehlo::ScatterOp op) { scatters.push_back(op); });
    for (stablehlo::ScatterOp op : scatters) {
      std::optional<Scatter> scatter = Scatter::match(op);
      if (!scatter)
        continue;
      if (Value result = makeSelect(*scatter)) {
        ++numSelects;
        replace(op, result);
      } else if (Value result = makeScatterRows(*scatter)) {
        ++numRows;
        replace(op, result);
      }
    }
    SmallVector<trc::ScatterRowsOp> rows;
    getOperation()->walk([&](trc::ScatterRowsOp op) { rows.push_back(op); });
    for (trc::ScatterRowsOp op : rows)
      numSums += absorbSum(op);
    rows.clear();
    getOperation()->walk([&](trc::ScatterRowsOp op) { rows.push_back(op); });
    for (trc::ScatterRowsOp op : rows)
      numSlices += sinkSlice(op);
  }

private:
  /// `x + scatter_rows(zeros, ..)` becomes `scatter_rows(x, ..)`: neither the
  /// zeros nor the sum is a pass over the matrix then.
  static bool absorbSum(trc::ScatterRowsOp op) {
    if (!trc::isAnyZero(op.getInit()) || !op->hasOneUse())
      return false;
    auto sum = dyn_cast<stablehlo::AddOp>(*op->getUsers().begin());
    if (!sum || sum->getBlock() != op->getBlock())
      return false;
    Value other = sum.getLhs() == op.getResult() ? sum.getRhs() : sum.getLhs();
    OpBuilder builder(sum);
    auto joined = trc::ScatterRowsOp::create(
        builder, builder.getFusedLoc({op.getLoc(), sum.getLoc()}),
        sum.getType(), other, op.getIndices(), op.getUpdates());
    sum->replaceAllUsesWith(joined->getResults());
    sum->erase();
    op->erase();
    return true;
  }

  /// `scatter_rows(slice(x), ..)` becomes `slice(scatter_rows(x, ..))` where
  /// the slice is the first rows of x. Rows are then added to x in its place,
  /// and first rows are no copy. An update for a row that is cut off was
  /// dropped before, and is cut off now.
  static bool sinkSlice(trc::ScatterRowsOp op) {
    auto slice = op.getInit().getDefiningOp<stablehlo::SliceOp>();
    if (!slice || !slice->hasOneUse() || !slice.getOperand().hasOneUse() ||
        slice->getBlock() != op->getBlock())
      return false;
    RankedTensorType type = getTensorType(slice.getOperand());
    if (!llvm::all_of(slice.getStartIndices(),
                      [](int64_t i) { return i == 0; }) ||
        !llvm::all_of(slice.getStrides(), [](int64_t i) { return i == 1; }) ||
        slice.getLimitIndices()[1] != type.getDimSize(1))
      return false;
    OpBuilder builder(op);
    Value whole = trc::ScatterRowsOp::create(builder, op.getLoc(), type,
                                             slice.getOperand(),
                                             op.getIndices(), op.getUpdates());
    auto first = stablehlo::SliceOp::create(
        builder, slice.getLoc(), op.getType(), whole,
        slice.getStartIndicesAttr(), slice.getLimitIndicesAttr(),
        slice.getStridesAttr());
    op->replaceAllUsesWith(first->getResults());
    op->erase();
    slice->erase();
    return true;
  }

  static void replace(stablehlo::ScatterOp op, Value result) {
    op->getResult(0).replaceAllUsesWith(result);
    op->erase();
  }

  /// One element for each position of the other dimensions, which are all
  /// batching dimensions.
  static Value makeSelect(Scatter &s) {
    int64_t rank = s.inputType.getRank();
    if (static_cast<int64_t>(s.batching.size()) != rank - 1)
      return {};
    // One update per row: beside the batch there is nothing to scatter.
    int64_t rows = 1;
    for (int64_t d : s.batching)
      rows *= s.inputType.getDimSize(d);
    if (s.updatesType.getNumElements() != rows ||
        s.inputType.getNumElements() == 0)
      return {};
    Block &body = s.op.getUpdateComputation().front();
    Operation *combiner = trc::getCombiner(s.op.getUpdateComputation());
    if (!combiner && body.getTerminator()->getOperand(0) != body.getArgument(1))
      return {};
    OpBuilder builder(s.op);
    Location loc = s.op.getLoc();
    trc::TensorArithmetic math(builder, loc);
    auto indexType = s.indicesType.clone(s.inputType.getShape());
    // In the indices and in the updates the batch may lie in another order.
    auto spread = [&](Value value, ArrayRef<int64_t> places) {
      auto type = getTensorType(value);
      SmallVector<int64_t> shape, dims;
      for (int64_t d = 0; d < type.getRank(); ++d) {
        const int64_t *place = llvm::find(places, d);
        if (place == places.end())
          continue;
        shape.push_back(type.getDimSize(d));
        dims.push_back(s.batching[place - places.begin()]);
      }
      return math.broadcast(math.reshape(value, shape), s.inputType.getShape(),
                            dims);
    };
    SmallVector<int64_t> updatePlaces;
    for (size_t b = 0; b < s.batching.size(); ++b)
      updatePlaces.push_back(s.scatterDims[s.getScatterPlace(b)]);
    Value indices = spread(s.indices, s.indicesBatching);
    Value updates = spread(s.updates, updatePlaces);
    Value hit = math.compare(math.iota(indexType, s.dim),
                             stablehlo::ComparisonDirection::EQ, indices);
    // The body on whole tensors; without a combiner it returns the update.
    Value combined = updates;
    if (combiner) {
      OperationState state(loc, combiner->getName());
      state.addOperands({s.input, updates});
      state.addTypes(s.inputType);
      combined = builder.create(state)->getResult(0);
    }
    return math.select(hit, combined, s.input);
  }

  /// Rows of the first dimension after the batch.
  static Value makeScatterRows(Scatter &s) {
    Operation *combiner = trc::getCombiner(s.op.getUpdateComputation());
    int64_t numBatch = static_cast<int64_t>(s.batching.size());
    if (!combiner || !isa<stablehlo::AddOp>(combiner) || s.dim != numBatch ||
        s.inputType.getElementType().isInteger(1) ||
        s.inputType.getNumElements() == 0 ||
        s.updatesType.getNumElements() == 0)
      return {};
    for (int64_t b = 0; b < numBatch; ++b)
      if (s.batching[b] != b)
        return {};
    OpBuilder builder(s.op);
    trc::TensorArithmetic math(builder, s.op.getLoc());
    int64_t height = s.inputType.getDimSize(s.dim), width = 1, batch = 1;
    for (int64_t d = 0; d < s.inputType.getRank(); ++d)
      (d < s.dim ? batch : width) *= d == s.dim ? 1 : s.inputType.getDimSize(d);
    int64_t count = s.updatesType.getNumElements() / width;
    // Updates: scatter dimensions first, then the window.
    SmallVector<int64_t> permutation(s.scatterDims);
    llvm::append_range(permutation, s.window);
    Value updates =
        math.reshape(math.transpose(s.updates, permutation), {count, width});
    Value indices = s.indices;
    if (batch > 1)
      indices = addBatch(math, s, indices, height, batch);
    if (!indices)
      return {};
    indices = math.reshape(indices, {count});
    Value input = math.reshape(s.input, {batch * height, width});
    Value rows = trc::ScatterRowsOp::create(builder, math.loc, input.getType(),
                                            input, indices, updates);
    return math.reshape(rows, s.inputType.getShape());
  }

  /// Indices into the rows of all batches, -1 where the index is outside of
  /// its own.
  static Value addBatch(trc::TensorArithmetic &math, Scatter &s, Value indices,
                        int64_t height, int64_t batch) {
    using Direction = stablehlo::ComparisonDirection;
    if (trc::isUnsignedInteger(s.indicesType.getElementType()) &&
        s.indicesType.getElementTypeBitWidth() == 64)
      return {};
    // Small index types may not hold the joined rows.
    indices = math.convert(indices, math.builder.getI64Type());
    RankedTensorType type = getTensorType(indices);
    Value zero = math.zeros(type);
    Value end = math.fill(type, static_cast<double>(height));
    Value above = math.compare(indices, Direction::GE, zero);
    Value below = math.compare(indices, Direction::LT, end);
    Value inside = math.make<stablehlo::AndOp>({above, below});
    Value joined = indices;
    int64_t stride = batch * height;
    for (size_t b = 0; b < s.batching.size(); ++b) {
      stride /= s.inputType.getDimSize(static_cast<int64_t>(b));
      Value place = math.iota(type, s.indicesBatching[b]);
      joined = math.add(joined, math.mul(place, static_cast<double>(stride)));
    }
    return math.select(inside, joined, math.fill(type, -1));
  }
};

} // namespace
