//===- SliceRows.cpp - rows of a product sliced before it -----------------===//
//
// A causal language model is often trained on all logits but the last of each
// row, `logits[:, :-1]`:
//
//   slice(x . w + b)              ->  slice(x) . w + slice(b)
//
// and, in a program with its own gradient, on the way back
//
//   p = pad(d) with zeros
//   p . w       (the rows')       ->  pad(d . w)
//   p . x       (the weight's)    ->  d . slice(x)
//   sum of p    (the bias')       ->  sum of d
//   convert(p), p * number        ->  pad(convert(d)), pad(d * number)
//
// Less is multiplied, and the logits have one shape from the product to the
// loss. Slices that nothing reads beside, of one operand only; other readers of
// the product would want the rest of it.
//
//===----------------------------------------------------------------------===//

#include "SliceRows.h"

#include "ProductChain.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"

#include <map>
#include <vector>

using namespace mlir;

namespace trc {

namespace {

/// From where to where, and in which steps, along each dimension.
struct Range {
  int64_t start = 0, limit = 0, stride = 1;
  bool operator<(const Range &other) const {
    return std::tie(start, limit, stride) <
           std::tie(other.start, other.limit, other.stride);
  }
  int64_t size() const { return (limit - start + stride - 1) / stride; }
};
using Ranges = std::vector<Range>;

class Slicer {
public:
  void moveUp(stablehlo::SliceOp op);
  void moveDown(stablehlo::PadOp op);

private:
  /// Slices of one value are the same value: forms are compared by that.
  Value slice(Value value, const Ranges &ranges);
  Value makeSlice(Value value, const Ranges &ranges);
  Value sliceProduct(OpBuilder &builder, ContractOp product,
                     const Ranges &ranges, ArrayRef<int64_t> shape);
  void moveDown(stablehlo::PadOp op, ContractOp product);
  static void moveDown(stablehlo::PadOp op, stablehlo::ReduceOp sum);
  void moveDown(stablehlo::PadOp op, Operation *byElement);

  llvm::DenseMap<Value, std::map<Ranges, Value>> sliced;
};

} // namespace

static Ranges wholeOf(Value value) {
  Ranges ranges;
  for (int64_t size : getTensorType(value).getShape())
    ranges.push_back({0, size, 1});
  return ranges;
}

Value Slicer::slice(Value value, const Ranges &ranges) {
  if (Value known = sliced[value][ranges])
    return known;
  Value result = makeSlice(value, ranges);
  sliced[value][ranges] = result;
  return result;
}

Value Slicer::makeSlice(Value value, const Ranges &ranges) {
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  SmallVector<int64_t> shape, starts, limits, strides;
  for (const Range &range : ranges) {
    shape.push_back(range.size());
    starts.push_back(range.start);
    limits.push_back(range.limit);
    strides.push_back(range.stride);
  }
  if (getTensorType(value).getShape() == ArrayRef<int64_t>(shape))
    return value;
  TensorArithmetic math(builder, value.getLoc());
  // What is repeated along the dimension is repeated less often.
  if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>()) {
    Ranges inner = wholeOf(broadcast.getOperand());
    for (auto [i, d] : llvm::enumerate(broadcast.getBroadcastDimensions()))
      if (inner[i].limit != 1)
        inner[i] = ranges[d];
    return math.broadcast(slice(broadcast.getOperand(), inner), shape,
                          broadcast.getBroadcastDimensions());
  }
  return math.slice(value, starts, limits, strides);
}

/// Whether the labels of what is sliced are those of one operand.
static bool isOfOneOperand(ContractOp product, stablehlo::SliceOp op) {
  auto type = getTensorType(op.getOperand());
  bool isOfLhs = false, isOfRhs = false;
  for (auto [d, dimLabel] : llvm::enumerate(product.getResultDims())) {
    if (getTensorType(op.getResult()).getDimSize(d) == type.getDimSize(d))
      continue;
    isOfLhs |= llvm::is_contained(product.getLhsDims(), dimLabel);
    isOfRhs |= llvm::is_contained(product.getRhsDims(), dimLabel);
  }
  return isOfLhs != isOfRhs;
}

Value Slicer::sliceProduct(OpBuilder &builder, ContractOp product,
                           const Ranges &ranges, ArrayRef<int64_t> shape) {
  auto operand = [&](Value value, ArrayRef<int64_t> dims) {
    Ranges inner = wholeOf(value);
    for (auto [d, dimLabel] : llvm::enumerate(dims))
      for (auto [r, resultLabel] : llvm::enumerate(product.getResultDims()))
        if (dimLabel == resultLabel)
          inner[d] = ranges[r];
    return slice(value, inner);
  };
  return ContractOp::create(builder, product.getLoc(),
                            getTensorType(product.getResult()).clone(shape),
                            operand(product.getLhs(), product.getLhsDims()),
                            operand(product.getRhs(), product.getRhsDims()),
                            product.getLhsDims(), product.getRhsDims(),
                            product.getResultDims())
      .getResult();
}

void Slicer::moveUp(stablehlo::SliceOp op) {
  ContractOp product = findProduct(op.getOperand());
  if (!product || product->getBlock() != op->getBlock() ||
      !isOfOneOperand(product, op))
    return;
  Ranges ranges;
  for (auto [start, limit, stride] : llvm::zip_equal(
           op.getStartIndices(), op.getLimitIndices(), op.getStrides()))
    ranges.push_back({start, limit, stride});
  OpBuilder builder(op);
  ArrayRef<int64_t> shape = getTensorType(op.getResult()).getShape();
  Value result =
      rebuildChain(builder, op.getOperand(),
                   {shape,
                    [&](ContractOp product) {
                      return sliceProduct(builder, product, ranges, shape);
                    },
                    [&](Value other) { return slice(other, ranges); }});
  op.getResult().replaceAllUsesWith(result);
}

/// Zeros of `op` around `value`, whose dimension i is dimension `dims[i]` of
/// the padded one, or none where that is -1.
static Value padLike(OpBuilder &builder, stablehlo::PadOp op, Value value,
                     ArrayRef<int64_t> dims) {
  SmallVector<int64_t> low, high, interior(dims.size(), 0);
  for (int64_t dim : dims) {
    low.push_back(dim < 0 ? 0 : op.getEdgePaddingLow()[dim]);
    high.push_back(dim < 0 ? 0 : op.getEdgePaddingHigh()[dim]);
  }
  return TensorArithmetic(builder, op.getLoc())
      .padZeros(value, low, high, interior);
}

void Slicer::moveDown(stablehlo::PadOp op, ContractOp product) {
  if (product.getInit() || product.getLhs() == product.getRhs() ||
      product->getBlock() != op->getBlock())
    return;
  bool isLeft = product.getLhs() == op.getResult();
  Value other = isLeft ? product.getRhs() : product.getLhs();
  ArrayRef<int64_t> dims = isLeft ? product.getLhsDims() : product.getRhsDims();
  ArrayRef<int64_t> otherDims =
      isLeft ? product.getRhsDims() : product.getLhsDims();
  auto dimensionOf = [&](int64_t dimLabel) -> int64_t {
    const int64_t *found = llvm::find(dims, dimLabel);
    return found == dims.end() ? -1 : found - dims.begin();
  };
  Value inner = op.getOperand();
  Ranges ranges = wholeOf(other);
  for (auto [d, dimLabel] : llvm::enumerate(otherDims))
    if (int64_t padded = dimensionOf(dimLabel); padded >= 0)
      ranges[d] = {op.getEdgePaddingLow()[padded],
                   op.getEdgePaddingLow()[padded] +
                       getTensorType(inner).getDimSize(padded),
                   1};
  auto type = getTensorType(product.getResult());
  SmallVector<int64_t> shape(type.getShape()), places;
  for (auto [d, dimLabel] : llvm::enumerate(product.getResultDims())) {
    places.push_back(dimensionOf(dimLabel));
    if (places.back() >= 0)
      shape[d] = getTensorType(inner).getDimSize(places.back());
  }
  OpBuilder builder(product);
  Value rest = slice(other, ranges);
  Value result =
      ContractOp::create(builder, product.getLoc(), type.clone(shape),
                         isLeft ? inner : rest, isLeft ? rest : inner,
                         product.getLhsDims(), product.getRhsDims(),
                         product.getResultDims())
          .getResult();
  product.getResult().replaceAllUsesWith(padLike(builder, op, result, places));
}

void Slicer::moveDown(stablehlo::PadOp op, stablehlo::ReduceOp sum) {
  OpBuilder builder(sum);
  SmallVector<int64_t> shape, places;
  for (auto [d, size] :
       llvm::enumerate(getTensorType(op.getOperand()).getShape()))
    if (!llvm::is_contained(sum.getDimensions(), int64_t(d))) {
      shape.push_back(size);
      places.push_back(static_cast<int64_t>(d));
    }
  auto copy = cast<stablehlo::ReduceOp>(builder.clone(*sum));
  copy->setOperand(0, op.getOperand());
  Value result = copy->getResult(0);
  result.setType(getTensorType(result).clone(shape));
  sum->getResult(0).replaceAllUsesWith(padLike(builder, op, result, places));
}

void Slicer::moveDown(stablehlo::PadOp op, Operation *byElement) {
  OpBuilder builder(byElement);
  ArrayRef<int64_t> shape = getTensorType(op.getOperand()).getShape();
  SmallVector<Value> operands;
  for (Value operand : byElement->getOperands())
    operands.push_back(operand == op.getResult()
                           ? op.getOperand()
                           : makeSplat(builder, byElement->getLoc(),
                                       getTensorType(operand).clone(shape),
                                       getSplat(operand)));
  Operation *copy = builder.clone(*byElement);
  copy->setOperands(operands);
  Value result = copy->getResult(0);
  result.setType(getTensorType(result).clone(shape));
  Value padded = padLike(builder, op, result,
                         llvm::to_vector(llvm::seq<int64_t>(shape.size())));
  byElement->getResult(0).replaceAllUsesWith(padded);
  moveDown(padded.getDefiningOp<stablehlo::PadOp>());
}

/// Conversions, and products with a number that is no zero and finite: zeros
/// stay zeros.
static bool keepsZeros(Operation *op, Value value) {
  if (isa<stablehlo::ConvertOp>(op))
    return isa<FloatType>(getTensorType(op->getResult(0)).getElementType());
  if (!isa<stablehlo::MulOp, stablehlo::DivOp>(op) ||
      op->getOperand(0) == op->getOperand(1))
    return false;
  unsigned other = op->getOperand(0) == value ? 1 : 0;
  std::optional<APFloat> number = getSplatFloat(op->getOperand(other));
  return number && number->isFiniteNonZero() &&
         (other == 1 || isa<stablehlo::MulOp>(op));
}

void Slicer::moveDown(stablehlo::PadOp op) {
  auto isPositive = [](int64_t size) { return size >= 0; };
  if (!op || !isa<FloatType>(getTensorType(op.getResult()).getElementType()) ||
      !isAnyZero(op.getPaddingValue()) ||
      !llvm::all_of(op.getEdgePaddingLow(), isPositive) ||
      !llvm::all_of(op.getEdgePaddingHigh(), isPositive) ||
      llvm::any_of(op.getInteriorPadding(), [](int64_t i) { return i != 0; }))
    return;
  llvm::SmallSetVector<Operation *, 4> users(op->user_begin(), op->user_end());
  for (Operation *user : users) {
    if (auto product = dyn_cast<ContractOp>(user))
      moveDown(op, product);
    else if (auto sum = dyn_cast<stablehlo::ReduceOp>(user);
             sum && isPlainSum(sum))
      moveDown(op, sum);
    else if (keepsZeros(user, op.getResult()))
      moveDown(op, user);
  }
}

void sliceRows(Operation *function) {
  SmallVector<stablehlo::SliceOp> slices;
  SmallVector<stablehlo::PadOp> pads;
  function->walk([&](Operation *op) {
    if (auto slice = dyn_cast<stablehlo::SliceOp>(op))
      slices.push_back(slice);
    else if (auto pad = dyn_cast<stablehlo::PadOp>(op))
      pads.push_back(pad);
  });
  Slicer slicer;
  for (stablehlo::SliceOp op : slices)
    slicer.moveUp(op);
  for (stablehlo::PadOp op : pads)
    slicer.moveDown(op);
}

} // namespace trc
