//===- Grid.h - all blocks of a launch --------------------------*- C++ -*-===//
//
// Blocks are independent of each other, so a large grid is run by a thread per
// core. While the checker is on, one thread runs all blocks, in order.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_RUNTIME_GRID_H
#define TRC_TEST_SIMT_RUNTIME_GRID_H

#include "Block.h"

namespace trc::simt {

/// Runs every block. False when something was found, which is then reported.
bool runGrid(const Launch &launch);

/// What faults in a kernel (a guard page, a wild pointer) becomes a finding;
/// what faults elsewhere goes to the handler that was there before.
void installFaultHandler();

} // namespace trc::simt

#endif // TRC_TEST_SIMT_RUNTIME_GRID_H
