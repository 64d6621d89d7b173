//===- CountTrips.cpp - the trip count of the loops that are left ---------===//
//
// The last look at loops before their conditions and counters become kernels,
// in which a count could not be recognised any more.
//
//===----------------------------------------------------------------------===//

#include "trc/Debug/DebugLog.h"
#include "trc/Rewrite/TripCount.h"
#include "trc/Simplify/Passes.h"

namespace trc {
#define GEN_PASS_DEF_COUNTTRIPS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

static trc::DebugTopic counting("count-trips");

namespace {

class CountTripsPass : public trc::impl::CountTripsBase<CountTripsPass> {
public:
  using CountTripsBase::CountTripsBase;

  void runOnOperation() override {
    getOperation()->walk([&](stablehlo::WhileOp loop) {
      std::optional<trc::CountedLoop> counted = trc::countTrips(loop);
      if (!counted || !trc::isFreeOfEffects(loop.getCond())) {
        TRC_LOG(counting) << loop.getLoc() << ": no known number of trips";
        return;
      }
      ++numCounted;
      loop->setAttr(trc::tripCountName,
                    Builder(loop).getI64IntegerAttr(counted->trips));
    });
  }
};

} // namespace
