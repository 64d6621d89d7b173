//===- PassMode.h - trc-opt without --import --------------------*- C++ -*-===//
//
// Reads a module with MLIR's parser, runs the passes that are asked for, prints
// what they leave. MLIR's own driver would write diagnostics to standard error
// as they come, whatever bytes a program has and however long its lines are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_OPT_PASSMODE_H
#define TRC_TOOLS_TRC_OPT_PASSMODE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <memory>

namespace mlir {
class DialectRegistry;
class MlirOptMainConfig;
} // namespace mlir

namespace trc {

/// Names of options that MLIR's driver declares and only itself understands;
/// trc-opt does not take them.
llvm::ArrayRef<llvm::StringRef> optionsOfTheOtherDriver();

/// Whether all of `source`, or each part of it, was read and the passes
/// succeeded. What there is to print goes to `out`, though not all did.
bool runPasses(std::unique_ptr<llvm::MemoryBuffer> source,
               const mlir::MlirOptMainConfig &config,
               const mlir::DialectRegistry &registry, llvm::raw_ostream &out);

} // namespace trc

#endif // TRC_TOOLS_TRC_OPT_PASSMODE_H
