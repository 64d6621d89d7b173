//===- ElementTypes.h - element types from and to MLIR ----------*- C++ -*-===//
//
// The one correspondence of MLIR's types with ours. Signless integers are the
// signed ones.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_ELEMENTTYPES_H
#define TRC_DIALECT_STABLEHLO_ELEMENTTYPES_H

#include "schema/ElementType.h"

#include "mlir/IR/BuiltinTypes.h"

#include <optional>

namespace trc {

/// Nothing for a type that is not one of ours (complex, f8, index, ui1, ..).
std::optional<ElementType> elementTypeOf(mlir::Type type);

/// Of a tensor whose elements are ours.
ElementType elementTypeOf(mlir::Value tensor);

mlir::Type mlirTypeOf(ElementType type, mlir::MLIRContext *context);

} // namespace trc

#endif // TRC_DIALECT_STABLEHLO_ELEMENTTYPES_H
