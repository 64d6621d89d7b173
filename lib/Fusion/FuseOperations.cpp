//===- FuseOperations.cpp - groups operations into kernels ----------------===//
//
// Turns the groups that `Grouping` finds into `trc.fusion`s, block by block,
// the bodies of loops and branches included.
//
//===----------------------------------------------------------------------===//

#include "Grouping.h"
#include "SortBlock.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/OnlyOperation.h"
#include "trc/Fusion/Passes.h"
#include "trc/Fusion/Views.h"
#include "trc/Rewrite/Unread.h"

#include "mlir/IR/IRMapping.h"

namespace trc {
#define GEN_PASS_DEF_FUSEOPERATIONS
#include "trc/Fusion/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

/// Makes the fusion of a cluster at the place of its last operation. The
/// cluster's operations stay, since other clusters may copy them.
static FusionOp materialise(const Cluster &cluster, StringRef kind) {
  Operation *last = cluster.operations.back();
  OpBuilder builder(last);
  SmallVector<Location> locations;
  for (Operation *op : cluster.operations)
    locations.push_back(op->getLoc());
  SmallVector<Type> types;
  for (Value output : cluster.outputs)
    types.push_back(output.getType());
  auto fusion = FusionOp::create(builder, builder.getFusedLoc(locations), types,
                                 cluster.inputs, kind);
  Block &body = fusion.getBody().emplaceBlock();
  IRMapping mapping;
  for (Value input : cluster.inputs)
    mapping.map(input, body.addArgument(input.getType(), input.getLoc()));
  builder.setInsertionPointToEnd(&body);
  for (Operation *op : cluster.operations)
    builder.clone(*op, mapping);
  SmallVector<Value> results;
  for (Value output : cluster.outputs)
    results.push_back(mapping.lookup(output));
  YieldOp::create(builder, fusion.getLoc(), results);
  return fusion;
}

namespace {
struct FuseOperationsPass
    : public trc::impl::FuseOperationsBase<FuseOperationsPass> {
  using FuseOperationsBase::FuseOperationsBase;

  void fuseBlock(Block &block) {
    // A kernel has results.
    eraseUnread(block);
    if (apart)
      return fuseWhatIsLeft(block);
    Grouping grouping(block, maxOperations, describe(target));
    grouping.run();
    for (auto &[op, reason] : grouping.leftAlone) {
      Cluster alone;
      if (succeeded(buildWhatIsLeft(*op, alone)))
        continue;
      ++left;
      if (remarks)
        op->emitRemark("not fused, because ") << reason;
    }
    if (remarks)
      for (const Grouping::Neighbours &pair : grouping.explainNeighbours())
        (pair.reader->emitRemark("not fused with what it reads: ")
         << pair.reason)
                .attachNote(pair.producer->getLoc())
            << "which is made here";
    SmallVector<std::pair<Value, Value>> replacements;
    for (const Grouping::Result &result : grouping.results()) {
      FusionOp fusion = materialise(result.cluster, result.kind);
      for (auto [output, value] :
           llvm::zip_equal(result.cluster.outputs, fusion.getOutputs()))
        replacements.emplace_back(output, value);
      ++fusions;
      fused += result.cluster.operations.size();
    }
    for (auto [before, after] : replacements)
      before.replaceAllUsesWith(after);
    // Users may stand before the fusion that now makes what they use.
    sortBlock(block);
    // What was cloned into fusions has no users left.
    eraseUnread(block);
    fuseWhatIsLeft(block);
  }

  /// A kernel of one operation that is in none, where there is one.
  static FailureOr<BuiltKernel> buildWhatIsLeft(Operation &op, Cluster &alone) {
    auto slice = dyn_cast<stablehlo::SliceOp>(op);
    if (isa<stablehlo::ConstantOp, stablehlo::ReshapeOp>(op) ||
        (slice && getViewOffset(slice)))
      return failure();
    return buildAlone(&op, alone);
  }

  /// What is no kernel together with what it copies, such as a concatenation of
  /// reshaped slices, is one each.
  void fuseWhatIsLeft(Block &block) {
    for (Operation &op : llvm::make_early_inc_range(block)) {
      Cluster alone;
      FailureOr<BuiltKernel> built = buildWhatIsLeft(op, alone);
      if (failed(built))
        continue;
      FusionOp fusion = materialise(alone, built->kind);
      if (apart)
        fusion->setAttr(onlyOperationName, op.getName().getIdentifier());
      for (auto [before, after] :
           llvm::zip_equal(alone.outputs, fusion.getOutputs()))
        before.replaceAllUsesWith(after);
      op.erase();
      ++fusions;
      ++fused;
    }
  }

  void runOnOperation() override {
    SmallVector<Block *> blocks;
    getOperation().walk([&](Operation *op) {
      if (isa<func::FuncOp, stablehlo::WhileOp, stablehlo::CaseOp,
              stablehlo::IfOp>(op))
        for (Region &region : op->getRegions())
          for (Block &block : region)
            blocks.push_back(&block);
    });
    for (Block *block : blocks)
      fuseBlock(*block);
  }
};
} // namespace
