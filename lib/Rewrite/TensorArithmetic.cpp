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

Value TensorArithmetic::isFinite(Value a) {
  return stablehlo::IsFiniteOp::create(
      builder, loc, getTensorType(a).clone(builder.getI1Type()), a);
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

Value TensorArithmetic::slice(Value a, ValueRange starts, Dims sizes) {
  return stablehlo::DynamicSliceOp::create(
      builder, loc, getTensorType(a).clone(sizes), a, starts,
      builder.getDenseI64ArrayAttr(sizes));
}

/// A place along one dimension, and 0 along the others.
SmallVector<Value> TensorArithmetic::placeAlong(Value a, int64_t dim,
                                                Value place) {
  SmallVector<Value> starts(getTensorType(a).getRank(), place);
  if (starts.size() > 1) {
    llvm::fill(starts, fill(place, 0));
    starts[dim] = place;
  }
  return starts;
}

Value TensorArithmetic::take(Value a, int64_t dim, Value first, int64_t count) {
  SmallVector<int64_t> sizes(getTensorType(a).getShape());
  sizes[dim] = count;
  return slice(a, placeAlong(a, dim, first), sizes);
}

Value TensorArithmetic::put(Value a, Value part, ValueRange starts) {
  return stablehlo::DynamicUpdateSliceOp::create(builder, loc, a.getType(), a,
                                                 part, starts);
}

Value TensorArithmetic::put(Value a, Value part, int64_t dim, Value first) {
  return put(a, part, placeAlong(a, dim, first));
}

Value TensorArithmetic::takeRows(Value matrix, Value rows) {
  auto type = getTensorType(matrix);
  SmallVector<int64_t> shape(getTensorType(rows).getShape());
  const auto rank = static_cast<int64_t>(shape.size());
  shape.push_back(type.getDimSize(1));
  auto numbers = stablehlo::GatherDimensionNumbersAttr::get(
      builder.getContext(), /*offsetDims=*/{rank}, /*collapsedSliceDims=*/{0},
      /*operandBatchingDims=*/{}, /*startIndicesBatchingDims=*/{},
      /*startIndexMap=*/{0}, /*indexVectorDim=*/rank);
  return stablehlo::GatherOp::create(
      builder, loc, type.clone(shape), matrix, rows, numbers,
      builder.getDenseI64ArrayAttr({1, type.getDimSize(1)}), BoolAttr());
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

Value TensorArithmetic::dot(Value a, Value b,
                            stablehlo::DotDimensionNumbersAttr numbers,
                            ArrayAttr precision) {
  SmallVector<int64_t> shape;
  for (int64_t d : numbers.getLhsBatchingDimensions())
    shape.push_back(getTensorType(a).getDimSize(d));
  const auto addFree = [&](Value side, Dims batch, Dims summed) {
    for (auto [d, extent] : llvm::enumerate(getTensorType(side).getShape()))
      if (const auto dim = static_cast<int64_t>(d);
          !llvm::is_contained(batch, dim) && !llvm::is_contained(summed, dim))
        shape.push_back(extent);
  };
  addFree(a, numbers.getLhsBatchingDimensions(),
          numbers.getLhsContractingDimensions());
  addFree(b, numbers.getRhsBatchingDimensions(),
          numbers.getRhsContractingDimensions());
  return stablehlo::DotGeneralOp::create(
      builder, loc, getTensorType(a).clone(shape), a, b, numbers, precision,
      stablehlo::DotAlgorithmAttr());
}

stablehlo::WhileOp TensorArithmetic::repeat(int64_t trips, ValueRange starts,
                                            Trip trip) {
  auto counter = RankedTensorType::get({}, builder.getI32Type());
  SmallVector<Value> carried{zeros(counter)};
  llvm::append_range(carried, starts);
  auto loop = stablehlo::WhileOp::create(
      builder, loc, TypeRange(ValueRange(carried)), carried);
  const TypeRange types = loop->getResultTypes();
  const SmallVector<Location> locations(types.size(), loc);
  OpBuilder::InsertionGuard guard(builder);
  Block *condition = builder.createBlock(&loop.getCond(), {}, types, locations);
  Value more =
      compare(condition->getArgument(0), Direction::LT,
              fill(counter, static_cast<double>(trips)), Comparison::SIGNED);
  stablehlo::ReturnOp::create(builder, loc, more);
  Block *body = builder.createBlock(&loop.getBody(), {}, types, locations);
  Value number = body->getArgument(0);
  SmallVector<Value> next{add(number, 1)};
  llvm::append_range(next, trip(number, body->getArguments().drop_front()));
  stablehlo::ReturnOp::create(builder, loc, next);
  return loop;
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
