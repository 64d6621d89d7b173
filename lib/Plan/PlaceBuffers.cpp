//===- PlaceBuffers.cpp - offsets in the arena ----------------------------===//
//
// Lifetimes from Liveness.h, offsets from the planner in Planning/Offsets.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Plan/Liveness.h"
#include "trc/Plan/Passes.h"
#include "trc/Planning/Offsets.h"

#include "trc/Debug/DebugLog.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc;

namespace trc {
#define GEN_PASS_DEF_PLACEBUFFERS
#include "trc/Plan/Passes.h.inc"
} // namespace trc

static DebugTopic topic("place-buffers");

namespace {

class PlaceBuffersPass : public trc::impl::PlaceBuffersBase<PlaceBuffersPass> {
public:
  using PlaceBuffersBase::PlaceBuffersBase;

private:
  void runOnOperation() override {
    int64_t bytes = alignment;
    if (bytes <= 0 || (bytes & (bytes - 1))) {
      getOperation().emitError("alignment: expected a power of two, got ")
          << bytes;
      return signalPassFailure();
    }
    for (auto entry : getOperation().getOps<plan::EntryOp>())
      place(entry);
  }

  void place(plan::EntryOp entry) {
    Builder builder(&getContext());
    SmallVector<plan::BufferOp> placed;
    std::vector<planning::Buffer> problem;
    for (auto &[buffer, life] : computeLifetimes(entry)) {
      buffer.setFirstAttr(builder.getI64IntegerAttr(life.first));
      buffer.setLastAttr(builder.getI64IntegerAttr(life.last));
      if (buffer.getKind() != plan::BufferKind::Arena)
        continue;
      placed.push_back(buffer);
      problem.push_back({life.first, life.first < 0 ? -1 : life.last + 1,
                         static_cast<int64_t>(buffer.getSize()), alignment});
    }
    planning::OffsetOptions options;
    options.searchSteps = searchSteps;
    planning::OffsetPlan plan = planning::planOffsets(problem, options);
    for (auto [buffer, offset] : llvm::zip_equal(placed, plan.offsets))
      buffer.setOffsetAttr(builder.getI64IntegerAttr(offset));
    TRC_LOG(topic) << "@" << entry.getSymName() << ": " << placed.size()
                   << " buffers in " << plan.peak << " bytes, live "
                   << plan.lowerBound << ", by " << plan.method;
    int64_t arena = (plan.peak + alignment - 1) / alignment * alignment;
    entry.setArenaSizeAttr(builder.getI64IntegerAttr(arena));
    entry.setArenaAlignmentAttr(builder.getI64IntegerAttr(alignment));
    entry.setPeakLiveAttr(builder.getI64IntegerAttr(plan.lowerBound));
    buffers += placed.size();
    arenaBytes += arena;
    liveBytes += plan.lowerBound;
  }
};

} // namespace
