//===- VerifyFusions.cpp - checks what holds after the fuse phase ---------===//
//
// The emit phase relies on it: a fusion that is not a kernel is found here,
// with its location, not there. Clauses are labelled; a test breaks each.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelStore.h"
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
    uint64_t built = 0;
    const std::shared_ptr<const KeptKernel> kept = kernelOf(fusion, &built);
    numBuilt += built;
    if (!kept->isKernel)
      return fusion.emitOpError("fuse_c1: is not one kernel: ") << kept->misfit;
    if (kept->built.kind != fusion.getKind())
      return fusion.emitOpError("fuse_c2: expected kind ")
             << kept->built.kind << ", got " << fusion.getKind();
    return success();
  }

  LogicalResult check(Operation *op) {
    if (auto fusion = dyn_cast<FusionOp>(op))
      return check(fusion);
    if (isOnlyOfKernels(op) && !op->getParentOfType<FusionOp>())
      return op->emitOpError("fuse_c5: is in no fusion, and no library has it");
    return success();
  }

  void runOnOperation() override {
    WalkResult result = getOperation().walk([&](Operation *op) {
      return failed(check(op)) ? WalkResult::interrupt()
                               : WalkResult::advance();
    });
    if (result.wasInterrupted())
      signalPassFailure();
  }
};
} // namespace
