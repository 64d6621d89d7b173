//===- Donation.h - arguments whose buffers results take --------*- C++ -*-===//
//
// JAX marks donated arguments with `tf.aliasing_output = N` (the buffer of this
// argument is that of result N) or `jax.buffer_donor = true` (of some result of
// the same type).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_PLAN_DONATION_H
#define TRC_PLAN_DONATION_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/SmallVector.h"

namespace trc {

/// For each result the argument whose buffer it takes, or -1. Donors without a
/// named result get one of their type: of the same name if there is one, the
/// next free one otherwise. Fails with a diagnostic where the attributes
/// contradict the types.
mlir::FailureOr<llvm::SmallVector<int64_t>>
getDonations(mlir::func::FuncOp function);

} // namespace trc

#endif // TRC_PLAN_DONATION_H
