//===- DeviceHeaders.h - the headers of kernel text -------------*- C++ -*-===//
//
// What kernel text includes as "trc/NAME.cuh": the files of
// lib/Target/CUDA/Device/trc, carried by the compiler as strings and given to
// NVRTC by name.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_DEVICEHEADERS_H
#define TRC_TARGET_CUDA_DEVICEHEADERS_H

#include "trc/Target/KernelHeader.h"

#include "llvm/ADT/ArrayRef.h"

namespace trc::cuda {

llvm::ArrayRef<KernelHeader> deviceHeaders();

} // namespace trc::cuda

#endif // TRC_TARGET_CUDA_DEVICEHEADERS_H
