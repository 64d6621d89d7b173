//===- SdyDialect.h - meshes and shardings ----------------------*- C++ -*-===//
//
// The `sdy` dialect, as far as JAX prints it. See SdyOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_SDYDIALECT_H
#define TRC_DIALECT_STABLEHLO_SDYDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "trc/Dialect/StableHLO/SdyDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/SdyAttrs.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/SdyOps.h.inc"

#endif // TRC_DIALECT_STABLEHLO_SDYDIALECT_H
