//===- Factors.cpp - along what an operation can be split -----------------===//
//
// See Factors.h. Families have files of their own; here are those that treat
// all elements alike.
//
//===----------------------------------------------------------------------===//

#include "Factors.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Elementwise.h"

using namespace mlir;
using namespace trc;

Factor &FactorList::add() {
  return factors.emplace_back(
      Factor{SmallVector<int64_t>(op->getNumOperands(), whole),
             SmallVector<int64_t>(op->getNumResults(), whole)});
}

void FactorList::addEverywhere(int64_t dim) {
  const int64_t rank = getTensorType(op->getResult(0)).getRank();
  Factor &factor = add();
  for (auto [i, operand] : llvm::enumerate(op->getOperands()))
    if (getTensorType(operand).getRank() == rank)
      factor.operands[i] = dim;
  llvm::fill(factor.results, dim);
}

/// Operations on rows or matrices, whose last dimensions belong together.
static bool addBatchFactors(FactorList &list) {
  int64_t kept = 0;
  if (isa<stablehlo::CholeskyOp, stablehlo::TriangularSolveOp>(list.op))
    kept = 2;
  else if (isa<chlo::TopKOp>(list.op))
    kept = 1;
  else
    return false;
  const int64_t rank = getTensorType(list.op->getResult(0)).getRank();
  for (int64_t dim = 0; dim < rank - kept; ++dim)
    list.addEverywhere(dim);
  return true;
}

static bool addElementwiseFactors(FactorList &list) {
  if (!isElementwise(list.op) && !isa<stablehlo::MapOp>(list.op))
    return false;
  const int64_t rank = getTensorType(list.op->getResult(0)).getRank();
  for (int64_t dim = 0; dim < rank; ++dim)
    list.addEverywhere(dim);
  return true;
}

SmallVector<Factor> trc::factorsOf(Operation *op) {
  auto isTensor = [](Type type) { return isa<RankedTensorType>(type); };
  if (op->getNumResults() == 0 ||
      !llvm::all_of(op->getOperandTypes(), isTensor) ||
      !llvm::all_of(op->getResultTypes(), isTensor))
    return {};
  FactorList list(op);
  addElementwiseFactors(list) || addMovementFactors(list) ||
      addReductionFactors(list) || addContractionFactors(list) ||
      addIndexingFactors(list) || addBatchFactors(list);
  return std::move(list.factors);
}

void trc::setLocalAttributes(Operation *op, const Factor &factor,
                             int64_t ranks) {
  Builder builder(op->getContext());
  auto shrunk = [&](ArrayRef<int64_t> sizes, int64_t dim) {
    SmallVector<int64_t> local(sizes);
    if (dim != whole)
      local[dim] /= ranks;
    return builder.getDenseI64ArrayAttr(local);
  };
  if (auto slice = dyn_cast<stablehlo::SliceOp>(op))
    slice.setLimitIndicesAttr(
        shrunk(slice.getLimitIndices(), factor.operands[0]));
  else if (auto dynamic = dyn_cast<stablehlo::DynamicSliceOp>(op))
    dynamic.setSliceSizesAttr(
        shrunk(dynamic.getSliceSizes(), factor.operands[0]));
  else if (auto gather = dyn_cast<stablehlo::GatherOp>(op)) {
    // A block of one row stays one where rows are the batch.
    const bool isBatch = llvm::is_contained(
        gather.getDimensionNumbers().getOperandBatchingDims(),
        factor.operands[0]);
    gather.setSliceSizesAttr(
        shrunk(gather.getSliceSizes(), isBatch ? whole : factor.operands[0]));
  } else if (auto constant = dyn_cast<stablehlo::ConstantOp>(op)) {
    auto splat = cast<DenseElementsAttr>(constant.getValue());
    constant.setValueAttr(
        splat.resizeSplat(cast<ShapedType>(constant.getOutput().getType())));
  }
}
