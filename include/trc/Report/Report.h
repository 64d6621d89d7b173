//===- Report.h - what was decided ------------------------------*- C++ -*-===//
//
// The compile report: for every entry its memory and what lives at the peak,
// each buffer with the operation, shape and source line that made it; for every
// kernel what it computes and moves. JSON, without times, so that equal input
// gives equal bytes. docs/report.md lists the fields.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REPORT_REPORT_H
#define TRC_REPORT_REPORT_H

#include "trc/Target/Target.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace trc {

/// The report of a module of the plan level, which artifacts carry.
std::string reportOf(mlir::ModuleOp planModule, Target target,
                     llvm::StringRef compilerVersion);

/// Every command and every buffer of the arena of each entry, for the page
/// (trc/Report/Page.h): too much to carry along. JSON:
///
///   [{"name", "commands": [{"kernel", "library", "operation", "scope",
///   "place",
///     "operands", "flops", "bytes", "nanoseconds", "reads", "writes"}],
///     "buffers": [{"offset", "bytes", "first", "last", "made_by",
///     "operation", "type", "scope", "place"}]}]
///
/// `first` and `last` are numbers of commands, of which those that are not
/// calls (loops, ends of blocks) are null; `reads` and `writes` are numbers of
/// buffers; `nanoseconds` is an estimate by the figures of the target, of one
/// worker on the host, of the whole device on a GPU.
std::string detailsOf(mlir::ModuleOp planModule, Target target);

} // namespace trc

#endif // TRC_REPORT_REPORT_H
