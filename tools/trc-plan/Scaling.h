//===- Scaling.h - a step of an artifact on many ranks ----------*- C++ -*-===//
//
// Reads what a step computes and exchanges from the artifact, times from a
// profile or from rates, the machines from a file, and prints a table
// (Planning/Scaling.h has the model).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_PLAN_SCALING_H
#define TRC_TOOLS_TRC_PLAN_SCALING_H

#include "program/Program.h"

#include <string>

namespace trc::plan_tool {

struct ScalingRequest {
  std::string entry, cluster; ///< cluster: text of the file
  std::string profile; ///< text of `trc-run --measurements`; may be empty
  std::vector<int64_t> nodes;
  /// Of a run, as many as the first of `nodes` takes; 0: no run.
  int64_t steps = 0;
};

struct ScalingAnswer {
  std::string table;
  std::string picture; ///< SVG of the step on the last of `nodes`
};

/// Refused where the program is for one rank, or a file is not understood.
runtime::Result<ScalingAnswer> foretellScaling(const runtime::Program &program,
                                               const ScalingRequest &request);

} // namespace trc::plan_tool

#endif // TRC_TOOLS_TRC_PLAN_SCALING_H
