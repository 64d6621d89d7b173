//===- MovementRules.cpp - cotangents move back ---------------------------===//
//
// What an operation moved, its rule moves back; what it repeated is summed,
// what it left out gets nothing.
//
//===----------------------------------------------------------------------===//

#include "Rules.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;
using namespace trc::stablehlo;

namespace {

using Sizes = SmallVector<int64_t>;

Sizes getAll(Value value) {
  return llvm::to_vector(llvm::seq<int64_t>(getTensorType(value).getRank()));
}

struct MovementRules {
  static void rule(BroadcastInDimOp op, Cotangents &c) {
    auto from = getTensorType(op.getOperand());
    auto to = getTensorType(op.getResult());
    ArrayRef<int64_t> dims = op.getBroadcastDimensions();
    // Which dimension of the operand a dimension of the result shows.
    Sizes shown(to.getRank(), -1), summed, kept;
    for (auto [i, d] : llvm::enumerate(dims))
      if (from.getDimSize(i) == to.getDimSize(d))
        shown[d] = static_cast<int64_t>(i);
    for (int64_t d = 0; d < to.getRank(); ++d)
      if (shown[d] < 0)
        summed.push_back(d);
      else
        kept.push_back(shown[d]);
    Value g = c.sum(c.of(op), summed);
    // `kept` names the operand's dimensions in the result's order.
    Sizes order = getAll(g);
    llvm::sort(order, [&](int64_t a, int64_t b) { return kept[a] < kept[b]; });
    c.give(op.getOperand(), c.reshape(c.transpose(g, order), from.getShape()));
  }
  static void rule(ReshapeOp op, Cotangents &c) {
    c.give(op.getOperand(),
           c.reshape(c.of(op), getTensorType(op.getOperand()).getShape()));
  }
  static void rule(TransposeOp op, Cotangents &c) {
    Sizes inverse(op.getPermutation().size());
    for (auto [i, d] : llvm::enumerate(op.getPermutation()))
      inverse[d] = static_cast<int64_t>(i);
    c.give(op.getOperand(), c.transpose(c.of(op), inverse));
  }
  static void rule(SliceOp op, Cotangents &c) {
    c.giveSlice(op.getOperand(), c.of(op), op.getStartIndices(),
                op.getLimitIndices(), op.getStrides());
  }
  static void rule(ConcatenateOp op, Cotangents &c) {
    auto type = getTensorType(op.getResult());
    auto dim = static_cast<int64_t>(op.getDimension());
    Sizes starts(type.getRank(), 0), strides(type.getRank(), 1);
    for (Value input : op.getInputs()) {
      Sizes limits(type.getShape());
      limits[dim] = starts[dim] + getTensorType(input).getDimSize(dim);
      if (c.wants(input))
        c.give(input, c.slice(c.of(op), starts, limits, strides));
      starts[dim] = limits[dim];
    }
  }
  static void rule(PadOp op, Cotangents &c) {
    auto type = getTensorType(op.getOperand());
    Value g = c.of(op);
    // Without the edges, and with zeros where elements were cut away.
    Sizes low, high, starts, limits, strides;
    for (int64_t d = 0; d < type.getRank(); ++d) {
      int64_t stride = op.getInteriorPadding()[d] + 1;
      low.push_back(-op.getEdgePaddingLow()[d]);
      high.push_back(-op.getEdgePaddingHigh()[d]);
      starts.push_back(0);
      limits.push_back(
          std::max<int64_t>((type.getDimSize(d) - 1) * stride + 1, 0));
      strides.push_back(stride);
    }
    Value inner = c.slice(c.padZeros(g, low, high, Sizes(type.getRank(), 0)),
                          starts, limits, strides);
    c.give(op.getOperand(), inner);
    Value padding = op.getPaddingValue();
    if (c.wants(padding))
      c.give(padding, c.sub(c.sum(g, getAll(g)), c.sum(inner, getAll(inner))));
  }
  static void rule(ReverseOp op, Cotangents &c) {
    Value g = c.of(op);
    c.give(op.getOperand(), ReverseOp::create(c.builder, c.loc, g.getType(), g,
                                              op.getDimensionsAttr()));
  }
  static void rule(DynamicSliceOp op, Cotangents &c) {
    // Into what is there already, so that a loop over slices adds in place.
    Value x = op.getOperand(), g = c.of(op), before = c.of(x);
    if (!c.wants(x))
      return;
    if (before) {
      g = c.add(c.slice(before, op.getStartIndices(), op.getSliceSizes()), g);
      ++c.counts.inPlace;
    }
    c.replace(x, c.put(before ? before : c.zeros(x.getType()), g,
                       op.getStartIndices()));
  }
  static void rule(DynamicUpdateSliceOp op, Cotangents &c) {
    Value g = c.of(op);
    auto type = getTensorType(op.getUpdate());
    if (c.wants(op.getOperand()))
      c.give(op.getOperand(), c.put(g, c.zeros(type), op.getStartIndices()));
    if (c.wants(op.getUpdate()))
      c.give(op.getUpdate(), c.slice(g, op.getStartIndices(), type.getShape()));
  }
};

} // namespace

void trc::attachMovementRules(MLIRContext &context) {
  attachRules<MovementRules, BroadcastInDimOp, ReshapeOp, TransposeOp, SliceOp,
              ConcatenateOp, PadOp, ReverseOp, DynamicSliceOp,
              DynamicUpdateSliceOp>(context);
}
