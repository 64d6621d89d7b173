//===- StructuredRules.cpp - gradients of the trc operations --------------===//
//
// Attention and the vocabulary head have operations for their gradients. That
// of the head also gives the loss, and takes the place of the forward operation
// where the cotangent of the loss is known without it (as for a mean), so that
// the logits are made once. Layer norm's gradient is written out: one pass over
// a row, and one over columns.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;

namespace {

using Sizes = SmallVector<int64_t>;

/// Moves what `value` is made of in front of `op`, if that does not depend on
/// `op`; whether it could.
bool hoistAbove(Value value, Operation *op) {
  llvm::SetVector<Operation *> slice;
  auto isFree = [&](Value read) {
    Operation *definition = read.getDefiningOp();
    if (!definition || definition->getBlock() != op->getBlock() ||
        definition->isBeforeInBlock(op))
      return true;
    slice.insert(definition);
    return definition != op;
  };
  if (!isFree(value))
    return false;
  for (size_t i = 0; i < slice.size(); ++i) {
    Operation *definition = slice[i];
    if (!isPure(definition) && !isMemoryEffectFree(definition))
      return false;
    if (!llvm::all_of(definition->getOperands(), isFree) ||
        !llvm::all_of(getCaptured(definition), isFree))
      return false;
  }
  SmallVector<Operation *> ordered(slice.getArrayRef());
  llvm::sort(ordered,
             [](Operation *a, Operation *b) { return a->isBeforeInBlock(b); });
  for (Operation *definition : ordered)
    definition->moveBefore(op);
  return true;
}

LogicalResult refuseLogsumexp(Operation *op, StringRef what) {
  return op->emitError() << "'" << op->getName().getStringRef()
                         << "' has no rule of differentiation for its "
                            "logsumexp, but the loss depends on "
                         << what << " through it";
}

/// Row numbers as a vector, moved into the table as `trc.embedding` does.
Value getRows(Cotangents &c, Value ids, int64_t height) {
  auto type = getTensorType(ids);
  Type element = type.getElementType();
  unsigned width = element.getIntOrFloatBitWidth();
  bool isUnsigned = isUnsignedInteger(element);
  Value rows = c.reshape(ids, type.getNumElements());
  // A type that cannot hold the last row cannot exceed it.
  APInt largest =
      isUnsigned ? APInt::getMaxValue(width) : APInt::getSignedMaxValue(width);
  auto last = static_cast<uint64_t>(height - 1);
  if (!largest.ult(last))
    largest = APInt(width, last);
  auto scalar = RankedTensorType::get({}, element);
  Value bound =
      makeConstant(c.builder, c.loc, DenseElementsAttr::get(scalar, largest));
  return c.clamp(c.zeros(scalar), rows, bound);
}

struct StructuredRules {
  static void rule(ContractOp op, Cotangents &c) {
    giveFactor(op, c, op.getLhs(), op.getLhsDims(), op.getRhs(),
               op.getRhsDims());
    giveFactor(op, c, op.getRhs(), op.getRhsDims(), op.getLhs(),
               op.getLhsDims());
    if (op.getInit())
      c.give(op.getInit(), c.of(op));
  }
  static void giveFactor(ContractOp op, Cotangents &c, Value factor,
                         ArrayRef<int64_t> dims, Value other,
                         ArrayRef<int64_t> otherDims) {
    if (!c.wants(factor))
      return;
    Value g = c.of(op);
    auto type = getTensorType(factor);
    Type element = getTensorType(g).getElementType();
    // In the wider type of the result, where that differs.
    other = c.convert(other, element);
    Value before = c.of(factor);
    // Added to in place if nothing else reads it.
    bool inPlace = before && before.use_empty() && before.getDefiningOp() &&
                   element == type.getElementType();
    if (auto argument = dyn_cast_or_null<BlockArgument>(before))
      inPlace = before.use_empty() && element == type.getElementType() &&
                isa<stablehlo::WhileOp>(argument.getOwner()->getParentOp());
    Value product = ContractOp::create(
        c.builder, c.loc, RankedTensorType::get(type.getShape(), element), g,
        other, inPlace ? before : Value(),
        c.builder.getDenseI64ArrayAttr(op.getResultDims()),
        c.builder.getDenseI64ArrayAttr(otherDims),
        c.builder.getDenseI64ArrayAttr(dims));
    if (inPlace) {
      ++c.counts.inPlace;
      return c.replace(factor, product);
    }
    c.give(factor, c.convert(product, type.getElementType()));
  }

  static LogicalResult rule(AttentionOp op, Cotangents &c) {
    if (c.has(op.getLogsumexp()))
      return refuseLogsumexp(op, "query, key or value");
    if (op.getBias() && c.wants(op.getBias()))
      return op->emitError("'trc.attention' has no rule of differentiation for "
                           "its bias, but the bias depends on a parameter");
    SmallVector<Value> vectors = {op.getQuery()};
    if (!op.isPacked())
      vectors.append({op.getKey(), op.getValue()});
    auto gradient = AttentionGradientOp::create(
        c.builder, c.loc, TypeRange(ValueRange(vectors)), op.getQuery(),
        op.getKey(), op.getValue(), op.getResult(), op.getLogsumexp(),
        c.of(op.getResult()), op.getMask(), op.getBias(), op.getRandom(),
        op.getScaleAttr(), op.getFillAttr(), op.getCausalAttr(),
        op.getFillFirstAttr(), op.getAdditiveAttr(), op.getKeepBelowAttr(),
        op.getKeepScaleAttr(), op.getRandomStridesAttr(),
        op.getRandomBitsAttr());
    for (auto [vector, share] :
         llvm::zip_equal(vectors, gradient.getGradients()))
      c.give(vector, share);
    return success();
  }

  static void rule(LayerNormOp op, Cotangents &c) {
    auto type = getTensorType(op.getX());
    ArrayRef<int64_t> shape = type.getShape();
    int64_t last = type.getRank() - 1;
    Type element = getElementTypeOrSelf(op.getInverseDeviation().getType());
    Sizes rows = llvm::to_vector(llvm::seq<int64_t>(last));
    auto perRow = [&](Value value) { return c.broadcast(value, shape, rows); };
    auto mean = [&](Value value) {
      return c.mul(c.sum(value, last), 1.0 / static_cast<double>(shape[last]));
    };
    Value inverse = perRow(op.getInverseDeviation());
    Value centred = c.sub(c.convert(op.getX(), element), perRow(op.getMean()));
    Value normal = c.mul(centred, inverse);
    // The gradient by the normalised row; its mean and its share along the row
    // do not reach x.
    Value g = c.of(op.getResult()), along;
    if (g) {
      g = c.convert(g, element);
      if (c.wants(op.getGain()))
        giveColumns(c, op.getGain(), c.mul(g, normal), rows);
      if (c.wants(op.getBias()))
        giveColumns(c, op.getBias(), g, rows);
      Value gain = c.convert(op.getGain(), element);
      g = c.mul(g, c.broadcast(gain, shape, last));
      Value lost =
          c.add(perRow(mean(g)), c.mul(normal, perRow(mean(c.mul(g, normal)))));
      along = c.mul(c.sub(g, lost), inverse);
    }
    double share = 1.0 / static_cast<double>(shape[last]);
    auto addTo = [&](Value more) { along = along ? c.add(along, more) : more; };
    if (Value d = c.of(op.getMean()))
      addTo(perRow(c.mul(d, share)));
    if (Value d = c.of(op.getInverseDeviation())) {
      Value square = c.mul(op.getInverseDeviation(), op.getInverseDeviation());
      addTo(c.mul(normal, perRow(c.mul(c.mul(d, square), -share))));
    }
    c.give(op.getX(), c.convert(along, type.getElementType()));
  }
  static void giveColumns(Cotangents &c, Value vector, Value value,
                          ArrayRef<int64_t> rows) {
    c.give(vector, c.convert(c.sum(value, rows),
                             getElementTypeOrSelf(vector.getType())));
  }

  static void rule(EmbeddingOp op, Cotangents &c) {
    Value table = op.getTable();
    if (!c.wants(table))
      return;
    auto type = getTensorType(table);
    Value rows = getRows(c, op.getIds(), type.getDimSize(0));
    Value updates = c.reshape(
        c.of(op), {getTensorType(rows).getDimSize(0), type.getDimSize(1)});
    Value before = c.of(table);
    c.counts.inPlace += before ? 1 : 0;
    c.replace(table, ScatterRowsOp::create(c.builder, c.loc, type,
                                           before ? before : c.zeros(type),
                                           rows, updates));
  }

  static void rule(ScatterRowsOp op, Cotangents &c) {
    Value g = c.of(op), updates = op.getUpdates();
    c.give(op.getInit(), g);
    if (!c.wants(updates))
      return;
    // The rows that were added to; what lay outside was dropped.
    auto type = getTensorType(g);
    Value indices = op.getIndices();
    Value rows = getRows(c, indices, type.getDimSize(0));
    Value read = c.takeRows(g, rows);
    Value inside = c.compare(rows, stablehlo::ComparisonDirection::EQ, indices);
    c.give(
        updates,
        c.keepIf(c.broadcast(inside, getTensorType(read).getShape(), 0), read));
  }

  static LogicalResult rule(HeadLossOp op, Cotangents &c) {
    if (c.has(op.getLogsumexp()))
      return refuseLogsumexp(op, "x or weight");
    Value g = c.of(op.getLoss());
    bool joined = hoistAbove(g, op);
    HeadLossGradientOp gradient;
    {
      OpBuilder::InsertionGuard guard(c.builder);
      if (joined)
        c.builder.setInsertionPoint(op);
      gradient = HeadLossGradientOp::create(
          c.builder, joined ? op.getLoc() : c.loc, op.getLoss().getType(),
          op.getX().getType(), op.getWeight().getType(),
          op.getBias() ? op.getBias().getType() : Type(), op.getX(),
          op.getWeight(), op.getTargets(), g, op.getBias(), op.getSmoothing());
    }
    if (joined) {
      op.getLoss().replaceAllUsesWith(gradient.getLoss());
      ++c.counts.joinedHeads;
    }
    c.give(op.getX(), gradient.getDX());
    c.give(op.getWeight(), gradient.getDWeight());
    if (op.getBias())
      c.give(op.getBias(), gradient.getDBias());
    return success();
  }
};

} // namespace

void trc::attachStructuredRules(MLIRContext &context) {
  attachRules<StructuredRules, ContractOp, AttentionOp, LayerNormOp,
              EmbeddingOp, ScatterRowsOp, HeadLossOp>(context);
}
