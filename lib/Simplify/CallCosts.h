//===- CallCosts.h - what inlining would copy -------------------*- C++ -*-===//
//
// Looks at all calls of a module before any is inlined: functions that call the
// next one twice each grow by a power of two, and that has to be known before
// it is done.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_SIMPLIFY_CALLCOSTS_H
#define TRC_LIB_SIMPLIFY_CALLCOSTS_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/SymbolTable.h"

namespace trc {

/// The function that a call or composite names, or null if `op` is neither.
mlir::StringAttr getCalleeName(mlir::Operation *op);

/// The calls and composites in a function, regions included, in order.
llvm::SmallVector<mlir::Operation *> callsIn(mlir::func::FuncOp function);

/// Fails at a call that cannot be inlined, and at the one by which inlining
/// into `roots` would copy more than `maxOperations`.
mlir::LogicalResult verifyCalls(llvm::ArrayRef<mlir::func::FuncOp> roots,
                                mlir::SymbolTable &symbols,
                                int64_t maxOperations);

} // namespace trc

#endif // TRC_LIB_SIMPLIFY_CALLCOSTS_H
