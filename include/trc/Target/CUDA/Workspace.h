//===- Workspace.h - scratch memory of library calls on a GPU ---*- C++ -*-===//
//
// Blocks of a GPU share memory only through buffers, and the runtime allocates
// none in a step. So what the kernels of a library call hand to each other is a
// buffer of the plan: one more operand at the end of the call, read and
// written, of as many bytes as stand here.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_WORKSPACE_H
#define TRC_TARGET_CUDA_WORKSPACE_H

#include "mlir/IR/Operation.h"

namespace trc::cuda {

/// Bytes of scratch memory that the kernels of `op` want, 0 for none. Depends
/// on nothing but the operation.
int64_t workspaceBytes(mlir::Operation *op);

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_WORKSPACE_H
