//===- StatePorts.h - ports that are bound to state -------------*- C++ -*-===//
//
// What passes that keep state in fewer bytes ask of a function's arguments and
// results. A tensor of the state is a port of each entry that reads or makes
// it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PRECISION_STATEPORTS_H
#define TRC_LIB_PRECISION_STATEPORTS_H

#include "trc/Dialect/Trc/StateRole.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

/// The state that a port is bound to, null where it is none.
mlir::StringAttr stateOf(mlir::DictionaryAttr port);

bool isF32(mlir::Type type);

/// Calls `visit` with each port of each function, arguments first, and its
/// type.
void forEachPort(
    mlir::ModuleOp module,
    llvm::function_ref<void(mlir::DictionaryAttr, mlir::Type)> visit);

/// The steps done before a run of the function, null if it has no counter.
mlir::Value findCounter(mlir::func::FuncOp function);

/// Refuses state that is to be rounded by chance in a function without one.
mlir::InFlightDiagnostic emitNoCounter(mlir::func::FuncOp function,
                                       mlir::StringAttr name,
                                       llvm::StringRef type);

} // namespace trc

#endif // TRC_LIB_PRECISION_STATEPORTS_H
