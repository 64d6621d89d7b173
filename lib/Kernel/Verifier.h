//===- Verifier.h - shared state of the loop form's verifier ----*- C++ -*-===//
//
// Statements and types are checked in Verify.cpp, accesses (which counters may
// reach which element) in VerifyAccess.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_KERNEL_VERIFIER_H
#define TRC_LIB_KERNEL_VERIFIER_H

#include "trc/Kernel/LoopForm.h"

#include <map>

namespace trc::kernel {

/// Counters in scope and the number of values each takes ([0, extent)).
using Ranges = std::map<LoopId, int64_t>;

/// The smallest and largest value that `value` takes.
struct Interval {
  int64_t low = 0, high = 0;
};

/// A fault in text, or an empty string. `affine` must name loops in scope only.
std::string checkAffine(const Affine &value, const Ranges &ranges);

/// Checks that what `access` reaches where its guards hold lies in its buffer.
/// Dynamic parts are promised to be within bounds by whoever made the kernel.
std::string checkBounds(const Access &access, const Buffer &buffer,
                        const Ranges &ranges);

} // namespace trc::kernel

#endif // TRC_LIB_KERNEL_VERIFIER_H
