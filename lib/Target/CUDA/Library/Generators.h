//===- Generators.h - one function per library kernel -----------*- C++ -*-===//
//
// See Library.h. In the order of the table in Library.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H
#define TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H

#include "Library.h"

namespace trc::cuda {} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_LIBRARY_GENERATORS_H
