//===- Types.h - the types and traits of the input dialects -----*- C++ -*-===//
//
// Which tensors stablehlo, chlo and check take, and the traits that their
// operations carry. All tensors are ranked, of static shape, over i1, signed
// (signless) and unsigned integers of 2 to 64 bits, f16, bf16, f32 and f64.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_TYPES_H
#define TRC_DIALECT_STABLEHLO_TYPES_H

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/OpDefinition.h"

namespace trc::stablehlo {

/// i2, i4, i8, ... or ui2, ui4, ui8, ...; not i1.
bool isIntegerElement(mlir::Type type);
/// f16, bf16, f32, f64.
bool isFloatElement(mlir::Type type);
/// Any element type that trc compiles.
bool isElement(mlir::Type type);

/// Ranked, of static shape, with elements that trc compiles.
bool isTensor(mlir::Type type);
bool isFloatTensor(mlir::Type type);
bool isIntegerTensor(mlir::Type type);
bool isBoolTensor(mlir::Type type);
bool isBoolOrIntegerTensor(mlir::Type type);
bool isIntegerOrFloatTensor(mlir::Type type);
bool isSignedOrFloatTensor(mlir::Type type);
/// Of rank 0.
bool isScalarBool(mlir::Type type);
bool isScalarInteger(mlir::Type type);
bool isScalarI32(mlir::Type type);

} // namespace trc::stablehlo

namespace trc::OpTrait {

/// Each element of the result is a function of the elements of the operands at
/// the same place; operands of rank 0, where allowed, are the same everywhere.
template <typename ConcreteType>
class ElementwiseMap
    : public mlir::OpTrait::TraitBase<ConcreteType, ElementwiseMap> {};

/// Known by name only: `import` refuses it.
template <typename ConcreteType>
class Refused : public mlir::OpTrait::TraitBase<ConcreteType, Refused> {};

/// One of those that have nothing but a name.
template <typename ConcreteType>
class RefusedByName
    : public mlir::OpTrait::TraitBase<ConcreteType, RefusedByName> {};

} // namespace trc::OpTrait

#endif // TRC_DIALECT_STABLEHLO_TYPES_H
