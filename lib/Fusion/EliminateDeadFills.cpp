//===- EliminateDeadFills.cpp - stacks that a loop fills begin empty ------===//
//
// A loop over layers hands what it makes in each trip on in stacks:
//
//   stack = fill 0                          stack = empty
//   for i in 0 .. 12                        for i in 0 .. 12
//     stack = update stack, part at i         stack = update stack, part at i
//
// When it ends, each part has been written, and no zero is left.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Fusion/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TripCount.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"

namespace trc {
#define GEN_PASS_DEF_ELIMINATEDEADFILLS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Loops of more trips, or stacks of more parts, are not followed.
static constexpr int64_t mostTrips = 1 << 20;

/// The value of an index where the loop's counter is `count`.
static std::optional<int64_t> evaluate(Value index, Value counter,
                                       int64_t count) {
  if (index == counter)
    return count;
  if (std::optional<int64_t> constant = getScalarInteger(index))
    return constant;
  Operation *op = index.getDefiningOp();
  if (!op || !isa<stablehlo::AddOp, stablehlo::SubtractOp>(op))
    return std::nullopt;
  std::optional<int64_t> lhs = evaluate(op->getOperand(0), counter, count);
  std::optional<int64_t> rhs = evaluate(op->getOperand(1), counter, count);
  if (!lhs || !rhs)
    return std::nullopt;
  return isa<stablehlo::AddOp>(op) ? *lhs + *rhs : *lhs - *rhs;
}

/// Whether the parts that all trips write are the whole tensor.
static bool writesAll(stablehlo::DynamicUpdateSliceOp update, Value counter,
                      const CountedLoop &loop) {
  ArrayRef<int64_t> whole = getTensorType(update.getOperand()).getShape();
  ArrayRef<int64_t> part = getTensorType(update.getUpdate()).getShape();
  // Where a part is as long as the whole, it begins at 0 whatever is asked.
  std::optional<size_t> dim;
  for (auto [number, extents] : llvm::enumerate(llvm::zip_equal(whole, part))) {
    if (std::get<0>(extents) == std::get<1>(extents))
      continue;
    if (dim)
      return false;
    dim = number;
  }
  if (!dim)
    return loop.trips > 0;
  if (loop.trips > mostTrips || whole[*dim] > mostTrips)
    return false;
  llvm::BitVector written(whole[*dim]);
  for (int64_t trip = 0; trip < loop.trips; ++trip) {
    std::optional<int64_t> start = evaluate(
        update.getStartIndices()[*dim], counter, loop.start + trip * loop.step);
    if (!start)
      return false;
    const int64_t first =
        std::clamp<int64_t>(*start, 0, whole[*dim] - part[*dim]);
    written.set(first, first + part[*dim]);
  }
  return written.all();
}

/// What writes the value that the loop carries as its number `k`, if nothing
/// else in the loop reads it.
static stablehlo::DynamicUpdateSliceOp onlyUpdateOf(stablehlo::WhileOp loop,
                                                    unsigned k) {
  Block &body = loop.getBody().front();
  Value carried = body.getArgument(k);
  auto update = body.getTerminator()
                    ->getOperand(k)
                    .getDefiningOp<stablehlo::DynamicUpdateSliceOp>();
  const bool isOnly = update && update.getOperand() == carried &&
                      carried.hasOneUse() && update->hasOneUse() &&
                      loop.getCond().front().getArgument(k).use_empty();
  return isOnly ? update : nullptr;
}

namespace {

class EliminateDeadFillsPass
    : public trc::impl::EliminateDeadFillsBase<EliminateDeadFillsPass> {
public:
  using EliminateDeadFillsBase::EliminateDeadFillsBase;

  void runOnOperation() override {
    getOperation().walk([&](stablehlo::WhileOp loop) {
      std::optional<CountedLoop> counted = countTrips(loop);
      if (!counted || counted->counter < 0)
        return;
      Value counter = loop.getBody().front().getArgument(counted->counter);
      for (OpOperand &initial : loop->getOpOperands()) {
        // Other values have been made for a reason, and are there already.
        if (!getSplat(initial.get()))
          continue;
        stablehlo::DynamicUpdateSliceOp update =
            onlyUpdateOf(loop, initial.getOperandNumber());
        if (!update || !writesAll(update, counter, *counted))
          continue;
        OpBuilder builder(loop);
        initial.set(EmptyOp::create(builder, initial.get().getLoc(),
                                    initial.get().getType()));
        ++numEliminated;
        bytesUnwritten += getTensorType(initial.get()).getNumElements() *
                          widthOf(initial.get()) / 8;
      }
    });
  }

private:
  /// Bits of an element.
  static int64_t widthOf(Value value) {
    Type element = getTensorType(value).getElementType();
    if (auto number = dyn_cast<ComplexType>(element))
      return 2 * number.getElementType().getIntOrFloatBitWidth();
    return element.getIntOrFloatBitWidth();
  }
};

} // namespace
