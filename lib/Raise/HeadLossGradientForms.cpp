//===- HeadLossGradientForms.cpp - the forms of a loss's gradient ---------===//
//
// What reads the logits of a HeadLossCandidate.h beside its loss has to be a
// gradient of that loss: by the rows, by the weight or by the bias, all of one
// cotangent.
//
//===----------------------------------------------------------------------===//

#include "HeadLossCandidate.h"

#include "ProductChain.h"

#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

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
  xAxes.push_back(ProductAxes::channel);
  if (product && product->other == x &&
      hasAxes(product->result, {vocabulary, ProductAxes::channel})) {
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

bool HeadLossCandidate::reaches(Value value, Operation *op) const {
  Operation *by = value.getDefiningOp();
  return !by || by->getBlock() != op->getBlock() || by->isBeforeInBlock(op);
}

} // namespace trc
