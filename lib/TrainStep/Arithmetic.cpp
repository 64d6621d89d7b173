//===- Arithmetic.cpp - writing formulas as StableHLO ---------------------===//
//
// See Arithmetic.h.
//
//===----------------------------------------------------------------------===//

#include "Arithmetic.h"

using namespace mlir;
using namespace trc;

static RankedTensorType typeOf(Value value) {
  return cast<RankedTensorType>(value.getType());
}

RankedTensorType trc::getComputeType(RankedTensorType type) {
  if (type.getElementType().isF64())
    return type;
  return type.clone(Float32Type::get(type.getContext()));
}

Value Arithmetic::fill(RankedTensorType type, double number) {
  Type element = type.getElementType();
  Attribute value = isa<FloatType>(element)
                        ? Attribute(builder.getFloatAttr(element, number))
                        : Attribute(builder.getIntegerAttr(
                              element, static_cast<int64_t>(number)));
  auto elements = DenseElementsAttr::get(type, value);
  return stablehlo::ConstantOp::create(builder, loc, type, elements);
}

Value Arithmetic::number(double number) {
  return fill(RankedTensorType::get({}, builder.getF64Type()), number);
}

Value Arithmetic::match(Value b, Value a) {
  if (b.getType() == a.getType())
    return b;
  b = convert(b, typeOf(a).getElementType());
  if (b.getType() == a.getType())
    return b;
  return stablehlo::BroadcastInDimOp::create(builder, loc, a.getType(), b,
                                             builder.getDenseI64ArrayAttr({}));
}

Value Arithmetic::add(Value a, Value b) {
  return stablehlo::AddOp::create(builder, loc, a.getType(), a, match(b, a));
}
Value Arithmetic::sub(Value a, Value b) {
  return stablehlo::SubtractOp::create(builder, loc, a.getType(), a,
                                       match(b, a));
}
Value Arithmetic::mul(Value a, Value b) {
  return stablehlo::MulOp::create(builder, loc, a.getType(), a, match(b, a));
}
Value Arithmetic::div(Value a, Value b) {
  return stablehlo::DivOp::create(builder, loc, a.getType(), a, match(b, a));
}
Value Arithmetic::pow(double a, Value b) {
  return stablehlo::PowOp::create(builder, loc, b.getType(), number(a), b);
}
Value Arithmetic::pow(Value a, double b) {
  return stablehlo::PowOp::create(builder, loc, a.getType(), a,
                                  match(number(b), a));
}
Value Arithmetic::min(Value a, Value b) {
  return stablehlo::MinOp::create(builder, loc, a.getType(), a, match(b, a));
}
Value Arithmetic::max(Value a, Value b) {
  return stablehlo::MaxOp::create(builder, loc, a.getType(), a, match(b, a));
}
Value Arithmetic::rsqrt(Value a) {
  return stablehlo::RsqrtOp::create(builder, loc, a.getType(), a);
}
Value Arithmetic::sign(Value a) {
  return stablehlo::SignOp::create(builder, loc, a.getType(), a);
}
Value Arithmetic::sqrt(Value a) {
  return stablehlo::SqrtOp::create(builder, loc, a.getType(), a);
}
Value Arithmetic::cos(Value a) {
  return stablehlo::CosineOp::create(builder, loc, a.getType(), a);
}
Value Arithmetic::neg(Value a) {
  return stablehlo::NegOp::create(builder, loc, a.getType(), a);
}
Value Arithmetic::clamp(double low, Value a, double high) {
  return stablehlo::ClampOp::create(builder, loc, a.getType(),
                                    match(number(low), a), a,
                                    match(number(high), a));
}

Value Arithmetic::selectIfAtMost(Value a, double b, Value then,
                                 Value otherwise) {
  Value test = stablehlo::CompareOp::create(
      builder, loc, a, match(number(b), a), stablehlo::ComparisonDirection::LE,
      stablehlo::ComparisonType::FLOAT);
  return stablehlo::SelectOp::create(builder, loc, then.getType(), test, then,
                                     otherwise);
}

Value Arithmetic::convert(Value a, Type elementType) {
  RankedTensorType type = typeOf(a).clone(elementType);
  if (type == a.getType())
    return a;
  return stablehlo::ConvertOp::create(builder, loc, type, a);
}

Value Arithmetic::join(ValueRange scalars) {
  if (scalars.size() == 1)
    return scalars.front();
  Type element = typeOf(scalars.front()).getElementType();
  SmallVector<Value> pieces;
  for (Value scalar : scalars)
    pieces.push_back(stablehlo::ReshapeOp::create(
        builder, loc, RankedTensorType::get({1}, element), scalar));
  auto extent = static_cast<int64_t>(pieces.size());
  return stablehlo::ConcatenateOp::create(
      builder, loc, RankedTensorType::get({extent}, element), pieces,
      static_cast<uint64_t>(0));
}

Value Arithmetic::sum(Value a) {
  return sum(a, llvm::to_vector(llvm::seq<int64_t>(0, typeOf(a).getRank())));
}

Value Arithmetic::norm(Value a) {
  return sqrt(convert(sum(mul(a, a)), builder.getF64Type()));
}

Value Arithmetic::mean(Value a, int64_t dimension) {
  auto extent = static_cast<double>(typeOf(a).getDimSize(dimension));
  return div(sum(a, dimension), extent);
}

Value Arithmetic::broadcastAlong(Value a, Value like, int64_t dimension) {
  SmallVector<int64_t> dimensions;
  for (int64_t i = 0; i < typeOf(like).getRank(); ++i)
    if (i != dimension)
      dimensions.push_back(i);
  return stablehlo::BroadcastInDimOp::create(
      builder, loc, like.getType(), a,
      builder.getDenseI64ArrayAttr(dimensions));
}

Value Arithmetic::sum(Value a, ArrayRef<int64_t> dimensions) {
  if (dimensions.empty())
    return a;
  RankedTensorType type = typeOf(a);
  auto scalar = RankedTensorType::get({}, type.getElementType());
  SmallVector<int64_t> rest;
  for (auto [i, extent] : llvm::enumerate(type.getShape()))
    if (!llvm::is_contained(dimensions, static_cast<int64_t>(i)))
      rest.push_back(extent);
  auto reduce = stablehlo::ReduceOp::create(
      builder, loc, TypeRange(type.clone(rest)), ValueRange(a),
      ValueRange(fill(scalar, 0)), builder.getDenseI64ArrayAttr(dimensions));
  OpBuilder::InsertionGuard guard(builder);
  Block *block =
      builder.createBlock(&reduce.getBody(), {}, {scalar, scalar}, {loc, loc});
  Value added = stablehlo::AddOp::create(
      builder, loc, scalar, block->getArgument(0), block->getArgument(1));
  stablehlo::ReturnOp::create(builder, loc, ValueRange(added));
  return reduce->getResult(0);
}
