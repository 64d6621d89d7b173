//===- PackAttention.cpp - query, key and value where a product put them --===//
//
// One product makes query, key and value side by side. What is done to them
// before attention, a bias and a conversion, is done to each part alone:
//
//   y [B,T,3*H*D]  ->  slice 0 + bias 0  ->  query  \
//                      slice 1 + bias 1  ->  key     >  attention
//                      slice 2 + bias 2  ->  value  /
//
// Attention reads rows by strides, so that neither the slices nor tensors for
// them are needed if the same is done to all three: then it can be done to y,
// or in the product that makes y.
//
// A triple of values is packed from its leaves: slices of one tensor, rows that
// are repeated, splats. Reshapes are looked through, since only the place in
// the rows counts.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/TensorArithmetic.h"
#include "trc/Specialize/Passes.h"

#include "llvm/ADT/MapVector.h"

#include <array>

namespace trc {
#define GEN_PASS_DEF_PACKATTENTION
#include "trc/Specialize/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

namespace {

constexpr int64_t numParts = 3;
using Triple = std::array<Value, numParts>;

Value skipReshapes(Value value) {
  while (auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>())
    value = reshape.getOperand();
  return value;
}

/// Makes tensors [rows.., 3 * width] of triples of [rows.., width], both seen
/// as matrices; puts what it makes where the builder stands.
class Packer {
public:
  Packer(OpBuilder &builder, Location loc, RankedTensorType part)
      : math(builder, loc), batch(part.getDimSize(0)),
        length(part.getDimSize(1)),
        width(part.getDimSize(2) * part.getDimSize(3)) {}

  /// Null if the three are not parts of one tensor; may leave dead operations.
  Value pack(Triple parts, unsigned depth = 0) {
    constexpr unsigned deepest = 16;
    if (depth > deepest)
      return {};
    for (Value &part : parts)
      part = skipReshapes(part);
    if (Value source = findSource(parts, batch * length))
      return math.reshape(source, {batch, length, numParts * width});
    if (Value row = packRow(parts))
      return row;
    if (Value splat = packSplat(parts))
      return splat;
    return packElementwise(parts, depth);
  }

private:
  Value packSplat(const Triple &parts) {
    DenseElementsAttr splat = getSplat(parts[0]);
    for (Value part : parts) {
      DenseElementsAttr other = getSplat(part);
      if (!other || other.getElementType() != splat.getElementType() ||
          other.getSplatValue<Attribute>() != splat.getSplatValue<Attribute>())
        return {};
    }
    return makeSplat(math.builder, math.loc,
                     RankedTensorType::get({batch, length, numParts * width},
                                           splat.getElementType()),
                     splat);
  }

  /// The tensor of `rows` rows whose columns, in three parts, these are.
  Value findSource(const Triple &parts, int64_t rows) const {
    Value source;
    for (auto [number, part] : llvm::enumerate(parts)) {
      auto slice = part.getDefiningOp<stablehlo::SliceOp>();
      if (!slice)
        return {};
      RankedTensorType from = getTensorType(slice.getOperand());
      Value whole = skipReshapes(slice.getOperand());
      if (number > 0 && whole != source)
        return {};
      source = whole;
      std::optional<int64_t> first = findFirstColumn(slice, rows);
      if (!first || *first != int64_t(number) * width ||
          from.getNumElements() != rows * numParts * width ||
          getTensorType(part).getNumElements() != rows * width)
        return {};
    }
    return source;
  }

  /// Where a slice of the columns begins, all rows taken together.
  static std::optional<int64_t> findFirstColumn(stablehlo::SliceOp slice,
                                                int64_t rows) {
    RankedTensorType from = getTensorType(slice.getOperand());
    RankedTensorType to = getTensorType(slice);
    std::optional<int64_t> cut;
    for (int64_t d = 0; d < from.getRank(); ++d) {
      if (slice.getStrides()[d] != 1)
        return std::nullopt;
      if (from.getDimSize(d) == to.getDimSize(d))
        continue;
      if (cut)
        return std::nullopt;
      cut = d;
    }
    if (!cut)
      return std::nullopt;
    auto count = [](ArrayRef<int64_t> sizes) {
      int64_t product = 1;
      for (int64_t size : sizes)
        product *= size;
      return product;
    };
    if (count(from.getShape().take_front(*cut)) != rows)
      return std::nullopt;
    return slice.getStartIndices()[*cut] *
           count(from.getShape().drop_front(*cut + 1));
  }

  /// Of parts of one row that each repeats for all of its rows.
  Value packRow(const Triple &parts) {
    Triple rows;
    for (auto [part, row] : llvm::zip_equal(parts, rows)) {
      auto broadcast = part.getDefiningOp<stablehlo::BroadcastInDimOp>();
      if (!broadcast ||
          getTensorType(part).getNumElements() != batch * length * width)
        return {};
      RankedTensorType from = getTensorType(broadcast.getOperand());
      RankedTensorType to = getTensorType(part);
      int64_t first = to.getRank() - from.getRank();
      for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
        if (d != first + int64_t(i) || from.getDimSize(i) != to.getDimSize(d))
          return {};
      if (from.getNumElements() != width)
        return {};
      row = skipReshapes(broadcast.getOperand());
    }
    Value source = findSource(rows, /*rows=*/1);
    if (!source)
      return {};
    return math.broadcast(math.reshape(source, {numParts * width}),
                          {batch, length, numParts * width}, {2});
  }

  Value packElementwise(const Triple &parts, unsigned depth) {
    Operation *first = parts[0].getDefiningOp();
    if (!first || !isElementwise(first) || first->getNumResults() != 1 ||
        first->getNumOperands() == 0)
      return {};
    for (Value part : parts) {
      Operation *op = part.getDefiningOp();
      if (!op || op->getName() != first->getName() ||
          op->getAttrDictionary() != first->getAttrDictionary() ||
          getTensorType(part).getElementType() !=
              getTensorType(parts[0]).getElementType())
        return {};
    }
    SmallVector<Value> operands;
    for (unsigned i = 0; i < first->getNumOperands(); ++i) {
      Triple next;
      for (auto [part, operand] : llvm::zip_equal(parts, next))
        operand = part.getDefiningOp()->getOperand(i);
      // A scalar predicate, say, is not one number for each element.
      if (getTensorType(next[0]).getNumElements() != batch * length * width)
        return {};
      Value packed = pack(next, depth + 1);
      if (!packed)
        return {};
      operands.push_back(packed);
    }
    return cloneElementwise(math.builder, first, operands,
                            {batch, length, numParts * width})
        ->getResult(0);
  }

  TensorArithmetic math;
  int64_t batch, length, width;
};

class PackAttentionPass
    : public trc::impl::PackAttentionBase<PackAttentionPass> {
public:
  using PackAttentionBase::PackAttentionBase;

  void runOnOperation() override {
    SmallVector<AttentionOp> operations;
    getOperation()->walk([&](AttentionOp op) { operations.push_back(op); });
    for (AttentionOp op : operations)
      if (!op.isPacked())
        packAll(op);
  }

private:
  void packAll(AttentionOp op) {
    Triple parts = {op.getQuery(), op.getKey(), op.getValue()};
    if (!llvm::all_of(parts, [&](Value part) {
          return part.getType() == parts[0].getType();
        }))
      return;
    RankedTensorType type = getTensorType(parts[0]);
    OpBuilder builder(op);
    Value rows = Packer(builder, op.getLoc(), type).pack(parts);
    if (!rows) {
      if (remarks)
        op.emitRemark("query, key and value are tensors of their own: they are "
                      "not three parts of one to which the same is done");
      return;
    }
    ArrayRef<int64_t> shape = type.getShape();
    Value packed =
        TensorArithmetic(builder, op.getLoc())
            .reshape(rows, {shape[0], shape[1], numParts, shape[2], shape[3]});
    SmallVector<AttentionGradientOp> gradients;
    for (Operation *user : op.getResult().getUsers())
      if (auto gradient = dyn_cast<AttentionGradientOp>(user))
        if (!gradient.isPacked() && gradient.getResult() == op.getResult() &&
            Triple{gradient.getQuery(), gradient.getKey(),
                   gradient.getValue()} == parts)
          gradients.push_back(gradient);
    readPacked(op, packed);
    for (AttentionGradientOp gradient : gradients)
      packGradient(gradient, packed);
    ++numPacked;
  }

  template <typename Op> static void readPacked(Op op, Value packed) {
    op.getQueryMutable().assign(packed);
    op.getKeyMutable().clear();
    op.getValueMutable().clear();
  }

  /// One result in place of three, which are slices of it.
  void packGradient(AttentionGradientOp op, Value packed) {
    readPacked(op, packed);
    OpBuilder builder(op);
    OperationState state(op.getLoc(), op->getName());
    state.addOperands(op->getOperands());
    state.addTypes(packed.getType());
    state.addAttributes(op->getAttrDictionary().getValue());
    auto made = cast<AttentionGradientOp>(builder.create(state));
    TensorArithmetic math(builder, op.getLoc());
    for (auto [number, old] : llvm::enumerate(op.getGradients())) {
      Value part = math.take(made.getGradients().front(), 2,
                             static_cast<int64_t>(number), 1);
      old.replaceAllUsesWith(math.reshape(part, getTensorType(old).getShape()));
    }
    op.erase();
    ++numPacked;
  }
};

} // namespace
