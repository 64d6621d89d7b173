//===- RowAlgebraRules.cpp - which operation has which form ---------------===//
//
// See RowAlgebra.h. Each rule states the form of a result by those of the
// operands; what has no rule is opaque.
//
//===----------------------------------------------------------------------===//

#include "RowAlgebra.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

#include "llvm/ADT/TypeSwitch.h"

#include <cmath>

using namespace mlir;

namespace trc {

static bool isFloat(Value value) {
  return isa<FloatType>(getTensorType(value).getElementType());
}

Form RowAlgebra::compute(Value value, ArrayRef<int64_t> map) {
  if (exponentialValue == Axed{value, AxisMap(map)})
    return atom(exponential());
  if (std::optional<APFloat> splat = getSplatFloat(value)) {
    if (!splat->isFinite())
      return opaque(value, map);
    return number(splat->convertToDouble());
  }
  Operation *op = value.getDefiningOp();
  if (!op || !dynTensorType(value) || !isFloat(value))
    return opaque(value, map);
  auto of = [&](unsigned i) { return evaluate(op->getOperand(i), map); };
  return llvm::TypeSwitch<Operation *, Form>(op)
      .Case([&](stablehlo::ConvertOp convert) {
        Type element = getTensorType(convert.getOperand()).getElementType();
        if (element.isInteger(1))
          return indicate(convert.getOperand(), map);
        return isa<FloatType>(element) ? of(0) : opaque(value, map);
      })
      .Case([&](stablehlo::OptimizationBarrierOp barrier) {
        return of(cast<OpResult>(value).getResultNumber());
      })
      .Case([&](stablehlo::AddOp) { return add(of(0), of(1)); })
      .Case([&](stablehlo::SubtractOp) { return add(of(0), of(1), -1.0); })
      .Case([&](stablehlo::NegOp) { return add({}, of(0), -1.0); })
      .Case([&](stablehlo::MulOp) { return multiply(of(0), of(1)); })
      .Case([&](stablehlo::DivOp) {
        std::optional<Form> inverse = invert(of(1));
        return inverse ? multiply(of(0), *inverse) : opaque(value, map);
      })
      .Case([&](stablehlo::AbsOp) {
        Form form = of(0);
        return isPositive(form) ? form : opaque(value, map);
      })
      .Case([&](stablehlo::ExpOp exp) { return computeExp(exp, map); })
      .Case([&](stablehlo::LogOp log) {
        return computeLog(log.getOperand(), value, map);
      })
      .Case([&](stablehlo::BroadcastInDimOp broadcast) {
        return evaluate(broadcast.getOperand(),
                        throughBroadcast(broadcast, map));
      })
      .Case([&](stablehlo::ReshapeOp reshape) {
        std::optional<AxisMap> inner =
            throughReshape(map, getTensorType(reshape.getOperand()));
        return inner ? evaluate(reshape.getOperand(), *inner)
                     : opaque(value, map);
      })
      .Case([&](stablehlo::TransposeOp transpose) {
        AxisMap inner(map.size());
        for (auto [i, d] : llvm::enumerate(transpose.getPermutation()))
          inner[d] = map[i];
        return evaluate(transpose.getOperand(), inner);
      })
      .Case([&](stablehlo::ReduceOp reduce) {
        return computeReduce(reduce, map);
      })
      .Case([&](stablehlo::SelectOp select) {
        return computeSelect(select, map);
      })
      .Case([&](stablehlo::GatherOp gather) {
        return computeGather(gather, map);
      })
      .Case([&](stablehlo::ScatterOp scatter) {
        return computeScatter(scatter, map);
      })
      .Default([&](Operation *) { return opaque(value, map); });
}

Form RowAlgebra::computeReduce(stablehlo::ReduceOp op, ArrayRef<int64_t> map) {
  Value value = op->getResult(0);
  Operation *combiner = getCombiner(op.getBody());
  if (op.getInputs().size() != 1 ||
      !isa_and_nonnull<stablehlo::AddOp>(combiner) ||
      !isAnyZero(op.getInitValues().front()) || !isRow(map))
    return opaque(value, map);
  auto type = getTensorType(op.getInputs().front());
  AxisMap inner;
  size_t next = 0;
  bool isInner = false;
  for (int64_t d = 0; d < type.getRank(); ++d) {
    if (!llvm::is_contained(op.getDimensions(), d)) {
      inner.push_back(map[next++]);
      continue;
    }
    int64_t size = type.getDimSize(d);
    if (size != 1 && (isInner || size != innerSize))
      return opaque(value, map);
    isInner |= size != 1;
    inner.push_back(size == 1 ? -1 : innerAxis);
  }
  if (!isInner)
    return evaluate(op.getInputs().front(), inner);
  return rowSum(evaluate(op.getInputs().front(), inner));
}

Form RowAlgebra::computeSelect(stablehlo::SelectOp op, ArrayRef<int64_t> map) {
  AxisMap predMap(map);
  if (getTensorType(op.getPred()).getRank() == 0)
    predMap.clear();
  if (std::optional<APFloat> fill = getSplatFloat(op.getOnFalse()))
    if (fill->isNaN()) {
      Axed guard = withoutMovement({op.getPred(), predMap});
      if (!llvm::is_contained(guards, guard))
        guards.push_back(guard);
      return evaluate(op.getOnTrue(), map);
    }
  Form pred = indicate(op.getPred(), predMap);
  Form onTrue = evaluate(op.getOnTrue(), map);
  Form onFalse = evaluate(op.getOnFalse(), map);
  return add(onFalse, multiply(pred, add(onTrue, onFalse, -1.0)));
}

/// Less the logarithm of their sum, the scores are those of E divided by it.
Form RowAlgebra::computeExp(stablehlo::ExpOp op, ArrayRef<int64_t> map) {
  auto first = exponentialValue.value.getDefiningOp<stablehlo::ExpOp>();
  if (!first || first == op || map != ArrayRef<int64_t>(exponentialValue.map))
    return opaque(op.getResult(), map);
  Form result = atom(exponential());
  Form more = add(evaluate(op.getOperand(), map),
                  evaluate(first.getOperand(), map), -1.0);
  for (const auto &[product, number] : more) {
    bool isLog = product.size() == 1 && product.front().second == 1 &&
                 atoms[product.front().first].kind == Atom::Kind::Log;
    double power = std::round(number);
    if (!isLog || std::abs(number - power) > 1e-5 || std::abs(power) > 2)
      return opaque(op.getResult(), map);
    Product inner = atoms[product.front().first].inner;
    for (auto &factor : inner)
      factor.second *= static_cast<int>(power);
    result = multiply(result, {{inner, 1.0}});
  }
  return result;
}

/// The logarithm of a product of powers of row sums of E stays a logarithm of
/// that product.
Form RowAlgebra::computeLog(Value operand, Value value, ArrayRef<int64_t> map) {
  Form form = evaluate(operand, map);
  if (!isRow(map) || !isPositive(form) || form.begin()->second != 1.0)
    return opaque(value, map);
  return atom(intern({Atom::Kind::Log, {}, form.begin()->first, true}));
}

Form RowAlgebra::computeIndicator(Value predicate, ArrayRef<int64_t> map) {
  if (std::optional<APInt> splat = getSplatInteger(predicate))
    return number(splat->isZero() ? 0.0 : 1.0);
  auto leaf = [&] { return indicator(predicate, map); };
  Operation *op = predicate.getDefiningOp();
  if (!op)
    return leaf();
  auto of = [&](unsigned i) { return indicate(op->getOperand(i), map); };
  return llvm::TypeSwitch<Operation *, Form>(op)
      .Case([&](stablehlo::NotOp) { return add(number(1.0), of(0), -1.0); })
      .Case([&](stablehlo::AndOp) { return multiply(of(0), of(1)); })
      .Case([&](stablehlo::OrOp) {
        Form a = of(0), b = of(1);
        return add(add(a, b), multiply(a, b), -1.0);
      })
      .Case([&](stablehlo::OptimizationBarrierOp) {
        return of(cast<OpResult>(predicate).getResultNumber());
      })
      .Case([&](stablehlo::BroadcastInDimOp broadcast) {
        return indicate(broadcast.getOperand(),
                        throughBroadcast(broadcast, map));
      })
      .Case([&](stablehlo::ReshapeOp reshape) {
        std::optional<AxisMap> inner =
            throughReshape(map, getTensorType(reshape.getOperand()));
        return inner ? indicate(reshape.getOperand(), *inner) : leaf();
      })
      .Case([&](stablehlo::CompareOp compare) {
        if (std::optional<bool> known = isKnown(compare, map))
          return number(*known ? 1.0 : 0.0);
        if (std::optional<Form> form = oneHot(compare, map))
          return *form;
        return leaf();
      })
      .Default([&](Operation *) { return leaf(); });
}

/// JAX's logsumexp asks whether the sum of exponentials is negative.
std::optional<bool> RowAlgebra::isKnown(stablehlo::CompareOp op,
                                        ArrayRef<int64_t> map) {
  if (!isFloat(op.getLhs()) || !isAnyZero(op.getRhs()) ||
      !isPositive(evaluate(op.getLhs(), map)))
    return std::nullopt;
  using Direction = stablehlo::ComparisonDirection;
  Direction direction = op.getComparisonDirection();
  if (direction == Direction::GE || direction == Direction::GT)
    return true;
  if (direction == Direction::LT || direction == Direction::LE)
    return false;
  return std::nullopt;
}

/// `index == iota`, the iota along the inner axis.
std::optional<Form> RowAlgebra::oneHot(stablehlo::CompareOp op,
                                       ArrayRef<int64_t> map) {
  if (op.getComparisonDirection() != stablehlo::ComparisonDirection::EQ)
    return std::nullopt;
  auto isIota = [&](Value value, AxisMap axes) {
    while (true) {
      if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>()) {
        axes = throughBroadcast(broadcast, axes);
        value = broadcast.getOperand();
        continue;
      }
      auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>();
      std::optional<AxisMap> inner;
      if (reshape)
        inner = throughReshape(axes, getTensorType(reshape.getOperand()));
      if (!inner)
        break;
      axes = *inner;
      value = reshape.getOperand();
    }
    auto iota = value.getDefiningOp<stablehlo::IotaOp>();
    return iota && axes[iota.getIotaDimension()] == innerAxis;
  };
  for (auto [index, iota] : {std::pair(op.getLhs(), op.getRhs()),
                             std::pair(op.getRhs(), op.getLhs())}) {
    if (!isIota(iota, AxisMap(map)))
      continue;
    Axed of{index, AxisMap(map)};
    while (auto broadcast =
               of.value.getDefiningOp<stablehlo::BroadcastInDimOp>())
      of = {broadcast.getOperand(), throughBroadcast(broadcast, of.map)};
    of = withoutMovement(std::move(of));
    if (isRow(of.map))
      return atom(intern({Atom::Kind::OneHot, of, {}, false}));
  }
  return std::nullopt;
}

namespace {
/// One index into one dimension of a tensor for each row, as gather and scatter
/// have it: the other dimensions are batching dimensions, or are indexed by
/// iotas, each along another dimension of the indices.
struct RowIndex {
  Value index;
  int64_t indexVectorDim = 0;
  /// The dimension that is indexed, and the indices' dimension that each other
  /// dimension goes along.
  int64_t inner = -1;
  SmallVector<int64_t> along;
  /// An index outside is moved to the border.
  bool isClamped = false;

  /// The index before it was clamped; `axes` are those of the indices.
  Axed axed(ArrayRef<int64_t> axes) const {
    AxisMap map(axes);
    auto type = getTensorType(index);
    for (int64_t d = 0; d < type.getRank(); ++d)
      if (type.getDimSize(d) == 1)
        map[d] = -1;
    Axed result = withoutMovement({index, std::move(map)});
    auto clamp = result.value.getDefiningOp<stablehlo::ClampOp>();
    if (!isClamped || !clamp)
      return result;
    return withoutMovement({clamp.getOperand(), result.map});
  }
};
} // namespace

/// The dimension of `value` that an iota behind broadcasts counts along, or -1.
static int64_t iotaDimension(Value value) {
  AxisMap dims;
  auto type = getTensorType(value);
  for (int64_t d = 0; d < type.getRank(); ++d)
    dims.push_back(type.getDimSize(d) == 1 ? -1 : d);
  while (true) {
    if (auto broadcast = value.getDefiningOp<stablehlo::BroadcastInDimOp>()) {
      dims = throughBroadcast(broadcast, dims);
      value = broadcast.getOperand();
      continue;
    }
    auto reshape = value.getDefiningOp<stablehlo::ReshapeOp>();
    std::optional<AxisMap> inner;
    if (reshape)
      inner = throughReshape(dims, getTensorType(reshape.getOperand()));
    if (!inner)
      break;
    dims = *inner;
    value = reshape.getOperand();
  }
  if (auto iota = value.getDefiningOp<stablehlo::IotaOp>())
    return dims[iota.getIotaDimension()];
  // A folded iota.
  std::optional<SmallVector<int64_t>> all = getIntegers(value);
  if (!all || withoutUnits(dims).size() != 1)
    return -1;
  for (auto [i, number] : llvm::enumerate(*all))
    if (number != static_cast<int64_t>(i))
      return -1;
  return withoutUnits(dims).front();
}

static std::optional<RowIndex>
readRowIndex(RankedTensorType type, Value indices, int64_t indexVectorDim,
             ArrayRef<int64_t> indexed, ArrayRef<int64_t> batching,
             ArrayRef<int64_t> indicesBatching) {
  RowIndex row;
  row.index = indices;
  row.indexVectorDim = indexVectorDim;
  row.along.assign(type.getRank(), -1);
  if (indexed.empty() ||
      indexed.size() + batching.size() != static_cast<size_t>(type.getRank()))
    return std::nullopt;
  row.inner = indexed.back();
  for (auto [d, i] : llvm::zip(batching, indicesBatching))
    row.along[d] = i;
  if (indexed.size() > 1) {
    auto parts = indices.getDefiningOp<stablehlo::ConcatenateOp>();
    if (!parts || parts->getNumOperands() != indexed.size() ||
        static_cast<int64_t>(parts.getDimension()) != indexVectorDim)
      return std::nullopt;
    for (auto [d, part] :
         llvm::zip(indexed.drop_back(), parts->getOperands().drop_back())) {
      row.along[d] = iotaDimension(part);
      if (row.along[d] < 0)
        return std::nullopt;
    }
    row.index = parts->getOperands().back();
  }
  Value index = row.index;
  while (auto reshape = index.getDefiningOp<stablehlo::ReshapeOp>())
    index = reshape.getOperand();
  auto clamp = index.getDefiningOp<stablehlo::ClampOp>();
  int64_t last = type.getDimSize(row.inner) - 1;
  row.isClamped = clamp && isZeroInteger(clamp.getMin()) &&
                  isSplatOf(clamp.getMax(), static_cast<double>(last));
  return row;
}

/// The element of a sum of row atoms and others at an index is the row sum of
/// the one-hot tensor times it; row atoms are the same everywhere. A gather
/// moves an index that is outside to the border, which the reader of the form
/// has to see to.
Form RowAlgebra::computeGather(stablehlo::GatherOp op, ArrayRef<int64_t> map) {
  auto numbers = op.getDimensionNumbers();
  std::optional<RowIndex> row = readRowIndex(
      getTensorType(op.getOperand()), op.getStartIndices(),
      numbers.getIndexVectorDim(), numbers.getStartIndexMap(),
      numbers.getOperandBatchingDims(), numbers.getStartIndicesBatchingDims());
  if (!row || !isRow(map))
    return opaque(op.getResult(), map);
  // The result's dimensions are those of the indices without the vector.
  AxisMap axes(getTensorType(op.getStartIndices()).getRank(), -1);
  size_t next = 0;
  for (auto [d, axis] : llvm::enumerate(map)) {
    if (llvm::is_contained(numbers.getOffsetDims(), int64_t(d)))
      continue;
    next += static_cast<int64_t>(next) == row->indexVectorDim ? 1 : 0;
    axes[next++] = axis;
  }
  AxisMap full;
  for (auto [d, i] : llvm::enumerate(row->along))
    full.push_back(static_cast<int64_t>(d) == row->inner ? innerAxis : axes[i]);
  int index = intern({Atom::Kind::OneHot, row->axed(axes), {}, false});
  gathered.insert(index);
  Form result;
  for (const auto &[product, value] : evaluate(op.getOperand(), full)) {
    bool isSame = llvm::all_of(
        product, [&](auto factor) { return atoms[factor.first].isRow; });
    Form term{{product, value}};
    result = add(result, isSame ? term : rowSum(multiply(term, atom(index))));
  }
  return result;
}

/// Adds one element to each row.
Form RowAlgebra::computeScatter(stablehlo::ScatterOp op,
                                ArrayRef<int64_t> map) {
  Value value = op->getResult(0);
  auto numbers = op.getScatterDimensionNumbers();
  Operation *combiner = getCombiner(op.getUpdateComputation());
  if (op.getInputs().size() != 1 ||
      !isa_and_nonnull<stablehlo::AddOp>(combiner))
    return opaque(value, map);
  std::optional<RowIndex> row = readRowIndex(
      getTensorType(op.getInputs().front()), op.getScatterIndices(),
      numbers.getIndexVectorDim(), numbers.getScatterDimsToOperandDims(),
      numbers.getInputBatchingDims(), numbers.getScatterIndicesBatchingDims());
  if (!row || map[row->inner] != innerAxis)
    return opaque(value, map);
  AxisMap axes(getTensorType(op.getScatterIndices()).getRank(), -1);
  for (auto [d, i] : llvm::enumerate(row->along))
    if (static_cast<int64_t>(d) != row->inner)
      axes[i] = map[d];
  // The updates' dimensions are those of the indices without the vector.
  Value updates = op.getUpdates().front();
  AxisMap updateMap(getTensorType(updates).getRank(), -1);
  size_t next = 0;
  for (auto [d, axis] : llvm::enumerate(updateMap)) {
    if (llvm::is_contained(numbers.getUpdateWindowDims(), int64_t(d)))
      continue;
    next += static_cast<int64_t>(next) == row->indexVectorDim ? 1 : 0;
    axis = axes[next++];
  }
  int index = intern({Atom::Kind::OneHot, row->axed(axes), {}, false});
  if (row->isClamped)
    gathered.insert(index);
  return add(evaluate(op.getInputs().front(), map),
             multiply(atom(index), evaluate(updates, updateMap)));
}

} // namespace trc
