//===- Constants.cpp - asking for and making constant tensors -------------===//
//
// See Constants.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Rewrite/Constants.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/TypeUtilities.h"

using namespace mlir;

namespace trc {

DenseElementsAttr getConstant(Value value) {
  auto constant = value.getDefiningOp<stablehlo::ConstantOp>();
  if (!constant)
    return {};
  return dyn_cast<DenseElementsAttr>(constant.getValue());
}

DenseElementsAttr getSplat(Value value) {
  DenseElementsAttr elements = getConstant(value);
  return elements && elements.isSplat() ? elements : DenseElementsAttr();
}

std::optional<APInt> getSplatInteger(Value value) {
  DenseElementsAttr splat = getSplat(value);
  if (!splat || !isa<IntegerType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APInt>();
}

std::optional<APFloat> getSplatFloat(Value value) {
  DenseElementsAttr splat = getSplat(value);
  if (!splat || !isa<FloatType>(splat.getElementType()))
    return std::nullopt;
  return splat.getSplatValue<APFloat>();
}

bool isSplatOf(Value value, double number) {
  if (std::optional<APInt> integer = getSplatInteger(value)) {
    // i1 holds only 0 and 1; -1 would alias 1 there.
    if (integer->getBitWidth() == 1)
      return number == (integer->isZero() ? 0.0 : 1.0);
    return (isUnsignedInteger(getElementTypeOrSelf(value.getType()))
                ? integer->roundToDouble(/*isSigned=*/false)
                : integer->roundToDouble(/*isSigned=*/true)) == number;
  }
  std::optional<APFloat> element = getSplatFloat(value);
  if (!element)
    return false;
  APFloat expected(number);
  bool losesInfo = false;
  expected.convert(element->getSemantics(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
  return !losesInfo && element->bitwiseIsEqual(expected);
}

bool isZeroInteger(Value value) {
  std::optional<APInt> integer = getSplatInteger(value);
  return integer && integer->isZero();
}

bool isOneInteger(Value value) {
  std::optional<APInt> integer = getSplatInteger(value);
  return integer && integer->isOne();
}

bool isAllOnes(Value value) {
  std::optional<APInt> integer = getSplatInteger(value);
  return integer && integer->isAllOnes();
}

bool isAnyZero(Value value) {
  if (std::optional<APFloat> element = getSplatFloat(value))
    return element->isZero();
  return isZeroInteger(value);
}

std::optional<SmallVector<int64_t>> getIntegers(Value value) {
  DenseElementsAttr elements = getConstant(value);
  if (!elements || !isa<IntegerType>(elements.getElementType()))
    return std::nullopt;
  bool isUnsigned = isUnsignedInteger(elements.getElementType());
  SmallVector<int64_t> integers;
  for (const APInt &element : elements.getValues<APInt>()) {
    // An index beyond int64 lies behind the end of every tensor anyway.
    if (isUnsigned)
      integers.push_back(static_cast<int64_t>(
          element.getLimitedValue(std::numeric_limits<int64_t>::max())));
    else
      integers.push_back(element.getSExtValue());
  }
  return integers;
}

std::optional<int64_t> getScalarInteger(Value value) {
  auto type = dynTensorType(value);
  if (!type || !type.hasStaticShape() || type.getNumElements() != 1)
    return std::nullopt;
  std::optional<SmallVector<int64_t>> integers = getIntegers(value);
  if (!integers)
    return std::nullopt;
  return integers->front();
}

bool isUnsignedInteger(Type elementType) {
  auto integer = dyn_cast<IntegerType>(elementType);
  return integer && (integer.isUnsigned() || integer.getWidth() == 1);
}

Value makeConstant(OpBuilder &builder, Location loc,
                   DenseElementsAttr elements) {
  return stablehlo::ConstantOp::create(builder, loc, elements.getType(),
                                       elements);
}

Value makeSplat(OpBuilder &builder, Location loc, RankedTensorType type,
                double number) {
  Type elementType = type.getElementType();
  if (auto floatType = dyn_cast<FloatType>(elementType)) {
    APFloat element(number);
    bool losesInfo = false;
    element.convert(floatType.getFloatSemantics(), APFloat::rmNearestTiesToEven,
                    &losesInfo);
    return makeConstant(builder, loc, DenseElementsAttr::get(type, element));
  }
  APInt element(elementType.getIntOrFloatBitWidth(),
                static_cast<uint64_t>(static_cast<int64_t>(number)),
                /*isSigned=*/true, /*implicitTrunc=*/true);
  return makeConstant(builder, loc, DenseElementsAttr::get(type, element));
}

Value makeSplat(OpBuilder &builder, Location loc, RankedTensorType type,
                DenseElementsAttr splat) {
  if (isa<FloatType>(type.getElementType()))
    return makeConstant(
        builder, loc,
        DenseElementsAttr::get(type, splat.getSplatValue<APFloat>()));
  return makeConstant(
      builder, loc, DenseElementsAttr::get(type, splat.getSplatValue<APInt>()));
}

} // namespace trc
