//===- Report.h - what was decided ------------------------------*- C++ -*-===//
//
// The compile report: for every entry its memory and what lives at the peak,
// each buffer with the operation, shape and source line that made it; for every
// kernel what it computes and moves. JSON, without times, so that equal input
// gives equal bytes. docs/report.md lists the fields.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PIPELINE_REPORT_H
#define TRC_PIPELINE_REPORT_H

#include "trc/Pipeline/Compiler.h"

namespace trc {

/// The report of a module of the plan level.
std::string reportOf(mlir::ModuleOp planModule, const CompileOptions &options);

} // namespace trc

#endif // TRC_PIPELINE_REPORT_H
