//===- ElementTypes.cpp - element types from and to MLIR ------------------===//
//
// Integers go by kind and width, over the rows of the list.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ElementTypes.h"

#include "mlir/IR/Value.h"

using namespace mlir;

namespace trc {

static std::optional<ElementType> findInteger(IntegerType type) {
  ElementKind kind = type.isUnsigned()      ? ElementKind::Unsigned
                     : type.getWidth() == 1 ? ElementKind::Boolean
                                            : ElementKind::Signed;
  for (unsigned i = 0; i < numElementTypes; ++i)
    if (elementTypes[i].kind == kind && elementTypes[i].bits == type.getWidth())
      return static_cast<ElementType>(i);
  return std::nullopt;
}

std::optional<ElementType> elementTypeOf(Type type) {
  if (type.isF16())
    return ElementType::F16;
  if (type.isBF16())
    return ElementType::BF16;
  if (type.isF32())
    return ElementType::F32;
  if (type.isF64())
    return ElementType::F64;
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.isSigned())
    return std::nullopt;
  return findInteger(integer);
}

ElementType elementTypeOf(Value tensor) {
  return *elementTypeOf(
      cast<RankedTensorType>(tensor.getType()).getElementType());
}

Type mlirTypeOf(ElementType type, MLIRContext *context) {
  auto signedness =
      isUnsigned(type) ? IntegerType::Unsigned : IntegerType::Signless;
  switch (type) {
  case ElementType::F16:
    return Float16Type::get(context);
  case ElementType::BF16:
    return BFloat16Type::get(context);
  case ElementType::F32:
    return Float32Type::get(context);
  case ElementType::F64:
    return Float64Type::get(context);
  case ElementType::I1:
  case ElementType::I2:
  case ElementType::I4:
  case ElementType::I8:
  case ElementType::I16:
  case ElementType::I32:
  case ElementType::I64:
  case ElementType::UI2:
  case ElementType::UI4:
  case ElementType::UI8:
  case ElementType::UI16:
  case ElementType::UI32:
  case ElementType::UI64:
    return IntegerType::get(context, bitWidth(type), signedness);
  }
  llvm_unreachable("every element type has a type of MLIR");
}

} // namespace trc
