//===- CheckDialect.h - programs that test themselves -----------*- C++ -*-===//
//
// The `check` dialect. See CheckOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_CHECKDIALECT_H
#define TRC_DIALECT_STABLEHLO_CHECKDIALECT_H

#include "trc/Dialect/StableHLO/Types.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "trc/Dialect/StableHLO/CheckDialect.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/CheckOps.h.inc"

#endif // TRC_DIALECT_STABLEHLO_CHECKDIALECT_H
