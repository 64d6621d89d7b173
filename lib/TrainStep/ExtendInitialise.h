//===- ExtendInitialise.h - first state of an optimizer ---------*- C++ -*-===//

#ifndef TRC_LIB_TRAINSTEP_EXTENDINITIALISE_H
#define TRC_LIB_TRAINSTEP_EXTENDINITIALISE_H

#include "trc/Dialect/Trc/StateRole.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace trc {

/// State that starts as one number in all its elements.
struct FirstState {
  mlir::StringAttr name;
  mlir::RankedTensorType type;
  RoleOfState role;
  double number = 0;
  /// The shape of what `type` is one rank's part of; null: it is all.
  mlir::DenseI64ArrayAttr whole = nullptr;

  /// Adds the attributes of a port that say so.
  void addPart(mlir::Builder builder, mlir::NamedAttrList &attributes) const;
};

/// Returns them from `function` too, with `trc.state`. What it makes
/// already (for another step) stays, if the types are equal.
mlir::LogicalResult extendInitialise(mlir::func::FuncOp function,
                                     llvm::ArrayRef<FirstState> states);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_EXTENDINITIALISE_H
