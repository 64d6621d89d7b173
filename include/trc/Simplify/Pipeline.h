//===- Pipeline.h - the order of simplify -----------------------*- C++ -*-===//
//
// The passes of the phase, and its rewrites for what later phases have made.
// The reason for each pass stands above its addPass in Pipeline.cpp.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_SIMPLIFY_PIPELINE_H
#define TRC_SIMPLIFY_PIPELINE_H

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
  /// Say what `partition-data` joins on every rank.
  bool remarks = false;
};

/// The phase `simplify`, on a module: StableHLO in, StableHLO out.
void buildSimplifyPipeline(mlir::OpPassManager &manager,
                           const SimplifyOptions &options = {});

/// Its rewrites alone, without unrolling, on a function: for what later phases
/// have made.
void buildRewritePipeline(mlir::OpPassManager &function,
                          const SimplifyOptions &options = {});

} // namespace trc

#endif // TRC_SIMPLIFY_PIPELINE_H
