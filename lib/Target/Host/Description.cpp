//===- Description.cpp - the figures of the host --------------------------===//
//
// Those of one core of a present-day server: fusion is decided for one worker,
// whose share of the machine is the same whatever the kernel.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/TargetDescription.h"

namespace trc::host {

const TargetDescription &description() {
  static const TargetDescription figures = {
      .costs =
          {
              .launchNanoseconds = 1500,
              .bytesPerNanosecond = 10,
              .cyclesPerNanosecond = 3,
              // Four vectors of 16 (`kernel::vectorLanes`).
              .lanes = kernel::vectorLanes,
              // A division for a row must not keep the row's sweeps in kernels
              // of their own.
              .rowLanes = 4,
              .gatherCycles = 1.5,
              .loopCycles = 8,
              .reductionCycles = 12,
              // A core is busy with one element, and has the caches for a row.
              .busyElements = 1,
              .busyReduced = 1,
              .localBytes = 0,
              .grainNanoseconds = 20000,
          },
      // Two units for 16 lanes at 3 GHz, the same for every type: the library
      // computes half types as f32.
      .products =
          {.f64 = 100, .f32 = 100, .tf32 = 100, .half = 100, .busyRows = 256},
      .tying = {.leastGain = 3000, .smallGroups = 20000, .tinyGroup = 3000},
      // The mask of a causal attention, the one-hot form of a label: a tenth of
      // what a core takes to read four bytes.
      .copies = {.mostLightCycles = 8},
      .reductions = {.chunks = 32, .minElements = 16384},
      .head = {.chunkBytes = int64_t(64) << 20, .wordMultiple = 1},
      // Half of a core's second cache: the other half is for the rows that it
      // is computed from.
      .scratch = {.mostRowBytes = int64_t(256) << 10, .leastCycles = 8},
      .recompute = {.leastBytes = int64_t(64) << 10, .mostReadPerByte = 16},
      // Half of a core's second cache: the next kernel fills it.
      .uncachedBytes = int64_t(256) << 10,
      .bufferAlignment = 64,
      .hostBytesPerNanosecond = 0, // its memory is the host's
      .loopBytes = int64_t(2) << 30,
      .processBytes = int64_t(20) << 20,
      .narrowProductBytes = int64_t(4) << 20,
      .threadBytes = int64_t(5) << 20,
      .narrowThreadBytes = int64_t(1) << 19, // 0.5 MiB
      .copiesState = true,
      .roundsToTf32 = false,
  };
  return figures;
}

} // namespace trc::host
