//===- ChloDialect.h - functions that JAX prints ----------------*- C++ -*-===//
//
// The `chlo` dialect. See ChloOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CHLODIALECT_H
#define TRC_DIALECT_STABLEHLO_CHLODIALECT_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "trc/Dialect/StableHLO/ChloDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/ChloAttrs.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ChloOps.h.inc"

#endif // TRC_DIALECT_STABLEHLO_CHLODIALECT_H
