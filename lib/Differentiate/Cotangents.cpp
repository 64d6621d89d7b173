//===- Cotangents.cpp - the gradients of values, as they add up -----------===//
//
// See Cotangents.h.
//
//===----------------------------------------------------------------------===//

#include "trc/Differentiate/Cotangents.h"
#include "trc/Rewrite/Constants.h"

#include "trc/Differentiate/DifferentiableOpInterface.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

using namespace mlir;

namespace trc {

Value Cotangents::of(Value value) {
  auto found = entries.find(value);
  if (found == entries.end())
    return {};
  Entry &entry = found->second;
  if (!entry.pieces.empty()) {
    Value joined = join(getTensorType(value), entry.pieces);
    entry.sum = entry.sum ? add(entry.sum, joined) : joined;
    entry.pieces.clear();
  }
  return entry.sum;
}

Value Cotangents::orZeros(Value value) {
  Value sum = of(value);
  return sum ? sum : zeros(value.getType());
}

void Cotangents::give(Value value, Value share) {
  if (!share || !wants(value))
    return;
  assert(share.getType() == value.getType() && "a share has its value's type");
  Entry &entry = entries[value];
  entry.sum = entry.sum ? add(entry.sum, share) : share;
}

void Cotangents::giveSlice(Value value, Value share, Dims starts, Dims limits,
                           Dims strides) {
  if (wants(value))
    entries[value].pieces.push_back({share, llvm::to_vector(starts),
                                     llvm::to_vector(limits),
                                     llvm::to_vector(strides)});
}

void Cotangents::replace(Value value, Value sum) {
  if (!wants(value))
    return;
  Entry &entry = entries[value];
  assert(entry.pieces.empty() && "the sum contains all shares");
  entry.sum = sum;
}

Value Cotangents::pad(RankedTensorType type, const Piece &piece) {
  SmallVector<int64_t> high, interior;
  auto shape = getTensorType(piece.share).getShape();
  for (auto [d, stride] : llvm::enumerate(piece.strides)) {
    // Of what the last stride steps over, a part may lie behind the limit.
    int64_t last =
        piece.starts[d] + std::max<int64_t>(shape[d] - 1, 0) * stride;
    high.push_back(type.getDimSize(d) - last - (shape[d] == 0 ? 0 : 1));
    interior.push_back(stride - 1);
  }
  return padZeros(piece.share, piece.starts, high, interior);
}

/// Pieces side by side in one dimension are concatenated, with zeros in gaps;
/// otherwise each is padded, and the sum taken.
Value Cotangents::join(RankedTensorType type, ArrayRef<Piece> pieces) {
  int64_t along = -1;
  bool sideBySide = pieces.size() > 1;
  for (const Piece &piece : pieces)
    for (int64_t d = 0; d < type.getRank(); ++d) {
      sideBySide &= piece.strides[d] == 1;
      if (piece.starts[d] == 0 && piece.limits[d] == type.getDimSize(d))
        continue;
      sideBySide &= along < 0 || along == d;
      along = d;
    }
  if (sideBySide && along >= 0) {
    SmallVector<const Piece *> ordered;
    for (const Piece &piece : pieces)
      ordered.push_back(&piece);
    llvm::sort(ordered, [&](const Piece *a, const Piece *b) {
      return a->starts[along] < b->starts[along];
    });
    SmallVector<Value> parts;
    int64_t end = 0;
    auto fillUpTo = [&](int64_t start) {
      SmallVector<int64_t> shape(type.getShape());
      shape[along] = start - end;
      if (start > end)
        parts.push_back(zeros(type.clone(shape)));
    };
    for (const Piece *piece : ordered) {
      sideBySide &= piece->starts[along] >= end;
      if (!sideBySide)
        break;
      fillUpTo(piece->starts[along]);
      parts.push_back(piece->share);
      end = piece->limits[along];
    }
    if (sideBySide) {
      fillUpTo(type.getDimSize(along));
      return concatenate(parts, along);
    }
  }
  Value sum;
  for (const Piece &piece : pieces) {
    Value padded = pad(type, piece);
    sum = sum ? add(sum, padded) : padded;
  }
  return sum;
}

LogicalResult Cotangents::backpropagate(ArrayRef<Operation *> ops) {
  for (Operation *op : llvm::reverse(ops)) {
    if (llvm::none_of(op->getResults(), [&](Value v) { return has(v); }))
      continue;
    auto differentiable = dyn_cast<DifferentiableOpInterface>(op);
    if (!differentiable)
      return op->emitError()
             << "'" << op->getName().getStringRef()
             << "' has no rule of differentiation, but the loss depends on a "
                "parameter through it; print the step with the gradient that "
                "jax.value_and_grad derives, or write this value with other "
                "operations";
    loc = getGradientLoc(op->getLoc());
    if (failed(differentiable.differentiate(*this)))
      return failure();
    ++counts.rules;
  }
  return success();
}

Location getGradientLoc(Location loc) {
  return NameLoc::get(StringAttr::get(loc.getContext(), "gradient"), loc);
}

} // namespace trc
