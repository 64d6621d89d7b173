//===- Cost.h - what a kernel costs -----------------------------*- C++ -*-===//
//
// An estimate from the loop form: bytes that must come from and go to memory,
// and operations. The fuse phase compares kernels by it, the report prints it,
// and the runtime's grain size comes from it. It knows no target; its constants
// are those of a present-day core and only their ratios matter.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_COST_H
#define TRC_KERNEL_COST_H

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

struct Cost {
  int64_t bytesRead = 0;    ///< distinct bytes of operands read
  int64_t bytesWritten = 0; ///< distinct bytes of operands written
  int64_t operations = 0;   ///< arithmetic operations on elements
  double cycles = 0;        ///< of one core, data in its cache

  /// Nanoseconds on one core, a launch included.
  double nanoseconds() const;
};

Cost costOf(const Kernel &kernel);

/// The smallest range of work items that is worth handing to a worker.
int64_t grainOf(const Kernel &kernel);

/// Whether buffer `written` may be given the memory of operand buffer `read`:
/// same size, and every element is read for the last time before it is written,
/// by the work item that writes it.
bool mayAlias(const Kernel &kernel, unsigned read, unsigned written);

} // namespace trc::kernel

#endif // TRC_KERNEL_COST_H
