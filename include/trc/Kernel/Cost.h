//===- Cost.h - what a kernel costs -----------------------------*- C++ -*-===//
//
// An estimate from the loop form: bytes that must come from and go to memory,
// and operations. Fusion and recomputation compare kernels by it, the report
// prints it, and the runtime's grain size comes from it. What a byte, an
// operation and a launch take is the target's to say (`CostModel`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_COST_H
#define TRC_KERNEL_COST_H

#include "trc/Kernel/LoopForm.h"

#include <span>
#include <utility>
#include <vector>

namespace trc::kernel {

/// The figures of a machine. Fusion is decided for one unit of work at a time:
/// for a host that is a core, for a GPU the whole device. Ratios matter more
/// than the figures. Part of a target's description, which says each.
struct CostModel {
  /// To start a kernel, and to wait for its last piece.
  double launchNanoseconds;
  /// From and to memory.
  double bytesPerNanosecond;
  double cyclesPerNanosecond;
  /// Elements of a vector loop that are computed side by side: what
  /// ScalarOperations.def calls a cycle is done for so many.
  double lanes;
  /// The same for what is computed once for a row; above 1 where that overlaps
  /// with the row's vectors.
  double rowLanes;
  /// Cycles of an element that is loaded or stored by lanes and does not lie
  /// beside its neighbour's.
  double gatherCycles;
  /// Cycles to enter a vector loop with its tail, and to combine the lanes of a
  /// reduction in it.
  double loopCycles, reductionCycles;
  /// Elements in work at a time from which on memory and lanes are busy; with
  /// fewer, both are as much slower. 1: always busy.
  int64_t busyElements;
  /// Elements of a vector loop with reductions that are in work at a time.
  int64_t busyReduced;
  /// Bytes of a row that a worker or a block keeps; what a longer one is made
  /// of is read again. 0: no row is too long.
  int64_t localBytes;
  /// A range of work below this is not worth waking a worker for.
  double grainNanoseconds;
};

struct Cost {
  int64_t bytesRead = 0;    ///< distinct bytes of operands read
  int64_t bytesWritten = 0; ///< distinct bytes of operands written
  int64_t bytesAgain = 0;   ///< read once more for want of local memory
  int64_t operations = 0;   ///< arithmetic operations on elements
  double cycles = 0;        ///< data at hand, every lane busy
  double busy = 1;          ///< the part of the machine that has work

  /// With a launch.
  double nanoseconds(const CostModel &model) const;
};

Cost costOf(const Kernel &kernel, const CostModel &model);

/// The smallest range of work items that is worth handing to a worker.
int64_t grainOf(const Kernel &kernel, const CostModel &model);

/// Whether buffer `written` may be given the memory of operand buffer `read`:
/// same size, and every element is read for the last time before it is written,
/// by the work item that writes it.
bool mayAlias(const Kernel &kernel, unsigned read, unsigned written);

/// Those of the pairs (read, written) that may alias. The kernel is looked
/// through once.
std::vector<std::pair<unsigned, unsigned>>
aliasesAmong(const Kernel &kernel,
             std::span<const std::pair<unsigned, unsigned>> pairs);

} // namespace trc::kernel

#endif // TRC_KERNEL_COST_H
