//===- EmitCudaKernels.cpp - kernels of the plan to CUDA C++ --------------===//
//
// Text first, for everything; then every distinct text is compiled.
//
//===----------------------------------------------------------------------===//

#include "trc/Target/CUDA/Passes.h"

#include "trc/Dialect/Plan/PlanDialect.h"

namespace trc {
#define GEN_PASS_DEF_EMITCUDAKERNELS
#include "trc/Target/CUDA/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {

struct EmitCudaKernels : trc::impl::EmitCudaKernelsBase<EmitCudaKernels> {
  using EmitCudaKernelsBase::EmitCudaKernelsBase;

  void runOnOperation() override {}
};

} // namespace
