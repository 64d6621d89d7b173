//===- LibraryKernels.h - library calls as launches -------------*- C++ -*-===//
//
// The part of `emit-cuda-kernels` that rewrites calls; see Library/Library.h
// for who writes the kernels.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARYKERNELS_H
#define TRC_LIB_TARGET_CUDA_LIBRARYKERNELS_H

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace trc::cuda {

/// Replaces every call of a library kernel that the runtime does not do itself
/// by calls of generated kernels, which get text but no images. Kernels that
/// were scalar functions of such calls go. Adds to `built` one for each of
/// these whose form was not kept (KernelStore.h). `groupProducts`: all of the
/// GPUs that text is for have them (LibraryRequest).
mlir::LogicalResult writeLibraryCalls(mlir::ModuleOp module, bool groupProducts,
                                      mlir::Pass::Statistic &shared,
                                      uint64_t &built);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARYKERNELS_H
