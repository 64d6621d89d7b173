//===- TrcDialect.h - structured graph operations ---------------*- C++ -*-===//
//
// The `trc` dialect: structured operations (StructuredOps.td), the recipe of a
// training step (TrainingOps.td), fusions and contractions (TrcOps.td).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_TRCDIALECT_H
#define TRC_DIALECT_TRC_TRCDIALECT_H

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "trc/Dialect/Trc/StateRole.h.inc"
#include "trc/Dialect/Trc/TrcDialect.h.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/Trc/TrcAttributes.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/Trc/TrcOps.h.inc"

#endif // TRC_DIALECT_TRC_TRCDIALECT_H
