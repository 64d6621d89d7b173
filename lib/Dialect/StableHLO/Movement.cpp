//===- Movement.cpp - operations that move elements -----------------------===//
//
// Result types and verifiers of MovementOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

LogicalResult BroadcastInDimOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto from = tensorOf(getOperand()), to = tensorOf(getResult());
  Dims dims = getBroadcastDimensions();
  if (failed(checkSameElement(emit, "broadcast_in_dim_c1", "a result", from,
                              to)) ||
      failed(checkSize(emit, "broadcast_in_dim_c2", "dims", dims.size(),
                       from.getRank())) ||
      failed(checkInRange(emit, "broadcast_in_dim_c3", "dims", dims,
                          to.getRank())) ||
      failed(checkUnique(emit, "broadcast_in_dim_c4", "dims", dims)))
    return failure();
  for (auto [i, dim] : llvm::enumerate(dims))
    if (from.getDimSize(i) != 1 && from.getDimSize(i) != to.getDimSize(dim))
      return emitOpError("broadcast_in_dim_c5: expected dimension ")
             << i << " of the operand to have extent 1 or "
             << to.getDimSize(dim) << ", got " << from.getDimSize(i);
  return success();
}

LogicalResult ReshapeOp::verify() {
  auto from = tensorOf(getOperand()), to = tensorOf(getResult());
  if (failed(checkSameElement([&] { return emitOpError(); }, "reshape_c1",
                              "a result", from, to)))
    return failure();
  if (from.getNumElements() != to.getNumElements())
    return emitOpError("reshape_c2: expected a result of ")
           << from.getNumElements() << " elements, got " << to.getNumElements();
  return success();
}

static LogicalResult infer(TransposeOp::Adaptor op, Emit emit, Types &types) {
  auto from = tensorOf(op.getOperand());
  Dims dims = op.getPermutation();
  StringRef label = "transpose_c2";
  if (failed(checkSize(emit, label, "dims", dims.size(), from.getRank())) ||
      failed(checkInRange(emit, label, "dims", dims, from.getRank())) ||
      failed(checkUnique(emit, label, "dims", dims)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t dim : dims)
    shape.push_back(from.getDimSize(dim));
  types.push_back(from.clone(shape));
  return success();
}
TRC_INFER(TransposeOp, "transpose_c3")

static LogicalResult infer(ReverseOp::Adaptor op, Emit emit, Types &types) {
  auto type = tensorOf(op.getOperand());
  if (failed(checkUnique(emit, "reverse_c2", "dims", op.getDimensions())) ||
      failed(checkInRange(emit, "reverse_c3", "dims", op.getDimensions(),
                          type.getRank())))
    return failure();
  types.push_back(type);
  return success();
}
TRC_INFER(ReverseOp, "reverse_c1")

//===----------------------------------------------------------------------===//
// Slices
//===----------------------------------------------------------------------===//

static LogicalResult infer(SliceOp::Adaptor op, Emit emit, Types &types) {
  auto from = tensorOf(op.getOperand());
  Dims starts = op.getStartIndices(), limits = op.getLimitIndices(),
       strides = op.getStrides();
  for (Dims list : {starts, limits, strides})
    if (failed(checkSize(emit, "slice_c2", "starts, limits and strides",
                         list.size(), from.getRank())))
      return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < from.getRank(); ++i) {
    if (starts[i] < 0 || starts[i] > limits[i] ||
        limits[i] > from.getDimSize(i))
      return emit() << "slice_c3: expected 0 <= start <= limit <= "
                    << from.getDimSize(i) << " in dimension " << i
                    << ", got start " << starts[i] << " and limit "
                    << limits[i];
    if (strides[i] <= 0)
      return emit() << "slice_c4: expected a stride of at least 1, got "
                    << strides[i];
    int64_t length = limits[i] - starts[i];
    shape.push_back(length / strides[i] + (length % strides[i] != 0));
  }
  types.push_back(from.clone(shape));
  return success();
}
TRC_INFER(SliceOp, "slice_c5")

/// Checks the start indices of a dynamic slice: one per dimension, of one type.
static LogicalResult checkStarts(Emit emit, StringRef size, StringRef type,
                                 ValueRange starts, int64_t rank) {
  if (failed(checkSize(emit, size, "start indices", starts.size(), rank)))
    return failure();
  for (Value start : starts)
    if (failed(checkSameType(emit, type, "start indices", starts[0].getType(),
                             start.getType())))
      return failure();
  return success();
}

static LogicalResult infer(DynamicSliceOp::Adaptor op, Emit emit,
                           Types &types) {
  auto from = tensorOf(op.getOperand());
  Dims sizes = op.getSliceSizes();
  if (failed(checkStarts(emit, "dynamic_slice_c2", "dynamic_slice_c3",
                         op.getStartIndices(), from.getRank())) ||
      failed(checkSize(emit, "dynamic_slice_c2", "sizes", sizes.size(),
                       from.getRank())))
    return failure();
  for (auto [i, size] : llvm::enumerate(sizes))
    if (size < 0 || size > from.getDimSize(i))
      return emit() << "dynamic_slice_c4: expected a size of at most "
                    << from.getDimSize(i) << " in dimension " << i << ", got "
                    << size;
  types.push_back(from.clone(sizes));
  return success();
}
TRC_INFER(DynamicSliceOp, "dynamic_slice_c5")

static LogicalResult infer(DynamicUpdateSliceOp::Adaptor op, Emit emit,
                           Types &types) {
  auto type = tensorOf(op.getOperand()), update = tensorOf(op.getUpdate());
  if (failed(checkSameElement(emit, "dynamic_update_slice_c2", "an update",
                              type, update)))
    return failure();
  if (update.getRank() != type.getRank())
    return emit() << "dynamic_update_slice_c3: expected an update of rank "
                  << type.getRank() << ", got " << update.getRank();
  if (failed(checkStarts(emit, "dynamic_update_slice_c4",
                         "dynamic_update_slice_c5", op.getStartIndices(),
                         type.getRank())))
    return failure();
  for (int64_t i = 0; i < type.getRank(); ++i)
    if (update.getDimSize(i) > type.getDimSize(i))
      return emit() << "dynamic_update_slice_c6: expected an update of at most "
                    << type.getDimSize(i) << " in dimension " << i << ", got "
                    << update.getDimSize(i);
  types.push_back(type);
  return success();
}
TRC_INFER(DynamicUpdateSliceOp, "dynamic_update_slice_c1")

//===----------------------------------------------------------------------===//
// Joining and padding
//===----------------------------------------------------------------------===//

static LogicalResult infer(ConcatenateOp::Adaptor op, Emit emit, Types &types) {
  if (op.getInputs().empty())
    return emit() << "concatenate_c3: expected at least 1 input, got 0";
  auto first = tensorOf(op.getInputs()[0]);
  int64_t dim = op.getDimension();
  if (failed(
          checkInRange(emit, "concatenate_c4", "dim", {dim}, first.getRank())))
    return failure();
  SmallVector<int64_t> shape(first.getShape());
  shape[dim] = 0;
  for (Value input : op.getInputs()) {
    auto type = tensorOf(input);
    if (failed(checkSameElement(emit, "concatenate_c1", "inputs", first, type)))
      return failure();
    bool same = type.getRank() == first.getRank();
    for (int64_t i = 0; same && i < first.getRank(); ++i)
      same = i == dim || type.getDimSize(i) == first.getDimSize(i);
    if (!same)
      return emit() << "concatenate_c2: expected inputs of one shape except "
                       "in dimension "
                    << dim << ", got " << first << " and " << type;
    if (llvm::AddOverflow(shape[dim], type.getDimSize(dim), shape[dim]))
      return emit() << "concatenate_c6: the result is too large";
  }
  types.push_back(first.clone(shape));
  return success();
}
TRC_INFER(ConcatenateOp, "concatenate_c6")

static LogicalResult infer(PadOp::Adaptor op, Emit emit, Types &types) {
  auto from = tensorOf(op.getOperand()), value = tensorOf(op.getPaddingValue());
  Dims low = op.getEdgePaddingLow(), high = op.getEdgePaddingHigh(),
       interior = op.getInteriorPadding();
  if (failed(checkSameElement(emit, "pad_c1", "a padding value", from, value)))
    return failure();
  if (value.getRank() != 0)
    return emit() << "pad_i2: expected a padding value of rank 0, got "
                  << value;
  for (Dims list : {low, high, interior})
    if (failed(checkSize(emit, "pad_c2", "low, high and interior paddings",
                         list.size(), from.getRank())))
      return failure();
  if (failed(checkAtLeast(emit, "pad_c3", "an interior padding", interior, 0)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < from.getRank(); ++i) {
    int64_t extent = from.getDimSize(i);
    int64_t gaps = std::max<int64_t>(extent - 1, 0), total = 0;
    if (llvm::MulOverflow(gaps, interior[i], total) ||
        llvm::AddOverflow(total, extent, total) ||
        llvm::AddOverflow(total, low[i], total) ||
        llvm::AddOverflow(total, high[i], total) || total < 0)
      return emit() << "pad_c4: expected a result of at least 0 elements in "
                       "dimension "
                    << i << ", got low " << low[i] << " and high " << high[i]
                    << " for extent " << extent;
    shape.push_back(total);
  }
  types.push_back(from.clone(shape));
  return success();
}
TRC_INFER(PadOp, "pad_c4")

//===----------------------------------------------------------------------===//
// Tensors from nothing
//===----------------------------------------------------------------------===//

LogicalResult IotaOp::verify() {
  return checkInRange([&] { return emitOpError(); }, "iota_c1", "dim",
                      {static_cast<int64_t>(getIotaDimension())},
                      tensorOf(getOutput()).getRank());
}

static LogicalResult infer(ConstantOp::Adaptor op, Emit emit, Types &types) {
  types.push_back(op.getValue().getType());
  return success();
}
TRC_INFER(ConstantOp, "constant_c1")
