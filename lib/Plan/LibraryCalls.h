//===- LibraryCalls.h - operations as calls of library kernels --*- C++ -*-===//
//
// How an operation that no fusion holds is called in the runtime: under which
// name, with which options, and what it costs.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_LIBRARYCALLS_H
#define TRC_LIB_PLAN_LIBRARYCALLS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace trc {

struct LibraryCall {
  mlir::StringAttr kernel;
  /// Integers, lists of integers, floats and text only.
  llvm::SmallVector<mlir::NamedAttribute> options;
  /// A constant that is read after the operands, if any.
  mlir::ElementsAttr constant;
  int64_t flops = 0;
};

LibraryCall describeLibraryCall(mlir::Operation *op);

} // namespace trc

#endif // TRC_LIB_PLAN_LIBRARYCALLS_H
