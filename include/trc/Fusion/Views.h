//===- Views.h - slices that are bytes of their operand ---------*- C++ -*-===//
//
// A slice of the outermost dimension, or of one inside dimensions of which it
// takes a single index, is a run of its operand's bytes. Where that run begins
// at a cache line, the slice needs no copy: the plan gives its place.
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

} // namespace trc

#endif // TRC_FUSION_VIEWS_H
