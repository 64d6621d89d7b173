//===- EntryPorts.h - inputs, outputs and state of all entries --*- C++ -*-===//
//
// What the functions of a program have to do with each other: which arguments
// and results are the same tensor of the state, and what all ports are called.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_ENTRYPORTS_H
#define TRC_LIB_PLAN_ENTRYPORTS_H

#include "trc/Dialect/Plan/PlanDialect.h"
#include "trc/Dialect/Trc/StateRole.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

struct EntryPorts {
  mlir::func::FuncOp function;
  llvm::SmallVector<plan::PortAttr> inputs, outputs;
};

struct StateTensor {
  mlir::StringAttr name;
  mlir::RankedTensorType type;
  RoleOfState role;
  /// The shape of what `type` is one rank's part of; null: it is all.
  mlir::DenseI64ArrayAttr whole;
};

struct ProgramPorts {
  llvm::SmallVector<EntryPorts, 0> entries;
  llvm::SmallVector<StateTensor> state;
};

/// Pairs, binds and names. Fails with a diagnostic where donation attributes or
/// explicit state names contradict the types,
/// or what is said of one tensor's role contradicts itself.
mlir::FailureOr<ProgramPorts>
planPorts(llvm::MutableArrayRef<mlir::func::FuncOp> functions);

} // namespace trc

#endif // TRC_LIB_PLAN_ENTRYPORTS_H
