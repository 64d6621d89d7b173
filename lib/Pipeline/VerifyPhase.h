//===- VerifyPhase.h - clauses that look at a whole module ------*- C++ -*-===//
//
// What a phase promises of recipes, steps, products, calls, entries and images.
// What it promises of single operations is a row of the table in
// VerifyPhase.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PIPELINE_VERIFYPHASE_H
#define TRC_LIB_PIPELINE_VERIFYPHASE_H

#include "trc/Target/Target.h"

#include "mlir/IR/BuiltinOps.h"

#include <string>

namespace trc {

/// differentiate_c1, differentiate_c2: after that phase.
mlir::LogicalResult verifyGradients(mlir::ModuleOp module);

/// assemble_c2, assemble_c3: as long as steps are functions.
mlir::LogicalResult verifySteps(mlir::ModuleOp module);

/// precision_c2, precision_c3: after that phase, which was to be in `policy`.
mlir::LogicalResult verifyPrecision(mlir::ModuleOp module,
                                    llvm::StringRef policy);

/// select_c4: after that phase, which was for `target`.
mlir::LogicalResult verifyScratch(mlir::ModuleOp module, Target target);

/// plan_c9 to plan_c11: from that phase on.
mlir::LogicalResult verifyEntries(mlir::ModuleOp module);

/// emit_c1 to emit_c4: after that phase. `asked`: the instruction sets that it
/// was to make code for; empty: nobody says.
mlir::LogicalResult verifyImages(mlir::ModuleOp module,
                                 llvm::ArrayRef<std::string> asked);

} // namespace trc

#endif // TRC_LIB_PIPELINE_VERIFYPHASE_H
