//===- AttentionMask.cpp - which keys a query sees ------------------------===//
//
// See AttentionMask.h. Key `s` is visible to query `t` by the causal rule when
// `t - s + (S - T) >= 0`: a comparison is brought into this form.
//
//===----------------------------------------------------------------------===//

#include "AttentionMask.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

using namespace mlir;

namespace trc {

/// More operations than this are no mask. A value that is read twice counts
/// twice, so that sums of sums of themselves come to an end.
static constexpr unsigned mostOperations = 256;

void AttentionMask::forEach(
    ShapedType type, ArrayRef<int64_t> map,
    llvm::function_ref<void(int64_t, int64_t, int64_t)> visit) const {
  ArrayRef<int64_t> shape = type.getShape();
  for (int64_t i = 0, e = type.getNumElements(); i < e; ++i) {
    int64_t rest = i, query = 0, key = 0;
    for (size_t d = shape.size(); d-- > 0;) {
      int64_t at = rest % shape[d];
      rest /= shape[d];
      if (map[d] >= 0 && map[d] == axes.query)
        query = at;
      if (map[d] >= 0 && map[d] == axes.key)
        key = at;
    }
    visit(i, query, key);
  }
}

AttentionMask::Causality AttentionMask::readConstant(DenseElementsAttr elements,
                                                     ArrayRef<int64_t> map,
                                                     bool inverted) const {
  Causality result;
  auto values = elements.getValues<bool>();
  forEach(elements.getType(), map, [&](int64_t i, int64_t t, int64_t s) {
    bool visible = values[i] != inverted;
    if (s <= t + axes.keySize - axes.querySize)
      result.showsPast &= visible;
    else
      result.hidesFuture &= !visible;
  });
  return result;
}

std::optional<AttentionMask::Linear>
AttentionMask::readLeaf(Value value, ArrayRef<int64_t> map) const {
  if (auto iota = value.getDefiningOp<stablehlo::IotaOp>()) {
    int64_t axis = map[iota.getIotaDimension()];
    if (axis >= 0 && axis == axes.query)
      return Linear{1, 0, 0};
    if (axis >= 0 && axis == axes.key)
      return Linear{0, 1, 0};
    return std::nullopt;
  }
  std::optional<SmallVector<int64_t>> all = getIntegers(value);
  if (!all || all->empty())
    return std::nullopt;
  // The slope is read off the first steps and checked everywhere.
  Linear linear{0, 0, all->front()};
  auto type = getTensorType(value);
  forEach(type, map, [&](int64_t i, int64_t t, int64_t s) {
    if (t == 1 && s == 0)
      linear.query = (*all)[i] - linear.constant;
    if (t == 0 && s == 1)
      linear.key = (*all)[i] - linear.constant;
  });
  bool isSame = true;
  forEach(type, map, [&](int64_t i, int64_t t, int64_t s) {
    isSame &= (*all)[i] == linear.query * t + linear.key * s + linear.constant;
  });
  return isSame ? std::optional(linear) : std::nullopt;
}

std::optional<AttentionMask::Linear>
AttentionMask::readLinear(Value value, AxisMap map) const {
  struct Summand {
    Value value;
    AxisMap map;
    int64_t sign;
  };
  Linear sum;
  SmallVector<Summand> left = {{value, std::move(map), 1}};
  for (unsigned visited = 0; !left.empty(); ++visited) {
    if (visited == mostOperations)
      return std::nullopt;
    auto [next, axesOfNext, sign] = left.pop_back_val();
    Operation *op = next.getDefiningOp();
    if (auto broadcast = dyn_cast_or_null<stablehlo::BroadcastInDimOp>(op)) {
      left.push_back({broadcast.getOperand(),
                      throughBroadcast(broadcast, axesOfNext), sign});
    } else if (auto reshape = dyn_cast_or_null<stablehlo::ReshapeOp>(op)) {
      std::optional<AxisMap> inner =
          throughReshape(axesOfNext, getTensorType(reshape.getOperand()));
      if (!inner)
        return std::nullopt;
      left.push_back({reshape.getOperand(), *inner, sign});
    } else if (auto convert = dyn_cast_or_null<stablehlo::ConvertOp>(op)) {
      left.push_back({convert.getOperand(), std::move(axesOfNext), sign});
    } else if (isa_and_nonnull<stablehlo::AddOp, stablehlo::SubtractOp>(op)) {
      int64_t signOfRight = isa<stablehlo::AddOp>(op) ? sign : -sign;
      left.push_back({op->getOperand(0), axesOfNext, sign});
      left.push_back({op->getOperand(1), std::move(axesOfNext), signOfRight});
    } else {
      std::optional<Linear> leaf = readLeaf(next, axesOfNext);
      if (!leaf)
        return std::nullopt;
      sum = {sum.query + sign * leaf->query, sum.key + sign * leaf->key,
             sum.constant + sign * leaf->constant};
    }
  }
  return sum;
}

bool AttentionMask::isCausal(stablehlo::CompareOp op, const AxisMap &map,
                             bool inverted) const {
  std::optional<Linear> a = readLinear(op.getLhs(), map);
  std::optional<Linear> b = readLinear(op.getRhs(), map);
  if (!a || !b)
    return false;
  Linear d{a->query - b->query, a->key - b->key, a->constant - b->constant};
  auto negate = [](Linear l, int64_t more) {
    return Linear{-l.query, -l.key, -l.constant + more};
  };
  // Visible where d >= 0.
  switch (op.getComparisonDirection()) {
  case stablehlo::ComparisonDirection::GE:
    break;
  case stablehlo::ComparisonDirection::GT:
    d.constant -= 1;
    break;
  case stablehlo::ComparisonDirection::LE:
    d = negate(d, 0);
    break;
  case stablehlo::ComparisonDirection::LT:
    d = negate(d, -1);
    break;
  default:
    return false;
  }
  if (inverted)
    d = negate(d, -1);
  return d.query == 1 && d.key == -1 &&
         d.constant == axes.keySize - axes.querySize;
}

void AttentionMask::addVisible(Value predicate, AxisMap map, bool inverted) {
  // What hides a score if any of it does; the first is the last in the list.
  SmallVector<Part> left = {{{predicate, std::move(map)}, inverted}};
  for (unsigned visited = 0; !left.empty(); ++visited) {
    Part part = left.pop_back_val();
    const auto &[value, mapOfPart] = part.visible;
    Operation *op = value.getDefiningOp();
    if (visited >= mostOperations)
      op = nullptr; // taken as it is
    if (std::optional<APInt> splat = getSplatInteger(value))
      if (splat->isZero() == part.inverted)
        continue;
    if (auto broadcast = dyn_cast_or_null<stablehlo::BroadcastInDimOp>(op)) {
      left.push_back(
          {{broadcast.getOperand(), throughBroadcast(broadcast, mapOfPart)},
           part.inverted});
      continue;
    }
    if (auto reshape = dyn_cast_or_null<stablehlo::ReshapeOp>(op))
      if (std::optional<AxisMap> inner =
              throughReshape(mapOfPart, getTensorType(reshape.getOperand()))) {
        left.push_back({{reshape.getOperand(), *inner}, part.inverted});
        continue;
      }
    if (isa_and_nonnull<stablehlo::NotOp>(op)) {
      left.push_back({{op->getOperand(0), mapOfPart}, !part.inverted});
      continue;
    }
    if (part.inverted ? isa_and_nonnull<stablehlo::OrOp>(op)
                      : isa_and_nonnull<stablehlo::AndOp>(op)) {
      left.push_back({{op->getOperand(1), mapOfPart}, part.inverted});
      left.push_back({{op->getOperand(0), mapOfPart}, part.inverted});
      continue;
    }
    if (auto compare = dyn_cast_or_null<stablehlo::CompareOp>(op))
      if (isCausal(compare, mapOfPart, part.inverted)) {
        causal = true;
        continue;
      }
    if (DenseElementsAttr elements = getConstant(value)) {
      // A window hides more than the causal rule; what both hide is skipped.
      Causality found = readConstant(elements, mapOfPart, part.inverted);
      causal |= found.hidesFuture;
      if (found.hidesFuture && found.showsPast)
        continue;
    }
    parts.push_back(std::move(part));
  }
}

void AttentionMask::addVisible(const AdditiveMask &mask) {
  if (mask.visible.value)
    addVisible(mask.visible.value, mask.visible.map, mask.inverted);
  else
    causal = true;
}

std::optional<AdditiveMask>
AttentionMask::readAdditive(Value value, AxisMap map, double factor) const {
  auto scaled = [&](const APFloat &number) {
    double result = number.convertToDouble();
    return result == 0 ? 0 : result * factor;
  };
  while (Operation *op = value.getDefiningOp()) {
    if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op)) {
      map = throughBroadcast(broadcast, map);
    } else if (isa<stablehlo::ReshapeOp>(op)) {
      std::optional<AxisMap> inner =
          throughReshape(map, getTensorType(op->getOperand(0)));
      if (!inner)
        return std::nullopt;
      map = *inner;
    } else if (!isa<stablehlo::ConvertOp>(op) ||
               getTensorType(op->getOperand(0)).getElementType().isInteger()) {
      break;
    }
    value = op->getOperand(0);
  }
  if (auto elements = getConstant(value)) {
    double fill = 0;
    bool isSame = true;
    SmallVector<double> all;
    for (const APFloat &element : elements.getValues<APFloat>())
      all.push_back(scaled(element));
    forEach(elements.getType(), map, [&](int64_t i, int64_t t, int64_t s) {
      bool visible = s <= t + axes.keySize - axes.querySize;
      if (!visible && fill == 0)
        fill = all[i];
      isSame &= all[i] == (visible ? 0 : fill);
    });
    if (!isSame || fill >= 0)
      return std::nullopt;
    return AdditiveMask{{}, false, fill};
  }
  if (auto select = value.getDefiningOp<stablehlo::SelectOp>()) {
    std::optional<APFloat> onTrue = getSplatFloat(select.getOnTrue());
    std::optional<APFloat> onFalse = getSplatFloat(select.getOnFalse());
    if (!onTrue || !onFalse || onTrue->isZero() == onFalse->isZero() ||
        getTensorType(select.getPred()).getRank() == 0)
      return std::nullopt;
    bool inverted = onFalse->isZero();
    double fill = scaled(inverted ? *onTrue : *onFalse);
    if (fill >= 0)
      return std::nullopt;
    return AdditiveMask{{select.getPred(), map}, inverted, fill};
  }
  // (1 - mask) * fill, or hidden * fill
  auto product = value.getDefiningOp<stablehlo::MulOp>();
  std::optional<APFloat> number;
  if (product)
    number = getSplatFloat(product.getRhs());
  if (!number || scaled(*number) >= 0)
    return std::nullopt;
  Value hidden = product.getLhs();
  bool inverted = true;
  auto difference = hidden.getDefiningOp<stablehlo::SubtractOp>();
  if (difference && isSplatOf(difference.getLhs(), 1.0)) {
    hidden = difference.getRhs();
    inverted = false;
  }
  while (auto broadcast = hidden.getDefiningOp<stablehlo::BroadcastInDimOp>()) {
    map = throughBroadcast(broadcast, map);
    hidden = broadcast.getOperand();
  }
  auto convert = hidden.getDefiningOp<stablehlo::ConvertOp>();
  if (!convert ||
      !getTensorType(convert.getOperand()).getElementType().isInteger(1))
    return std::nullopt;
  return AdditiveMask{{convert.getOperand(), map}, inverted, scaled(*number)};
}

Value ScoreAxes::projectScores(OpBuilder &builder, Location loc,
                               const Axed &axed, const AxisSet &varying) const {
  bool byHead = varying.contains(head) || varying.contains(group);
  SmallVector<int64_t> shape = {
      varying.contains(batch) ? batchSize : 1, byHead ? headSize : 1,
      byHead ? groupSize : 1, varying.contains(query) ? querySize : 1, keySize};
  AxisMap axes = order();
  if (groupSize == 1) {
    shape.erase(shape.begin() + 2);
    axes.erase(axes.begin() + 2);
  }
  // Along the others it is the same.
  for (auto [axis, size] : llvm::zip(axes, shape))
    axis = size == 1 ? -1 : axis;
  Value value = project(builder, loc, axed, axes, shape);
  if (groupSize == 1)
    return value;
  SmallVector<int64_t> joined = {shape[0], shape[1] * shape[2], shape[3],
                                 shape[4]};
  return TensorArithmetic(builder, loc).reshape(value, joined);
}

Value AttentionMask::build(OpBuilder &builder, Location loc) const {
  if (parts.empty())
    return {};
  AxisSet varying;
  for (const Part &part : parts)
    for (int64_t axis : varyingAxes(part.visible))
      varying.insert(axis);
  bool isOfKeys = !varying.contains(axes.head) &&
                  !varying.contains(axes.group) &&
                  !varying.contains(axes.query);
  TensorArithmetic math(builder, loc);
  Value result;
  for (const Part &part : parts) {
    Value visible =
        isOfKeys ? project(builder, loc, part.visible, {axes.batch, axes.key},
                           {axes.batchSize, axes.keySize})
                 : axes.projectScores(builder, loc, part.visible, varying);
    if (part.inverted)
      visible = math.make<stablehlo::NotOp>({visible});
    result = result ? math.make<stablehlo::AndOp>({result, visible}) : visible;
  }
  return result;
}

} // namespace trc
