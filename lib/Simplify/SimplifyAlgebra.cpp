//===- SimplifyAlgebra.cpp - the pass that applies all identities ---------===//
//
// Runs the pattern sets of SimplifyAlgebra.h to a bounded fixed point. Folding
// by the driver is off: constants are folded by `fold-constants`, within its
// bound.
//
//===----------------------------------------------------------------------===//

#include "SimplifyAlgebra.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Simplify/Passes.h"

#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

namespace trc {
#define GEN_PASS_DEF_SIMPLIFYALGEBRA
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {

class SimplifyAlgebraPass
    : public trc::impl::SimplifyAlgebraBase<SimplifyAlgebraPass> {
public:
  using SimplifyAlgebraBase::SimplifyAlgebraBase;

  LogicalResult initialize(MLIRContext *context) override {
    RewritePatternSet set(context);
    trc::populateArithmeticPatterns(set);
    trc::populateLogicPatterns(set);
    trc::populateMovementPatterns(set);
    trc::populateConcatenatePatterns(set);
    trc::populateBroadcastPatterns(set);
    trc::populateIndexingPatterns(set);
    trc::populateReductionPatterns(set);
    trc::populateControlPatterns(set);
    patterns = FrozenRewritePatternSet(std::move(set));
    return success();
  }

  void runOnOperation() override {
    int64_t operations = countOperations();
    numBefore += operations;
    GreedyRewriteConfig config;
    config.setUseTopDownTraversal(true)
        .setMaxIterations(maxIterations)
        .setMaxNumRewrites(1000 + 50 * operations)
        .setRegionSimplificationLevel(GreedySimplifyRegionLevel::Disabled)
        .enableFolding(false);
    // Reaching the bound is no error: what is there is right, if not minimal.
    (void)applyPatternsGreedily(getOperation(), patterns, config);
    numAfter += countOperations();
  }

private:
  int64_t countOperations() {
    int64_t count = 0;
    getOperation()->walk([&](Operation *) { ++count; });
    return count;
  }

  FrozenRewritePatternSet patterns;
};

} // namespace
