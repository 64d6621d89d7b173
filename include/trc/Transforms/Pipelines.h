//===- Pipelines.h - the order of simplify and specialize -------*- C++ -*-===//
//
// The passes of two phases, and the rewrites of the first for what later phases
// have made. The reason for each pass stands above its addPass in
// Pipelines.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TRANSFORMS_PIPELINES_H
#define TRC_TRANSFORMS_PIPELINES_H

#include "trc/Target/Target.h"

#include <cstdint>
#include <string>
#include <vector>

namespace mlir {
class OpPassManager;
} // namespace mlir

namespace trc {

struct SimplifyOptions {
  /// Functions to keep; empty: the public ones (see `inline-calls`).
  std::vector<std::string> entries;
  /// Largest constant that folding makes, in elements.
  int64_t maxFoldedElements = 4096;
  /// Largest unrolled loop, in operations and in trips.
  int64_t maxUnrolledOperations = 1024;
  int64_t maxUnrolledTrips = 32;
};

/// The phase `simplify`, on a module: StableHLO in, StableHLO out.
void buildSimplifyPipeline(mlir::OpPassManager &manager,
                           const SimplifyOptions &options = {});

/// Its rewrites alone, without unrolling, on a function: for what later phases
/// have made.
void buildRewritePipeline(mlir::OpPassManager &function,
                          const SimplifyOptions &options = {});

struct SpecializeOptions {
  Target target = Target::Host;
  /// Say which products have no form that the target's library takes.
  bool remarks = false;
};

/// The phase `specialize`, on a module: matrix products and row scatters become
/// operations of the `trc` dialect, products for the target cuda `trc.matmul`.
void buildSpecializePipeline(mlir::OpPassManager &manager,
                             const SpecializeOptions &options = {});

/// Makes both known to trc-opt, as `simplify-pipeline` and
/// `specialize-pipeline`.
void registerTransformsPipelines();

} // namespace trc

#endif // TRC_TRANSFORMS_PIPELINES_H
