//===- RowAlgebraRules.cpp - which operation has which form ---------------===//
//
// See RowAlgebra.h. Each rule states the form of a result by those of the
// operands; what has no rule is opaque.
//
//===----------------------------------------------------------------------===//

#include "RowAlgebra.h"

#include "../Transforms/Constants.h"
#include "../Transforms/Reductions.h"

#include "llvm/ADT/TypeSwitch.h"

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
    bool losesInfo = false;
    splat->convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                   &losesInfo);
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

/// The logarithm of a product of powers of row sums of E stays a logarithm of
/// that product.
Form RowAlgebra::computeLog(Value operand, Value value, ArrayRef<int64_t> map) {
  Form form = evaluate(operand, map);
  if (!isRow(map) || !isPositive(form) || form.begin()->second != 1.0)
    return opaque(value, map);
  return atom(intern({Atom::Kind::Log, {}, form.begin()->first, true}));
}

Form RowAlgebra::indicate(Value predicate, ArrayRef<int64_t> map) {
  if (std::optional<APInt> splat = getSplatInteger(predicate))
    return number(splat->isZero() ? 0.0 : 1.0);
  auto leaf = [&] {
    return atom(intern(
        {Atom::Kind::Indicator, {predicate, AxisMap(map)}, {}, isRow(map)}));
  };
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
/// An index into the inner axis for each row, as gather and scatter have it:
/// every other dimension is a batching dimension.
struct RowIndex {
  Axed index;
  AxisMap full;
  /// An index outside is moved to the border.
  bool isClamped = false;
};
} // namespace

/// `map` is that of the elements: of the gather's result, of the updates. The
/// rank of the tensor that is indexed is `type`'s.
static std::optional<RowIndex>
readRowIndex(RankedTensorType type, Value indices, int64_t indexVectorDim,
             ArrayRef<int64_t> indexed, ArrayRef<int64_t> batching,
             ArrayRef<int64_t> indicesBatching, ArrayRef<int64_t> map,
             ArrayRef<int64_t> elementDims, int64_t innerAxis) {
  if (indexed.size() != 1 ||
      static_cast<int64_t>(batching.size()) != type.getRank() - 1)
    return std::nullopt;
  auto indicesType = getTensorType(indices);
  // Dimensions of the elements are those of the indices without the vector.
  RowIndex row;
  row.index = {indices, AxisMap(indicesType.getRank(), -1)};
  row.full = AxisMap(type.getRank(), -1);
  size_t next = 0;
  for (int64_t d = 0; d < indicesType.getRank(); ++d) {
    if (d == indexVectorDim)
      continue;
    if (next == elementDims.size())
      return std::nullopt;
    row.index.map[d] = map[elementDims[next++]];
  }
  for (auto [d, i] : llvm::zip(batching, indicesBatching))
    row.full[d] = row.index.map[i];
  if (row.full[indexed[0]] != -1)
    return std::nullopt;
  row.full[indexed[0]] = type.getDimSize(indexed[0]) == 1 ? -1 : innerAxis;
  row.index = withoutMovement(std::move(row.index));
  auto clamp = row.index.value.getDefiningOp<stablehlo::ClampOp>();
  int64_t last = type.getDimSize(indexed[0]) - 1;
  if (clamp && isZeroInteger(clamp.getMin()) &&
      isSplatOf(clamp.getMax(), static_cast<double>(last))) {
    row.index = withoutMovement({clamp.getOperand(), row.index.map});
    row.isClamped = true;
  }
  return row;
}

/// The element of a sum of row atoms and others at an index is the row sum of
/// the one-hot tensor times it; row atoms are the same everywhere. A gather
/// moves an index that is outside to the border, which the reader of the form
/// has to see to.
Form RowAlgebra::computeGather(stablehlo::GatherOp op, ArrayRef<int64_t> map) {
  auto numbers = op.getDimensionNumbers();
  auto type = getTensorType(op.getOperand());
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < getTensorType(op.getResult()).getRank(); ++d)
    if (!llvm::is_contained(numbers.getOffsetDims(), d))
      dims.push_back(d);
  std::optional<RowIndex> row =
      readRowIndex(type, op.getStartIndices(), numbers.getIndexVectorDim(),
                   numbers.getStartIndexMap(), numbers.getOperandBatchingDims(),
                   numbers.getStartIndicesBatchingDims(), map, dims, innerAxis);
  if (!row || !isRow(map))
    return opaque(op.getResult(), map);
  int index = intern({Atom::Kind::OneHot, row->index, {}, false});
  gathered.insert(index);
  Form result;
  for (const auto &[product, value] : evaluate(op.getOperand(), row->full)) {
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
  auto type = getTensorType(op.getInputs().front());
  auto updates = getTensorType(op.getUpdates().front());
  // The axes of the updates: those of the batching dimensions, by way of the
  // indices' dimensions.
  SmallVector<int64_t> dims;
  for (int64_t d = 0; d < updates.getRank(); ++d)
    if (!llvm::is_contained(numbers.getUpdateWindowDims(), d))
      dims.push_back(d);
  AxisMap updateMap(updates.getRank(), -1);
  for (auto [d, i] : llvm::zip(numbers.getInputBatchingDims(),
                               numbers.getScatterIndicesBatchingDims())) {
    int64_t place = i > numbers.getIndexVectorDim() ? i - 1 : i;
    if (place >= static_cast<int64_t>(dims.size()))
      return opaque(value, map);
    updateMap[dims[place]] = map[d];
  }
  std::optional<RowIndex> row = readRowIndex(
      type, op.getScatterIndices(), numbers.getIndexVectorDim(),
      numbers.getScatterDimsToOperandDims(), numbers.getInputBatchingDims(),
      numbers.getScatterIndicesBatchingDims(), updateMap, dims, innerAxis);
  if (!row || AxisMap(map) != row->full)
    return opaque(value, map);
  int index = intern({Atom::Kind::OneHot, row->index, {}, false});
  if (row->isClamped)
    gathered.insert(index);
  return add(
      evaluate(op.getInputs().front(), map),
      multiply(atom(index), evaluate(op.getUpdates().front(), updateMap)));
}

} // namespace trc
