//===- ReductionFactors.cpp - factors of reductions and windows -----------===//
//
// A reduction along the split dimension leaves parts of a sum. They can be
// combined where the body is one operation, and where what the reduction starts
// from counts once, however often it is combined: it is neutral, or the
// operation is a choice.
//
//===----------------------------------------------------------------------===//

#include "Factors.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

using namespace mlir;
using namespace trc;

/// What combines parts of the reduction, or nothing.
static std::optional<OperationName> combinerOf(stablehlo::ReduceOp op) {
  Operation *combiner = getCombiner(op.getBody());
  if (!combiner)
    return std::nullopt;
  const bool chooses = isa<stablehlo::MaxOp, stablehlo::MinOp, stablehlo::AndOp,
                           stablehlo::OrOp>(combiner);
  const bool sums = isa<stablehlo::AddOp, stablehlo::MulOp>(combiner) &&
                    isNeutral(combiner, op.getInitValues().front());
  if (!chooses && !sums)
    return std::nullopt;
  return combiner->getName();
}

static void addFactors(stablehlo::ReduceOp op, FactorList &list) {
  const auto inputs = static_cast<int64_t>(op.getInputs().size());
  const int64_t rank = getTensorType(op.getInputs().front()).getRank();
  const std::optional<OperationName> combiner = combinerOf(op);
  int64_t next = 0;
  for (int64_t dim = 0; dim < rank; ++dim) {
    const bool isReduced = llvm::is_contained(op.getDimensions(), dim);
    if (isReduced && !combiner)
      continue;
    Factor &factor = list.add();
    for (int64_t i = 0; i < inputs; ++i)
      factor.operands[i] = dim;
    if (isReduced)
      factor.combiner = combiner;
    else
      llvm::fill(factor.results, next++);
  }
}

/// Whether a window of one element lies still along a dimension.
static bool
isUntouched(int64_t dim, ArrayRef<int64_t> window,
            std::initializer_list<std::optional<ArrayRef<int64_t>>> steps,
            std::optional<DenseIntElementsAttr> padding) {
  auto isOne = [&](std::optional<ArrayRef<int64_t>> sizes) {
    return !sizes || sizes->empty() || (*sizes)[dim] == 1;
  };
  if (!window.empty() && window[dim] != 1)
    return false;
  if (!llvm::all_of(steps, isOne))
    return false;
  if (!padding)
    return true;
  auto sizes = llvm::to_vector(padding->getValues<int64_t>());
  return sizes[2 * dim] == 0 && sizes[2 * dim + 1] == 0;
}

static void addFactors(stablehlo::ReduceWindowOp op, FactorList &list) {
  const int64_t rank = getTensorType(op->getResult(0)).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (!isUntouched(dim, op.getWindowDimensions(),
                     {op.getWindowStrides(), op.getBaseDilations(),
                      op.getWindowDilations()},
                     op.getPadding()))
      continue;
    Factor &factor = list.add();
    for (size_t i = 0; i < op.getInputs().size(); ++i)
      factor.operands[i] = dim;
    llvm::fill(factor.results, dim);
  }
}

static void addFactors(stablehlo::SelectAndScatterOp op, FactorList &list) {
  const int64_t rank = getTensorType(op.getResult()).getRank();
  for (int64_t dim = 0; dim < rank; ++dim) {
    if (!isUntouched(dim,
                     op.getWindowDimensions().value_or(ArrayRef<int64_t>()),
                     {op.getWindowStrides()}, op.getPadding()))
      continue;
    Factor &factor = list.add();
    factor.operands = {dim, dim, whole};
    factor.results = {dim};
  }
}

bool trc::addReductionFactors(FactorList &list) {
  if (auto reduce = dyn_cast<stablehlo::ReduceOp>(list.op))
    addFactors(reduce, list);
  else if (auto window = dyn_cast<stablehlo::ReduceWindowOp>(list.op))
    addFactors(window, list);
  else if (auto select = dyn_cast<stablehlo::SelectAndScatterOp>(list.op))
    addFactors(select, list);
  else
    return false;
  return true;
}
