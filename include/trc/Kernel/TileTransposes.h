//===- TileTransposes.h - transposing maps in the cache ---------*- C++ -*-===//
//
// A rewrite of the loop form before emission; see TileTransposes.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_TILETRANSPOSES_H
#define TRC_KERNEL_TILETRANSPOSES_H

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

/// Makes work items of a transposing map several rows, so that cache lines are
/// used whole. Changes the number of work items; leaves other kernels alone.
void tileTransposes(Kernel &kernel);

} // namespace trc::kernel

#endif // TRC_KERNEL_TILETRANSPOSES_H
