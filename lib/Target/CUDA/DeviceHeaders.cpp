//===- DeviceHeaders.cpp - the headers of kernel text ---------------------===//
//
// The bytes come from EmbedHeaders.cmake.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/DeviceHeaders.h"

#include "TrcDeviceHeaders.inc"

llvm::ArrayRef<trc::KernelHeader> trc::cuda::deviceHeaders() { return headers; }
