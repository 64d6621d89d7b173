//===- PlanDialect.h - buffers, kernels and commands ------------*- C++ -*-===//
//
// The `plan` dialect. See PlanOps.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_PLAN_PLANDIALECT_H
#define TRC_DIALECT_PLAN_PLANDIALECT_H

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/Bytecode/BytecodeOpInterface.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Dialect.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/IR/OpImplementation.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include <optional>

#include "trc/Dialect/Plan/PlanDialect.h.inc"
#include "trc/Dialect/Plan/PlanEnums.h.inc"

#define GET_TYPEDEF_CLASSES
#include "trc/Dialect/Plan/PlanTypes.h.inc"

#define GET_ATTRDEF_CLASSES
#include "trc/Dialect/Plan/PlanAttributes.h.inc"

#define GET_OP_CLASSES
#include "trc/Dialect/Plan/PlanOps.h.inc"

namespace trc::plan {

/// Bytes of one element in memory; i1 and the 2- and 4-bit integers fill one.
int64_t getElementSize(mlir::Type element);

/// Bytes of a dense tensor in memory.
int64_t getTensorSize(mlir::RankedTensorType type);

/// Whether a call's `source`, the operation that it was, is a matrix product.
bool isProductSource(llvm::StringRef operation);

} // namespace trc::plan

#endif // TRC_DIALECT_PLAN_PLANDIALECT_H
