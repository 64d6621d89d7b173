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

static DebugTopic placing("place-buffers");

namespace {

class PlaceBuffersPass : public trc::impl::PlaceBuffersBase<PlaceBuffersPass> {
public:
  using PlaceBuffersBase::PlaceBuffersBase;

private:
  using Lifetimes = llvm::MapVector<plan::BufferOp, Lifetime>;

  void runOnOperation() override {
    int64_t bytes = alignment;
    if (bytes <= 0 || (bytes & (bytes - 1))) {
      getOperation().emitError("alignment: expected a power of two, got ")
          << bytes;
      return signalPassFailure();
    }
    for (auto entry : getOperation().getOps<plan::EntryOp>())
      placeEntry(entry);
  }

  void placeEntry(plan::EntryOp entry) {
    Builder builder(&getContext());
    const Lifetimes lifetimes = computeLifetimes(entry);
    for (auto [buffer, life] : lifetimes) {
      buffer.setFirstAttr(builder.getI64IntegerAttr(life.first));
      buffer.setLastAttr(builder.getI64IntegerAttr(life.last));
    }
    const planning::OffsetPlan plan =
        place(entry, lifetimes, plan::BufferKind::Arena);
    const int64_t arena = alignUp(plan.peak);
    entry.setArenaSizeAttr(builder.getI64IntegerAttr(arena));
    entry.setArenaAlignmentAttr(builder.getI64IntegerAttr(alignment));
    entry.setPeakLiveAttr(builder.getI64IntegerAttr(plan.lowerBound));
    arenaBytes += arena;
    liveBytes += plan.lowerBound;
    const int64_t host =
        alignUp(place(entry, lifetimes, plan::BufferKind::Host).peak);
    if (host > 0)
      entry.setHostSizeAttr(builder.getI64IntegerAttr(host));
    hostBytes += host;
  }

  int64_t alignUp(int64_t bytes) const {
    return (bytes + alignment - 1) / alignment * alignment;
  }

  /// The entry's buffers of a kind.
  planning::OffsetPlan place(plan::EntryOp entry, const Lifetimes &lifetimes,
                             plan::BufferKind kind) {
    Builder builder(&getContext());
    SmallVector<plan::BufferOp> placed;
    std::vector<planning::Buffer> problem;
    for (auto [buffer, life] : lifetimes) {
      if (buffer.getKind() != kind)
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
    TRC_LOG(placing) << "@" << entry.getSymName() << ": " << placed.size()
                     << " buffers of the " << plan::stringifyBufferKind(kind)
                     << " in " << plan.peak << " bytes, live "
                     << plan.lowerBound << ", by " << plan.method;
    buffers += placed.size();
    return plan;
  }
};

} // namespace
