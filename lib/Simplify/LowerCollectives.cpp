//===- LowerCollectives.cpp - collectives of a single rank ----------------===//
//
// Among one rank a collective hands its operand back. A group written out with
// several ranks in a module that says nothing of them is refused with the
// number it needs. NormalizeCollectives.cpp does modules for several.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Families.h"
#include "trc/Rewrite/RankGrid.h"
#include "trc/Simplify/Passes.h"

#include "mlir/IR/BuiltinOps.h"

namespace trc {
#define GEN_PASS_DEF_LOWERCOLLECTIVES
#include "trc/Simplify/Passes.h.inc"
} // namespace trc

using namespace mlir;
namespace stablehlo = trc::stablehlo;

namespace {

class LowerCollectivesPass
    : public trc::impl::LowerCollectivesBase<LowerCollectivesPass> {
public:
  void runOnOperation() override {
    if (trc::getRankGrid(getOperation()).ranks() > 1)
      return;
    for (Operation *op : trc::getCollectives(getOperation())) {
      if (failed(lower(op)))
        return signalPassFailure();
      ++numLowered;
    }
  }

private:
  LogicalResult lower(Operation *op) {
    OpBuilder builder(op);
    if (trc::isRankNumber(op)) {
      op->getResult(0).replaceAllUsesWith(trc::makeSplat(
          builder, op->getLoc(), trc::getTensorType(op->getResult(0)), 0));
      op->erase();
      return success();
    }
    int64_t ranks = 1;
    bool receives = true;
    if (auto groups =
            op->getAttrOfType<DenseIntElementsAttr>("replica_groups")) {
      // Rows are groups, filled up by -1. A broadcast sends from the first
      // rank of each group.
      int64_t members = 0, rows = groups.getType().getShape().front();
      for (const APInt &rank : groups.getValues<APInt>()) {
        if (rank.isNegative())
          continue;
        ++members;
        ranks = std::max(ranks, rank.getSExtValue() + 1);
      }
      ranks = std::max(ranks, rows);
      receives = !isa<stablehlo::CollectiveBroadcastOp>(op) || members > 0;
    }
    if (auto pairs =
            op->getAttrOfType<DenseIntElementsAttr>("source_target_pairs")) {
      for (const APInt &rank : pairs.getValues<APInt>())
        ranks = std::max(ranks, rank.getSExtValue() + 1);
      receives = !pairs.empty();
    }
    if (ranks > 1)
      return op->emitError() << "needs " << ranks
                             << " ranks, got 1; compile with --ranks=" << ranks
                             << " or print the program for one device";
    for (auto [operand, result] :
         llvm::zip(op->getOperands(), op->getResults())) {
      if (operand.getType() != result.getType())
        return op->emitError() << "expected result type " << operand.getType()
                               << " on 1 rank, got " << result.getType();
      result.replaceAllUsesWith(
          receives ? operand
                   : trc::makeSplat(builder, op->getLoc(),
                                    trc::getTensorType(result), 0));
    }
    op->erase();
    return success();
  }
};

} // namespace
