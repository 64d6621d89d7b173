//===- Places.h - where something was written -------------------*- C++ -*-===//
//
// JAX knows no place of a mesh, of a function or of what goes into it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REWRITE_PLACES_H
#define TRC_REWRITE_PLACES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

/// Whether a location names a file.
bool hasFile(mlir::Location location);

/// Where a function was written, or was called to be printed: JAX knows that of
/// what it returns only.
mlir::Location placeIn(mlir::func::FuncOp function);

/// Where an operation was written; of one for which JAX has no place, as of
/// what is in a function that it prints once for all calls, its function's.
mlir::Location placeOf(mlir::Operation *op);

} // namespace trc

#endif // TRC_REWRITE_PLACES_H
