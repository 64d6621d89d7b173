//===- HeadLossForms.cpp - the forms of a loss and its gradient -----------===//
//
// Finds the loss of a HeadLossCandidate.h, and the gradients that follow it.
//
//===----------------------------------------------------------------------===//

#include "HeadLossCandidate.h"

#include "ProductChain.h"

#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

static constexpr int64_t channel = ProductAxes::channel;

static bool isLink(Operation *op) {
  return isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::DivOp>(op);
}

/// Whether a product is behind scales, sums and conversions.
static bool leadsToProduct(Value value, unsigned depth = 8) {
  Operation *op = value.getDefiningOp();
  if (!op || isa<ContractOp>(op) || depth == 0)
    return op && isa<ContractOp>(op);
  if (!isLink(op) && !isa<stablehlo::ConvertOp>(op))
    return false;
  return llvm::any_of(op->getOperands(), [&](Value operand) {
    return leadsToProduct(operand, depth - 1);
  });
}

/// More scales and sums than these stand behind no head.
static constexpr size_t mostLinks = 8;

/// Nor does a head have more operations of any kind between product and
/// exponential; a program may have as many exponentials of one long chain.
static constexpr unsigned mostSteps = 64;

/// The operand of a link behind which the product is.
static unsigned getChained(Operation *link) {
  return leadsToProduct(link->getOperand(0)) || isa<stablehlo::DivOp>(link) ? 0
                                                                            : 1;
}

bool HeadLossCandidate::isSoftmax() {
  // The argument leads to a matrix product through subtractions.
  Value at = exp.getOperand();
  SmallVector<Operation *> moves;
  for (unsigned steps = 0; Operation *op = at.getDefiningOp(); ++steps) {
    if (auto product = dyn_cast<ContractOp>(op)) {
      logits = product;
      break;
    }
    if (steps == mostSteps)
      return false;
    at = op->getOperand(0);
    if (isLink(op)) {
      // A stream of residuals, which is as long as the program.
      if (links.size() == mostLinks)
        return false;
      links.push_back(op);
      at = op->getOperand(getChained(op));
    } else if (isa<stablehlo::SliceOp>(op)) {
      refusal = "rows are taken from the logits by " + describe(op);
    } else if (isa<stablehlo::ReshapeOp, stablehlo::TransposeOp,
                   stablehlo::SubtractOp>(op)) {
      if (!links.empty())
        refusal = "the logits are a sum of more than a product and a bias";
      if (!isa<stablehlo::SubtractOp>(op))
        moves.push_back(op);
    } else if (!isa<stablehlo::ConvertOp>(op)) {
      return false;
    }
  }
  if (!logits || logits->getBlock() != exp->getBlock() || logits.getInit())
    return false;
  auto type = getTensorType(logits.getResult());
  for (auto [d, dimLabel] : llvm::enumerate(logits.getResultDims()))
    if (type.getDimSize(d) != 1 &&
        llvm::is_contained(logits.getLhsDims(), dimLabel) &&
        llvm::is_contained(logits.getRhsDims(), dimLabel))
      return false;
  auto isSummed = [&] {
    return llvm::any_of(exp.getResult().getUsers(), [](Operation *user) {
      return isa<stablehlo::ReduceOp>(user);
    });
  };
  if (!refusal.empty())
    return isSummed();
  logitsMap = expMap = mapOfLabels(type, logits.getResultDims());
  for (Operation *op : llvm::reverse(moves)) {
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      AxisMap moved;
      for (int64_t d : transpose.getPermutation())
        moved.push_back(expMap[d]);
      expMap = std::move(moved);
      continue;
    }
    std::optional<AxisMap> moved =
        throughReshape(expMap, getTensorType(op->getResult(0)));
    if (!moved) {
      refusal = "the logits are reshaped so that their rows join";
      return isSummed();
    }
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

bool HeadLossCandidate::readAxes() {
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
  if (!readLinks())
    return false;
  algebra.emplace(Axed{exp.getResult(), expMap}, vocabulary, vocabularySize);
  logitsForm = algebra->nameValue(scores(), logitsMap);
  shift = algebra->add(algebra->evaluate(exp.getOperand(), expMap), logitsForm,
                       -1.0);
  for (const auto &[product, number] : shift)
    for (auto [index, power] : product)
      if (!(*algebra)[index].isRow)
        return fail("the exponentials are not those of the logits");
  return true;
}

/// From the product on; nothing else reads what stands between.
bool HeadLossCandidate::readLinks() {
  for (Operation *link : llvm::reverse(links)) {
    unsigned chained = getChained(link);
    Value behind = link->getOperand(chained),
          other = link->getOperand(1 - chained);
    while (behind.hasOneUse() && behind.getDefiningOp<stablehlo::ConvertOp>())
      behind = behind.getDefiningOp()->getOperand(0);
    if (!behind.hasOneUse())
      return fail(isa<stablehlo::AddOp>(link)
                      ? "the product is read without its bias"
                      : "the product is read without its scale");
    if (isa<stablehlo::AddOp>(link) ? !readBias(other)
                                    : !readScale(link, other))
      return false;
  }
  Type element = getTensorType(x.value).getElementType();
  int exponent;
  if (!element.isF32() && !element.isF64() &&
      std::frexp(std::abs(scale), &exponent) != 0.5)
    return fail("rows of a narrow type would be rounded by the scale of the "
                "logits");
  return true;
}

bool HeadLossCandidate::readScale(Operation *link, Value number) {
  bool isDivisor = isa<stablehlo::DivOp>(link);
  if (std::optional<APFloat> splat = getSplatFloat(number)) {
    double factor = splat->convertToDouble();
    if (!splat->isFiniteNonZero())
      return fail("the logits are scaled by " + describe(link));
    scale *= isDivisor ? 1 / factor : factor;
    biasScale *= isDivisor ? 1 / factor : factor;
    return true;
  }
  while (auto spread = number.getDefiningOp<stablehlo::BroadcastInDimOp>())
    number = spread.getOperand();
  if (getTensorType(number).getNumElements() != 1)
    return fail("the logits are not scaled by one number, by " +
                describe(link));
  if (scaledBy || bias.value)
    return fail("the logits are scaled by " + describe(link) +
                ", which is no constant, after more");
  scaledBy = link;
  scalar = number;
  return true;
}

/// One number for each word.
bool HeadLossCandidate::readBias(Value other) {
  if (bias.value)
    return fail("the logits are a sum of more than a product and a bias");
  AxisMap map = logitsMap;
  while (true) {
    Axed behind = withoutMovement({other, map});
    other = behind.value;
    map = behind.map;
    auto spread = other.getDefiningOp<stablehlo::BroadcastInDimOp>();
    if (!spread)
      break;
    map = throughBroadcast(spread, map);
    other = spread.getOperand();
  }
  bias = {other, map};
  biasScale = 1.0;
  if (!hasAxes(map, {vocabulary}))
    return fail("what is added to the logits is not one number for each word");
  return true;
}

bool HeadLossCandidate::matchLoss(const Form &form) {
  Form sum = algebra->rowSum(algebra->atom(algebra->exponential()));
  Form log = algebra->atom(
      algebra->intern({Atom::Kind::Log, {}, sum.begin()->first, true}));
  logsumexp = algebra->add(log, shift, -1.0);
  smoothing = 0.0;
  for (int i = 0, e = static_cast<int>(algebra->size()); i < e; ++i) {
    if ((*algebra)[i].kind != Atom::Kind::OneHot)
      continue;
    oneHot = i;
    if (matchSmoothed(form, i))
      return true;
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
      lossFactor = *factor;
      isZeroOutside = masked;
      return true;
    }
  }
  return false;
}

/// With the part p of the target's logit and q of each word's, the loss is
///   (p + q V) logsumexp - p logit - q (sum of the logits)
/// where a one-hot tensor may have no 1 in a row.
bool HeadLossCandidate::matchSmoothed(const Form &form, int index) {
  Form logit =
      algebra->rowSum(algebra->multiply(logitsForm, algebra->atom(index)));
  Form all = algebra->rowSum(logitsForm);
  if (logit.size() != 1 || all.size() != 1)
    return false;
  auto partOf = [&](const Form &term) {
    auto found = form.find(term.begin()->first);
    return found == form.end() ? 0.0 : -found->second / term.begin()->second;
  };
  double p = partOf(logit), q = partOf(all);
  double whole = p + q * static_cast<double>(vocabularySize);
  if (q == 0 || whole == 0)
    return false;
  double flat = q * static_cast<double>(vocabularySize) / whole;
  if (flat < 0 || flat >= 1)
    return false;
  Form logits = algebra->add(algebra->multiply(algebra->number(p), logit),
                             algebra->multiply(algebra->number(q), all));
  for (bool masked : {false, true}) {
    Form shares = algebra->number(whole);
    if (masked)
      shares = algebra->add(
          algebra->number(whole * flat),
          algebra->multiply(algebra->number(p),
                            algebra->rowSum(algebra->atom(index))));
    Form wanted =
        algebra->add(algebra->multiply(shares, logsumexp), logits, -1.0);
    std::optional<double> factor = RowAlgebra::ratio(form, wanted);
    if (!factor || std::abs(*factor - 1.0) > 1e-5)
      continue;
    // A target outside has shares of its own in the operation.
    if (!masked && !algebra->gathered.contains(index))
      return false;
    lossFactor = whole;
    smoothing = flat;
    isZeroOutside = false;
    return true;
  }
  return false;
}

bool HeadLossCandidate::findLoss() {
  Closure closure(vocabulary, vocabularySize);
  closure.add({scores(), logitsMap});
  SmallVector<Axed> candidates;
  for (const auto &[value, map] : closure.values)
    if (isa<FloatType>(getTensorType(value).getElementType()) &&
        !llvm::is_contained(map, vocabulary))
      candidates.push_back({value, map});
  llvm::sort(candidates, [](const Axed &a, const Axed &b) {
    return a.value.getDefiningOp()->isBeforeInBlock(b.value.getDefiningOp());
  });
  std::string firstReason;
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
    guard.reset();
    if (algebra->guards.size() > 1)
      return fail("the loss is NaN by several conditions");
    if (!algebra->guards.empty())
      guard = algebra->guards.front();
    if (readReaders())
      return true;
    if (firstReason.empty())
      firstReason = reason;
  }
  return fail(firstReason.empty()
                  ? "no row has the form of a cross entropy with one target"
                  : firstReason);
}

/// `chainScale * d * (E / L - onehot)`; with smoothing, a share of `d` for all
/// words alike. The `d` of the value, as a multiple of that of the first one.
std::optional<double> HeadLossCandidate::readGradientForm(const Axed &value,
                                                          Operation *by,
                                                          double chainScale) {
  auto refuse = [&](const Twine &why) {
    fail(why);
    return std::nullopt;
  };
  if (scaledBy)
    return refuse("the logits are scaled by " + describe(scaledBy) +
                  ", which is no constant, and the program has its own "
                  "gradient");
  if (by->getBlock() != logits->getBlock())
    return refuse("the logits are also used in another block");
  Form form = algebra->evaluate(value.value, value.map);
  Form sum = algebra->rowSum(algebra->atom(algebra->exponential()));
  Form softmax, hot, flat;
  for (const auto &[product, number] : form) {
    Product rest;
    bool isSoftmax = false, isHot = false;
    for (auto factor : product) {
      if (factor == std::pair(algebra->exponential(), 1))
        isSoftmax = true;
      else if (factor == std::pair(oneHot, 1))
        isHot = true;
      else if (!(*algebra)[factor.first].isRow)
        return refuse("the logits are also used by " + describe(by));
      else
        rest.push_back(factor);
    }
    if (isSoftmax ? isHot : !isHot && smoothing == 0)
      return refuse("the logits are also used by " + describe(by));
    if (!isSoftmax && !isHot)
      flat = algebra->add(flat, {{rest, number}}, -1.0);
    else if (isSoftmax)
      softmax = algebra->add(softmax, algebra->multiply({{rest, number}}, sum));
    else
      hot = algebra->add(hot, {{rest, number}}, -1.0);
  }
  auto isSame = [](const Form &a, const Form &b) {
    std::optional<double> ratio = RowAlgebra::ratio(a, b);
    return ratio && std::abs(*ratio - 1) <= 1e-5;
  };
  auto scaled = [&](const Form &form, double factor) {
    return algebra->multiply(form, algebra->number(factor));
  };
  // The gradient of the loss, and the shares of all words.
  hot = scaled(hot, 1 / (1 - smoothing));
  auto words = static_cast<double>(vocabularySize);
  Form hits = algebra->rowSum(algebra->atom(oneHot));
  Form shares =
      algebra->add(scaled(hits, 1 - smoothing), algebra->number(smoothing));
  bool isMasked = !isSame(softmax, hot);
  bool isFlat =
      smoothing == 0 || isSame(scaled(flat, words), scaled(hot, smoothing));
  if (!isFlat || (isMasked && !isSame(softmax, algebra->multiply(hot, shares))))
    return refuse("a product of the backward pass has not the form of a "
                  "gradient of the logits");
  // With smoothing the operation has the shares of a target outside.
  isMasked &= smoothing == 0;
  hot = scaled(hot, 1 / chainScale);
  if (targets.empty()) {
    gradient = hot;
    gradientIsMasked = isMasked;
    return 1.0;
  }
  std::optional<double> same = RowAlgebra::ratio(hot, gradient);
  if (!same || isMasked != gradientIsMasked)
    return refuse("two gradients of the logits differ");
  return same;
}

bool HeadLossCandidate::readGradient(const Reader &reader) {
  std::optional<double> factor =
      readGradientForm({reader.product->getOperand(reader.operand), reader.map},
                       reader.product, scale);
  if (!factor)
    return false;
  std::optional<ProductAxes> product = ProductAxes::of(reader);
  AxisMap xAxes(rowAxes);
  xAxes.push_back(channel);
  if (product && product->other == x &&
      hasAxes(product->result, {vocabulary, channel})) {
    // The operation's rows have the scale.
    targets.push_back(
        {reader.product, product->result, *factor, Target::Kind::Weight});
    return true;
  }
  if (product && product->other == weight && hasAxes(product->result, xAxes)) {
    targets.push_back(
        {reader.product, product->result, *factor * scale, Target::Kind::Rows});
    return true;
  }
  return fail("the gradient of the logits is multiplied by neither rows nor "
              "weight");
}

/// The sum over all rows.
bool HeadLossCandidate::readBiasGradient(Operation *op,
                                         const Closure &closure) {
  auto sum = dyn_cast<stablehlo::ReduceOp>(op);
  const auto *summed =
      sum ? closure.values.find(sum->getOperand(0)) : closure.values.end();
  if (!bias.value || summed == closure.values.end() || !isPlainSum(sum))
    return fail("the logits are also used by " + describe(op));
  AxisMap left;
  for (auto [d, axis] : llvm::enumerate(summed->second))
    if (!llvm::is_contained(sum.getDimensions(), int64_t(d)))
      left.push_back(axis);
  if (!hasAxes(left, {vocabulary}))
    return fail("the logits are also used by " + describe(op));
  std::optional<double> factor =
      readGradientForm({summed->first, summed->second}, op, biasScale);
  if (!factor)
    return false;
  targets.push_back({op, left, *factor * biasScale, Target::Kind::Bias});
  return true;
}

bool HeadLossCandidate::checkGradient() {
  Type element = getTensorType(x.value).getElementType();
  for (Target &target : targets)
    if (target.kind != Target::Kind::Bias &&
        getTensorType(target.op->getResult(0)).getElementType() != element)
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

/// Whether all that is made of the logits ends at the loss and in gradients.
bool HeadLossCandidate::readReaders() {
  targets.clear();
  Closure closure(vocabulary, vocabularySize);
  closure.ends.insert(loss);
  closure.add({scores(), logitsMap});
  for (const Reader &reader : closure.readers)
    if (!readGradient(reader))
      return false;
  for (Operation *escape : closure.escapes)
    if (!readBiasGradient(escape, closure))
      return false;
  Value index = (*algebra)[oneHot].of.value;
  if (!isa<IntegerType>(getTensorType(index).getElementType()))
    return fail("the targets are no integers");
  for (const Target &target : targets)
    if (!reaches(index, target.op))
      return fail("the targets are computed after the gradient");
  return checkGradient();
}

bool HeadLossCandidate::analyse() {
  if (!refusal.empty())
    return fail(refusal);
  return readAxes() && findLoss();
}

bool HeadLossCandidate::reaches(Value value, Operation *op) const {
  Operation *by = value.getDefiningOp();
  return !by || by->getBlock() != op->getBlock() || by->isBeforeInBlock(op);
}

} // namespace trc
