//===- RaiseAttention.cpp - recognise softmax attention -------------------===//
//
// Puts the operations in the place of a candidate (AttentionCandidate.h) that
// was understood as a whole.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"
#include "RaiseSoftmaxes.h"

#include "trc/Raise/Passes.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include <cmath>
#include <limits>

namespace trc {
#define GEN_PASS_DEF_RAISEATTENTION
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;

static constexpr int64_t channel = ProductAxes::channel;

bool AttentionCandidate::choosePlaces() {
  auto precedes = [](Operation *a, Operation *b) {
    return a->isBeforeInBlock(b);
  };
  for (auto *targets :
       {&results, &queryGradients, &keyGradients, &valueGradients})
    for (Target &target : *targets) {
      Operation *op = target.product;
      if (!place || precedes(op, place))
        place = op;
      if (targets != &results &&
          (!gradientPlace || precedes(op, gradientPlace)))
        gradientPlace = op;
    }
  auto reaches = [&](Value value, Operation *op) {
    Operation *by = value.getDefiningOp();
    return !by || by->getBlock() != op->getBlock() || precedes(by, op);
  };
  if (!reaches(value.value, place))
    return fail("the values are computed after the first gradient");
  if (dropout && !llvm::all_of(dropout->sources(), [&](Value source) {
        return reaches(source, place);
      }))
    return fail("dropout's key is computed after the first gradient");
  if (gradientPlace && !reaches(resultGradient.value, gradientPlace))
    return fail("the result's gradient is computed after the first gradient");
  return true;
}

bool AttentionCandidate::analyse() {
  return readChain() && readAxes() && readMasks() && readReaders() &&
         checkTypes() && choosePlaces();
}

SmallVector<int64_t> AttentionCandidate::shapeOf(int64_t rows,
                                                 const Axed &axed) const {
  int64_t channels = 1;
  for (auto [d, axis] : llvm::enumerate(axed.map))
    if (axis == channel)
      channels = getTensorType(axed.value).getDimSize(d);
  return {axes.batchSize, rows, axes.headSize * axes.groupSize, channels};
}

/// A tensor as the operation has it: [B,T,H,D]. Keys and values that a group of
/// heads shares are repeated for each.
Value AttentionCandidate::canonical(OpBuilder &builder, const Axed &axed,
                                    int64_t rowAxis, int64_t rows) {
  Location loc = exp.getLoc();
  SmallVector<int64_t> shape = shapeOf(rows, axed);
  if (axes.groupSize == 1)
    return arrange(builder, loc, axed,
                   {axes.batch, rowAxis, axes.head, channel}, shape);
  Value parted = arrange(
      builder, loc, axed, {axes.batch, rowAxis, axes.head, axes.group, channel},
      {shape[0], shape[1], axes.headSize, axes.groupSize, shape[3]});
  return TensorArithmetic(builder, loc).reshape(parted, shape);
}

/// The reverse: groups are a dimension of their own, along which what belongs
/// to keys is added up.
Value AttentionCandidate::partHeads(OpBuilder &builder, Location loc,
                                    Value canonical, bool isOfKeys) const {
  auto type = getTensorType(canonical);
  ArrayRef<int64_t> shape = type.getShape();
  TensorArithmetic math(builder, loc);
  Value parted = math.reshape(
      canonical, {shape[0], shape[1], axes.headSize, axes.groupSize, shape[3]});
  if (!isOfKeys)
    return parted;
  Value last = math.transpose(parted, {0, 1, 2, 4, 3});
  Value sum =
      math.sum(math.convert(last, getSumType(type.getElementType())), {4});
  return math.convert(sum, type.getElementType());
}

void AttentionCandidate::replace(Target target, Value canonical,
                                 int64_t rowAxis) {
  OpBuilder builder(target.product);
  Location loc = target.product.getLoc();
  TensorArithmetic math(builder, loc);
  if (std::abs(target.factor - 1.0) > 1e-6)
    canonical = math.mul(canonical, target.factor);
  AxisMap map = {axes.batch, rowAxis, axes.head, channel};
  if (axes.groupSize != 1) {
    bool isOfKeys = rowAxis == axes.key;
    canonical = partHeads(builder, loc, canonical, isOfKeys);
    if (!isOfKeys)
      map.insert(map.begin() + 3, axes.group);
  }
  auto type = getTensorType(canonical);
  for (int64_t d = 0; d < type.getRank(); ++d)
    if (type.getDimSize(d) == 1)
      map[d] = -1;
  Value result = arrange(builder, loc, {canonical, map}, target.map,
                         getTensorType(target.product.getResult()).getShape());
  // A product in f32 that is read as bf16 becomes both.
  Type wanted = getTensorType(target.product.getResult()).getElementType();
  target.product.getResult().replaceAllUsesWith(math.convert(result, wanted));
}

void AttentionCandidate::rewrite() {
  OpBuilder builder(place);
  Location loc = exp.getLoc();
  Value q = canonical(builder, query, axes.query, axes.querySize);
  Value k = canonical(builder, key, axes.key, axes.keySize);
  Value v = canonical(builder, value, axes.key, axes.keySize);
  Value keys = mask->build(builder, loc);
  Value bias = buildBias(builder);
  Value random = dropout ? dropout->build(builder, loc) : Value();
  int64_t below = dropout ? static_cast<int64_t>(dropout->below) : 0;
  auto bits = builder.getI64IntegerAttr(dropout ? dropout->width : 32);
  DenseI64ArrayAttr strides;
  if (dropout && !dropout->strides.empty())
    strides = builder.getDenseI64ArrayAttr(dropout->strides);
  Type element = getTensorType(q).getElementType();
  Type statistic = element.isF64() ? element : builder.getF32Type();
  auto resultType =
      RankedTensorType::get(shapeOf(axes.querySize, value), element);
  auto lseType = RankedTensorType::get(
      {axes.batchSize, axes.headSize * axes.groupSize, axes.querySize},
      statistic);
  double hidden = fill.value_or(-std::numeric_limits<double>::infinity());
  auto f64 = [&](double number) { return builder.getF64FloatAttr(number); };
  auto flag = [&](bool value) {
    return value ? builder.getUnitAttr() : UnitAttr();
  };
  UnitAttr causal = flag(mask->causal), fillFirst = flag(isFilledFirst),
           additive = flag(isAdditive);
  auto attention =
      AttentionOp::create(builder, loc, TypeRange{resultType, lseType}, q, k, v,
                          keys, bias, random, f64(scale), f64(hidden), causal,
                          fillFirst, additive, builder.getI64IntegerAttr(below),
                          f64(keepScale.value_or(1.0)), strides, bits);
  Value result = attention.getResult();
  if (hasGradient()) {
    builder.setInsertionPoint(gradientPlace);
    Value d = canonical(builder, resultGradient, axes.query, axes.querySize);
    auto gradient = AttentionGradientOp::create(
        builder, gradientPlace->getLoc(),
        TypeRange{q.getType(), k.getType(), v.getType()}, q, k, v, result,
        attention.getLogsumexp(), d, keys, bias, random, f64(scale),
        f64(hidden), causal, fillFirst, additive,
        builder.getI64IntegerAttr(below), f64(keepScale.value_or(1.0)), strides,
        bits);
    for (Target &target : queryGradients)
      replace(target, gradient.getDQuery(), axes.query);
    for (Target &target : keyGradients)
      replace(target, gradient.getDKey(), axes.key);
    for (Target &target : valueGradients)
      replace(target, gradient.getDValue(), axes.key);
  }
  for (Target &target : results)
    replace(target, result, axes.query);
}

namespace {

class RaiseAttentionPass
    : public trc::impl::RaiseAttentionBase<RaiseAttentionPass> {
public:
  using RaiseAttentionBase::RaiseAttentionBase;

  void runOnOperation() override {
    RaiseCounts counts = raiseSoftmaxes<AttentionCandidate>(
        getOperation(), "attention", remarks);
    numRaised += counts.raised;
    numRefused += counts.refused;
    numGradients += counts.gradients;
  }
};

} // namespace
