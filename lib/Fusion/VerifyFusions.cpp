//===- VerifyFusions.cpp - checks what holds after the fuse phase ---------===//
//
// The emit phase relies on it: a fusion that is not a kernel is found here,
// with its location, not there. Clauses are labelled; a test breaks each.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Fusion/Passes.h"

namespace trc {
#define GEN_PASS_DEF_VERIFYFUSIONS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {
struct VerifyFusionsPass
    : public trc::impl::VerifyFusionsBase<VerifyFusionsPass> {
  using VerifyFusionsBase::VerifyFusionsBase;

  LogicalResult check(FusionOp fusion) {
    std::string reason;
    FailureOr<BuiltKernel> built =
        buildKernel(clusterOf(fusion), "fusion", reason);
    if (failed(built))
      return fusion.emitOpError("fuse_c1: is not one kernel: ") << reason;
    if (built->kind != fusion.getKind())
      return fusion.emitOpError("fuse_c2: expected kind ")
             << built->kind << ", got " << fusion.getKind();
    return success();
  }

  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      auto fusion = dyn_cast<FusionOp>(op);
      return fusion && failed(check(fusion)) ? WalkResult::interrupt()
                                             : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
