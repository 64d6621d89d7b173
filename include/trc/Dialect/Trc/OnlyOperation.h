//===- OnlyOperation.h - what a fusion of one operation is ------*- C++ -*-===//

#ifndef TRC_DIALECT_TRC_ONLYOPERATION_H
#define TRC_DIALECT_TRC_ONLYOPERATION_H

#include "llvm/ADT/StringRef.h"

namespace trc {

/// Of a `trc.fusion` that `fuse-operations` made with `apart`: the name of its
/// operation, which its command then has.
inline constexpr llvm::StringLiteral onlyOperationName = "trc.only";

} // namespace trc

#endif // TRC_DIALECT_TRC_ONLYOPERATION_H
