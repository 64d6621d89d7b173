//===- GroupKernels.h - groups of the plan as launches ----------*- C++ -*-===//
//
// The part of `emit-cuda-kernels` that writes kernels with `members`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_GROUPKERNELS_H
#define TRC_LIB_TARGET_CUDA_GROUPKERNELS_H

#include "mlir/IR/BuiltinOps.h"

namespace trc::cuda {

/// Gives every group its text. A group whose members want different numbers of
/// threads becomes a call for each number; a member that is left alone is
/// called as it is. Kernels that were members only go. Adds to `built` one for
/// each kernel whose form was not kept (KernelStore.h).
mlir::LogicalResult writeGroups(mlir::ModuleOp module, uint64_t &built);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_GROUPKERNELS_H
