//===- IndexingFactors.cpp - factors of gathers, scatters and sorts -------===//
//
// The dimensions of the indices that number the blocks can be split: a rank
// gathers its blocks. Blocks that a scatter adds are parts of a sum. Dimensions
// along which a block is all there is can be split too.
//
//===----------------------------------------------------------------------===//

#include "Factors.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"
#include "trc/Rewrite/Reductions.h"

#include "llvm/ADT/Sequence.h"

using namespace mlir;
using namespace trc;

/// Those of `rank` dimensions that no list has.
static SmallVector<int64_t>
dimensionsBut(int64_t rank, std::initializer_list<ArrayRef<int64_t>> lists) {
  return llvm::to_vector(
      llvm::make_filter_range(llvm::seq<int64_t>(rank), [&](int64_t dim) {
        return llvm::none_of(lists, [&](ArrayRef<int64_t> list) {
          return llvm::is_contained(list, dim);
        });
      }));
}

/// The partner of a batching dimension of the indices, or `whole`.
static int64_t partnerOf(int64_t dim, ArrayRef<int64_t> ofIndices,
                         ArrayRef<int64_t> partners) {
  const auto *place = llvm::find(ofIndices, dim);
  return place == ofIndices.end() ? whole : partners[place - ofIndices.begin()];
}

static void addFactors(stablehlo::GatherOp op, FactorList &list) {
  const auto numbers = op.getDimensionNumbers();
  const auto operand = getTensorType(op.getOperand());
  const int64_t indexRank = getTensorType(op.getStartIndices()).getRank();
  const int64_t resultRank = getTensorType(op.getResult()).getRank();
  auto numbering = dimensionsBut(
      indexRank, {ArrayRef<int64_t>(numbers.getIndexVectorDim())});
  auto blocks = dimensionsBut(resultRank, {numbers.getOffsetDims()});
  for (auto [dim, result] : llvm::zip_equal(numbering, blocks)) {
    Factor &factor = list.add();
    factor.operands = {partnerOf(dim, numbers.getStartIndicesBatchingDims(),
                                 numbers.getOperandBatchingDims()),
                       dim};
    factor.results = {result};
  }
  auto within =
      dimensionsBut(operand.getRank(), {numbers.getCollapsedSliceDims(),
                                        numbers.getOperandBatchingDims()});
  for (auto [dim, result] : llvm::zip_equal(within, numbers.getOffsetDims()))
    if (op.getSliceSizes()[dim] == operand.getDimSize(dim)) {
      Factor &factor = list.add();
      factor.operands = {dim, whole};
      factor.results = {result};
    }
}

/// What adds up blocks over ranks, or nothing. A maximum may have what was
/// there before on every rank; a sum starts from zero.
static std::optional<OperationName> combinerOf(stablehlo::ScatterOp op) {
  if (op.getInputs().size() != 1)
    return std::nullopt;
  Operation *combiner = getCombiner(op.getUpdateComputation());
  if (!combiner ||
      !isa<stablehlo::AddOp, stablehlo::MaxOp, stablehlo::MinOp>(combiner))
    return std::nullopt;
  return combiner->getName();
}

static void addFactors(stablehlo::ScatterOp op, FactorList &list) {
  const auto numbers = op.getScatterDimensionNumbers();
  const auto input = getTensorType(op.getInputs().front());
  const auto update = getTensorType(op.getUpdates().front());
  const size_t count = op.getInputs().size();
  const int64_t indexRank = getTensorType(op.getScatterIndices()).getRank();
  auto set = [&](Factor &factor, int64_t inputs, int64_t indices,
                 int64_t updates) {
    for (size_t i = 0; i < count; ++i) {
      factor.operands[i] = factor.results[i] = inputs;
      factor.operands[count + 1 + i] = updates;
    }
    factor.operands[count] = indices;
  };
  const std::optional<OperationName> combiner = combinerOf(op);
  auto numbering = dimensionsBut(
      indexRank, {ArrayRef<int64_t>(numbers.getIndexVectorDim())});
  auto blocks =
      dimensionsBut(update.getRank(), {numbers.getUpdateWindowDims()});
  for (auto [dim, block] : llvm::zip_equal(numbering, blocks)) {
    const int64_t partner =
        partnerOf(dim, numbers.getScatterIndicesBatchingDims(),
                  numbers.getInputBatchingDims());
    if (partner == whole && !combiner)
      continue;
    Factor &factor = list.add();
    set(factor, partner, dim, block);
    if (partner == whole)
      factor.combiner = combiner;
  }
  auto within =
      dimensionsBut(input.getRank(), {numbers.getInsertedWindowDims(),
                                      numbers.getInputBatchingDims()});
  for (auto [dim, window] :
       llvm::zip_equal(within, numbers.getUpdateWindowDims()))
    if (update.getDimSize(window) == input.getDimSize(dim))
      set(list.add(), dim, whole, window);
}

static void addFactors(stablehlo::SortOp op, FactorList &list) {
  const int64_t rank = getTensorType(op->getResult(0)).getRank();
  const int64_t given = op.getDimension();
  const int64_t sorted = given < 0 ? given + rank : given;
  for (int64_t dim = 0; dim < rank; ++dim)
    if (dim != sorted)
      list.addEverywhere(dim);
}

bool trc::addIndexingFactors(FactorList &list) {
  if (auto gather = dyn_cast<stablehlo::GatherOp>(list.op))
    addFactors(gather, list);
  else if (auto scatter = dyn_cast<stablehlo::ScatterOp>(list.op))
    addFactors(scatter, list);
  else if (auto sort = dyn_cast<stablehlo::SortOp>(list.op))
    addFactors(sort, list);
  else
    return false;
  return true;
}
