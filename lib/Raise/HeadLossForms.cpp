//===- HeadLossForms.cpp - the forms of a loss and its gradient -----------===//
//
// Finds the loss of a HeadLossCandidate.h, and the gradients that follow it.
//
//===----------------------------------------------------------------------===//

#include "HeadLossCandidate.h"

#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

static constexpr int64_t channel = ProductAxes::channel;

/// Whether a value is a product, up to its type.
static bool isProduct(Value value) {
  while (auto convert = value.getDefiningOp<stablehlo::ConvertOp>())
    value = convert.getOperand();
  return value.getDefiningOp<ContractOp>() != nullptr;
}

bool HeadLossCandidate::isSoftmax() {
  // The argument leads to a matrix product through subtractions.
  Value at = exp.getOperand();
  SmallVector<Operation *> moves;
  while (Operation *op = at.getDefiningOp()) {
    if (auto product = dyn_cast<ContractOp>(op)) {
      logits = product;
      break;
    }
    at = op->getOperand(0);
    if (auto add = dyn_cast<stablehlo::AddOp>(op)) {
      at = op->getOperand(isProduct(at) ? 0 : 1);
      if (biased || !at.getDefiningOp<ContractOp>())
        refusal = "the logits are a sum of more than a product and a bias";
      biased = add;
    } else if (isa<stablehlo::SliceOp>(op)) {
      refusal = "rows are taken from the logits by " + describe(op);
    } else if (isa<stablehlo::MulOp, stablehlo::DivOp>(op)) {
      at = op->getOperand(isProduct(at) ? 0 : 1);
      refusal = "the logits are scaled by " + describe(op);
    } else if (isa<stablehlo::ReshapeOp, stablehlo::TransposeOp>(op)) {
      moves.push_back(op);
    } else if (!isa<stablehlo::SubtractOp, stablehlo::ConvertOp>(op)) {
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
  if (biased && !readBias())
    return false;
  algebra.emplace(Axed{exp.getResult(), expMap}, vocabulary, vocabularySize);
  logitsForm = algebra->evaluate(scores(), logitsMap);
  shift = algebra->add(algebra->evaluate(exp.getOperand(), expMap), logitsForm,
                       -1.0);
  for (const auto &[product, number] : shift)
    for (auto [index, power] : product)
      if (!(*algebra)[index].isRow)
        return fail("the exponentials are not those of the logits");
  return true;
}

/// One number for each word, and nothing else reads the product.
bool HeadLossCandidate::readBias() {
  if (!logits->hasOneUse())
    return fail("the product is read without its bias");
  Value other =
      biased.getLhs() == logits.getResult() ? biased.getRhs() : biased.getLhs();
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

/// `d * (E / L - onehot)`; with smoothing, a share of `d` for all words alike.
bool HeadLossCandidate::readGradient(const Reader &reader) {
  if (biased)
    return fail("the logits have a bias, and the program its own gradient");
  if (reader.product->getBlock() != logits->getBlock())
    return fail("the logits are also used in another block");
  Value value = reader.product->getOperand(reader.operand);
  Form form = algebra->evaluate(value, reader.map);
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
        return fail("the logits are also used by " + describe(reader.product));
      else
        rest.push_back(factor);
    }
    if (isSoftmax ? isHot : !isHot && smoothing == 0)
      return fail("the logits are also used by " + describe(reader.product));
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
    return fail("a product of the backward pass has not the form of a gradient "
                "of the logits");
  // With smoothing the operation has the shares of a target outside.
  isMasked &= smoothing == 0;
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

bool HeadLossCandidate::checkGradient() {
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

/// Whether all that is made of the logits ends at the loss and in gradients.
bool HeadLossCandidate::readReaders() {
  targets.clear();
  Closure closure(vocabulary, vocabularySize);
  closure.ends.insert(loss);
  closure.add({scores(), logitsMap});
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
