//===- SimplifySteps.cpp - rewrites on assembled steps --------------------===//
//
// The pipeline is that of the simplify phase, run on the functions that are
// new. It is a pass, not a nested pipeline, since those run on every function.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Simplify/Pipeline.h"
#include "trc/TrainStep/Passes.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/PassManager.h"

namespace trc {
#define GEN_PASS_DEF_SIMPLIFYSTEPS
#include "trc/TrainStep/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {

class SimplifyStepsPass
    : public trc::impl::SimplifyStepsBase<SimplifyStepsPass> {
  void runOnOperation() override {
    for (auto function : getOperation().getOps<func::FuncOp>()) {
      if (!function->hasAttr("trc.assembled"))
        continue;
      OpPassManager pipeline(func::FuncOp::getOperationName());
      trc::buildRewritePipeline(pipeline);
      // A pass that fails has said why.
      if (failed(runPipeline(pipeline, function)))
        return signalPassFailure();
      ++numSimplified;
    }
  }
};

} // namespace
