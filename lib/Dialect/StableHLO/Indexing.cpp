//===- Indexing.cpp - gather, scatter, sort -------------------------------===//
//
// Result types and verifiers of IndexingOps.td. The constraints are those of
// the specification, in its order where one does not depend on another.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

/// Extents of the indices without the dimension in which an index vector lies.
static SmallVector<int64_t> indexShape(RankedTensorType indices,
                                       int64_t vectorDim) {
  SmallVector<int64_t> shape(indices.getShape());
  if (vectorDim < indices.getRank())
    shape.erase(shape.begin() + vectorDim);
  return shape;
}

//===----------------------------------------------------------------------===//
// GatherOp
//===----------------------------------------------------------------------===//

/// Batching dimensions of the operand and of the indices belong together.
static LogicalResult checkGatherBatching(GatherDimensionNumbersAttr dims,
                                         RankedTensorType operand,
                                         RankedTensorType indices, Emit emit) {
  Dims operandDims = dims.getOperandBatchingDims();
  Dims indexDims = dims.getStartIndicesBatchingDims();
  if (failed(checkSorted(emit, "gather_c10", "operand_batching_dims",
                         operandDims)) ||
      failed(checkInRange(emit, "gather_c11", "operand_batching_dims",
                          operandDims, operand.getRank())) ||
      failed(checkUnique(emit, "gather_c13", "start_indices_batching_dims",
                         indexDims)) ||
      failed(checkInRange(emit, "gather_c14", "start_indices_batching_dims",
                          indexDims, indices.getRank())))
    return failure();
  if (llvm::is_contained(indexDims, dims.getIndexVectorDim()))
    return emit() << "gather_c15: expected start_indices_batching_dims without "
                     "index_vector_dim, got "
                  << show(indexDims);
  if (failed(checkSize(emit, "gather_c16", "start_indices_batching_dims",
                       indexDims.size(), operandDims.size())))
    return failure();
  for (auto [a, b] : llvm::zip_equal(operandDims, indexDims))
    if (operand.getDimSize(a) != indices.getDimSize(b))
      return emit() << "gather_c17: expected dimension " << b
                    << " of the indices to have extent "
                    << operand.getDimSize(a) << ", got "
                    << indices.getDimSize(b);
  return success();
}

static LogicalResult infer(GatherOp::Adaptor op, Emit emit, Types &types) {
  auto operand = tensorOf(op.getOperand());
  auto indices = tensorOf(op.getStartIndices());
  GatherDimensionNumbersAttr dims = op.getDimensionNumbers();
  Dims offset = dims.getOffsetDims(), collapsed = dims.getCollapsedSliceDims(),
       batching = dims.getOperandBatchingDims(), map = dims.getStartIndexMap(),
       sizes = op.getSliceSizes();
  int64_t vectorDim = dims.getIndexVectorDim();

  if (failed(checkSize(emit, "gather_c1",
                       "offset, collapsed and batching dimensions",
                       offset.size() + collapsed.size() + batching.size(),
                       operand.getRank())) ||
      failed(checkInRange(emit, "gather_c2", "index_vector_dim", {vectorDim},
                          indices.getRank() + 1)))
    return failure();
  int64_t vectorSize =
      vectorDim < indices.getRank() ? indices.getDimSize(vectorDim) : 1;
  if (failed(checkSize(emit, "gather_c3", "entries of start_index_map",
                       map.size(), vectorSize)) ||
      failed(checkUnique(emit, "gather_c4", "offset_dims", offset)) ||
      failed(checkSorted(emit, "gather_c4", "offset_dims", offset)))
    return failure();
  SmallVector<int64_t> batch = indexShape(indices, vectorDim);
  if (failed(checkInRange(emit, "gather_c5", "offset_dims", offset,
                          offset.size() + batch.size())) ||
      failed(checkUnique(emit, "gather_c6",
                         "collapsed_slice_dims and operand_batching_dims",
                         joined(collapsed, batching))) ||
      failed(
          checkSorted(emit, "gather_c7", "collapsed_slice_dims", collapsed)) ||
      failed(checkInRange(emit, "gather_c8", "collapsed_slice_dims", collapsed,
                          operand.getRank())) ||
      failed(checkGatherBatching(dims, operand, indices, emit)) ||
      failed(checkUnique(emit, "gather_c18",
                         "start_index_map and operand_batching_dims",
                         joined(map, batching))) ||
      failed(checkInRange(emit, "gather_c19", "start_index_map", map,
                          operand.getRank())) ||
      failed(checkSize(emit, "gather_c20", "slice_sizes", sizes.size(),
                       operand.getRank())))
    return failure();
  for (auto [i, size] : llvm::enumerate(sizes)) {
    if (llvm::is_contained(collapsed, i) && size > 1)
      return emit() << "gather_c9: expected a slice of at most 1 in collapsed "
                       "dimension "
                    << i << ", got " << size;
    if (llvm::is_contained(batching, i) && size > 1)
      return emit() << "gather_c12: expected a slice of at most 1 in batching "
                       "dimension "
                    << i << ", got " << size;
    if (size < 0 || size > operand.getDimSize(i))
      return emit() << "gather_c21: expected a slice of at most "
                    << operand.getDimSize(i) << " in dimension " << i
                    << ", got " << size;
  }

  // Offset dimensions lie where offset_dims says; the batch fills the rest.
  SmallVector<int64_t> window;
  for (auto [i, size] : llvm::enumerate(sizes))
    if (!llvm::is_contained(collapsed, i) && !llvm::is_contained(batching, i))
      window.push_back(size);
  SmallVector<int64_t> shape;
  size_t nextWindow = 0, nextBatch = 0;
  for (size_t i = 0, e = window.size() + batch.size(); i < e; ++i)
    shape.push_back(llvm::is_contained(offset, i) ? window[nextWindow++]
                                                  : batch[nextBatch++]);
  types.push_back(operand.clone(shape));
  return success();
}
TRC_INFER(GatherOp, "gather_c22")

//===----------------------------------------------------------------------===//
// ScatterOp
//===----------------------------------------------------------------------===//

static LogicalResult checkScatterDims(ScatterDimensionNumbersAttr dims,
                                      RankedTensorType input,
                                      RankedTensorType indices,
                                      RankedTensorType update, Emit emit) {
  Dims window = dims.getUpdateWindowDims(),
       inserted = dims.getInsertedWindowDims(),
       inputBatch = dims.getInputBatchingDims(),
       indexBatch = dims.getScatterIndicesBatchingDims(),
       map = dims.getScatterDimsToOperandDims();
  int64_t vectorDim = dims.getIndexVectorDim();
  if (failed(checkSize(emit, "scatter_c2",
                       "window, inserted and batching dimensions",
                       window.size() + inserted.size() + inputBatch.size(),
                       input.getRank())) ||
      failed(checkUnique(emit, "scatter_c7", "update_window_dims", window)) ||
      failed(checkSorted(emit, "scatter_c7", "update_window_dims", window)) ||
      failed(checkInRange(emit, "scatter_c8", "update_window_dims", window,
                          update.getRank())) ||
      failed(checkUnique(emit, "scatter_c9",
                         "inserted_window_dims and input_batching_dims",
                         joined(inserted, inputBatch))) ||
      failed(
          checkSorted(emit, "scatter_c10", "inserted_window_dims", inserted)) ||
      failed(checkInRange(emit, "scatter_c11", "inserted_window_dims", inserted,
                          input.getRank())) ||
      failed(checkSorted(emit, "scatter_c12", "input_batching_dims",
                         inputBatch)) ||
      failed(checkInRange(emit, "scatter_c13", "input_batching_dims",
                          inputBatch, input.getRank())) ||
      failed(checkUnique(emit, "scatter_c14", "scatter_indices_batching_dims",
                         indexBatch)) ||
      failed(checkInRange(emit, "scatter_c15", "scatter_indices_batching_dims",
                          indexBatch, indices.getRank())))
    return failure();
  if (llvm::is_contained(indexBatch, vectorDim))
    return emit() << "scatter_c16: expected scatter_indices_batching_dims "
                     "without index_vector_dim, got "
                  << show(indexBatch);
  if (failed(checkSize(emit, "scatter_c17", "scatter_indices_batching_dims",
                       indexBatch.size(), inputBatch.size())))
    return failure();
  for (auto [a, b] : llvm::zip_equal(inputBatch, indexBatch))
    if (input.getDimSize(a) != indices.getDimSize(b))
      return emit() << "scatter_c18: expected dimension " << b
                    << " of the indices to have extent " << input.getDimSize(a)
                    << ", got " << indices.getDimSize(b);
  if (failed(checkInRange(emit, "scatter_c22", "index_vector_dim", {vectorDim},
                          indices.getRank() + 1)))
    return failure();
  int64_t vectorSize =
      vectorDim < indices.getRank() ? indices.getDimSize(vectorDim) : 1;
  if (failed(checkSize(emit, "scatter_c19",
                       "entries of scatter_dims_to_operand_dims", map.size(),
                       vectorSize)) ||
      failed(checkUnique(emit, "scatter_c20",
                         "scatter_dims_to_operand_dims and input_batching_dims",
                         joined(map, inputBatch))) ||
      failed(checkInRange(emit, "scatter_c21", "scatter_dims_to_operand_dims",
                          map, input.getRank())))
    return failure();
  return success();
}

/// The window of an update fits into the input, the rest is the indices' shape.
static LogicalResult checkScatterUpdate(ScatterDimensionNumbersAttr dims,
                                        RankedTensorType input,
                                        RankedTensorType indices,
                                        RankedTensorType update, Emit emit) {
  SmallVector<int64_t> window, batch;
  for (int64_t i = 0; i < input.getRank(); ++i)
    if (!llvm::is_contained(dims.getInsertedWindowDims(), i) &&
        !llvm::is_contained(dims.getInputBatchingDims(), i))
      window.push_back(input.getDimSize(i));
  batch = indexShape(indices, dims.getIndexVectorDim());
  if (failed(checkSize(emit, "scatter_c4", "dimensions of updates",
                       update.getRank(), window.size() + batch.size())))
    return failure();
  size_t nextWindow = 0, nextBatch = 0;
  for (int64_t i = 0; i < update.getRank(); ++i) {
    int64_t extent = update.getDimSize(i);
    if (llvm::is_contained(dims.getUpdateWindowDims(), i)) {
      int64_t most = window[nextWindow++];
      if (extent > most)
        return emit() << "scatter_c4: expected updates of at most " << most
                      << " in dimension " << i << ", got " << extent;
    } else {
      int64_t expected = batch[nextBatch++];
      if (extent != expected)
        return emit() << "scatter_c4: expected updates of " << expected
                      << " in dimension " << i << ", got " << extent;
    }
  }
  return success();
}

static LogicalResult infer(ScatterOp::Adaptor op, Emit emit, Types &types) {
  ValueRange inputs = op.getInputs(), updates = op.getUpdates();
  if (inputs.empty() || inputs.size() != updates.size())
    return emit() << "scatter_c5: expected as many updates as inputs, at "
                     "least 1, got "
                  << inputs.size() << " inputs and " << updates.size()
                  << " updates";
  auto input = tensorOf(inputs[0]), update = tensorOf(updates[0]);
  auto indices = tensorOf(op.getScatterIndices());
  for (auto [a, b] : llvm::zip_equal(inputs, updates))
    if (failed(
            checkSameShape(emit, "scatter_c1", "inputs", input, a.getType())) ||
        failed(checkSameShape(emit, "scatter_c3", "updates", update,
                              b.getType())) ||
        failed(checkSameElement(emit, "scatter_c6", "updates", a.getType(),
                                b.getType())))
      return failure();
  ScatterDimensionNumbersAttr dims = op.getScatterDimensionNumbers();
  if (failed(checkScatterDims(dims, input, indices, update, emit)) ||
      failed(checkScatterUpdate(dims, input, indices, update, emit)))
    return failure();
  SmallVector<Type> elements;
  if (op.getUpdateComputation().empty()) { // A builder asks.
    llvm::append_range(types, inputs.getTypes());
    return success();
  }
  if (failed(checkReducer(emit, "scatter_c23", op.getUpdateComputation(),
                          inputs.getTypes(), elements)))
    return failure();
  for (auto [value, element] : llvm::zip_equal(inputs, elements))
    types.push_back(tensorOf(value).clone(element));
  return success();
}
TRC_INFER(ScatterOp, "scatter_c24")

//===----------------------------------------------------------------------===//
// SelectAndScatterOp
//===----------------------------------------------------------------------===//

static LogicalResult infer(SelectAndScatterOp::Adaptor op, Emit emit,
                           Types &types) {
  auto operand = tensorOf(op.getOperand()), source = tensorOf(op.getSource());
  auto init = tensorOf(op.getInitValue());
  int64_t rank = operand.getRank();
  Dims sizes = op.getWindowDimensions().value_or(Dims()),
       strides = op.getWindowStrides().value_or(Dims());
  if (failed(checkSameElement(emit, "select_and_scatter_c1", "a source",
                              operand, source)) ||
      failed(checkSameElement(emit, "select_and_scatter_c3", "an initial value",
                              operand, init)))
    return failure();
  if (init.getRank() != 0)
    return emit() << "select_and_scatter_i3: expected an initial value of "
                     "rank 0, got "
                  << init;
  SmallVector<std::pair<int64_t, int64_t>> padding;
  if ((op.getWindowDimensions() &&
       failed(checkSize(emit, "select_and_scatter_c4", "window dimensions",
                        sizes.size(), rank))) ||
      failed(checkAtLeast(emit, "select_and_scatter_c5", "window dimensions",
                          sizes, 1)) ||
      (op.getWindowStrides() &&
       failed(checkSize(emit, "select_and_scatter_c6", "window strides",
                        strides.size(), rank))) ||
      failed(checkAtLeast(emit, "select_and_scatter_c7", "window strides",
                          strides, 1)) ||
      failed(readPadding(emit, "select_and_scatter_c8", op.getPadding(), rank,
                         padding)))
    return failure();
  SmallVector<int64_t> counts =
      countWindows(operand.getShape(), {sizes, strides, {}, {}, padding});
  if (source.getShape() != Dims(counts))
    return emit() << "select_and_scatter_c2: expected a source of shape "
                  << show(counts) << ", one element per window, got "
                  << show(source.getShape());
  if (op.getSelect().empty() || op.getScatter().empty()) { // A builder asks.
    types.push_back(operand);
    return success();
  }
  auto scalar = RankedTensorType::get({}, operand.getElementType());
  SmallVector<Type> elements;
  if (failed(checkComparator(emit, "select_and_scatter_c9", op.getSelect(),
                             {scalar, scalar})) ||
      failed(checkReducer(emit, "select_and_scatter_c10", op.getScatter(),
                          {operand}, elements)))
    return failure();
  types.push_back(operand.clone(elements[0]));
  return success();
}
TRC_INFER(SelectAndScatterOp, "select_and_scatter_c11")

//===----------------------------------------------------------------------===//
// SortOp
//===----------------------------------------------------------------------===//

static LogicalResult infer(SortOp::Adaptor op, Emit emit, Types &types) {
  ValueRange inputs = op.getInputs();
  if (inputs.empty())
    return emit() << "sort_c1: expected at least 1 input, got 0";
  auto first = tensorOf(inputs[0]);
  for (Value input : inputs)
    if (failed(
            checkSameShape(emit, "sort_c3", "inputs", first, input.getType())))
      return failure();
  int64_t dim = op.getDimension(), rank = first.getRank();
  // A tensor of rank 0 is one element, in order whatever is said.
  if (rank != 0 && (dim < -rank || dim >= rank))
    return emit() << "sort_c4: expected a dimension of at least " << -rank
                  << " and less than " << rank << ", got " << dim;
  llvm::append_range(types, inputs.getTypes());
  if (op.getComparator().empty()) // A builder asks.
    return success();
  SmallVector<Type> arguments;
  for (Value input : inputs)
    arguments.append(
        2, RankedTensorType::get({}, tensorOf(input).getElementType()));
  return checkComparator(emit, "sort_c5", op.getComparator(), arguments);
}
TRC_INFER(SortOp, "sort_c2")
