//===- RefuseUnsupported.h - what trc does not compile ----------*- C++ -*-===//
//
// Looks at a module that was parsed but not verified yet, and refuses what is
// outside of trc's scope by name: operations, types, functions.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_IMPORT_REFUSEUNSUPPORTED_H
#define TRC_LIB_IMPORT_REFUSEUNSUPPORTED_H

#include "mlir/IR/BuiltinOps.h"

namespace trc {

/// Fails, after a diagnostic for each of the first few, if there is anything.
mlir::LogicalResult refuseUnsupported(mlir::ModuleOp module);

/// Fails if a function calls itself, over others or not.
mlir::LogicalResult refuseRecursion(mlir::ModuleOp module);

/// Replaces constants that are resources by their elements.
mlir::LogicalResult readResources(mlir::ModuleOp module);

} // namespace trc

#endif // TRC_LIB_IMPORT_REFUSEUNSUPPORTED_H
