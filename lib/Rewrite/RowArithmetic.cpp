//===- RowArithmetic.cpp - arithmetic along innermost rows ----------------===//
//
// See RowArithmetic.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/RowArithmetic.h"

#include <limits>

using namespace mlir;
using namespace trc;

Type trc::getSumType(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

Value RowArithmetic::convert(Value value, Type element) {
  RankedTensorType type = getTensorType(value);
  if (type.getElementType() == element)
    return value;
  return stablehlo::ConvertOp::create(
      builder, loc, RankedTensorType::get(type.getShape(), element), value);
}

template <typename Op> Value RowArithmetic::reduce(Value whole, double init) {
  RankedTensorType type = getTensorType(whole);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  auto result =
      RankedTensorType::get(type.getShape().drop_back(), type.getElementType());
  Value start = makeSplat(builder, loc, scalar, init);
  auto reduce = stablehlo::ReduceOp::create(
      builder, loc, TypeRange(result), ValueRange(whole), ValueRange(start),
      builder.getDenseI64ArrayAttr(type.getRank() - 1));
  OpBuilder::InsertionGuard guard(builder);
  Block *block =
      builder.createBlock(&reduce.getBody(), {}, {scalar, scalar}, {loc, loc});
  Value combined = Op::create(builder, loc, scalar, block->getArgument(0),
                              block->getArgument(1));
  stablehlo::ReturnOp::create(builder, loc, ValueRange(combined));
  return reduce->getResult(0);
}

Value RowArithmetic::sum(Value whole) {
  return reduce<stablehlo::AddOp>(whole, 0);
}
Value RowArithmetic::maximum(Value whole) {
  return reduce<stablehlo::MaxOp>(whole,
                                  -std::numeric_limits<double>::infinity());
}

Value RowArithmetic::spread(Value value, ArrayRef<int64_t> dims) {
  auto type =
      RankedTensorType::get(shape, getTensorType(value).getElementType());
  return stablehlo::BroadcastInDimOp::create(
      builder, loc, type, value, builder.getDenseI64ArrayAttr(dims));
}

Value RowArithmetic::spreadRows(Value perRow) {
  SmallVector<int64_t> dims;
  for (size_t d = 0; d + 1 < shape.size(); ++d)
    dims.push_back(static_cast<int64_t>(d));
  return spread(perRow, dims);
}
Value RowArithmetic::spreadColumns(Value perColumn) {
  return spread(perColumn, {static_cast<int64_t>(shape.size()) - 1});
}
