//===- Pipeline.h - the order of specialize ---------------------*- C++ -*-===//
//
// The reason for each pass stands above its addPass in Pipeline.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SPECIALIZE_PIPELINE_H
#define TRC_SPECIALIZE_PIPELINE_H

#include "trc/Target/TargetDescription.h"

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace trc {

struct SpecializeOptions {
  HeadRules head;   ///< of the target
  int64_t busyRows; ///< `ProductRates::busyRows` of the target
  /// Say what was not done, and why.
  bool remarks = false;
};

/// The part of the phase `specialize` that all targets share, on a module:
/// matrix products and row scatters become operations of the `trc` dialect.
void buildSpecializePipeline(mlir::OpPassManager &manager,
                             const SpecializeOptions &options);

} // namespace trc

#endif // TRC_SPECIALIZE_PIPELINE_H
