//===- Types.cpp - the types of the input dialects ------------------------===//
//
// See Types.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/Types.h"

#include "trc/Dialect/StableHLO/ElementTypes.h"

using namespace mlir;

namespace trc::stablehlo {

bool isIntegerElement(Type type) {
  std::optional<ElementType> element = elementTypeOf(type);
  return element && isInteger(*element);
}

bool isFloatElement(Type type) {
  std::optional<ElementType> element = elementTypeOf(type);
  return element && isFloat(*element);
}

bool isElement(Type type) { return elementTypeOf(type).has_value(); }

template <typename Predicate>
static bool isTensorOf(Type type, Predicate predicate) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape() && !tensor.getEncoding() &&
         predicate(tensor.getElementType());
}

static bool isScalar(Type type) {
  return cast<RankedTensorType>(type).getRank() == 0;
}

bool isTensor(Type type) { return isTensorOf(type, isElement); }

bool isFloatTensor(Type type) { return isTensorOf(type, isFloatElement); }

bool isIntegerTensor(Type type) { return isTensorOf(type, isIntegerElement); }

bool isBoolTensor(Type type) {
  return isTensorOf(type, [](Type e) { return e.isSignlessInteger(1); });
}

bool isBoolOrIntegerTensor(Type type) {
  return isBoolTensor(type) || isIntegerTensor(type);
}

bool isIntegerOrFloatTensor(Type type) {
  return isIntegerTensor(type) || isFloatTensor(type);
}

bool isSignedOrFloatTensor(Type type) {
  return isTensorOf(type, [](Type e) {
    return isFloatElement(e) || (isIntegerElement(e) && e.isSignlessInteger());
  });
}

bool isScalarBool(Type type) { return isBoolTensor(type) && isScalar(type); }

bool isScalarInteger(Type type) {
  return isIntegerTensor(type) && isScalar(type);
}

bool isScalarI32(Type type) {
  return isIntegerTensor(type) && isScalar(type) &&
         cast<RankedTensorType>(type).getElementType().isSignlessInteger(32);
}

} // namespace trc::stablehlo
