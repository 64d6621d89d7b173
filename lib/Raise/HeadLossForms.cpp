//===- HeadLossForms.cpp - the forms of a loss ----------------------------===//
//
// Finds the loss of a HeadLossCandidate.h: what its rows are, what scales and
// shifts them, and the row that has the form of a cross entropy. Its gradients:
// HeadLossGradientForms.cpp.
//
//===----------------------------------------------------------------------===//

#include "HeadLossCandidate.h"

#include "ProductChain.h"

#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

static bool isScaleOrSum(Operation *op) {
  return isa<stablehlo::AddOp, stablehlo::MulOp, stablehlo::DivOp>(op);
}

/// Whether a product is behind scales, sums and conversions.
static bool leadsToProduct(Value value, unsigned depth = 8) {
  Operation *op = value.getDefiningOp();
  if (!op || isa<ContractOp>(op) || depth == 0)
    return op && isa<ContractOp>(op);
  if (!isScaleOrSum(op) && !isa<stablehlo::ConvertOp>(op))
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
    if (isScaleOrSum(op)) {
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
        axis = ProductAxes::channel;
    return withoutMovement({value, map});
  };
  x = axed(left, leftDims);
  weight = axed(right, rightDims);
  if (!hasAxes(weight.map, {vocabulary, ProductAxes::channel}) ||
      llvm::count(x.map, ProductAxes::channel) != 1)
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

bool HeadLossCandidate::analyse() {
  if (!refusal.empty())
    return fail(refusal);
  return readAxes() && findLoss();
}

} // namespace trc
