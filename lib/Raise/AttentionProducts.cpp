//===- AttentionProducts.cpp - what is made of the weights ----------------===//
//
// Recognises the products that read the weights and their gradients by their
// normal forms. See AttentionCandidate.h.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"

#include "trc/Rewrite/Constants.h"

#include <cmath>

using namespace mlir;

namespace trc {

static constexpr int64_t channel = ProductAxes::channel;

bool AttentionCandidate::sameValue(Axed &known, const Axed &found,
                                   StringRef what) {
  if (known.value && !(known == found))
    return fail("products with the weights use different " + what.str());
  known = found;
  return true;
}

bool AttentionCandidate::readDropout(const Form &form) {
  std::optional<double> one = RowAlgebra::ratio(form, algebra->number(1.0));
  if (one) {
    keep = algebra->number(1.0);
    return true;
  }
  if (form.size() != 1 || form.begin()->first.size() != 1)
    return fail("the weights are multiplied by something other than dropout");
  auto [index, power] = form.begin()->first.front();
  const Atom &atom = (*algebra)[index];
  if (atom.kind != Atom::Kind::Indicator)
    return fail("the weights are multiplied by something other than dropout");
  Axed kept = withoutMovement(atom.of);
  auto compare = kept.value.getDefiningOp<stablehlo::CompareOp>();
  if (!compare)
    return fail("dropout does not keep where random bits are below a constant");
  std::string why;
  std::optional<AttentionDropout> found = AttentionDropout::read(compare, why);
  if (!found || !found->order(kept.map, axes, why))
    return fail(why);
  if (dropout && !(*dropout == *found))
    return fail("the weights are dropped twice");
  dropout = found;
  double factor = form.begin()->second;
  if (keepScale && std::abs(*keepScale - factor) > 1e-6 * std::abs(factor))
    return fail("dropout scales in two ways");
  keepScale = factor;
  keep = form;
  return true;
}

/// The form of `reader` is a multiple of the (dropped) weights.
bool AttentionCandidate::readWeights(const Reader &reader, const Form &form) {
  // form = E / L * rest
  Form rest;
  for (const auto &[product, number] : form) {
    Product without;
    int power = 0;
    for (auto factor : product)
      if (factor.first == algebra->exponential())
        power = factor.second;
      else
        without.push_back(factor);
    if (power != 1)
      return fail("the weights are also used by " + describe(reader.product));
    rest[without] = number;
  }
  rest = algebra->multiply(
      rest, algebra->rowSum(algebra->atom(algebra->exponential())));
  if (!readDropout(rest))
    return false;
  std::optional<ProductAxes> product = ProductAxes::of(reader);
  if (!product)
    return fail("the product of weights and values has several dimensions of "
                "its own");
  double factor = rest.begin()->second / keep.begin()->second;
  AxisMap keyAxes = {axes.batch, axes.head, axes.key, channel};
  AxisMap queryAxes = {axes.batch, axes.head, axes.group, axes.query, channel};
  if (hasAxes(product->other.map, keyAxes) &&
      hasAxes(product->result, queryAxes)) {
    results.push_back({reader.product, product->result, factor});
    return sameValue(value, product->other, "values");
  }
  if (hasAxes(product->other.map, queryAxes) &&
      hasAxes(product->result, keyAxes)) {
    valueGradients.push_back({reader.product, product->result, factor});
    return sameValue(resultGradient, product->other, "gradients");
  }
  return fail("the weights are also used by " + describe(reader.product) +
              " along other dimensions");
}

/// Finds `d_result . value` among the opaque values of a form.
bool AttentionCandidate::findWeightGradient() {
  if (weightGradient)
    return true;
  for (size_t i = 0; i < algebra->size(); ++i) {
    Atom atom = (*algebra)[static_cast<int>(i)];
    if (atom.kind != Atom::Kind::Opaque || atom.isRow)
      continue;
    auto product = atom.of.value.getDefiningOp<ContractOp>();
    if (!product || product == scores)
      continue;
    // Its operands, with the axes that the result's labels have here.
    llvm::DenseMap<int64_t, int64_t> axisOf;
    for (auto [dimLabel, axis] :
         llvm::zip_equal(product.getResultDims(), atom.of.map))
      axisOf[dimLabel] = axis;
    auto operand = [&](Value operand, ArrayRef<int64_t> labels) {
      AxisMap map = mapOfLabels(getTensorType(operand), labels);
      for (int64_t &axis : map) {
        auto found = axisOf.find(axis);
        if (axis >= 0)
          axis = found == axisOf.end() ? channel : found->second;
      }
      return withoutMovement({operand, map});
    };
    Axed left = operand(product.getLhs(), product.getLhsDims());
    Axed right = operand(product.getRhs(), product.getRhsDims());
    AxisMap keyAxes = {axes.batch, axes.head, axes.key, channel};
    AxisMap queryAxes = {axes.batch, axes.head, axes.group, axes.query,
                         channel};
    if (!hasAxes(right.map, keyAxes))
      std::swap(left, right);
    if (!hasAxes(right.map, keyAxes) || !hasAxes(left.map, queryAxes))
      continue;
    weightGradient = algebra->atom(static_cast<int>(i));
    Closure closure(axes.key, axes.keySize);
    closure.add(atom.of);
    if (!closure.escapes.empty())
      return fail("the gradient of the weights is also used by " +
                  describe(closure.escapes.front()));
    for (const Reader &reader : closure.readers)
      if (llvm::none_of(readers, [&](const Reader &other) {
            return other.product == reader.product &&
                   other.operand == reader.operand;
          }))
        return fail("the gradient of the weights is also used by " +
                    describe(reader.product));
    return sameValue(value, right, "values") &&
           sameValue(resultGradient, left, "gradients");
  }
  return fail(
      "a product of the backward pass has not the form of a gradient of "
      "the scores");
}

bool AttentionCandidate::readScoreGradient(const Reader &reader,
                                           const Form &form) {
  if (!findWeightGradient())
    return false;
  Form softmax = algebra->multiply(
      algebra->atom(algebra->exponential()),
      *algebra->invert(algebra->rowSum(algebra->atom(algebra->exponential()))));
  Form gradient = algebra->multiply(keep, *weightGradient);
  Form weighted = algebra->multiply(softmax, gradient);
  Form unit = algebra->multiply(
      visible,
      algebra->add(weighted,
                   algebra->multiply(softmax, algebra->rowSum(weighted)),
                   -1.0));
  std::optional<double> factor = RowAlgebra::ratio(form, unit);
  if (!factor)
    return fail("a product of the backward pass has not the form of a gradient "
                "of the scores");
  *factor /= scale;
  std::optional<ProductAxes> product = ProductAxes::of(reader);
  AxisMap keyAxes = {axes.batch, axes.head, axes.key, channel};
  AxisMap queryAxes = {axes.batch, axes.head, axes.group, axes.query, channel};
  // Scores in f32 multiply queries and keys in bf16 as f32.
  if (product)
    product->other = withoutWidening(
        product->other, getTensorType(query.value).getElementType());
  if (product && product->other == key && hasAxes(product->result, queryAxes)) {
    queryGradients.push_back({reader.product, product->result, *factor});
    return true;
  }
  if (product && product->other == query && hasAxes(product->result, keyAxes)) {
    keyGradients.push_back({reader.product, product->result, *factor});
    return true;
  }
  return fail("the gradient of the scores is multiplied by neither query nor "
              "key");
}

/// Says what is made of the weights beside products.
bool AttentionCandidate::refuseEscape(const Closure &closure) {
  Operation *user = closure.escapes.front();
  // The gradients of the scores are those of what is added to them.
  for (Value operand : user->getOperands()) {
    const auto *found = closure.values.find(operand);
    if (biases.empty() || found == closure.values.end() ||
        !isGradient(algebra->evaluate(operand, found->second)))
      continue;
    return fail("what is added to the scores has a gradient, by " +
                describe(user) + ": a bias that is learned is not supported");
  }
  return fail("the weights are also used by " + describe(user));
}

/// Weights have the exponentials and their row sum; gradients of scores have
/// the gradient of the weights too.
bool AttentionCandidate::isGradient(const Form &form) const {
  for (const auto &[product, number] : form)
    for (auto [index, power] : product)
      if ((*algebra)[index].kind == Atom::Kind::Opaque &&
          !(*algebra)[index].isRow)
        return true;
  return false;
}

bool AttentionCandidate::readReaders() {
  Closure closure(axes.key, axes.keySize);
  closure.add({scores.getResult(), mapAt(scores.getResult())});
  if (!closure.escapes.empty())
    return refuseEscape(closure);
  readers = closure.readers;
  SmallVector<std::pair<Reader, Form>> gradients;
  for (const Reader &reader : readers) {
    if (reader.product->getBlock() != scores->getBlock())
      return fail("the weights are also used in another block");
    Value weights = reader.product->getOperand(reader.operand);
    Form form = algebra->evaluate(weights, reader.map);
    if (isGradient(form) || form.size() > 1)
      gradients.emplace_back(reader, form);
    else if (!readWeights(reader, form))
      return false;
  }
  if (results.empty() && valueGradients.empty())
    return fail("the weights are not multiplied by values");
  for (const auto &[reader, form] : gradients)
    if (!readScoreGradient(reader, form))
      return false;
  if (!value.value)
    return fail("the weights are not multiplied by values");
  return true;
}

/// Whether a product has a type, or is only read as that type.
static bool hasType(Value value, Type element) {
  if (getTensorType(value).getElementType() == element)
    return true;
  return llvm::all_of(value.getUsers(), [&](Operation *user) {
    return isa<stablehlo::ConvertOp>(user) &&
           getTensorType(user->getResult(0)).getElementType() == element;
  });
}

bool AttentionCandidate::checkTypes() {
  Type element = getTensorType(query.value).getElementType();
  for (const Axed &axed : {key, value, resultGradient})
    if (axed.value && getTensorType(axed.value).getElementType() != element)
      return fail("query, key, value and gradient are of different types");
  for (auto *targets :
       {&results, &queryGradients, &keyGradients, &valueGradients})
    for (Target &target : *targets)
      if (!hasType(target.product.getResult(), element))
        return fail("a product has not the type of the queries");
  if (hasGradient() && !resultGradient.value)
    return fail("the gradient of the result was not found");
  return true;
}

} // namespace trc
