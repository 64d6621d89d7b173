//===- Flops.h - arithmetic of operations that no kernel holds --*- C++ -*-===//
//
// For estimates and profiles.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_FLOPS_H
#define TRC_DIALECT_TRC_FLOPS_H

#include "mlir/IR/Operation.h"

namespace trc {

/// Additions and multiplications of a product or of attention; 0 for other
/// operations.
int64_t countFlops(mlir::Operation *op);

} // namespace trc

#endif // TRC_DIALECT_TRC_FLOPS_H
