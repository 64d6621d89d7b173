//===- AttentionScores.cpp - from queries and keys to the exponential -----===//
//
// Reads scale, masks and axes of an AttentionCandidate.h, from the exponential
// back to the product of queries and keys.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"

#include "../Transforms/Constants.h"
#include "../Transforms/Elementwise.h"
#include "../Transforms/Reductions.h"

#include "llvm/Support/FormatVariadic.h"

using namespace mlir;

namespace trc {

static constexpr int64_t channel = ProductAxes::channel;

/// Behind conversions between floating-point types and barriers.
static Value peel(Value value) {
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
static ContractOp findProduct(Value value, int depth = 12) {
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

static double toDouble(APFloat number) {
  bool losesInfo = false;
  number.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven,
                 &losesInfo);
  return number.convertToDouble();
}

bool AttentionCandidate::isSoftmax() {
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

bool AttentionCandidate::readChain() {
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
    if (isa<stablehlo::ReshapeOp, stablehlo::TransposeOp, stablehlo::NegOp>(
            op)) {
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
    if (auto transpose = dyn_cast<stablehlo::TransposeOp>(op)) {
      AxisMap moved;
      for (int64_t d : transpose.getPermutation())
        moved.push_back(map[d]);
      map = std::move(moved);
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

bool AttentionCandidate::readAxes() {
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
  if (auto shift =
          peel(exp.getOperand()).getDefiningOp<stablehlo::SubtractOp>())
    if (llvm::is_contained(mapAt(shift.getRhs()), axes.key))
      return fail("what is subtracted from the scores differs between keys");
  return true;
}

bool AttentionCandidate::readMasks() {
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

} // namespace trc
