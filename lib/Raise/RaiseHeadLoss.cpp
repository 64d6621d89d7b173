//===- RaiseHeadLoss.cpp - recognise a head with its loss -----------------===//
//
// Puts the operation in the place of a candidate (HeadLossCandidate.h) that was
// understood as a whole.
//
//===----------------------------------------------------------------------===//

#include "HeadLossCandidate.h"
#include "JoinRows.h"
#include "RaiseSoftmaxes.h"
#include "SliceRows.h"

#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/RegionUtils.h"

#include <array>
#include <cmath>
#include <limits>

namespace trc {
#define GEN_PASS_DEF_RAISEHEADLOSS
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

RankedTensorType HeadLossCandidate::rowType() const {
  Type element = getTensorType(x.value).getElementType();
  return RankedTensorType::get({rows}, getSumType(element));
}

static Value integer(OpBuilder &builder, Location loc, Type element,
                     ArrayRef<int64_t> shape, int64_t number) {
  auto type = RankedTensorType::get(shape, element);
  return makeConstant(
      builder, loc,
      DenseElementsAttr::get(type,
                             APInt(element.getIntOrFloatBitWidth(), number)));
}

Value HeadLossCandidate::buildTargets(OpBuilder &builder) {
  Location loc = exp.getLoc();
  Value index = TensorArithmetic(builder, loc)
                    .reshape(arrange(builder, loc, (*algebra)[oneHot].of,
                                     rowAxes, rowSizes),
                             {rows});
  if (!algebra->gathered.contains(oneHot) || guard || isZeroOutside)
    return index;
  Type element = getTensorType(index).getElementType();
  Value low = integer(builder, loc, element, {}, 0);
  Value high = integer(builder, loc, element, {}, vocabularySize - 1);
  return TensorArithmetic(builder, loc).clamp(low, index, high);
}

/// The rows as a matrix, times the scale of the logits.
Value HeadLossCandidate::buildRows(OpBuilder &builder) {
  Location loc = exp.getLoc();
  TensorArithmetic math(builder, loc);
  int64_t channels = 1;
  for (auto [d, axis] : llvm::enumerate(x.map))
    if (axis == ProductAxes::channel)
      channels = getTensorType(x.value).getDimSize(d);
  SmallVector<int64_t> axes(rowAxes), shape(rowSizes);
  axes.push_back(ProductAxes::channel);
  shape.push_back(channels);
  Value value =
      math.reshape(arrange(builder, loc, x, axes, shape), {rows, channels});
  if (scale != 1.0)
    value = math.mul(value, scale);
  if (!scaledBy)
    return value;
  Value factor = math.broadcast(
      math.reshape(
          math.convert(scalar, getTensorType(x.value).getElementType()), {}),
      getTensorType(value).getShape(), {});
  return isa<stablehlo::DivOp>(scaledBy) ? math.div(value, factor)
                                         : math.mul(value, factor);
}

Value HeadLossCandidate::buildBias(OpBuilder &builder) {
  if (!bias.value)
    return {};
  TensorArithmetic math(builder, exp.getLoc());
  Value value = math.convert(
      arrange(builder, exp.getLoc(), bias, {vocabulary}, {vocabularySize}),
      rowType().getElementType());
  return biasScale == 1.0 ? value : math.mul(value, biasScale);
}

/// 1 where the target is in the vocabulary, as i1 of the shape of the targets.
static Value insideOf(OpBuilder &builder, Location loc, Value index,
                      int64_t size) {
  auto type = getTensorType(index);
  TensorArithmetic math(builder, loc);
  auto compare = [&](TensorArithmetic::Direction direction, int64_t number) {
    bool isUnsigned = isUnsignedInteger(type.getElementType());
    return math.compare(
        index, direction,
        integer(builder, loc, type.getElementType(), type.getShape(), number),
        isUnsigned ? stablehlo::ComparisonType::UNSIGNED
                   : stablehlo::ComparisonType::SIGNED);
  };
  Value low = compare(stablehlo::ComparisonDirection::GE, 0);
  Value high = compare(stablehlo::ComparisonDirection::LT, size);
  return math.make<stablehlo::AndOp>({low, high});
}

Value HeadLossCandidate::buildGradient(OpBuilder &builder) {
  Location loc = exp.getLoc();
  TensorArithmetic math(builder, loc);
  RankedTensorType type = rowType();
  Value sum;
  for (const auto &[product, number] : gradient) {
    Value term = math.fill(type, number);
    for (auto [index, power] : product) {
      const Atom &atom = (*algebra)[index];
      Value factor = math.convert(
          math.reshape(arrange(builder, loc, atom.of, rowAxes, rowSizes),
                       {rows}),
          type.getElementType());
      for (int i = 0; i < std::abs(power); ++i)
        term = power > 0 ? math.mul(term, factor) : math.div(term, factor);
    }
    sum = sum ? math.add(sum, term) : term;
  }
  return sum;
}

Value HeadLossCandidate::restore(OpBuilder &builder, Value canonical) {
  Location loc = loss.getLoc();
  TensorArithmetic math(builder, loc);
  if (lossFactor == -1.0)
    canonical = math.neg(canonical);
  else if (std::abs(lossFactor - 1.0) > 1e-6)
    canonical = math.mul(canonical, lossFactor);
  auto type = getTensorType(loss);
  Value spread =
      math.reshape(math.convert(canonical, type.getElementType()), rowSizes);
  Value value = arrange(builder, loc, {spread, AxisMap(rowAxes)}, lossMap,
                        type.getShape());
  if (!guard)
    return value;
  Value valid = arrange(builder, loc, *guard, lossMap, type.getShape());
  Value nan = math.fill(type, std::numeric_limits<double>::quiet_NaN());
  return math.select(valid, value, nan);
}

void HeadLossCandidate::replace(Target target, Value canonical) {
  OpBuilder builder(target.op);
  Location loc = target.op->getLoc();
  TensorArithmetic math(builder, loc);
  Value replaced = target.op->getResult(0);
  canonical = math.convert(canonical, getTensorType(replaced).getElementType());
  if (std::abs(target.factor - 1.0) > 1e-6)
    canonical = math.mul(canonical, target.factor);
  AxisMap map = {vocabulary, ProductAxes::channel};
  if (target.kind == Target::Kind::Bias) {
    map = {vocabulary};
  } else if (target.kind == Target::Kind::Rows) {
    map = rowAxes;
    map.push_back(ProductAxes::channel);
    SmallVector<int64_t> shape(rowSizes);
    shape.push_back(getTensorType(canonical).getDimSize(1));
    canonical = math.reshape(canonical, shape);
  }
  Value result = arrange(builder, loc, {canonical, map}, target.map,
                         getTensorType(replaced).getShape());
  replaced.replaceAllUsesWith(result);
}

void HeadLossCandidate::rewrite() {
  Operation *place = loss.getDefiningOp(), *first = nullptr;
  for (Target &target : targets)
    if (!first || target.op->isBeforeInBlock(first))
      first = target.op;
  if (first && first->isBeforeInBlock(place))
    place = first;
  // The gradient of the loss is often a constant, or a weight of each row that
  // can be computed before; one operation then does all.
  bool isEarly = hasGradient();
  IRRewriter rewriter(exp.getContext());
  for (const auto &[product, number] : gradient)
    for (auto [index, power] : product)
      isEarly = isEarly && succeeded(moveValueDefinitions(
                               rewriter, (*algebra)[index].of.value, place));
  OpBuilder builder(place);
  Location loc = exp.getLoc();
  Value rowsOfX = buildRows(builder);
  Value words =
      arrange(builder, loc, weight, {vocabulary, ProductAxes::channel},
              {vocabularySize, getTensorType(rowsOfX).getDimSize(1)});
  std::array<Value, 3> inputs = {rowsOfX, words, buildTargets(builder)};
  Value biasOfWords = buildBias(builder);
  auto buildHeadGradient = [&]() {
    Value d = buildGradient(builder);
    if (gradientIsMasked)
      d = TensorArithmetic(builder, loc)
              .keepIf(insideOf(builder, loc, inputs[2], vocabularySize), d);
    SmallVector<Type> types = {rowType(), inputs[0].getType(),
                               inputs[1].getType()};
    if (biasOfWords)
      types.push_back(biasOfWords.getType());
    return HeadLossGradientOp::create(builder, loc, types, inputs[0], inputs[1],
                                      inputs[2], d, biasOfWords,
                                      llvm::APFloat(smoothing));
  };
  Value rowsLoss;
  HeadLossGradientOp gradientOp;
  if (isEarly) {
    gradientOp = buildHeadGradient();
    rowsLoss = gradientOp.getLoss();
  } else {
    rowsLoss = HeadLossOp::create(builder, loc, TypeRange{rowType(), rowType()},
                                  inputs[0], inputs[1], inputs[2], biasOfWords,
                                  llvm::APFloat(smoothing))
                   .getLoss();
  }
  if (isZeroOutside)
    rowsLoss = TensorArithmetic(builder, loc)
                   .keepIf(insideOf(builder, loc, inputs[2], vocabularySize),
                           rowsLoss);
  OpBuilder atLoss(loss.getDefiningOp());
  loss.replaceAllUsesWith(restore(atLoss, rowsLoss));
  if (hasGradient() && !isEarly) {
    builder.setInsertionPoint(first);
    gradientOp = buildHeadGradient();
  }
  for (Target &target : targets)
    replace(target,
            target.kind == Target::Kind::Weight ? gradientOp.getDWeight()
            : target.kind == Target::Kind::Rows ? gradientOp.getDX()
                                                : gradientOp.getDBias());
}

namespace {

class RaiseHeadLossPass
    : public trc::impl::RaiseHeadLossBase<RaiseHeadLossPass> {
public:
  using RaiseHeadLossBase::RaiseHeadLossBase;

  void runOnOperation() override {
    sliceRows(getOperation());
    eraseDead(getOperation());
    joinRows(getOperation());
    eraseDead(getOperation());
    RaiseCounts counts =
        raiseSoftmaxes<HeadLossCandidate>(getOperation(), "head loss", remarks);
    numRaised += counts.raised;
    numRefused += counts.refused;
    numGradients += counts.gradients;
  }
};

} // namespace
