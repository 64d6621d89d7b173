//===- Views.h - results that are bytes of an operand -----------*- C++ -*-===//
//
// What needs no kernel and no library: the result is its operand's bytes as
// they stand, or a run of them, and the plan gives its place.
//
// A slice of the outermost dimension, or of one inside dimensions of which it
// takes a single index, is a run of its operand's bytes. Where that run begins
// at a cache line, the slice needs no copy.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_VIEWS_H
#define TRC_FUSION_VIEWS_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include <optional>

namespace trc {

/// Where the slice begins in its operand, in bytes, if it can be a view: a
/// multiple of `leastAlignment`. Slices of fewer bytes are none.
std::optional<int64_t> getViewOffset(stablehlo::SliceOp slice);

/// The operand whose bytes the result is as they stand (reshape, barrier, a
/// value that a loop carries unchanged), or a run of whose bytes it is (a slice
/// of rows), or null.
mlir::Value getViewedValue(mlir::OpResult result);

/// The result that is a view of what a use hands to its operation, or null.
mlir::OpResult getViewOf(mlir::OpOperand &use);

/// Where a view begins in what it views, in bytes.
int64_t getViewOffset(mlir::OpResult view);

/// A loop that hands its argument `index` on as it is.
bool isInvariant(mlir::Operation *loop, unsigned index);

} // namespace trc

#endif // TRC_FUSION_VIEWS_H
