//===- Import.h - from source text to a verified module ---------*- C++ -*-===//
//
// The door of the compiler. What comes out of `importSource` is a module of
// functions in stablehlo, chlo, sdy and check, and of recipes of training steps
// (trc.training_step), verified, in which
//
//   - every tensor has a static shape and elements that trc compiles,
//   - every constant is a DenseElementsAttr (resources are read in),
//   - every operation keeps the location that the source gives it,
//   - no function calls itself.
//
// Whatever else comes in is refused with a diagnostic on the context: what it
// is, where it stands, and what to do instead. No input makes it crash.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_IMPORT_IMPORT_H
#define TRC_IMPORT_IMPORT_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace trc {

/// Reads MLIR text, or MLIR bytecode that trc wrote. `name` is the file name
/// for locations. Null, after a diagnostic, if the program is refused.
mlir::OwningOpRef<mlir::ModuleOp> importSource(llvm::StringRef source,
                                               llvm::StringRef name,
                                               mlir::MLIRContext &context);

/// The same guards and the same verification, but any dialect that is
/// registered: for dumps of later phases.
mlir::OwningOpRef<mlir::ModuleOp> readModule(llvm::StringRef source,
                                             llvm::StringRef name,
                                             mlir::MLIRContext &context);

/// Whether the text holds nothing but white space and comments, as a part of a
/// split file may.
bool isBlank(llvm::StringRef source);

} // namespace trc

#endif // TRC_IMPORT_IMPORT_H
