//===- AttentionBias.cpp - what is added to the scores --------------------===//
//
// A tensor that is added to the scores is a mask, written with zeros and a
// large negative number, or a bias: any other numbers, along some of the axes
// of the scores. See AttentionCandidate.h.
//
// A mask that hides the future has kernels that skip what it hides. Of all
// others the operation takes the numbers as they are, as its bias, so that a
// query to which all is hidden has the weights that the program gives it.
//
//===----------------------------------------------------------------------===//

#include "AttentionCandidate.h"

#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/TensorArithmetic.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Transforms/RegionUtils.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/Support/FormatVariadic.h"

#include <limits>

using namespace mlir;

namespace trc {

static constexpr double infinity = std::numeric_limits<double>::infinity();

/// Whether a value is computed from a parameter of a training step's loss.
static bool dependsOnParameter(Value value) {
  llvm::SetVector<Value> pending;
  pending.insert(value);
  for (size_t i = 0; i < pending.size(); ++i) {
    Operation *op = pending[i].getDefiningOp();
    if (auto argument = dyn_cast<BlockArgument>(pending[i])) {
      op = argument.getOwner()->getParentOp();
      if (auto function = dyn_cast<func::FuncOp>(op)) {
        if (function.getArgAttr(argument.getArgNumber(), "trc.parameter"))
          return true;
        continue;
      }
    }
    pending.insert_range(op->getOperands());
    for (Region &region : op->getRegions()) {
      llvm::SetVector<Value> captured;
      getUsedValuesDefinedAbove(region, captured);
      pending.insert_range(captured);
      for (Block &block : region)
        pending.insert_range(block.getTerminator()->getOperands());
    }
  }
  return false;
}

/// Whether a query sees at least one key.
bool AttentionCandidate::seesSomething() const {
  return mask->causal && !mask->hasBits() && biases.empty() &&
         axes.querySize <= axes.keySize;
}

/// Whether `score + number` is the number, up to rounding.
bool AttentionCandidate::isSwallowing(double number) {
  bool isDouble = getTensorType(exp.getResult()).getElementType().isF64();
  return number <= (isDouble ? -1e30 : -1e9);
}

/// Whether a mask that is added is one of the future. Where each query sees a
/// key, it need only be so large that the others have no weight.
bool AttentionCandidate::hides(const AdditiveMask &part, bool isAlone) {
  AttentionMask found(axes);
  found.addVisible(part);
  bool seesPast = isAlone && !found.hasBits() && axes.querySize <= axes.keySize;
  return found.causal &&
         (isSwallowing(part.fill) || (seesPast && part.fill <= -1e4));
}

bool AttentionCandidate::readSummands(ArrayRef<Summand> summands,
                                      bool isAnyInside, bool isAnyOutside) {
  SmallVector<std::optional<AdditiveMask>> masks;
  bool isInfinite = !fill || *fill == -infinity;
  for (const Summand &summand : summands) {
    masks.push_back(mask->readAdditive(summand.value.value, summand.value.map,
                                       summand.factor));
    isInfinite &= !masks.back() || masks.back()->fill == -infinity;
  }
  // Minus infinity hides whatever is added to it; else one mask may hide.
  bool isHiding = false;
  for (auto [part, summand] : llvm::zip(masks, summands)) {
    bool isFirst = selects.empty() && !isHiding;
    if (part && (isInfinite ||
                 (isFirst && hides(*part, /*isAlone=*/summands.size() == 1)))) {
      mask->addVisible(*part);
      fill = part->fill;
      isHiding = true;
      continue;
    }
    if (dependsOnParameter(summand.value.value))
      return fail("what is added to the scores depends on a parameter: a bias "
                  "has no gradient");
    biases.push_back(summand);
  }
  bool isFinite = fill && *fill != -infinity;
  // What has no weight at all has no gradient either.
  isAdditive = isHiding && isFinite && !seesSomething();
  if (biases.empty() || !isFinite)
    return true;
  if (isAnyInside && isAnyOutside)
    return fail("a part of what is added to the scores is added before scores "
                "are hidden and a part afterwards: add it at once");
  isFilledFirst = isHiding || isAnyOutside;
  if (isFilledFirst && !isSwallowing(*fill))
    return fail(llvm::formatv("scores are hidden by {0:f1} before more is "
                              "added: a query that sees no key would have "
                              "other weights",
                              *fill)
                    .str());
  return true;
}

Value AttentionCandidate::buildBias(OpBuilder &builder) {
  if (biases.empty())
    return {};
  Location loc = exp.getLoc();
  AxisSet varying;
  for (const Summand &summand : biases)
    for (int64_t axis : varyingAxes(summand.value))
      varying.insert(axis);
  Type element = getTensorType(query.value).getElementType();
  Type sum = getSumType(element);
  TensorArithmetic math(builder, loc);
  Value result;
  for (const Summand &summand : biases) {
    Value part = axes.projectScores(builder, loc, summand.value, varying);
    part = math.convert(part, sum);
    if (summand.factor != 1)
      part = math.mul(part, summand.factor);
    result = result ? math.add(result, part) : part;
  }
  return result;
}

} // namespace trc
