//===- RaiseHeadLoss.cpp - recognise a head with its cross entropy --------===//
//
// A candidate begins at an exponential that is summed along one dimension, and
// whose argument is a matrix product, the logits, up to what is the same in
// a row. With E, its row sum L, and G the logit of the target, a row value of
// the form
//
//   log L - shift - G                 (E = exp(logits + shift))
//
// is the loss. All that is made of the logits must end there, or in products
// with a tensor of the form `d * (E / L - onehot)`: the gradients by rows and
// weight for the gradient `d` of the loss.
//
// A target outside of the vocabulary: a one-hot tensor has no 1 there, as
// `trc.head_loss` has it; a gather moves it to the border, so the target is
// clamped; where the result is then NaN by a select, the select is applied to
// the loss.
//
//===----------------------------------------------------------------------===//

#include "Closure.h"
#include "RowAlgebra.h"

#include "../Transforms/Constants.h"

#include "trc/Raise/Passes.h"

#include <cmath>

namespace trc {
#define GEN_PASS_DEF_RAISEHEADLOSS
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

namespace {

constexpr int64_t channel = ProductAxes::channel;

class Candidate {
public:
  explicit Candidate(stablehlo::ExpOp exp) : exp(exp) {}

  bool isSoftmax();
  bool analyse();
  void rewrite();

  std::string reason;
  bool hasGradient() const { return !targets.empty(); }

private:
  struct Target {
    ContractOp product;
    AxisMap map;
    double factor;
    bool isWeight;
  };

  bool fail(const Twine &why) {
    reason = why.str();
    return false;
  }
  bool readAxes();
  bool findLoss();
  bool matchLoss(const Form &form);
  bool readGradient(const Reader &reader);
  bool checkGradient();
  bool reaches(Value value, Operation *op) const;
  Value buildTargets(OpBuilder &builder);
  Value buildGradient(OpBuilder &builder);
  Value restore(OpBuilder &builder, Value rows);
  void replace(Target target, Value canonical);
  RankedTensorType rowType() const;

  stablehlo::ExpOp exp;
  ContractOp logits;
  AxisMap expMap, logitsMap;
  int64_t vocabulary = -1, vocabularySize = 1;
  /// Axes of the rows, in the order of the logits.
  SmallVector<int64_t> rowAxes, rowSizes;
  int64_t rows = 1;
  Axed x, weight;

  std::optional<RowAlgebra> algebra;
  Form logitsForm, shift;
  Value loss;
  AxisMap lossMap;
  double lossFactor = 1.0;
  int oneHot = -1;
  bool isZeroOutside = false;
  std::optional<Axed> guard;
  SmallVector<Target> targets;
  Form gradient;
  bool gradientIsMasked = false;
};

bool Candidate::isSoftmax() {
  // The argument leads to a matrix product through subtractions.
  Value at = exp.getOperand();
  SmallVector<Operation *> reshapes;
  while (Operation *op = at.getDefiningOp()) {
    if (auto product = dyn_cast<ContractOp>(op)) {
      logits = product;
      break;
    }
    if (!isa<stablehlo::SubtractOp, stablehlo::ConvertOp, stablehlo::ReshapeOp>(
            op))
      return false;
    if (isa<stablehlo::ReshapeOp>(op))
      reshapes.push_back(op);
    at = op->getOperand(0);
  }
  if (!logits || logits->getBlock() != exp->getBlock() || logits.getInit())
    return false;
  auto type = getTensorType(logits.getResult());
  for (auto [d, dimLabel] : llvm::enumerate(logits.getResultDims()))
    if (type.getDimSize(d) != 1 &&
        llvm::is_contained(logits.getLhsDims(), dimLabel) &&
        llvm::is_contained(logits.getRhsDims(), dimLabel))
      return false;
  logitsMap = expMap = mapOfLabels(type, logits.getResultDims());
  for (Operation *op : llvm::reverse(reshapes)) {
    std::optional<AxisMap> moved =
        throughReshape(expMap, getTensorType(op->getResult(0)));
    if (!moved)
      return false;
    expMap = *moved;
  }
  for (Operation *user : exp.getResult().getUsers()) {
    auto reduce = dyn_cast<stablehlo::ReduceOp>(user);
    if (!reduce || reduce.getInputs().size() != 1)
      continue;
    for (int64_t d : reduce.getDimensions())
      if (expMap[d] >= 0)
        vocabulary = expMap[d];
  }
  return vocabulary >= 0;
}

bool Candidate::readAxes() {
  bool weightIsRight = llvm::is_contained(logits.getRhsDims(), vocabulary);
  Value right = weightIsRight ? logits.getRhs() : logits.getLhs();
  Value left = weightIsRight ? logits.getLhs() : logits.getRhs();
  auto rightDims = weightIsRight ? logits.getRhsDims() : logits.getLhsDims();
  auto leftDims = weightIsRight ? logits.getLhsDims() : logits.getRhsDims();
  auto axed = [&](Value value, ArrayRef<int64_t> labels) {
    AxisMap map = mapOfLabels(getTensorType(value), labels);
    for (int64_t &axis : map)
      if (axis >= 0 && !llvm::is_contained(logits.getResultDims(), axis))
        axis = channel;
    return withoutMovement({value, map});
  };
  x = axed(left, leftDims);
  weight = axed(right, rightDims);
  if (!hasAxes(weight.map, {vocabulary, channel}) ||
      llvm::count(x.map, channel) != 1)
    return fail("the weight of the head is not a matrix");
  if (getTensorType(left).getElementType() !=
      getTensorType(right).getElementType())
    return fail("rows and weight are of different types");
  auto type = getTensorType(logits.getResult());
  for (auto [d, axis] : llvm::enumerate(logitsMap)) {
    if (axis == vocabulary)
      vocabularySize = type.getDimSize(d);
    if (axis < 0 || axis == vocabulary)
      continue;
    rowAxes.push_back(axis);
    rowSizes.push_back(type.getDimSize(d));
    rows *= type.getDimSize(d);
  }
  algebra.emplace(Axed{exp.getResult(), expMap}, vocabulary, vocabularySize);
  logitsForm = algebra->evaluate(logits.getResult(), logitsMap);
  shift = algebra->add(algebra->evaluate(exp.getOperand(), expMap), logitsForm,
                       -1.0);
  for (const auto &[product, number] : shift)
    for (auto [index, power] : product)
      if (!(*algebra)[index].isRow)
        return fail("the exponentials are not those of the logits");
  return true;
}

bool Candidate::matchLoss(const Form &form) {
  Form sum = algebra->rowSum(algebra->atom(algebra->exponential()));
  Form log = algebra->atom(
      algebra->intern({Atom::Kind::Log, {}, sum.begin()->first, true}));
  Form logsumexp = algebra->add(log, shift, -1.0);
  for (int i = 0, e = static_cast<int>(algebra->size()); i < e; ++i) {
    if ((*algebra)[i].kind != Atom::Kind::OneHot)
      continue;
    Form logit =
        algebra->rowSum(algebra->multiply(logitsForm, algebra->atom(i)));
    Form inside = algebra->rowSum(algebra->atom(i));
    for (bool masked : {false, true}) {
      Form wanted = algebra->add(masked ? algebra->multiply(logsumexp, inside)
                                        : logsumexp,
                                 logit, -1.0);
      std::optional<double> factor = RowAlgebra::ratio(form, wanted);
      if (!factor)
        continue;
      oneHot = i;
      lossFactor = *factor;
      isZeroOutside = masked;
      return true;
    }
  }
  return false;
}

bool Candidate::findLoss() {
  Closure closure(vocabulary, vocabularySize);
  closure.add({logits.getResult(), logitsMap});
  SmallVector<Axed> candidates;
  for (const auto &[value, map] : closure.values)
    if (isa<FloatType>(getTensorType(value).getElementType()) &&
        !llvm::is_contained(map, vocabulary))
      candidates.push_back({value, map});
  llvm::sort(candidates, [](const Axed &a, const Axed &b) {
    return a.value.getDefiningOp()->isBeforeInBlock(b.value.getDefiningOp());
  });
  for (const Axed &axed : candidates) {
    // The select that makes the loss NaN belongs to it.
    if (axed.value.hasOneUse())
      if (auto select =
              dyn_cast<stablehlo::SelectOp>(*axed.value.getUsers().begin()))
        if (std::optional<APFloat> fill = getSplatFloat(select.getOnFalse()))
          if (fill->isNaN() && select.getOnTrue() == axed.value)
            continue;
    if (!matchLoss(algebra->evaluate(axed.value, axed.map)))
      continue;
    loss = axed.value;
    lossMap = axed.map;
    if (algebra->guards.size() > 1)
      return fail("the loss is NaN by several conditions");
    if (!algebra->guards.empty())
      guard = algebra->guards.front();
    return true;
  }
  return fail("no row has the form of a cross entropy with one target");
}

/// `d * (E / L - onehot)`
bool Candidate::readGradient(const Reader &reader) {
  if (reader.product->getBlock() != logits->getBlock())
    return fail("the logits are also used in another block");
  Value value = reader.product->getOperand(reader.operand);
  Form form = algebra->evaluate(value, reader.map);
  Form sum = algebra->rowSum(algebra->atom(algebra->exponential()));
  Form softmax, hot;
  for (const auto &[product, number] : form) {
    Product rest;
    bool isSoftmax = false, isHot = false;
    for (auto factor : product) {
      if (factor == std::pair(algebra->exponential(), 1))
        isSoftmax = true;
      else if (factor == std::pair(oneHot, 1))
        isHot = true;
      else if (!(*algebra)[factor.first].isRow)
        return fail("the logits are also used by " + describe(reader.product));
      else
        rest.push_back(factor);
    }
    if (isSoftmax == isHot)
      return fail("the logits are also used by " + describe(reader.product));
    if (isSoftmax)
      softmax = algebra->add(softmax, algebra->multiply({{rest, number}}, sum));
    else
      hot = algebra->add(hot, {{rest, number}}, -1.0);
  }
  std::optional<double> plain = RowAlgebra::ratio(softmax, hot);
  std::optional<double> masked = RowAlgebra::ratio(
      softmax, algebra->multiply(hot, algebra->rowSum(algebra->atom(oneHot))));
  bool isMasked = !plain || std::abs(*plain - 1) > 1e-5;
  if (isMasked && (!masked || std::abs(*masked - 1) > 1e-5))
    return fail("a product of the backward pass has not the form of a gradient "
                "of the logits");
  double factor = 1.0;
  if (targets.empty()) {
    gradient = hot;
    gradientIsMasked = isMasked;
  } else {
    std::optional<double> same = RowAlgebra::ratio(hot, gradient);
    if (!same || isMasked != gradientIsMasked)
      return fail("two gradients of the logits differ");
    factor = *same;
  }
  std::optional<ProductAxes> product = ProductAxes::of(reader);
  AxisMap xAxes(rowAxes);
  xAxes.push_back(channel);
  if (product && product->other == x &&
      hasAxes(product->result, {vocabulary, channel})) {
    targets.push_back({reader.product, product->result, factor, true});
    return true;
  }
  if (product && product->other == weight && hasAxes(product->result, xAxes)) {
    targets.push_back({reader.product, product->result, factor, false});
    return true;
  }
  return fail("the gradient of the logits is multiplied by neither rows nor "
              "weight");
}

bool Candidate::checkGradient() {
  Type element = getTensorType(x.value).getElementType();
  for (Target &target : targets)
    if (getTensorType(target.product.getResult()).getElementType() != element)
      return fail("a product has not the type of the rows");
  for (const auto &[product, number] : gradient)
    for (auto [index, power] : product) {
      const Atom &atom = (*algebra)[index];
      if (atom.kind != Atom::Kind::Opaque && atom.kind != Atom::Kind::Indicator)
        return fail("the gradient of the loss depends on the logits");
      Operation *by = atom.of.value.getDefiningOp();
      if (by && by->getBlock() != logits->getBlock() &&
          !by->getBlock()->findAncestorOpInBlock(*logits))
        return fail("the gradient of the loss is computed in another block");
    }
  return true;
}

bool Candidate::analyse() {
  if (!readAxes() || !findLoss())
    return false;
  Closure closure(vocabulary, vocabularySize);
  closure.ends.insert(loss);
  closure.add({logits.getResult(), logitsMap});
  if (!closure.escapes.empty())
    return fail("the logits are also used by " +
                describe(closure.escapes.front()));
  for (const Reader &reader : closure.readers)
    if (!readGradient(reader))
      return false;
  Value index = (*algebra)[oneHot].of.value;
  if (!isa<IntegerType>(getTensorType(index).getElementType()))
    return fail("the targets are no integers");
  for (const Reader &reader : closure.readers)
    if (!reaches(index, reader.product))
      return fail("the targets are computed after the gradient");
  return checkGradient();
}

bool Candidate::reaches(Value value, Operation *op) const {
  Operation *by = value.getDefiningOp();
  return !by || by->getBlock() != op->getBlock() || by->isBeforeInBlock(op);
}

RankedTensorType Candidate::rowType() const {
  Type element = getTensorType(x.value).getElementType();
  Type statistic =
      element.isF64() ? element : Float32Type::get(element.getContext());
  return RankedTensorType::get({rows}, statistic);
}

static Value reshapeTo(OpBuilder &builder, Location loc, Value value,
                       ArrayRef<int64_t> shape) {
  auto type = getTensorType(value);
  if (type.getShape() == shape)
    return value;
  return stablehlo::ReshapeOp::create(builder, loc, type.clone(shape), value);
}

static Value integer(OpBuilder &builder, Location loc, Type element,
                     ArrayRef<int64_t> shape, int64_t number) {
  auto type = RankedTensorType::get(shape, element);
  return makeConstant(
      builder, loc,
      DenseElementsAttr::get(type,
                             APInt(element.getIntOrFloatBitWidth(), number)));
}

Value Candidate::buildTargets(OpBuilder &builder) {
  Location loc = exp.getLoc();
  Value index = reshapeTo(
      builder, loc,
      arrange(builder, loc, (*algebra)[oneHot].of, rowAxes, rowSizes), {rows});
  if (!algebra->gathered.contains(oneHot) || guard || isZeroOutside)
    return index;
  Type element = getTensorType(index).getElementType();
  return stablehlo::ClampOp::create(
      builder, loc, integer(builder, loc, element, {}, 0), index,
      integer(builder, loc, element, {}, vocabularySize - 1));
}

/// 1 where the target is in the vocabulary, as i1 of the shape of the targets.
static Value insideOf(OpBuilder &builder, Location loc, Value index,
                      int64_t size) {
  auto type = getTensorType(index);
  auto compare = [&](stablehlo::ComparisonDirection direction, int64_t number) {
    bool isUnsigned = isUnsignedInteger(type.getElementType());
    return stablehlo::CompareOp::create(
               builder, loc, index,
               integer(builder, loc, type.getElementType(), type.getShape(),
                       number),
               direction,
               isUnsigned ? stablehlo::ComparisonType::UNSIGNED
                          : stablehlo::ComparisonType::SIGNED)
        .getResult();
  };
  Value low = compare(stablehlo::ComparisonDirection::GE, 0);
  Value high = compare(stablehlo::ComparisonDirection::LT, size);
  return stablehlo::AndOp::create(builder, loc, low, high);
}

Value Candidate::buildGradient(OpBuilder &builder) {
  Location loc = exp.getLoc();
  RankedTensorType type = rowType();
  Value sum;
  for (const auto &[product, number] : gradient) {
    Value term = makeSplat(builder, loc, type, number);
    for (auto [index, power] : product) {
      const Atom &atom = (*algebra)[index];
      Value factor =
          reshapeTo(builder, loc,
                    arrange(builder, loc, atom.of, rowAxes, rowSizes), {rows});
      if (factor.getType() != type)
        factor = stablehlo::ConvertOp::create(builder, loc, type, factor);
      for (int i = 0; i < std::abs(power); ++i)
        term = power > 0 ? stablehlo::MulOp::create(builder, loc, term, factor)
                               .getResult()
                         : stablehlo::DivOp::create(builder, loc, term, factor)
                               .getResult();
    }
    sum = sum ? stablehlo::AddOp::create(builder, loc, sum, term).getResult()
              : term;
  }
  return sum;
}

Value Candidate::restore(OpBuilder &builder, Value canonical) {
  Location loc = loss.getLoc();
  if (lossFactor == -1.0)
    canonical = stablehlo::NegOp::create(builder, loc, canonical);
  else if (std::abs(lossFactor - 1.0) > 1e-6)
    canonical = stablehlo::MulOp::create(
        builder, loc, canonical,
        makeSplat(builder, loc, rowType(), lossFactor));
  auto type = getTensorType(loss);
  if (type.getElementType() != rowType().getElementType())
    canonical = stablehlo::ConvertOp::create(
        builder, loc, RankedTensorType::get({rows}, type.getElementType()),
        canonical);
  Value spread = reshapeTo(builder, loc, canonical, rowSizes);
  Value value = arrange(builder, loc, {spread, AxisMap(rowAxes)}, lossMap,
                        type.getShape());
  if (!guard)
    return value;
  Value valid = arrange(builder, loc, *guard, lossMap, type.getShape());
  Value nan =
      makeSplat(builder, loc, type, std::numeric_limits<double>::quiet_NaN());
  return stablehlo::SelectOp::create(builder, loc, valid, value, nan);
}

void Candidate::replace(Target target, Value canonical) {
  OpBuilder builder(target.product);
  Location loc = target.product.getLoc();
  if (std::abs(target.factor - 1.0) > 1e-6)
    canonical = stablehlo::MulOp::create(
        builder, loc, canonical,
        makeSplat(builder, loc, getTensorType(canonical), target.factor));
  AxisMap map = {vocabulary, channel};
  if (!target.isWeight) {
    map = rowAxes;
    map.push_back(channel);
    SmallVector<int64_t> shape(rowSizes);
    shape.push_back(getTensorType(canonical).getDimSize(1));
    canonical = reshapeTo(builder, loc, canonical, shape);
  }
  Value result = arrange(builder, loc, {canonical, map}, target.map,
                         getTensorType(target.product.getResult()).getShape());
  target.product.getResult().replaceAllUsesWith(result);
}

void Candidate::rewrite() {
  Operation *place = loss.getDefiningOp(), *first = nullptr;
  for (Target &target : targets)
    if (!first || target.product->isBeforeInBlock(first))
      first = target.product;
  if (first && first->isBeforeInBlock(place))
    place = first;
  // The gradient of the loss is often a constant; one operation then does all.
  bool isEarly = hasGradient();
  for (const auto &[product, number] : gradient)
    for (auto [index, power] : product)
      isEarly &= reaches((*algebra)[index].of.value, place);
  OpBuilder builder(place);
  Location loc = exp.getLoc();
  SmallVector<int64_t> xAxes(rowAxes), xShape(rowSizes);
  int64_t channels = 1;
  for (auto [d, axis] : llvm::enumerate(x.map))
    if (axis == channel)
      channels = getTensorType(x.value).getDimSize(d);
  xAxes.push_back(channel);
  xShape.push_back(channels);
  auto buildInputs = [&]() -> std::array<Value, 3> {
    return {reshapeTo(builder, loc, arrange(builder, loc, x, xAxes, xShape),
                      {rows, channels}),
            arrange(builder, loc, weight, {vocabulary, channel},
                    {vocabularySize, channels}),
            buildTargets(builder)};
  };
  auto buildHeadGradient = [&](std::array<Value, 3> inputs) {
    Value d = buildGradient(builder);
    if (gradientIsMasked) {
      Value inside = insideOf(builder, loc, inputs[2], vocabularySize);
      d = stablehlo::SelectOp::create(builder, loc, inside, d,
                                      makeSplat(builder, loc, rowType(), 0.0));
    }
    return HeadLossGradientOp::create(
        builder, loc,
        TypeRange{rowType(), inputs[0].getType(), inputs[1].getType()},
        inputs[0], inputs[1], inputs[2], d);
  };
  std::array<Value, 3> inputs = buildInputs();
  Value rowsLoss;
  HeadLossGradientOp gradientOp;
  if (isEarly) {
    gradientOp = buildHeadGradient(inputs);
    rowsLoss = gradientOp.getLoss();
  } else {
    rowsLoss = HeadLossOp::create(builder, loc, TypeRange{rowType(), rowType()},
                                  inputs[0], inputs[1], inputs[2])
                   .getLoss();
  }
  if (isZeroOutside)
    rowsLoss = stablehlo::SelectOp::create(
        builder, loc, insideOf(builder, loc, inputs[2], vocabularySize),
        rowsLoss, makeSplat(builder, loc, rowType(), 0.0));
  OpBuilder atLoss(loss.getDefiningOp());
  loss.replaceAllUsesWith(restore(atLoss, rowsLoss));
  if (hasGradient() && !isEarly) {
    builder.setInsertionPoint(first);
    gradientOp = buildHeadGradient(inputs);
  }
  for (Target &target : targets)
    replace(target,
            target.isWeight ? gradientOp.getDWeight() : gradientOp.getDX());
}

class RaiseHeadLossPass
    : public trc::impl::RaiseHeadLossBase<RaiseHeadLossPass> {
public:
  using RaiseHeadLossBase::RaiseHeadLossBase;

  void runOnOperation() override {
    SmallVector<stablehlo::ExpOp> exponentials;
    getOperation()->walk(
        [&](stablehlo::ExpOp op) { exponentials.push_back(op); });
    for (stablehlo::ExpOp op : exponentials) {
      Candidate candidate(op);
      if (!candidate.isSoftmax())
        continue;
      if (!candidate.analyse()) {
        if (remarks)
          op.emitRemark("head loss not raised: ") << candidate.reason;
        ++numRefused;
        continue;
      }
      candidate.rewrite();
      ++numRaised;
      numGradients += candidate.hasGradient();
    }
    eraseDead(getOperation());
  }
};

} // namespace
