//===- AttentionScores.cpp - from queries and keys to the exponential -----===//
//
// Reads scale, masks and axes of an AttentionCandidate.h, from the exponential
// back to the product of queries and keys.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"
#include "trc/Rewrite/Reductions.h"

#include "llvm/ADT/SetVector.h"

#include <limits>

using namespace mlir;

namespace trc {

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
static ContractOp productOfScores(Value value, int depth = 12) {
  Operation *op = value.getDefiningOp();
  if (!op || depth == 0)
    return {};
  if (auto product = dyn_cast<ContractOp>(op))
    return product;
  if (!isElementwise(op) && !isa<stablehlo::ReshapeOp, stablehlo::TransposeOp,
                                 stablehlo::OptimizationBarrierOp>(op))
    return {};
  for (Value operand : op->getOperands())
    if (ContractOp product = productOfScores(operand, depth - 1))
      return product;
  return {};
}

/// Selections that are looked through from an exponential to its sum. Others
/// may be behind the same ones, which are then as many as the program is long.
static constexpr size_t mostSelections = 64;

/// The reductions of one input that a value reaches through conversions and
/// selections.
static SmallVector<stablehlo::ReduceOp> reductionsOf(Value value) {
  SmallVector<stablehlo::ReduceOp> found;
  llvm::SmallSetVector<Value, 8> reached;
  reached.insert(value);
  for (size_t next = 0; next < std::min(reached.size(), mostSelections); ++next)
    for (Operation *user : reached[next].getUsers()) {
      if (isa<stablehlo::ConvertOp, stablehlo::SelectOp>(user))
        reached.insert(user->getResult(0));
      auto reduce = dyn_cast<stablehlo::ReduceOp>(user);
      if (reduce && reduce.getInputs().size() == 1)
        found.push_back(reduce);
    }
  return found;
}

bool AttentionCandidate::isSoftmax() {
  auto isSummed = [](Value value) {
    return llvm::any_of(reductionsOf(value), [](stablehlo::ReduceOp reduce) {
      return isa_and_nonnull<stablehlo::AddOp>(getCombiner(reduce.getBody()));
    });
  };
  ContractOp product = productOfScores(exp.getOperand());
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
    } else if (isa<stablehlo::SubtractOp>(op)) {
      at = op->getOperand(0);
    } else if (isa<stablehlo::AddOp>(op)) {
      bool left = productOfScores(op->getOperand(0)) != nullptr;
      bool right = productOfScores(op->getOperand(1)) != nullptr;
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

/// Of two axes that only queries have: whether the first is that along which
/// masks and biases differ. Where none does, heads stand before queries.
bool AttentionCandidate::isQuery(int64_t first, int64_t second) {
  AxisSet varying;
  for (Operation *op : chain)
    for (Value operand : op->getOperands())
      if (getTensorType(operand).getRank() != 0 && !productOfScores(operand))
        for (int64_t axis : varyingAxes({operand, mapAt(op->getResult(0))}))
          varying.insert(axis);
  if (varying.contains(first) != varying.contains(second))
    return varying.contains(first);
  AxisMap map = mapAt(exp.getResult());
  return llvm::find(map, first) > llvm::find(map, second);
}

bool AttentionCandidate::readAxes() {
  // The key's axis is the one that is summed.
  AxisMap map = mapAt(exp.getResult());
  for (stablehlo::ReduceOp reduce : reductionsOf(exp.getResult()))
    for (int64_t d : reduce.getDimensions()) {
      if (map[d] < 0)
        continue;
      if (axes.key >= 0 && axes.key != map[d])
        return fail("the exponentials are summed along several dimensions");
      axes.key = map[d];
    }
  if (axes.key < 0)
    return fail("there is one key only");
  auto type = getTensorType(scores.getResult());
  auto left = scores.getLhsDims(), right = scores.getRhsDims();
  bool keyIsRight = llvm::is_contained(right, axes.key);
  if (keyIsRight == llvm::is_contained(left, axes.key))
    return fail("the sum runs along a batch dimension");
  // Labels that only queries have, and their sizes.
  SmallVector<std::pair<int64_t, int64_t>> rows;
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
      if (llvm::is_contained(keyIsRight ? right : left, dimLabel))
        return fail("keys have several dimensions of their own");
      rows.emplace_back(dimLabel, size);
    }
  }
  if (rows.size() > 2)
    return fail("queries have more than two dimensions of their own");
  if (rows.size() == 2) {
    // Heads of queries share a head of keys.
    size_t which = isQuery(rows[0].first, rows[1].first) ? 1 : 0;
    std::tie(axes.group, axes.groupSize) = rows[which];
    rows.erase(rows.begin() + which);
  }
  if (rows.size() == 1)
    std::tie(axes.query, axes.querySize) = rows[0];
  auto operand = [&](Value operand, ArrayRef<int64_t> labels) {
    AxisMap map = mapOfLabels(getTensorType(operand), labels);
    for (int64_t &axis : map)
      if (axis >= 0 && !llvm::is_contained(scores.getResultDims(), axis))
        axis = ProductAxes::channel;
    return withoutMovement({operand, map});
  };
  query = operand(keyIsRight ? scores.getLhs() : scores.getRhs(),
                  keyIsRight ? left : right);
  key = operand(keyIsRight ? scores.getRhs() : scores.getLhs(),
                keyIsRight ? right : left);
  if (llvm::count(query.map, ProductAxes::channel) > 1)
    return fail("queries and keys are contracted along several dimensions");
  if (auto shift =
          peel(exp.getOperand()).getDefiningOp<stablehlo::SubtractOp>())
    if (llvm::is_contained(mapAt(shift.getRhs()), axes.key))
      return fail("what is subtracted from the scores differs between keys");
  return true;
}

bool AttentionCandidate::readMasks() {
  mask.emplace(axes);
  SmallVector<Summand> summands;
  bool isAnyInside = false, isAnyOutside = false;
  for (Operation *op : chain) {
    AxisMap map = mapAt(op->getResult(0));
    if (isa<stablehlo::NegOp>(op))
      scale = -scale;
    for (unsigned i : {0u, 1u})
      if (isa<stablehlo::MulOp>(op) && getSplatFloat(op->getOperand(i))) {
        scale *= getSplatFloat(op->getOperand(i))->convertToDouble();
        break;
      }
    if (isa<stablehlo::DivOp>(op))
      scale /= getSplatFloat(op->getOperand(1))->convertToDouble();
    if (auto select = dyn_cast<stablehlo::SelectOp>(op)) {
      if (getTensorType(select.getPred()).getRank() == 0)
        return fail("one condition hides all scores or none");
      bool inverted = !getSplatFloat(select.getOnFalse());
      std::optional<APFloat> number =
          getSplatFloat(inverted ? select.getOnTrue() : select.getOnFalse());
      // Outside of a mask, the scale applies to its fill too.
      double hidden = number->convertToDouble() * scale;
      if (fill && *fill != hidden)
        return fail("hidden scores are filled with different numbers, so a "
                    "query that sees no key would have other weights");
      fill = hidden;
      mask->addVisible(select.getPred(), map, inverted);
      selects.push_back({select.getPred(), inverted, map});
    }
    if (isa<stablehlo::AddOp, stablehlo::SubtractOp>(op)) {
      bool isLeft = productOfScores(op->getOperand(0)) != nullptr;
      double sign = isa<stablehlo::SubtractOp>(op) ? -1 : 1;
      summands.push_back({{op->getOperand(isLeft ? 1 : 0), map}, sign * scale});
      (selects.empty() ? isAnyOutside : isAnyInside) = true;
    }
  }
  if (!readSummands(summands, isAnyInside, isAnyOutside))
    return false;
  algebra.emplace(Axed{exp.getResult(), mapAt(exp.getResult())}, axes.key,
                  axes.keySize);
  visible = algebra->number(1.0);
  for (const Mask &part : selects) {
    Form form = algebra->indicate(part.predicate, part.map);
    if (part.inverted)
      form = algebra->add(algebra->number(1.0), form, -1.0);
    visible = algebra->multiply(visible, form);
    // E is zero where a score is hidden.
    if (!seesSomething() && *fill != -std::numeric_limits<double>::infinity())
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
