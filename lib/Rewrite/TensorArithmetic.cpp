//===- TensorArithmetic.cpp - making StableHLO operations, tersely --------===//
//
// See TensorArithmetic.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/TensorArithmetic.h"

#include "trc/Rewrite/Constants.h"

using namespace mlir;

namespace trc {

Type getSumType(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

Value TensorArithmetic::fill(RankedTensorType type, double number) {
  return makeSplat(builder, loc, type, number);
}

Value TensorArithmetic::fill(Value like, double number) {
  return makeSplat(builder, loc, getTensorType(like), number);
}

Value TensorArithmetic::zeros(Type type) {
  return makeSplat(builder, loc, cast<RankedTensorType>(type), 0);
}

Value TensorArithmetic::iota(RankedTensorType type, int64_t dim) {
  return stablehlo::IotaOp::create(builder, loc, type,
                                   static_cast<uint64_t>(dim));
}

Value TensorArithmetic::compare(Value a, Direction direction, Value b,
                                Comparison type) {
  return stablehlo::CompareOp::create(builder, loc, a, b, direction, type);
}

Value TensorArithmetic::select(Value predicate, Value a, Value b) {
  return stablehlo::SelectOp::create(builder, loc, a.getType(), predicate, a,
                                     b);
}

Value TensorArithmetic::keepIf(Value predicate, Value a) {
  return select(predicate, a, fill(a, 0));
}

Value TensorArithmetic::dropIf(Value predicate, Value a) {
  return select(predicate, fill(a, 0), a);
}

Value TensorArithmetic::clamp(Value low, Value a, Value high) {
  return stablehlo::ClampOp::create(builder, loc, a.getType(), low, a, high);
}

Value TensorArithmetic::convert(Value a, Type elementType) {
  if (getTensorType(a).getElementType() == elementType)
    return a;
  return stablehlo::ConvertOp::create(builder, loc, a, elementType);
}

Value TensorArithmetic::bitcast(Value a, Type elementType) {
  return stablehlo::BitcastConvertOp::create(
      builder, loc, getTensorType(a).clone(elementType), a);
}

Value TensorArithmetic::reshape(Value a, Dims shape) {
  auto type = getTensorType(a);
  if (type.getShape() == shape)
    return a;
  return stablehlo::ReshapeOp::create(builder, loc, type.clone(shape), a);
}

Value TensorArithmetic::transpose(Value a, Dims permutation) {
  if (llvm::is_sorted(permutation))
    return a;
  auto type = getTensorType(a);
  SmallVector<int64_t> shape;
  for (int64_t dim : permutation)
    shape.push_back(type.getDimSize(dim));
  return stablehlo::TransposeOp::create(
      builder, loc, type.clone(shape), a,
      builder.getDenseI64ArrayAttr(permutation));
}

Value TensorArithmetic::broadcast(Value a, Dims shape, Dims dims) {
  auto type = getTensorType(a);
  if (type.getShape() == shape && llvm::is_sorted(dims))
    return a;
  return stablehlo::BroadcastInDimOp::create(
      builder, loc, type.clone(shape), a, builder.getDenseI64ArrayAttr(dims));
}

Value TensorArithmetic::slice(Value a, Dims starts, Dims limits, Dims strides) {
  auto type = getTensorType(a);
  SmallVector<int64_t> shape;
  for (auto [start, limit, stride] : llvm::zip_equal(starts, limits, strides))
    shape.push_back((limit - start + stride - 1) / stride);
  if (type.getShape() == ArrayRef<int64_t>(shape))
    return a;
  return stablehlo::SliceOp::create(builder, loc, type.clone(shape), a,
                                    builder.getDenseI64ArrayAttr(starts),
                                    builder.getDenseI64ArrayAttr(limits),
                                    builder.getDenseI64ArrayAttr(strides));
}

Value TensorArithmetic::take(Value a, int64_t dim, int64_t first,
                             int64_t count) {
  auto type = getTensorType(a);
  SmallVector<int64_t> starts(type.getRank(), 0), limits(type.getShape());
  SmallVector<int64_t> strides(type.getRank(), 1);
  starts[dim] = first;
  limits[dim] = first + count;
  return slice(a, starts, limits, strides);
}

Value TensorArithmetic::padZeros(Value a, Dims low, Dims high, Dims interior) {
  auto type = getTensorType(a);
  auto isZero = [](int64_t n) { return n == 0; };
  if (llvm::all_of(low, isZero) && llvm::all_of(high, isZero) &&
      llvm::all_of(interior, isZero))
    return a;
  SmallVector<int64_t> shape;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    int64_t extent = type.getDimSize(d);
    shape.push_back(low[d] + extent +
                    std::max<int64_t>(extent - 1, 0) * interior[d] + high[d]);
  }
  Value zero = zeros(RankedTensorType::get({}, type.getElementType()));
  return stablehlo::PadOp::create(builder, loc, type.clone(shape), a, zero,
                                  builder.getDenseI64ArrayAttr(low),
                                  builder.getDenseI64ArrayAttr(high),
                                  builder.getDenseI64ArrayAttr(interior));
}

Value TensorArithmetic::concatenate(ValueRange parts, int64_t dim) {
  if (parts.size() == 1)
    return parts.front();
  auto type = getTensorType(parts.front());
  SmallVector<int64_t> shape(type.getShape());
  shape[dim] = 0;
  for (Value part : parts)
    shape[dim] += getTensorType(part).getDimSize(dim);
  return stablehlo::ConcatenateOp::create(builder, loc, type.clone(shape),
                                          parts, static_cast<uint64_t>(dim));
}

std::pair<Type, Value> TensorArithmetic::getReduced(Value a, Dims dims,
                                                    double neutral) {
  auto type = getTensorType(a);
  SmallVector<int64_t> shape;
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (!llvm::is_contained(dims, d))
      shape.push_back(type.getDimSize(d));
  auto scalar = RankedTensorType::get({}, type.getElementType());
  return {type.clone(shape), makeSplat(builder, loc, scalar, neutral)};
}

} // namespace trc
