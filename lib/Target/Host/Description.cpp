//===- Description.cpp - the figures of the host --------------------------===//
//
// Those of one core of a present-day server: fusion is decided for one worker,
// whose share of the machine is the same whatever the kernel.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/TargetDescription.h"

namespace trc::host {

const TargetDescription &description() {
  static const TargetDescription figures = [] {
    TargetDescription host;
    host.costs.launchNanoseconds = 1500;
    host.costs.bytesPerNanosecond = 10;
    host.costs.cyclesPerNanosecond = 3;
    // Four vectors of 16 (`kernel::vectorLanes`).
    host.costs.lanes = kernel::vectorLanes;
    // A division for a row must not keep the row's sweeps in kernels of their
    // own.
    host.costs.rowLanes = 4;
    host.costs.gatherCycles = 1.5;
    host.costs.loopCycles = 8;
    host.costs.reductionCycles = 12;
    host.costs.grainNanoseconds = 20000;
    // Two units for 16 lanes at 3 GHz, the same for every type: the library
    // computes half types as f32.
    host.products = {100, 100, 100, 100};
    host.tying = {3000, 20000, 3000};
    host.reductions = {32, 16384};
    host.head = {int64_t(64) << 20, 1};
    // Half of a core's second cache: the other half is for the rows that it is
    // computed from.
    host.scratch.mostRowBytes = int64_t(256) << 10;
    host.bufferAlignment = 64;
    host.processBytes = int64_t(20) << 20;
    host.narrowProductBytes = int64_t(4) << 20;
    host.threadBytes = int64_t(4) << 20;
    host.narrowThreadBytes = int64_t(3) << 19; // 1.5 MiB
    host.copiesState = true;
    return host;
  }();
  return figures;
}

} // namespace trc::host
