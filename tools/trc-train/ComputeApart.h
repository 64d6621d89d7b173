//===- ComputeApart.h - in a process that ends afterwards -------*- C++ -*-===//
//
// A compiler's heap does not shrink to what it was: blocks that live on lie
// between those that were freed. In a process of its own all of it goes, and
// how much memory a run holds does not depend on what was compiled.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H
#define TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H

#include "Failure.h"

#include <functional>
#include <string>

namespace trc::train {

/// What `compute` returns in a copy of this process, which ends with it, and
/// ends if this thread does. Fails too where the copy was ended from outside.
/// Where it ends itself, as it does out of memory, with a line, this process
/// ends with its code. Where the system has no room for another process,
/// computes in this one.
Result<std::string>
computeApart(const std::function<Result<std::string>()> &compute);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_COMPUTEAPART_H
