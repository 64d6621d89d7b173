//===- Passes.h - passes for NVIDIA GPUs ------------------------*- C++ -*-===//
//
// Declarations only; see Passes.td.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TARGET_CUDA_PASSES_H
#define TRC_TARGET_CUDA_PASSES_H

#include "mlir/Pass/Pass.h"

#include <string>

namespace trc {

#define GEN_PASS_DECL
#include "trc/Target/CUDA/Passes.h.inc"

#define GEN_PASS_REGISTRATION
#include "trc/Target/CUDA/Passes.h.inc"

} // namespace trc

#endif // TRC_TARGET_CUDA_PASSES_H
