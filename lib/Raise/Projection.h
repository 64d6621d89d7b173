//===- Projection.h - a tensor along the axes it varies with ----*- C++ -*-===//
//
// A padding mask has a bit for each key, and reaches the scores as a tensor of
// their size: by broadcasts, and by arithmetic behind those. Here the same
// numbers are made as a tensor that has only the axes along which they differ.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_RAISE_PROJECTION_H
#define TRC_LIB_RAISE_PROJECTION_H

#include "AxisMap.h"

#include "llvm/ADT/SmallSet.h"

namespace trc {

using AxisSet = llvm::SmallSet<int64_t, 4>;

/// The axes along which elements of `axed` may differ.
AxisSet varyingAxes(const Axed &axed);

/// `axed` as a tensor of `shape`, whose dimension i runs along `axes[i]`, where
/// all axes of `varyingAxes` are among `axes`.
mlir::Value project(mlir::OpBuilder &builder, mlir::Location loc, Axed axed,
                    llvm::ArrayRef<int64_t> axes,
                    llvm::ArrayRef<int64_t> shape);

} // namespace trc

#endif // TRC_LIB_RAISE_PROJECTION_H
