//===- ContractionFactors.cpp - factors of products and convolutions ------===//

#include "Factors.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Rewrite/Constants.h"

using namespace mlir;
using namespace trc;

static OperationName addition(Operation *op) {
  return {stablehlo::AddOp::getOperationName(), op->getContext()};
}

static void addFactors(stablehlo::DotGeneralOp op, FactorList &list) {
  const auto numbers = op.getDotDimensionNumbers();
  int64_t next = 0; // dimension of the result
  for (auto [lhs, rhs] : llvm::zip(numbers.getLhsBatchingDimensions(),
                                   numbers.getRhsBatchingDimensions())) {
    Factor &factor = list.add();
    factor.operands = {lhs, rhs};
    factor.results = {next++};
  }
  auto addFree = [&](unsigned operand, ArrayRef<int64_t> batching,
                     ArrayRef<int64_t> contracting) {
    const int64_t rank = getTensorType(op->getOperand(operand)).getRank();
    for (int64_t dim = 0; dim < rank; ++dim) {
      if (llvm::is_contained(batching, dim) ||
          llvm::is_contained(contracting, dim))
        continue;
      Factor &factor = list.add();
      factor.operands[operand] = dim;
      factor.results = {next++};
    }
  };
  addFree(0, numbers.getLhsBatchingDimensions(),
          numbers.getLhsContractingDimensions());
  addFree(1, numbers.getRhsBatchingDimensions(),
          numbers.getRhsContractingDimensions());
  for (auto [lhs, rhs] : llvm::zip(numbers.getLhsContractingDimensions(),
                                   numbers.getRhsContractingDimensions())) {
    Factor &factor = list.add();
    factor.operands = {lhs, rhs};
    factor.combiner = addition(op);
  }
}

/// Windows slide along the spatial dimensions, which stay whole. The gradient
/// of a kernel is a convolution that sums over the batch as its features.
static void addFactors(stablehlo::ConvolutionOp op, FactorList &list) {
  const auto numbers = op.getDimensionNumbers();
  if (op.getBatchGroupCount() == 1) {
    Factor &batch = list.add();
    batch.operands[0] = numbers.getInputBatchDimension();
    batch.results = {numbers.getOutputBatchDimension()};
  }
  if (op.getFeatureGroupCount() == 1) {
    Factor &features = list.add();
    features.operands = {numbers.getInputFeatureDimension(),
                         numbers.getKernelInputFeatureDimension()};
    features.combiner = addition(op);
  }
  if (op.getFeatureGroupCount() == 1 && op.getBatchGroupCount() == 1) {
    Factor &made = list.add();
    made.operands[1] = numbers.getKernelOutputFeatureDimension();
    made.results = {numbers.getOutputFeatureDimension()};
  }
}

bool trc::addContractionFactors(FactorList &list) {
  if (auto dot = dyn_cast<stablehlo::DotGeneralOp>(list.op))
    addFactors(dot, list);
  else if (auto convolution = dyn_cast<stablehlo::ConvolutionOp>(list.op))
    addFactors(convolution, list);
  else
    return false;
  return true;
}
