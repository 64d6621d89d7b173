//===- DescribeKernel.h - what stands above a kernel's text -----*- C++ -*-===//
//
// A reader of a dump wants to know what the operands are and which operations a
// kernel does. Calls of other layers share the text: names are those of the
// first.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TARGET_CUDA_DESCRIBEKERNEL_H
#define TRC_LIB_TARGET_CUDA_DESCRIBEKERNEL_H

#include "trc/Dialect/Plan/PlanDialect.h"

#include <string>

namespace trc::cuda {

/// Lines of comment: operands with their types and names, and the operations
/// with where they come from. The kernel is that of a fusion.
std::string describeKernel(plan::KernelOp op);

} // namespace trc::cuda

#endif // TRC_LIB_TARGET_CUDA_DESCRIBEKERNEL_H
