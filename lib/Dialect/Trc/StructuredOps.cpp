//===- StructuredOps.cpp - verifiers of the structured operations ---------===//
//
// Shapes and element types that the operations promise to each other. An
// extent that stands in several tensors is checked where it is met again.
//
//===----------------------------------------------------------------------===//

#include "trc/Dialect/Trc/TrcDialect.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/Twine.h"

using namespace mlir;
using namespace trc;

namespace {

/// Type of statistics: sums are kept in f32, for f64 in f64.
Type accumulatorOf(Type element) {
  return element.isF64() ? element : Float32Type::get(element.getContext());
}

/// Checks that a value is a tensor of this shape and type.
LogicalResult expect(Operation *op, StringRef label, StringRef what,
                     Value value, ArrayRef<int64_t> shape, Type element) {
  auto expected = RankedTensorType::get(shape, element);
  if (value.getType() == expected)
    return success();
  return op->emitOpError(label) << ": expected " << what << " of type "
                                << expected << ", got " << value.getType();
}

LogicalResult expectIndices(Operation *op, StringRef label, Value value) {
  Type element = cast<RankedTensorType>(value.getType()).getElementType();
  if (isa<IntegerType>(element) && !element.isInteger(1))
    return success();
  return op->emitOpError(label)
         << ": expected integer indices, got " << element;
}

LogicalResult expectFloat(Operation *op, StringRef label, Value value,
                          int64_t rank) {
  auto type = cast<RankedTensorType>(value.getType());
  if (isa<FloatType>(type.getElementType()) && type.getRank() == rank)
    return success();
  return op->emitOpError(label) << ": expected a floating-point tensor of rank "
                                << rank << ", got " << type;
}

/// Checks that a value is a tensor of this element type with the extents of
/// `shape`, or 1 in place of any but the last.
LogicalResult expectBroadcast(Operation *op, StringRef label, StringRef what,
                              Value value, ArrayRef<int64_t> shape,
                              Type element) {
  auto type = cast<RankedTensorType>(value.getType());
  bool fits = type.getElementType() == element &&
              type.getRank() == static_cast<int64_t>(shape.size()) &&
              type.getShape().back() == shape.back() &&
              llvm::all_of(llvm::zip(type.getShape(), shape), [](auto pair) {
                auto [size, full] = pair;
                return size == 1 || size == full;
              });
  if (fits)
    return success();
  return op->emitOpError(label)
         << ": expected " << what << " of type "
         << RankedTensorType::get(shape, element)
         << ", or with 1 in place of extents but the last, got " << type;
}

/// What both attention operations promise. Labels are those of `attention`.
template <typename Op> LogicalResult verifyAttention(Op op) {
  if (!op.getKey() != !op.getValue())
    return op.emitOpError("attention_c10: expected key and value, or neither");
  bool isPacked = op.isPacked();
  Value values = isPacked ? op.getQuery() : op.getValue();
  int64_t rank = isPacked ? 5 : 4;
  if (failed(expectFloat(op, "attention_c1", op.getQuery(), rank)) ||
      failed(expectFloat(op, "attention_c1", values, rank)))
    return failure();
  auto query = cast<RankedTensorType>(op.getQuery().getType());
  auto value = cast<RankedTensorType>(values.getType());
  if (isPacked && query.getDimSize(2) != 3)
    return op.emitOpError("attention_c11: expected query, key and value side "
                          "by side in dimension 2 of ")
           << query << ", which has " << query.getDimSize(2);
  Type element = query.getElementType();
  int64_t batch = query.getDimSize(0), rows = query.getDimSize(1);
  int64_t heads = query.getDimSize(rank - 2), keys = value.getDimSize(1);
  int64_t width = value.getDimSize(rank - 1);
  if (!isPacked &&
      (failed(expect(op, "attention_c2", "key", op.getKey(),
                     {batch, keys, heads, query.getDimSize(3)}, element)) ||
       failed(expect(op, "attention_c3", "value", op.getValue(),
                     {batch, keys, heads, width}, element))))
    return failure();
  if (failed(expect(op, "attention_c4", "result", op.getResult(),
                    {batch, rows, heads, width}, element)) ||
      failed(expect(op, "attention_c5", "logsumexp", op.getLogsumexp(),
                    {batch, heads, rows}, accumulatorOf(element))))
    return failure();
  Type flag = IntegerType::get(op.getContext(), 1);
  bool isOfKeys = op.getMask() &&
                  cast<RankedTensorType>(op.getMask().getType()).getRank() == 2;
  if (isOfKeys && failed(expect(op, "attention_c6", "mask", op.getMask(),
                                {batch, keys}, flag)))
    return failure();
  if (op.getMask() && !isOfKeys &&
      failed(expectBroadcast(op, "attention_c6", "mask", op.getMask(),
                             {batch, heads, rows, keys}, flag)))
    return failure();
  if (op.getBias() && failed(expectBroadcast(
                          op, "attention_c9", "bias", op.getBias(),
                          {batch, heads, rows, keys}, accumulatorOf(element))))
    return failure();
  if (!op.getRandom() != (op.getKeepBelow() == 0))
    return op.emitOpError("attention_c7: expected `random` together with "
                          "`keep_below` of 1 to 2^32");
  const uint64_t bits = op.getRandomBits();
  if (bits != 8 && bits != 16 && bits != 32)
    return op.emitOpError("attention_c10: expected `random_bits` of 8, 16 or "
                          "32, got ")
           << bits;
  bool isKey =
      op.getRandom() && cast<RankedTensorType>(op.getRandom().getType())
                            .getElementType()
                            .isUnsignedInteger(32);
  auto isNegative = [](int64_t stride) { return stride < 0; };
  if (std::optional<ArrayRef<int64_t>> strides = op.getRandomStrides())
    if (!isKey || strides->size() != 4 || llvm::any_of(*strides, isNegative))
      return op.emitOpError("attention_c9: expected `random_strides` together "
                            "with a key, four and none negative");
  if (!op.getRandom())
    return success();
  if (isKey && bits != 32)
    return op.emitOpError(
               "attention_c10: expected `random_bits` of 32 together "
               "with a key, got ")
           << bits;
  if (op.getKeepBelow() > uint64_t(1) << bits)
    return op.emitOpError("attention_c7: expected `keep_below` of at most "
                          "2^")
           << bits << ", got " << op.getKeepBelow();
  return expect(op, "attention_c8", "random", op.getRandom(), {2},
                IntegerType::get(op.getContext(), isKey ? 32 : 64,
                                 IntegerType::Unsigned));
}

/// What both head operations promise: x, weight, targets.
template <typename Op> LogicalResult verifyHead(Op op, Value loss) {
  if (failed(expectFloat(op, "head_loss_c1", op.getX(), 2)) ||
      failed(expectFloat(op, "head_loss_c1", op.getWeight(), 2)))
    return failure();
  auto x = cast<RankedTensorType>(op.getX().getType());
  auto weight = cast<RankedTensorType>(op.getWeight().getType());
  auto targets = cast<RankedTensorType>(op.getTargets().getType());
  if (failed(expect(op, "head_loss_c2", "weight", op.getWeight(),
                    {weight.getDimSize(0), x.getDimSize(1)},
                    x.getElementType())) ||
      failed(expectIndices(op, "head_loss_c3", op.getTargets())) ||
      failed(expect(op, "head_loss_c4", "targets", op.getTargets(),
                    {x.getDimSize(0)}, targets.getElementType())))
    return failure();
  if (op.getBias() &&
      failed(expect(op, "head_loss_c8", "bias", op.getBias(),
                    {weight.getDimSize(0)}, accumulatorOf(x.getElementType()))))
    return failure();
  double smoothing = op.getSmoothing().convertToDouble();
  if (!(smoothing >= 0 && smoothing < 1))
    return op.emitOpError("head_loss_c7: expected `smoothing` of 0 to less "
                          "than 1, got ")
           << smoothing;
  return expect(op, "head_loss_c5", "loss", loss, {x.getDimSize(0)},
                accumulatorOf(x.getElementType()));
}

} // namespace

LogicalResult AttentionOp::verify() { return verifyAttention(*this); }

LogicalResult RandomBitsOp::verify() {
  auto word = IntegerType::get(getContext(), 32, IntegerType::Unsigned);
  auto state = IntegerType::get(getContext(), 64, IntegerType::Unsigned);
  auto type = cast<RankedTensorType>(getResult().getType());
  if (getBits() != 8 && getBits() != 16)
    return emitOpError("random_bits_c1: expected `bits` of 8 or 16, got ")
           << getBits();
  if (getTiled() && type.getRank() < 2)
    return emitOpError("random_bits_c2: expected matrices where `tiled`, got ")
           << type;
  if (failed(expect(*this, "random_bits_c3", "state", getState(), {2}, state)))
    return failure();
  return expect(*this, "random_bits_c4", "result", getResult(), type.getShape(),
                word);
}

uint64_t RandomBitsOp::countBlocks() {
  auto type = cast<RankedTensorType>(getResult().getType());
  const auto parts = static_cast<uint64_t>(getParts());
  auto ceilDivide = [](uint64_t a, uint64_t b) { return (a + b - 1) / b; };
  const auto all = static_cast<uint64_t>(type.getNumElements());
  if (!getTiled())
    return ceilDivide(all, 2 * parts);
  ArrayRef<int64_t> shape = type.getShape();
  const auto rows = static_cast<uint64_t>(shape[shape.size() - 2]);
  const auto columns = static_cast<uint64_t>(shape.back());
  if (all == 0)
    return 0;
  return all / (rows * columns) * ceilDivide(rows, 8 * parts) *
         ceilDivide(columns, 32) * 64;
}

void AttentionGradientOp::getAsmResultNames(
    function_ref<void(Value, StringRef)> setName) {
  static constexpr StringRef names[] = {"d_query", "d_key", "d_value"};
  if (getGradients().size() == 1)
    return setName(getGradients().front(), "d_packed");
  for (auto [gradient, name] : llvm::zip(getGradients(), names))
    setName(gradient, name);
}

LogicalResult AttentionGradientOp::verify() {
  if (failed(verifyAttention(*this)))
    return failure();
  if (getDResult().getType() != getResult().getType())
    return emitOpError("attention_gradient_c1: expected d_result of type ")
           << getResult().getType() << ", got " << getDResult().getType();
  SmallVector<Type> expected = {getQuery().getType()};
  if (!isPacked())
    expected.append({getKey().getType(), getValue().getType()});
  if (getResultTypes() != TypeRange(expected))
    return emitOpError("attention_gradient_c2: expected gradients of the types "
                       "of query, key and value, got ")
           << getResultTypes();
  return success();
}

LogicalResult LayerNormOp::verify() {
  auto x = cast<RankedTensorType>(getX().getType());
  if (x.getRank() == 0 || !isa<FloatType>(x.getElementType()))
    return emitOpError("layer_norm_c1: expected a floating-point tensor of "
                       "rank 1 or more, got ")
           << x;
  ArrayRef<int64_t> shape = x.getShape();
  Type element = x.getElementType();
  Type statistics = accumulatorOf(element);
  if (failed(expect(
          *this, "layer_norm_c2", "gain", getGain(), shape.back(),
          cast<RankedTensorType>(getGain().getType()).getElementType())) ||
      failed(expect(
          *this, "layer_norm_c3", "bias", getBias(), shape.back(),
          cast<RankedTensorType>(getGain().getType()).getElementType())) ||
      failed(expect(*this, "layer_norm_c4", "result", getResult(), shape,
                    element)) ||
      failed(expect(*this, "layer_norm_c5", "mean", getMean(),
                    shape.drop_back(), statistics)))
    return failure();
  return expect(*this, "layer_norm_c6", "inverse_deviation",
                getInverseDeviation(), shape.drop_back(), statistics);
}

LogicalResult EmbeddingOp::verify() {
  auto table = cast<RankedTensorType>(getTable().getType());
  auto ids = cast<RankedTensorType>(getIds().getType());
  if (table.getRank() != 2 || table.getDimSize(0) == 0)
    return emitOpError("embedding_c1: expected a table of one row or more, "
                       "got ")
           << table;
  if (failed(expectIndices(*this, "embedding_c2", getIds())))
    return failure();
  SmallVector<int64_t> shape(ids.getShape());
  shape.push_back(table.getDimSize(1));
  return expect(*this, "embedding_c3", "result", getResult(), shape,
                table.getElementType());
}

LogicalResult HeadLossOp::verify() {
  if (failed(verifyHead(*this, getLoss())))
    return failure();
  if (getLogsumexp().getType() != getLoss().getType())
    return emitOpError("head_loss_c6: expected logsumexp of type ")
           << getLoss().getType() << ", got " << getLogsumexp().getType();
  return success();
}

LogicalResult HeadLossGradientOp::verify() {
  if (failed(verifyHead(*this, getLoss())))
    return failure();
  if (getDLoss().getType() != getLoss().getType())
    return emitOpError("head_loss_gradient_c1: expected d_loss of type ")
           << getLoss().getType() << ", got " << getDLoss().getType();
  auto weight = cast<RankedTensorType>(getWeight().getType());
  Type wide = weight.clone(accumulatorOf(weight.getElementType()));
  if (getDX().getType() != getX().getType() ||
      (getDWeight().getType() != weight && getDWeight().getType() != wide))
    return emitOpError("head_loss_gradient_c2: expected gradients of the types "
                       "of x and weight, got ")
           << getDX().getType() << " and " << getDWeight().getType();
  Type dBias = getDBias() ? getDBias().getType() : Type();
  if (dBias != (getBias() ? getBias().getType() : Type()))
    return emitOpError("head_loss_gradient_c3: expected d_bias of the type of "
                       "bias, where there is one");
  return success();
}
