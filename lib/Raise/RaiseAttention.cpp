//===- RaiseAttention.cpp - recognise softmax attention -------------------===//
//
// A candidate begins at an exponential that is summed along one dimension, and
// whose argument leads through scale and masks to a product, the scores:
//
//   scores = q . k -> scale, mask -> subtract the maximum -> E = exp -> L = sum
//
// All that is made of the scores is followed (Closure.h) to the products that
// read it. Each must have one of these forms (RowAlgebra.h), with P = E / L,
// W = keep * P and dW = keep * (d_result . value):
//
//   W . value                      the result
//   W^T . d_result                 d_value
//   P * (dW - rowsum(P * dW))      with key: d_query, with query: d_key
//
// Then the whole is one `trc.attention` and one `trc.attention_gradient`. If
// one product has another form, nothing changes.
//
//===----------------------------------------------------------------------===//

#include "AttentionMask.h"
#include "Closure.h"
#include "RowAlgebra.h"

#include "../Transforms/Constants.h"
#include "../Transforms/Elementwise.h"
#include "../Transforms/Reductions.h"

#include "trc/Raise/Passes.h"

#include "llvm/Support/FormatVariadic.h"

#include <cmath>

namespace trc {
#define GEN_PASS_DEF_RAISEATTENTION
#include "trc/Raise/Passes.h.inc"
} // namespace trc

using namespace mlir;
using namespace trc;
namespace stablehlo = trc::stablehlo;

namespace {

constexpr int64_t channel = ProductAxes::channel;

/// Behind conversions between floating-point types and barriers.
Value peel(Value value) {
  while (Operation *op = value.getDefiningOp()) {
    auto convert = dyn_cast<stablehlo::ConvertOp>(op);
    bool isBarrier =
        isa<stablehlo::OptimizationBarrierOp>(op) && op->getNumOperands() == 1;
    if (!isBarrier &&
        (!convert ||
         !isa<FloatType>(getTensorType(convert.getOperand()).getElementType())))
      break;
    value = op->getOperand(0);
  }
  return value;
}

/// The first product behind operations that work per element, or null.
ContractOp findProduct(Value value, int depth = 12) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return {};
  if (auto product = dyn_cast<ContractOp>(op))
    return product;
  if (!isElementwise(op) && !isa<stablehlo::ReshapeOp, stablehlo::TransposeOp,
                                 stablehlo::OptimizationBarrierOp>(op))
    return {};
  for (Value operand : op->getOperands())
    if (ContractOp product = findProduct(operand, depth - 1))
      return product;
  return {};
}

double toDouble(APFloat number) {
  bool losesInfo = false;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.convertToDouble();
}

class Candidate {
public:
  explicit Candidate(stablehlo::ExpOp exp) : exp(exp) {}

  /// Whether it is a softmax over scores at all.
  bool isSoftmax();
  /// Whether it can be raised; else `reason` says why not.
  bool analyse();
  void rewrite();

  std::string reason;
  bool hasGradient() const {
    return !queryGradients.empty() || !keyGradients.empty() ||
           !valueGradients.empty();
  }

private:
  /// A product to replace: by `factor` times what the operation gives.
  struct Target {
    ContractOp product;
    AxisMap map;
    double factor;
  };
  struct Mask {
    Value predicate;
    bool inverted;
    AxisMap map;
  };

  bool fail(const Twine &why) {
    reason = why.str();
    return false;
  }
  bool readChain();
  bool readAxes();
  bool readMasks();
  bool readReaders();
  bool readWeights(const Reader &reader, const Form &form);
  bool readScoreGradient(const Reader &reader, const Form &form);
  bool readDropout(const Form &keep);
  bool findWeightGradient();
  bool sameValue(Axed &known, const Axed &found, StringRef what);
  bool checkTypes();
  bool choosePlaces();
  AxisMap mapAt(Value value) const { return maps.lookup(value); }
  SmallVector<int64_t> shapeOf(int64_t rows, Axed axed) const;
  void replace(Target target, Value canonical, int64_t rowAxis);

  stablehlo::ExpOp exp;
  ContractOp scores;
  /// What stands between the scores and the exponential, outermost first.
  SmallVector<Operation *> chain;
  llvm::DenseMap<Value, AxisMap> maps;
  ScoreAxes axes;
  Axed query, key, value, resultGradient;
  double scale = 1.0;
  std::optional<double> fill;
  std::optional<AttentionMask> mask;
  SmallVector<Mask> selects;
  bool isAdditive = false;
  Value random;
  uint64_t keepBelow = 0;
  std::optional<double> keepScale;

  std::optional<RowAlgebra> algebra;
  Form weights, keep, visible;
  std::optional<Form> weightGradient;
  SmallVector<Reader> readers;
  SmallVector<Target> results, queryGradients, keyGradients, valueGradients;
  Operation *place = nullptr, *gradientPlace = nullptr;
};

bool Candidate::isSoftmax() {
  auto isSummed = [](Value value) {
    SmallVector<Value> pending = {value};
    while (!pending.empty()) {
      Value next = pending.pop_back_val();
      for (Operation *user : next.getUsers()) {
        if (isa<stablehlo::ConvertOp>(user))
          pending.push_back(user->getResult(0));
        auto reduce = dyn_cast<stablehlo::ReduceOp>(user);
        if (reduce && reduce.getInputs().size() == 1 &&
            isa_and_nonnull<stablehlo::AddOp>(getCombiner(reduce.getBody())))
          return true;
      }
    }
    return false;
  };
  ContractOp product = findProduct(exp.getOperand());
  if (!product || !isSummed(exp.getResult()))
    return false;
  // Without a batch label it is a matrix product: the head of a model.
  auto type = getTensorType(product.getResult());
  for (auto [d, dimLabel] : llvm::enumerate(product.getResultDims()))
    if (type.getDimSize(d) != 1 &&
        llvm::is_contained(product.getLhsDims(), dimLabel) &&
        llvm::is_contained(product.getRhsDims(), dimLabel))
      return true;
  return false;
}

bool Candidate::readChain() {
  Value at = peel(exp.getOperand());
  auto shift = at.getDefiningOp<stablehlo::SubtractOp>();
  if (shift)
    at = shift.getLhs();
  while (true) {
    at = peel(at);
    Operation *op = at.getDefiningOp();
    if (!op)
      return fail("the scores are not a product of queries and keys");
    if (auto product = dyn_cast<ContractOp>(op)) {
      scores = product;
      break;
    }
    if (op->getBlock() != exp->getBlock())
      return fail("the scores are computed outside of the loop");
    chain.push_back(op);
    if (isa<stablehlo::ReshapeOp, stablehlo::NegOp>(op)) {
      at = op->getOperand(0);
    } else if (isa<stablehlo::MulOp>(op)) {
      if (getSplatFloat(op->getOperand(1)))
        at = op->getOperand(0);
      else if (getSplatFloat(op->getOperand(0)))
        at = op->getOperand(1);
      else
        return fail("the scores are multiplied by what is not a constant");
    } else if (isa<stablehlo::DivOp>(op)) {
      if (!getSplatFloat(op->getOperand(1)))
        return fail("the scores are divided by what is not a constant");
      at = op->getOperand(0);
    } else if (auto select = dyn_cast<stablehlo::SelectOp>(op)) {
      if (getSplatFloat(select.getOnFalse()))
        at = select.getOnTrue();
      else if (getSplatFloat(select.getOnTrue()))
        at = select.getOnFalse();
      else
        return fail("hidden scores are filled with what is not a constant");
    } else if (isa<stablehlo::AddOp>(op)) {
      bool left = findProduct(op->getOperand(0)) != nullptr;
      bool right = findProduct(op->getOperand(1)) != nullptr;
      if (left == right)
        return fail("two computed tensors are added to the scores");
      at = op->getOperand(left ? 0 : 1);
    } else {
      return fail("the scores pass through " + describe(op));
    }
  }
  if (scores->getBlock() != exp->getBlock() || scores.getInit())
    return fail("the scores are not a product of queries and keys");
  // Maps, from the product outward.
  AxisMap map =
      mapOfLabels(getTensorType(scores.getResult()), scores.getResultDims());
  maps[scores.getResult()] = map;
  for (Operation *op : llvm::reverse(chain)) {
    if (isa<stablehlo::ReshapeOp>(op)) {
      std::optional<AxisMap> moved =
          throughReshape(map, getTensorType(op->getResult(0)));
      if (!moved)
        return fail("the scores are reshaped");
      map = *moved;
    }
    maps[op->getResult(0)] = map;
  }
  maps[exp.getResult()] = map;
  if (!shift)
    return true;
  // What is subtracted is the same for every key of a query.
  Value row = peel(shift.getRhs());
  AxisMap rowMap = map;
  while (Operation *op = row.getDefiningOp()) {
    if (auto broadcast = dyn_cast<stablehlo::BroadcastInDimOp>(op))
      rowMap = throughBroadcast(broadcast, rowMap);
    else if (!isa<stablehlo::ConvertOp>(op))
      break;
    row = op->getOperand(0);
  }
  maps[shift.getRhs()] = rowMap;
  return true;
}

bool Candidate::readAxes() {
  // The key's axis is the one that is summed.
  AxisMap map = mapAt(exp.getResult());
  SmallVector<Value> pending = {exp.getResult()};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    for (Operation *user : next.getUsers()) {
      if (isa<stablehlo::ConvertOp>(user))
        pending.push_back(user->getResult(0));
      auto reduce = dyn_cast<stablehlo::ReduceOp>(user);
      if (!reduce || reduce.getInputs().size() != 1)
        continue;
      for (int64_t d : reduce.getDimensions()) {
        if (map[d] < 0)
          continue;
        if (axes.key >= 0 && axes.key != map[d])
          return fail("the exponentials are summed along several dimensions");
        axes.key = map[d];
      }
    }
  }
  if (axes.key < 0)
    return fail("there is one key only");
  auto type = getTensorType(scores.getResult());
  auto left = scores.getLhsDims(), right = scores.getRhsDims();
  bool keyIsRight = llvm::is_contained(right, axes.key);
  if (keyIsRight == llvm::is_contained(left, axes.key))
    return fail("the sum runs along a batch dimension");
  for (auto [d, dimLabel] : llvm::enumerate(scores.getResultDims())) {
    int64_t size = type.getDimSize(d);
    if (size == 1)
      continue;
    if (dimLabel == axes.key) {
      axes.keySize = size;
    } else if (llvm::is_contained(left, dimLabel) &&
               llvm::is_contained(right, dimLabel)) {
      if (axes.batch < 0)
        std::tie(axes.batch, axes.batchSize) = std::pair(dimLabel, size);
      else if (axes.head < 0)
        std::tie(axes.head, axes.headSize) = std::pair(dimLabel, size);
      else
        return fail("the scores have more than two batch dimensions");
    } else {
      if (axes.query >= 0 ||
          llvm::is_contained(keyIsRight ? right : left, dimLabel))
        return fail("several heads of queries share a head of keys");
      std::tie(axes.query, axes.querySize) = std::pair(dimLabel, size);
    }
  }
  auto operand = [&](Value operand, ArrayRef<int64_t> labels) {
    AxisMap map = mapOfLabels(getTensorType(operand), labels);
    for (int64_t &axis : map)
      if (axis >= 0 && !llvm::is_contained(scores.getResultDims(), axis))
        axis = channel;
    return withoutMovement({operand, map});
  };
  query = operand(keyIsRight ? scores.getLhs() : scores.getRhs(),
                  keyIsRight ? left : right);
  key = operand(keyIsRight ? scores.getRhs() : scores.getLhs(),
                keyIsRight ? right : left);
  if (llvm::count(query.map, channel) > 1)
    return fail("queries and keys are contracted along several dimensions");
  for (auto [value, rowMap] : maps)
    if (!getTensorType(value).hasRank())
      return false;
  if (auto shift =
          peel(exp.getOperand()).getDefiningOp<stablehlo::SubtractOp>())
    if (llvm::is_contained(mapAt(shift.getRhs()), axes.key))
      return fail("what is subtracted from the scores differs between keys");
  return true;
}

bool Candidate::readMasks() {
  mask.emplace(axes);
  SmallVector<AdditiveMask> additive;
  auto setFill = [&](double number) {
    // Outside of a mask, the scale applies to its fill too.
    number *= scale;
    if (fill && *fill != number)
      return fail("hidden scores are filled with different numbers, so a query "
                  "that sees no key would have other weights");
    fill = number;
    return true;
  };
  for (Operation *op : chain) {
    AxisMap map = mapAt(op->getResult(0));
    if (isa<stablehlo::NegOp>(op))
      scale = -scale;
    for (unsigned i : {0u, 1u})
      if (isa<stablehlo::MulOp>(op) && getSplatFloat(op->getOperand(i))) {
        scale *= toDouble(*getSplatFloat(op->getOperand(i)));
        break;
      }
    if (isa<stablehlo::DivOp>(op))
      scale /= toDouble(*getSplatFloat(op->getOperand(1)));
    if (auto select = dyn_cast<stablehlo::SelectOp>(op)) {
      if (getTensorType(select.getPred()).getRank() == 0)
        return fail("one condition hides all scores or none");
      bool inverted = !getSplatFloat(select.getOnFalse());
      std::optional<APFloat> number =
          getSplatFloat(inverted ? select.getOnTrue() : select.getOnFalse());
      if (!setFill(toDouble(*number)))
        return false;
      if (!mask->addVisible(select.getPred(), map, inverted))
        return fail(mask->reason);
      selects.push_back({select.getPred(), inverted, map});
    }
    if (isa<stablehlo::AddOp>(op)) {
      bool left = findProduct(op->getOperand(0)) != nullptr;
      std::optional<AdditiveMask> part =
          mask->readAdditive(op->getOperand(left ? 1 : 0), map);
      if (!part)
        return fail(mask->reason);
      additive.push_back(*part);
      if (!setFill(part->fill))
        return false;
    }
  }
  for (const AdditiveMask &part : additive) {
    if (!part.visible.value)
      mask->causal = true;
    else if (!mask->addVisible(part.visible.value, part.visible.map,
                               part.inverted))
      return fail(mask->reason);
  }
  isAdditive = !additive.empty();
  if (additive.size() + (selects.empty() ? 0 : 1) > 1 && isAdditive)
    return fail("masks are added one after the other, so a score that both "
                "hide is not the fill: combine them first");
  bool seesSomething =
      mask->causal && !mask->hasKeys() && axes.querySize <= axes.keySize;
  // Score + fill is the fill when the fill is large enough, and does not
  // matter when some other score of the row is visible.
  if (isAdditive && *fill > -1e30 && !(seesSomething && *fill <= -1e4))
    return fail(llvm::formatv("a mask of {0} is added", *fill).str() +
                ": a query that sees no key would have other weights");
  algebra.emplace(Axed{exp.getResult(), mapAt(exp.getResult())}, axes.key,
                  axes.keySize);
  visible = algebra->number(1.0);
  for (const Mask &part : selects) {
    Form form = algebra->indicate(part.predicate, part.map);
    if (part.inverted)
      form = algebra->add(algebra->number(1.0), form, -1.0);
    visible = algebra->multiply(visible, form);
    if (!seesSomething)
      continue;
    if (form.size() == 1)
      for (auto [index, power] : form.begin()->first)
        algebra->absorbed.insert(index);
    if (form.size() == 2 && form.contains({}))
      for (const auto &[product, number] : form)
        if (product.size() == 1)
          algebra->annihilated.insert(product.front().first);
  }
  return true;
}

bool Candidate::sameValue(Axed &known, const Axed &found, StringRef what) {
  if (known.value && !(known == found))
    return fail("products with the weights use different " + what.str());
  known = found;
  return true;
}

bool Candidate::readDropout(const Form &form) {
  std::optional<double> one = RowAlgebra::ratio(form, algebra->number(1.0));
  if (one) {
    keep = algebra->number(1.0);
    return true;
  }
  if (form.size() != 1 || form.begin()->first.size() != 1)
    return fail("the weights are multiplied by something other than dropout");
  auto [index, power] = form.begin()->first.front();
  const Atom &atom = (*algebra)[index];
  auto compare = atom.of.value
                     ? atom.of.value.getDefiningOp<stablehlo::CompareOp>()
                     : stablehlo::CompareOp();
  if (atom.kind != Atom::Kind::Indicator)
    return fail("the weights are multiplied by something other than dropout");
  auto bits =
      compare ? compare.getLhs().getDefiningOp<stablehlo::RngBitGeneratorOp>()
              : stablehlo::RngBitGeneratorOp();
  std::optional<APInt> below;
  if (compare)
    below = getSplatInteger(compare.getRhs());
  if (!bits || !below ||
      compare.getComparisonDirection() != stablehlo::ComparisonDirection::LT)
    return fail("dropout does not keep where bits of rng_bit_generator are "
                "below a constant: emit it in this form, with the algorithm "
                "THREE_FRY");
  auto state = getTensorType(bits.getInitialState());
  auto type = getTensorType(bits.getOutput());
  if (bits.getRngAlgorithm() != stablehlo::RngAlgorithm::THREE_FRY ||
      state.getShape() != ArrayRef<int64_t>{2} ||
      !state.getElementType().isUnsignedInteger(64) ||
      !type.getElementType().isUnsignedInteger(32))
    return fail("dropout's bits are not those of THREE_FRY with a state of "
                "tensor<2xui64>");
  if (withoutUnits(atom.of.map) !=
      withoutUnits({axes.batch, axes.head, axes.query, axes.key}))
    return fail("dropout's bits are not in the order batch, head, query, key");
  if (random && random != bits.getInitialState())
    return fail("the weights are dropped twice");
  random = bits.getInitialState();
  keepBelow = below->getZExtValue();
  double factor = form.begin()->second;
  if (keepScale && std::abs(*keepScale - factor) > 1e-6 * std::abs(factor))
    return fail("dropout scales in two ways");
  keepScale = factor;
  keep = form;
  return true;
}

/// The form of `reader` is a multiple of the (dropped) weights.
bool Candidate::readWeights(const Reader &reader, const Form &form) {
  std::optional<Form> inverse =
      algebra->invert(algebra->rowSum(algebra->atom(algebra->exponential())));
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
  AxisMap queryAxes = {axes.batch, axes.head, axes.query, channel};
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
bool Candidate::findWeightGradient() {
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
    AxisMap queryAxes = {axes.batch, axes.head, axes.query, channel};
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

bool Candidate::readScoreGradient(const Reader &reader, const Form &form) {
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
  AxisMap queryAxes = {axes.batch, axes.head, axes.query, channel};
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

bool Candidate::readReaders() {
  Closure closure(axes.key, axes.keySize);
  closure.add({scores.getResult(), mapAt(scores.getResult())});
  if (!closure.escapes.empty())
    return fail("the weights are also used by " +
                describe(closure.escapes.front()));
  readers = closure.readers;
  SmallVector<std::pair<Reader, Form>> gradients;
  for (const Reader &reader : readers) {
    if (reader.product->getBlock() != scores->getBlock())
      return fail("the weights are also used in another block");
    Value weights = reader.product->getOperand(reader.operand);
    Form form = algebra->evaluate(weights, reader.map);
    // Weights have the exponentials and their row sum; gradients of scores
    // have the gradient of the weights too.
    bool isGradient = false;
    for (const auto &[product, number] : form)
      for (auto [index, power] : product) {
        const Atom &atom = (*algebra)[index];
        isGradient |= atom.kind == Atom::Kind::Opaque && !atom.isRow;
      }
    if (isGradient || form.size() > 1)
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

bool Candidate::checkTypes() {
  Type element = getTensorType(query.value).getElementType();
  for (const Axed &axed : {key, value, resultGradient})
    if (axed.value && getTensorType(axed.value).getElementType() != element)
      return fail("query, key, value and gradient are of different types");
  for (auto *targets :
       {&results, &queryGradients, &keyGradients, &valueGradients})
    for (Target &target : *targets)
      if (getTensorType(target.product.getResult()).getElementType() != element)
        return fail("a product has not the type of the queries");
  if (hasGradient() && !resultGradient.value)
    return fail("the gradient of the result was not found");
  if (hasGradient() && isAdditive && mask->hasKeys())
    return fail("the padding mask is added, which lets gradients through where "
                "a query sees no key: select with the mask instead");
  return true;
}

bool Candidate::choosePlaces() {
  auto precedes = [](Operation *a, Operation *b) {
    return a->isBeforeInBlock(b);
  };
  for (auto *targets :
       {&results, &queryGradients, &keyGradients, &valueGradients})
    for (Target &target : *targets) {
      Operation *op = target.product;
      if (!place || precedes(op, place))
        place = op;
      if (targets != &results &&
          (!gradientPlace || precedes(op, gradientPlace)))
        gradientPlace = op;
    }
  auto reaches = [&](Value value, Operation *op) {
    Operation *by = value.getDefiningOp();
    return !by || by->getBlock() != op->getBlock() || precedes(by, op);
  };
  if (!reaches(value.value, place) || (random && !reaches(random, place)))
    return fail("the values are computed after the first gradient");
  if (gradientPlace && !reaches(resultGradient.value, gradientPlace))
    return fail("the result's gradient is computed after the first gradient");
  return true;
}

bool Candidate::analyse() {
  return readChain() && readAxes() && readMasks() && readReaders() &&
         checkTypes() && choosePlaces();
}

SmallVector<int64_t> Candidate::shapeOf(int64_t rows, Axed axed) const {
  int64_t channels = 1;
  for (auto [d, axis] : llvm::enumerate(axed.map))
    if (axis == channel)
      channels = getTensorType(axed.value).getDimSize(d);
  return {axes.batchSize, rows, axes.headSize, channels};
}

void Candidate::replace(Target target, Value canonical, int64_t rowAxis) {
  OpBuilder builder(target.product);
  Location loc = target.product.getLoc();
  if (std::abs(target.factor - 1.0) > 1e-6) {
    Value factor =
        makeSplat(builder, loc, getTensorType(canonical), target.factor);
    canonical = stablehlo::MulOp::create(builder, loc, canonical, factor);
  }
  AxisMap map = {axes.batch, rowAxis, axes.head, channel};
  auto type = getTensorType(canonical);
  for (int64_t d = 0; d < 4; ++d)
    if (type.getDimSize(d) == 1)
      map[d] = -1;
  Value result = arrange(builder, loc, {canonical, map}, target.map,
                         getTensorType(target.product.getResult()).getShape());
  target.product.getResult().replaceAllUsesWith(result);
}

void Candidate::rewrite() {
  OpBuilder builder(place);
  Location loc = exp.getLoc();
  auto canonical = [&](Axed axed, int64_t rowAxis, int64_t rows) {
    return arrange(builder, loc, axed,
                   {axes.batch, rowAxis, axes.head, channel},
                   shapeOf(rows, axed));
  };
  Value q = canonical(query, axes.query, axes.querySize);
  Value k = canonical(key, axes.key, axes.keySize);
  Value v = canonical(value, axes.key, axes.keySize);
  Value keys = mask->build(builder, loc);
  Type element = getTensorType(q).getElementType();
  Type statistic = element.isF64() ? element : builder.getF32Type();
  auto resultType =
      RankedTensorType::get(shapeOf(axes.querySize, value), element);
  auto lseType = RankedTensorType::get(
      {axes.batchSize, axes.headSize, axes.querySize}, statistic);
  double hidden = fill.value_or(-std::numeric_limits<double>::infinity());
  auto f64 = [&](double number) { return builder.getF64FloatAttr(number); };
  UnitAttr causal = mask->causal ? builder.getUnitAttr() : UnitAttr();
  auto attention = AttentionOp::create(
      builder, loc, TypeRange{resultType, lseType}, q, k, v, keys, random,
      f64(scale), f64(hidden), causal, builder.getI64IntegerAttr(keepBelow),
      f64(keepScale.value_or(1.0)));
  Value result = attention.getResult();
  if (hasGradient()) {
    builder.setInsertionPoint(gradientPlace);
    Value d = canonical(resultGradient, axes.query, axes.querySize);
    auto gradient = AttentionGradientOp::create(
        builder, gradientPlace->getLoc(),
        TypeRange{q.getType(), k.getType(), v.getType()}, q, k, v, result,
        attention.getLogsumexp(), d, keys, random, f64(scale), f64(hidden),
        causal, builder.getI64IntegerAttr(keepBelow),
        f64(keepScale.value_or(1.0)));
    for (Target &target : queryGradients)
      replace(target, gradient.getDQuery(), axes.query);
    for (Target &target : keyGradients)
      replace(target, gradient.getDKey(), axes.key);
    for (Target &target : valueGradients)
      replace(target, gradient.getDValue(), axes.key);
  }
  for (Target &target : results)
    replace(target, result, axes.query);
}

class RaiseAttentionPass
    : public trc::impl::RaiseAttentionBase<RaiseAttentionPass> {
public:
  using RaiseAttentionBase::RaiseAttentionBase;

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
          op.emitRemark("attention not raised: ") << candidate.reason;
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
