//===- MergeSums.cpp - fewer sums over ranks ------------------------------===//
//
// See MergeSums.h. A weight that is read twice has two gradients, and one that
// a loop reads has one in each turn: each would be a sum over ranks of its own.
// A sum moves behind what only reads it while that is a transpose, a reshape or
// an addition of zeros or of another sum, and out of a loop that adds it to
// zeros.
//
//===----------------------------------------------------------------------===//

#include "MergeSums.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/OverRanks.h"
#include "trc/Rewrite/Reductions.h"

#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace trc;

/// The sum over ranks that makes a value which is read once, or null.
static stablehlo::AllReduceOp sumOf(Value value) {
  auto sum = value.getDefiningOp<stablehlo::AllReduceOp>();
  return sum && sum->getNumResults() == 1 && value.hasOneUse() &&
                 isa_and_nonnull<stablehlo::AddOp>(
                     getCombiner(sum.getComputation()))
             ? sum
             : stablehlo::AllReduceOp();
}

namespace {

class SumMerger {
public:
  explicit SumMerger(int64_t ranks) : ranks(ranks) {}

  void run(func::FuncOp function) {
    SmallVector<stablehlo::AllReduceOp> sums;
    function.walk([&](stablehlo::AllReduceOp sum) { sums.push_back(sum); });
    for (stablehlo::AllReduceOp sum : sums) {
      if (gone.contains(sum))
        continue;
      while (sum && sumOf(sum->getResult(0)))
        sum = moveBehindReader(sum);
    }
  }
  int64_t merged = 0;

private:
  int64_t ranks;
  llvm::SmallPtrSet<Operation *, 16> gone;

  void erase(stablehlo::AllReduceOp sum) {
    gone.insert(sum);
    sum->dropAllUses();
    sum.erase();
  }

  /// A sum over ranks of a value, in the place of the value.
  stablehlo::AllReduceOp sumBehind(Value part) {
    OpBuilder builder(part.getContext());
    builder.setInsertionPointAfterValue(part);
    TensorArithmetic make(builder, part.getLoc());
    Value sum = addOverRanks(make, ranks, part);
    part.replaceAllUsesExcept(sum, sum.getDefiningOp());
    return sum.getDefiningOp<stablehlo::AllReduceOp>();
  }

  /// Gives the sum that took its place, or null where it stays.
  stablehlo::AllReduceOp moveBehindReader(stablehlo::AllReduceOp sum) {
    OpOperand &use = *sum->getResult(0).use_begin();
    Operation *reader = use.getOwner();
    Value part = sum->getOperand(0);
    if (reader->getBlock() != sum->getBlock())
      return {};
    const bool adds = isa<stablehlo::AddOp>(reader);
    if (!adds && !isa<stablehlo::TransposeOp, stablehlo::ReshapeOp>(reader))
      return {};
    Value other =
        adds ? reader->getOperand(1 - use.getOperandNumber()) : Value();
    if (!adds || isAnyZero(other)) {
      use.set(part);
      erase(sum);
      return sumBehind(reader->getResult(0));
    }
    if (stablehlo::AllReduceOp second = sumOf(other);
        second && second != sum && second->getBlock() == sum->getBlock()) {
      use.set(part);
      reader->setOperand(other == reader->getOperand(0) ? 0 : 1,
                         second->getOperand(0));
      erase(sum);
      erase(second);
      ++merged;
      return sumBehind(reader->getResult(0));
    }
    return moveBehindLoop(sum, use, other);
  }

  /// `reader` adds the sum to what the loop carries, which nothing else reads.
  stablehlo::AllReduceOp moveBehindLoop(stablehlo::AllReduceOp sum,
                                        OpOperand &use, Value carried) {
    Operation *reader = use.getOwner();
    auto loop = dyn_cast<stablehlo::WhileOp>(reader->getParentOp());
    auto argument = dyn_cast<BlockArgument>(carried);
    if (!loop || !argument || argument.getOwner() != &loop.getBody().front() ||
        !argument.hasOneUse() || !reader->getResult(0).hasOneUse())
      return {};
    const unsigned number = argument.getArgNumber();
    OpOperand &next = *reader->getResult(0).use_begin();
    if (!isa<stablehlo::ReturnOp>(next.getOwner()) ||
        next.getOperandNumber() != number ||
        !loop.getCond().front().getArgument(number).use_empty() ||
        !isAnyZero(loop->getOperand(number)))
      return {};
    use.set(sum->getOperand(0));
    erase(sum);
    ++merged;
    return sumBehind(loop->getResult(number));
  }
};

} // namespace

int64_t trc::mergeSums(func::FuncOp function, int64_t ranks) {
  SumMerger merger(ranks);
  merger.run(function);
  return merger.merged;
}
