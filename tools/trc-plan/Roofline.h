//===- Roofline.h - how long a step would take, by a model ------*- C++ -*-===//
//
// The least time of each command of an entry on a GPU: what its bytes take at
// the bandwidth of memory, what its arithmetic takes on the units that do it.
// Of attention, whose loops are bound by what a multiprocessor can issue, the
// instructions of its main loop for the products that they make, as
// test/Target/CUDA/attention-figures.mlir counts them, at the part of the issue
// slots that each kernel reached on an H200. A command takes the
// longest of these, and a gap before the next. Of what it reads, only that
// comes from memory which the second-level cache has no more
// (SecondLevelCache.h).
//
// A model, never a measurement: what part of a peak is reached is one number
// for each kind of work. The bits of dropout are in it for attention, as
// instructions; elsewhere memory hides them. Not in it are kernels whose few
// threads wait for memory, and rows that a kernel reads more than once because
// they are too long for a multiprocessor.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_PLAN_ROOFLINE_H
#define TRC_TOOLS_TRC_PLAN_ROOFLINE_H

#include "program/Program.h"

#include <string>

namespace trc::plan_tool {

/// The names that `--gpu` takes.
std::vector<std::string> gpuNames();

/// A line for each kernel, the longest first, and the sum. Refused where the
/// program is not for a GPU, or has no such entry.
runtime::Result<std::string> printRoofline(const runtime::Program &program,
                                           const std::string &entry,
                                           const std::string &gpu);

} // namespace trc::plan_tool

#endif // TRC_TOOLS_TRC_PLAN_ROOFLINE_H
