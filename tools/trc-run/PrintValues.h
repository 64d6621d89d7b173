//===- PrintValues.h - what a program prints as it runs ---------*- C++ -*-===//
//
// jax.debug.print becomes `custom_call @trc.print` of the values. A line of
// standard output has them, after the place in the user's program:
//
//   step.py:12:4: 3, [1, 2.5]
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_PRINTVALUES_H
#define TRC_TOOLS_TRC_RUN_PRINTVALUES_H

#include "trc/Reference/Tensor.h"
#include "trc/runtime.h"

#include <span>
#include <string>

namespace trc::run {

/// One line: the rank, if there are several, and behind `label`, which may be
/// empty, the values. Lines of several threads do not mix.
void printValues(const std::string &prefix, const std::string &label,
                 std::span<const reference::Tensor> values);

/// Has the sessions of `device` print so. `prefix` stands before each label,
/// and outlives the device.
trc_status printOn(trc_device *device, const std::string &prefix);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_PRINTVALUES_H
