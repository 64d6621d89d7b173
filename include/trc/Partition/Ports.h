//===- Ports.h - what a program asks of its partition -----------*- C++ -*-===//
//
// A dimension that an argument or result of a function is to be split along
// stands in `trc.partition`, -1 where it is to be whole. What is split then has
// `trc.split`, and the type of a rank's part.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PARTITION_PORTS_H
#define TRC_PARTITION_PORTS_H

#include "mlir/IR/Operation.h"

#include <optional>

namespace trc {

inline constexpr llvm::StringLiteral askedName = "trc.partition",
                                     splitName = "trc.split";

/// The dimension that a sharding within a function asks for, -1 for none;
/// nothing where the operation is no such thing.
std::optional<int64_t> getAskedLayout(mlir::Operation *op);

} // namespace trc

#endif // TRC_PARTITION_PORTS_H
