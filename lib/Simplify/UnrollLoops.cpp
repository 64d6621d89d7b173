//===- UnrollLoops.cpp - loops with a known number of trips ---------------===//
//
// JAX's random generator on a CPU is a loop of five trips over ~50 elementwise
// operations on the whole tensor. As a loop it would split every dropout into
// many passes over memory; unrolled it is part of one fusion. Layers that share
// their weights are a loop of products, the same ones in each trip: unrolled,
// nothing would fold, and what is kept for a gradient would have no limit.
//
//===----------------------------------------------------------------------===//

#include "trc/Debug/DebugLog.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TripCount.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_UNROLLLOOPS
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

static trc::DebugTopic unrolling("unroll-loops");

namespace {

class UnrollLoopsPass : public trc::impl::UnrollLoopsBase<UnrollLoopsPass> {
public:
  using UnrollLoopsBase::UnrollLoopsBase;

  void runOnOperation() override {
    // Post-order: an inner loop that is unrolled makes its outer body larger
    // before that one is measured.
    SmallVector<stablehlo::WhileOp> loops;
    getOperation()->walk(
        [&](stablehlo::WhileOp loop) { loops.push_back(loop); });
    for (stablehlo::WhileOp loop : loops)
      visit(loop);
  }

private:
  void visit(stablehlo::WhileOp loop) {
    std::optional<trc::CountedLoop> counted = trc::countTrips(loop);
    if (!counted) {
      TRC_LOG(unrolling) << loop.getLoc() << ": no known number of trips";
      return;
    }
    ++numCounted;
    // The condition is not run again, so it must have no effect.
    if (!trc::isFreeOfEffects(loop.getCond())) {
      TRC_LOG(unrolling) << loop.getLoc() << ": the condition has an effect";
      return;
    }
    int64_t size = countOperations(loop.getBody());
    bool isSmall =
        counted->trips <= maxTrips && counted->trips * size <= maxOperations;
    if (isSmall && counted->trips > 1 && hasEqualProducts(loop, *counted)) {
      TRC_LOG(unrolling) << loop.getLoc()
                         << ": the products of each trip are equal";
      isSmall = false;
    }
    TRC_LOG(unrolling) << loop.getLoc() << ": " << counted->trips
                       << " trips of " << size << " operations: "
                       << (isSmall ? "unrolled" : "kept as a loop");
    if (isSmall) {
      unroll(loop, *counted);
      ++numUnrolled;
      return;
    }
    loop->setAttr(trc::tripCountName,
                  Builder(loop).getI64IntegerAttr(counted->trips));
  }

  /// Whether the body has products, and reads its counter only to count.
  static bool hasEqualProducts(stablehlo::WhileOp loop,
                               const trc::CountedLoop &counted) {
    Block &body = loop.getBody().front();
    Value next = body.getTerminator()->getOperand(counted.counter);
    for (Operation *user : body.getArgument(counted.counter).getUsers())
      if (user != next.getDefiningOp())
        return false;
    return loop.getBody()
        .walk([](stablehlo::DotGeneralOp) { return WalkResult::interrupt(); })
        .wasInterrupted();
  }

  static int64_t countOperations(Region &region) {
    int64_t number = 0;
    region.walk([&](Operation *op) {
      number += !isa<stablehlo::ConstantOp, stablehlo::ReturnOp>(op);
    });
    return number;
  }

  static void unroll(stablehlo::WhileOp loop, const trc::CountedLoop &counted) {
    OpBuilder builder(loop);
    Block &body = loop.getBody().front();
    SmallVector<Value> carried(loop->getOperands());
    for (int64_t trip = 0; trip < counted.trips; ++trip) {
      IRMapping mapping;
      mapping.map(body.getArguments(), carried);
      for (Operation &op : body.without_terminator())
        builder.clone(op, mapping);
      for (auto [value, yielded] :
           llvm::zip(carried, body.getTerminator()->getOperands()))
        value = mapping.lookupOrDefault(yielded);
      // The counter is known: indices computed from it fold at once.
      auto type = trc::getTensorType(carried[counted.counter]);
      int64_t number = counted.start + (trip + 1) * counted.step;
      carried[counted.counter] = trc::makeConstant(
          builder, loop.getLoc(),
          DenseElementsAttr::get(type, APInt(type.getElementTypeBitWidth(),
                                             static_cast<uint64_t>(number),
                                             /*isSigned=*/true,
                                             /*implicitTrunc=*/true)));
    }
    loop->replaceAllUsesWith(carried);
    loop->erase();
  }
};

} // namespace
