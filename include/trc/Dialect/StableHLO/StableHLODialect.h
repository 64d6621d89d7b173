//===- StableHLODialect.h - the public StableHLO language -------*- C++ -*-===//
//
// The `stablehlo` dialect: classes, attributes and accessors are named as in
// the public StableHLO project, so that what is known of the one holds for the
// other. The operations are in the *.td files of this folder, in groups.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_STABLEHLO_STABLEHLODIALECT_H
#define TRC_DIALECT_STABLEHLO_STABLEHLODIALECT_H

#include "trc/Dialect/StableHLO/Types.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/InferTypeOpInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h.inc"
#include "trc/Dialect/StableHLO/StableHLOEnums.h.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/StableHLO/StableHLOAttrs.h.inc"

#define GET_TYPEDEF_CLASSES
#include "trc/Dialect/StableHLO/StableHLOTypes.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ElementwiseOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/MovementOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/IndexingOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ReductionOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ContractionOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/ControlFlowOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/RandomOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/CollectiveOps.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/StableHLO/RefusedOps.h.inc"

#endif // TRC_DIALECT_STABLEHLO_STABLEHLODIALECT_H
