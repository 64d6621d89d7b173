//===- AttentionMask.cpp - which keys a query sees ------------------------===//
//
// See AttentionMask.h. Key `s` is visible to query `t` by the causal rule when
// `t - s + (S - T) >= 0`: a comparison is brought into this form.
//
//===----------------------------------------------------------------------===//

#include "AttentionMask.h"

#include "../Transforms/Constants.h"
#include "../Transforms/Elementwise.h"

using namespace mlir;

namespace trc {

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

bool AttentionMask::isCausalConstant(DenseElementsAttr elements,
                                     ArrayRef<int64_t> map,
                                     bool inverted) const {
  bool isSame = true;
  auto values = elements.getValues<bool>();
  forEach(elements.getType(), map, [&](int64_t i, int64_t t, int64_t s) {
    bool visible = values[i] != inverted;
    isSame &= visible == (s <= t + axes.keySize - axes.querySize);
  });
  return isSame;
}

std::optional<AttentionMask::Linear>
AttentionMask::readLinear(Value value, AxisMap map) const {
  Operation *op = value.getDefiningOp();
  if (!op)
    return std::nullopt;
  if (auto iota = dyn_cast<stablehlo::IotaOp>(op)) {
    int64_t axis = map[iota.getIotaDimension()];
    if (axis >= 0 && axis == axes.query)
      return Linear{1, 0, 0};
    if (axis >= 0 && axis == axes.key)
      return Linear{0, 1, 0};
    return std::nullopt;
  }
  if (std::optional<SmallVector<int64_t>> all = getIntegers(value)) {
    if (all->empty())
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
      isSame &=
          (*all)[i] == linear.query * t + linear.key * s + linear.constant;
    });
    return isSame ? std::optional(linear) : std::nullopt;
  }
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
    return readLinear(broadcast.getOperand(), throughBroadcast(broadcast, map));
  if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op)) {
    std::optional<AxisMap> inner =
        throughReshape(map, getTensorType(reshape.getOperand()));
    return inner ? readLinear(reshape.getOperand(), *inner) : std::nullopt;
  }
  if (auto convert = dyn_cast<stablehlo::ConvertOp>(op))
    return readLinear(convert.getOperand(), map);
  if (isa<stablehlo::AddOp, stablehlo::SubtractOp>(op)) {
    std::optional<Linear> a = readLinear(op->getOperand(0), map);
    std::optional<Linear> b = readLinear(op->getOperand(1), map);
    if (!a || !b)
      return std::nullopt;
    int64_t sign = isa<stablehlo::AddOp>(op) ? 1 : -1;
    return Linear{a->query + sign * b->query, a->key + sign * b->key,
                  a->constant + sign * b->constant};
  }
  return std::nullopt;
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

bool AttentionMask::isOfKeys(ArrayRef<int64_t> map) const {
  return llvm::all_of(map, [&](int64_t axis) {
    return axis < 0 || axis == axes.batch || axis == axes.key;
  });
}

bool AttentionMask::canProject(Value value, const AxisMap &map) const {
  if (isOfKeys(map) || getSplat(value))
    return true;
  Operation *op = value.getDefiningOp();
  if (!op)
    return false;
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
    return canProject(broadcast.getOperand(), throughBroadcast(broadcast, map));
  if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op)) {
    std::optional<AxisMap> inner =
        throughReshape(map, getTensorType(reshape.getOperand()));
    return inner && canProject(reshape.getOperand(), *inner);
  }
  return isElementwise(op) && llvm::all_of(op->getOperands(), [&](Value v) {
           return !isScalarOperand(op, v) && canProject(v, map);
         });
}

Value AttentionMask::project(OpBuilder &builder, Location loc, Value value,
                             const AxisMap &map) const {
  SmallVector<int64_t> shape = {axes.batchSize, axes.keySize};
  if (DenseElementsAttr splat = getSplat(value))
    return makeSplat(builder, loc, getTensorType(value).clone(shape), splat);
  if (isOfKeys(map))
    return arrange(builder, loc, {value, map}, {axes.batch, axes.key}, shape);
  Operation *op = value.getDefiningOp();
  if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
    return project(builder, loc, broadcast.getOperand(),
                   throughBroadcast(broadcast, map));
  if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op))
    return project(builder, loc, reshape.getOperand(),
                   *throughReshape(map, getTensorType(reshape.getOperand())));
  SmallVector<Value> operands;
  for (Value operand : op->getOperands())
    operands.push_back(project(builder, loc, operand, map));
  return cloneElementwise(builder, op, operands, shape)->getResult(0);
}

bool AttentionMask::addVisible(Value predicate, AxisMap map, bool inverted) {
  if (std::optional<APInt> splat = getSplatInteger(predicate))
    if (splat->isZero() == inverted)
      return true;
  if (Operation *op = predicate.getDefiningOp()) {
    if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
      return addVisible(broadcast.getOperand(),
                        throughBroadcast(broadcast, map), inverted);
    if (auto reshape = dyn_cast<stablehlo::ReshapeOp>(op))
      if (std::optional<AxisMap> inner =
              throughReshape(map, getTensorType(reshape.getOperand())))
        return addVisible(reshape.getOperand(), *inner, inverted);
    if (isa<stablehlo::NotOp>(op))
      return addVisible(op->getOperand(0), map, !inverted);
    if (inverted ? isa<stablehlo::OrOp>(op) : isa<stablehlo::AndOp>(op))
      return addVisible(op->getOperand(0), map, inverted) &&
             addVisible(op->getOperand(1), map, inverted);
    if (auto compare = dyn_cast<stablehlo::CompareOp>(op))
      if (isCausal(compare, map, inverted)) {
        causal = true;
        return true;
      }
    if (DenseElementsAttr elements = getConstant(predicate))
      if (isCausalConstant(elements, map, inverted)) {
        causal = true;
        return true;
      }
  }
  if (!canProject(predicate, map)) {
    reason = "a mask is neither causal nor the same for all queries and heads";
    return false;
  }
  keys.push_back({{predicate, map}, inverted});
  return true;
}

std::optional<AdditiveMask> AttentionMask::readAdditive(Value value,
                                                        AxisMap map) {
  auto toDouble = [](APFloat number) {
    bool losesInfo = false;
    number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
    return number.convertToDouble();
  };
  reason = "what is added to the scores is not made of a mask of i1";
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
      all.push_back(toDouble(element));
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
    return AdditiveMask{{select.getPred(), map},
                        inverted,
                        toDouble(inverted ? *onTrue : *onFalse)};
  }
  // (1 - mask) * fill, or hidden * fill
  auto product = value.getDefiningOp<stablehlo::MulOp>();
  std::optional<APFloat> fill;
  if (product)
    fill = getSplatFloat(product.getRhs());
  if (!fill)
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
  return AdditiveMask{{convert.getOperand(), map}, inverted, toDouble(*fill)};
}

Value AttentionMask::build(OpBuilder &builder, Location loc) const {
  Value result;
  for (const Keys &part : keys) {
    Value visible = project(builder, loc, part.visible.value, part.visible.map);
    if (part.inverted)
      visible = stablehlo::NotOp::create(builder, loc, visible);
    result = result ? stablehlo::AndOp::create(builder, loc, result, visible)
                          .getResult()
                    : visible;
  }
  return result;
}

} // namespace trc
