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
#include "trc/Rewrite/LoopStacks.h"
#include "trc/Rewrite/TripCount.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/Support/CheckedArithmetic.h"

namespace trc {
#define GEN_PASS_DEF_ELIMINATEDEADFILLS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Loops of more trips, or stacks of more parts, are not followed.
static constexpr int64_t mostTrips = 1 << 20;

/// An index is followed through so many sums and differences.
static constexpr int mostFollowed = 8;

namespace {

/// An index that depends on the loop's counter: `factor * counter + offset`.
struct Line {
  int64_t factor = 0, offset = 0;
};

} // namespace

static std::optional<Line> lineOf(Value index, Value counter, int depth = 0) {
  if (index == counter)
    return Line{1, 0};
  if (std::optional<int64_t> constant = getScalarInteger(index))
    return Line{0, *constant};
  Operation *op = index.getDefiningOp();
  if (depth == mostFollowed || !op ||
      !isa<stablehlo::AddOp, stablehlo::SubtractOp>(op))
    return std::nullopt;
  std::optional<Line> lhs = lineOf(op->getOperand(0), counter, depth + 1);
  std::optional<Line> rhs = lineOf(op->getOperand(1), counter, depth + 1);
  if (!lhs || !rhs)
    return std::nullopt;
  const bool isSum = isa<stablehlo::AddOp>(op);
  const auto combine = [&](int64_t a, int64_t b) {
    return isSum ? llvm::checkedAdd(a, b) : llvm::checkedSub(a, b);
  };
  std::optional<int64_t> factor = combine(lhs->factor, rhs->factor);
  std::optional<int64_t> offset = combine(lhs->offset, rhs->offset);
  return factor && offset ? std::optional(Line{*factor, *offset})
                          : std::nullopt;
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
  Value index = update.getStartIndices()[*dim];
  std::optional<Line> line = lineOf(index, counter);
  if (!line)
    return false;
  auto type = cast<IntegerType>(getTensorType(index).getElementType());
  llvm::BitVector written(whole[*dim]);
  for (int64_t trip = 0; trip < loop.trips; ++trip) {
    std::optional<int64_t> start = llvm::checkedMulAdd(
        line->factor, loop.start + trip * loop.step, line->offset);
    // The program's index would have wrapped around.
    if (!start || !holds(type, *start))
      return false;
    const int64_t first =
        std::clamp<int64_t>(*start, 0, whole[*dim] - part[*dim]);
    written.set(first, first + part[*dim]);
  }
  return written.all();
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
        const unsigned k = initial.getOperandNumber();
        stablehlo::DynamicUpdateSliceOp update = stackUpdateOf(loop, k);
        if (!update || !loop.getBody().front().getArgument(k).hasOneUse() ||
            !writesAll(update, counter, *counted))
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
