//===- BoundScratchRows.cpp - how long a row a kernel keeps ---------------===//
//
// A fusion is lowered wherever a pass asks what its kernel would be, and by
// passes that know no target. What they all have to agree on stands on the
// module.
//
//===----------------------------------------------------------------------===//

#include "trc/Fusion/KernelBuilder.h"
#include "trc/Fusion/Passes.h"
#include "trc/Target/TargetDescription.h"

#include "mlir/IR/Builders.h"

namespace trc {
#define GEN_PASS_DEF_BOUNDSCRATCHROWS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;

namespace {
struct BoundScratchRowsPass
    : public trc::impl::BoundScratchRowsBase<BoundScratchRowsPass> {
  using BoundScratchRowsBase::BoundScratchRowsBase;

  void runOnOperation() override {
    Builder builder(&getContext());
    const trc::ScratchRules &rules = trc::describe(target).scratch;
    getOperation()->setAttr(trc::scratchBytesAttribute,
                            builder.getI64IntegerAttr(rules.mostRowBytes));
    getOperation()->setAttr(trc::scratchCyclesAttribute,
                            builder.getF64FloatAttr(rules.leastCycles));
  }
};
} // namespace
