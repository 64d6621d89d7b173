//===- Pipeline.h - the order of specialize ---------------------*- C++ -*-===//
//
// The reason for each pass stands above its addPass in Pipeline.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SPECIALIZE_PIPELINE_H
#define TRC_SPECIALIZE_PIPELINE_H

#include "trc/Target/Target.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace trc {

struct SpecializeOptions {
  Target target = Target::Host;
  /// Say which products have no form that the target's library takes.
  bool remarks = false;
};

/// The phase `specialize`, on a module: matrix products and row scatters become
/// operations of the `trc` dialect, products for the target cuda `trc.matmul`.
void buildSpecializePipeline(mlir::OpPassManager &manager,
                             const SpecializeOptions &options = {});

} // namespace trc

#endif // TRC_SPECIALIZE_PIPELINE_H
