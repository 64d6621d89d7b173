//===- LibraryCalls.h - what a call tells a library kernel ------*- C++ -*-===//
//
// The attributes of an operation as options of the library kernel that does it.
// Which kernel that is stands on the operation (`trc.call`).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_PLAN_LIBRARYCALLS_H
#define TRC_LIB_PLAN_LIBRARYCALLS_H

#include "mlir/IR/Builders.h"
#include "mlir/IR/Operation.h"

namespace trc {

struct LibraryOptions {
  /// Integers, lists of integers, floats and text only.
  llvm::SmallVector<mlir::NamedAttribute> options;
  /// A constant that is read after the operands, if any.
  mlir::ElementsAttr constant;
};

LibraryOptions describeOptions(mlir::Operation *op);

} // namespace trc

#endif // TRC_LIB_PLAN_LIBRARYCALLS_H
