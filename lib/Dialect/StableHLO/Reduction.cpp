//===- Reduction.cpp - reduce, reduce_window, map -------------------------===//
//
// Result types and verifiers of ReductionOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

/// Checks what reduce and reduce_window have in common.
static LogicalResult checkInputs(Emit emit, StringRef sizes, StringRef shapes,
                                 StringRef elements, ValueRange inputs,
                                 ValueRange inits) {
  if (inputs.empty() || inputs.size() != inits.size())
    return emit() << sizes
                  << ": expected as many initial values as inputs, at least "
                     "1, got "
                  << inputs.size() << " inputs and " << inits.size()
                  << " initial values";
  for (auto [input, init] : llvm::zip_equal(inputs, inits)) {
    if (failed(checkSameShape(emit, shapes, "inputs", inputs[0].getType(),
                              input.getType())) ||
        failed(checkSameElement(emit, elements, "an initial value",
                                input.getType(), init.getType())))
      return failure();
    if (tensorOf(init).getRank() != 0)
      return emit() << elements << ": expected an initial value of rank 0, got "
                    << init.getType();
  }
  return success();
}

static LogicalResult infer(ReduceOp::Adaptor op, Emit emit, Types &types) {
  ValueRange inputs = op.getInputs();
  if (failed(checkInputs(emit, "reduce_c3", "reduce_c1", "reduce_c2", inputs,
                         op.getInitValues())))
    return failure();
  auto first = tensorOf(inputs[0]);
  Dims dims = op.getDimensions();
  if (failed(checkInRange(emit, "reduce_c4", "dimensions", dims,
                          first.getRank())) ||
      failed(checkUnique(emit, "reduce_c5", "dimensions", dims)))
    return failure();
  SmallVector<int64_t> shape;
  for (int64_t i = 0; i < first.getRank(); ++i)
    if (!llvm::is_contained(dims, i))
      shape.push_back(first.getDimSize(i));
  SmallVector<Type> elements;
  if (op.getBody().empty()) { // A builder asks.
    for (Value input : inputs)
      elements.push_back(tensorOf(input).getElementType());
  } else if (failed(checkReducer(emit, "reduce_c6", op.getBody(),
                                 inputs.getTypes(), elements))) {
    return failure();
  }
  for (Type element : elements)
    types.push_back(RankedTensorType::get(shape, element));
  return success();
}
TRC_INFER(ReduceOp, "reduce_c7")

static LogicalResult infer(ReduceWindowOp::Adaptor op, Emit emit,
                           Types &types) {
  ValueRange inputs = op.getInputs();
  if (failed(checkInputs(emit, "reduce_window_c1", "reduce_window_c2",
                         "reduce_window_c3", inputs, op.getInitValues())))
    return failure();
  auto first = tensorOf(inputs[0]);
  int64_t rank = first.getRank();
  auto list = [&](StringRef size, StringRef least, StringRef what,
                  std::optional<Dims> values) {
    if (!values)
      return success();
    if (failed(checkSize(emit, size, what, values->size(), rank)))
      return failure();
    return checkAtLeast(emit, least, what, *values, 1);
  };
  SmallVector<std::pair<int64_t, int64_t>> padding;
  if (failed(list("reduce_window_c4", "reduce_window_c5", "window dimensions",
                  op.getWindowDimensions())) ||
      failed(list("reduce_window_c6", "reduce_window_c7", "window strides",
                  op.getWindowStrides())) ||
      failed(list("reduce_window_c8", "reduce_window_c9", "base dilations",
                  op.getBaseDilations())) ||
      failed(list("reduce_window_c10", "reduce_window_c11", "window dilations",
                  op.getWindowDilations())) ||
      failed(readPadding(emit, "reduce_window_c12", op.getPadding(), rank,
                         padding)))
    return failure();
  Windows windows = {op.getWindowDimensions(),
                     op.getWindowStrides().value_or(Dims()),
                     op.getBaseDilations().value_or(Dims()),
                     op.getWindowDilations().value_or(Dims()), padding};
  SmallVector<int64_t> shape = countWindows(first.getShape(), windows);
  SmallVector<Type> elements;
  if (op.getBody().empty()) { // A builder asks.
    for (Value input : inputs)
      elements.push_back(tensorOf(input).getElementType());
  } else if (failed(checkReducer(emit, "reduce_window_c13", op.getBody(),
                                 inputs.getTypes(), elements))) {
    return failure();
  }
  for (Type element : elements)
    types.push_back(RankedTensorType::get(shape, element));
  return success();
}
TRC_INFER(ReduceWindowOp, "reduce_window_c15")

static LogicalResult infer(MapOp::Adaptor op, Emit emit, Types &types) {
  ValueRange inputs = op.getInputs();
  if (inputs.empty())
    return emit() << "map_c2: expected at least 1 input, got 0";
  auto first = tensorOf(inputs[0]);
  for (Value input : inputs)
    if (failed(
            checkSameShape(emit, "map_c1", "inputs", first, input.getType())))
      return failure();
  Dims dims = op.getDimensions();
  if (!llvm::equal(dims, llvm::seq<int64_t>(0, first.getRank())))
    return emit() << "map_c3: expected all " << first.getRank()
                  << " dimensions in order, got " << show(dims);
  if (op.getComputation().empty()) { // A builder asks.
    types.push_back(first);
    return success();
  }
  FailureOr<ValueRange> returned =
      getReturned(emit, "map_c4", op.getComputation());
  if (failed(returned))
    return failure();
  Block &block = op.getComputation().front();
  if (block.getNumArguments() != inputs.size() || returned->size() != 1)
    return emit() << "map_c4: expected a region with " << inputs.size()
                  << " arguments and 1 result, got " << block.getNumArguments()
                  << " and " << returned->size();
  for (auto [input, argument] : llvm::zip_equal(inputs, block.getArguments())) {
    auto scalar = RankedTensorType::get({}, tensorOf(input).getElementType());
    if (failed(checkSameType(emit, "map_c4", "arguments of the region", scalar,
                             argument.getType())))
      return failure();
  }
  auto scalar = dyn_cast<RankedTensorType>(returned->front().getType());
  if (!scalar || scalar.getRank() != 0)
    return emit() << "map_c4: expected a region that returns a tensor of rank "
                     "0, got "
                  << returned->front().getType();
  types.push_back(first.clone(scalar.getElementType()));
  return success();
}
TRC_INFER(MapOp, "map_c1")
