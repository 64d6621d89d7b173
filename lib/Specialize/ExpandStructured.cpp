//===- ExpandStructured.cpp - layer norms and embeddings, spelled out -----===//
//
// A layer norm is three sweeps over a row that is in the cache: sum, sum of
// squared distances from the mean, result. Both sums are row reductions in the
// order that makes one kernel of them. An embedding is a copy of rows.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/RowArithmetic.h"
#include "trc/Specialize/Passes.h"

namespace trc {
#define GEN_PASS_DEF_EXPANDSTRUCTURED
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

static void expand(LayerNormOp op) {
  OpBuilder builder(op);
  RankedTensorType type = getTensorType(op.getX());
  Type sumType = getSumType(type.getElementType());
  RowArithmetic math(builder, op.getLoc(), type.getShape());
  auto extent = static_cast<double>(type.getShape().back());
  Value x = math.convert(op.getX(), sumType);
  Value total = math.rowSums(x);
  Value mean = math.div(total, math.fill(total, extent));
  Value centered = math.sub(x, math.spreadRows(mean));
  Value squares = math.rowSums(math.mul(centered, centered));
  Value variance = math.div(squares, math.fill(squares, extent));
  Value inverse = math.make<stablehlo::RsqrtOp>(
      {math.add(variance, op.getEpsilon().convertToDouble())});
  Value normal = math.mul(centered, math.spreadRows(inverse));
  // A norm that was written without gain or bias has constants for them.
  if (!isSplatOf(op.getGain(), 1.0))
    normal = math.mul(normal,
                      math.convert(math.spreadColumns(op.getGain()), sumType));
  if (!isSplatOf(op.getBias(), 0.0))
    normal = math.add(normal,
                      math.convert(math.spreadColumns(op.getBias()), sumType));
  Value result = math.convert(normal, type.getElementType());
  op->replaceAllUsesWith(ValueRange{result, mean, inverse});
  op->erase();
}

static void expand(EmbeddingOp op) {
  OpBuilder builder(op);
  op.getResult().replaceAllUsesWith(TensorArithmetic(builder, op.getLoc())
                                        .takeRows(op.getTable(), op.getIds()));
  op->erase();
}

namespace {
class ExpandStructuredPass
    : public trc::impl::ExpandStructuredBase<ExpandStructuredPass> {
  void runOnOperation() override {
    getOperation()->walk([&](Operation *op) {
      if (auto norm = dyn_cast<LayerNormOp>(op))
        expand(norm);
      else if (auto embedding = dyn_cast<EmbeddingOp>(op))
        expand(embedding);
      else
        return;
      ++numExpanded;
    });
  }
};
} // namespace
