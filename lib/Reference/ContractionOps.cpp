//===- ContractionOps.cpp - products, factorisation, solving --------------===//
//
// Fills the table; the work is done in Contraction.cpp and LinearAlgebra.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Reference/Contraction.h"
#include "trc/Reference/LinearAlgebra.h"

using namespace mlir;

namespace trc::reference {

static Sizes sizes(ArrayRef<int64_t> values) {
  return Sizes(values.begin(), values.end());
}

static Outcome evaluateConvolution(stablehlo::ConvolutionOp op,
                                   const Invocation &in) {
  auto numbers = op.getDimensionNumbers();
  size_t spatial = numbers.getInputSpatialDimensions().size();
  ConvolutionDims dims;
  dims.inputBatch = numbers.getInputBatchDimension();
  dims.inputFeature = numbers.getInputFeatureDimension();
  dims.inputSpatial = sizes(numbers.getInputSpatialDimensions());
  dims.kernelInputFeature = numbers.getKernelInputFeatureDimension();
  dims.kernelOutputFeature = numbers.getKernelOutputFeatureDimension();
  dims.kernelSpatial = sizes(numbers.getKernelSpatialDimensions());
  dims.outputBatch = numbers.getOutputBatchDimension();
  dims.outputFeature = numbers.getOutputFeatureDimension();
  dims.outputSpatial = sizes(numbers.getOutputSpatialDimensions());
  dims.strides = orDefault(op.getWindowStrides(), spatial, 1);
  dims.lhsDilation = orDefault(op.getLhsDilation(), spatial, 1);
  dims.rhsDilation = orDefault(op.getRhsDilation(), spatial, 1);
  dims.low.assign(spatial, 0);
  dims.high.assign(spatial, 0);
  if (std::optional<DenseIntElementsAttr> padding = op.getPadding()) {
    auto values = llvm::to_vector(padding->getValues<int64_t>());
    for (size_t i = 0; i < spatial; ++i) {
      dims.low[i] = values[2 * i];
      dims.high[i] = values[2 * i + 1];
    }
  }
  dims.reversal.assign(spatial, false);
  if (std::optional<ArrayRef<bool>> reversal = op.getWindowReversal())
    dims.reversal.assign(reversal->begin(), reversal->end());
  dims.featureGroups = op.getFeatureGroupCount();
  dims.batchGroups = op.getBatchGroupCount();
  TensorType type = in.resultType();
  return outcome(convolution(in[0], in[1], dims, type.shape, type.element));
}

void addContractionOps(OpTable &table) {
  table.add<stablehlo::DotGeneralOp>([](stablehlo::DotGeneralOp op,
                                        const Invocation &in) {
    auto numbers = op.getDotDimensionNumbers();
    return outcome(dotGeneral(in[0], in[1], numbers.getLhsBatchingDimensions(),
                              numbers.getRhsBatchingDimensions(),
                              numbers.getLhsContractingDimensions(),
                              numbers.getRhsContractingDimensions(),
                              in.resultType().element));
  });
  table.add<stablehlo::ConvolutionOp>(evaluateConvolution);
  table.add<stablehlo::CholeskyOp>(
      [](stablehlo::CholeskyOp op, const Invocation &in) {
        return outcome(cholesky(in[0], op.getLower()));
      });
  table.add<stablehlo::TriangularSolveOp>([](stablehlo::TriangularSolveOp op,
                                             const Invocation &in) {
    bool transposed = op.getTransposeA() != stablehlo::Transpose::NO_TRANSPOSE;
    return outcome(triangularSolve(
        in[0], in[1], op.getLeftSide(), op.getLower(), op.getUnitDiagonal(),
        transposed ? Transposed::Yes : Transposed::No));
  });
}

} // namespace trc::reference
