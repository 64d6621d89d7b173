//===- Coalesce.h - as few loops as the indices allow -----------*- C++ -*-===//
//
// The last step of building a kernel: neighbouring loops that every index
// treats as one become one, a map over one flat index gives its only loop to
// the lanes, and loops get the numbers that the loop form asks for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_KERNEL_COALESCE_H
#define TRC_KERNEL_COALESCE_H

#include "trc/Kernel/LoopForm.h"

namespace trc::kernel {

/// Loops of a kernel under construction, by group, outermost first.
struct LoopGroups {
  std::vector<LoopId> parallel;
  std::vector<LoopId> sequential;
  std::vector<LoopId> inner;
};

/// `kernel.body` holds sequential and inner loops under the ids of `groups`
/// (an inner loop may stand several times), and no parallel ones. Afterwards
/// `kernel` is a valid loop form.
void finishLoops(Kernel &kernel, LoopGroups groups,
                 std::vector<int64_t> extents);

} // namespace trc::kernel

#endif // TRC_KERNEL_COALESCE_H
