//===- LowerLibraryCalls.h - calls of JAX's own library ---------*- C++ -*-===//
//
// What JAX lowers for a CPU calls functions of its library by name. Some are
// operations of the language under another name.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_IMPORT_LOWERLIBRARYCALLS_H
#define TRC_LIB_IMPORT_LOWERLIBRARYCALLS_H

#include "mlir/IR/BuiltinOps.h"

namespace trc {

/// Whether a call of that name is looked at by `lowerLibraryCalls`. Layouts of
/// its operands are advice: it means the tensors, however they lie.
bool isLibraryCall(llvm::StringRef name);

/// Whether it is one that finds eigenvalues that are complex numbers, which
/// nothing else of the program could read.
bool findsComplexEigenvalues(llvm::StringRef name);

/// Replaces the calls that have an operation and refuses the others. A call of
/// Python that returns nothing becomes `custom_call @trc.print`, with a
/// warning. The module is verified.
mlir::LogicalResult lowerLibraryCalls(mlir::ModuleOp module);

} // namespace trc

#endif // TRC_LIB_IMPORT_LOWERLIBRARYCALLS_H
