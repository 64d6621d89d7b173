//===- ContractionOps.cpp - products, factorisation, solving --------------===//
//
// Fills the table; the work is done in Contraction.cpp and LinearAlgebra.cpp.
//
//===----------------------------------------------------------------------===//

#include "Interpreter.h"

#include "trc/Dialect/StableHLO/ChloDialect.h"
#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Reference/Contraction.h"
#include "trc/Reference/Index.h"
#include "trc/Reference/LinearAlgebra.h"

using namespace mlir;

namespace trc::reference {

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

/// [g] and the shape of `x`: `x` where dimension `dim` is of group g, else
/// zero. Group sizes are one list, or one for each place along `prefix`.
static Tensor separateGroups(const Tensor &x, int64_t dim,
                             ArrayRef<int64_t> prefix,
                             const Tensor &groupSizes) {
  const int64_t groups = groupSizes.shape().back();
  Sizes shape{groups};
  shape.insert(shape.end(), x.shape().begin(), x.shape().end());
  Tensor separate(x.type(), shape);
  for (Odometer at(x.shape()); at; ++at) {
    int64_t list = 0, end = 0;
    if (groupSizes.rank() != 1)
      for (auto [i, d] : llvm::enumerate(prefix))
        list = list * groupSizes.dim(static_cast<int64_t>(i)) + at[d];
    for (int64_t group = 0; group < groups; ++group) {
      const int64_t begin = end;
      end += groupSizes.getInt(list * groups + group);
      if (begin <= at[dim] && at[dim] < end)
        separate.copyElement(group * x.size() + at.linear(), x, at.linear());
    }
  }
  return separate;
}

/// As the specification of `dot_general` has it, over groups.
static Outcome evaluateRaggedDot(chlo::RaggedDotOp op, const Invocation &in) {
  using Mode = chlo::RaggedDotDimensionNumbersAttr::Mode;
  const auto dims = op.getRaggedDotDimensionNumbers();
  Tensor lhs = in[0], rhs = in[1];
  Sizes lhsBatch = sizes(dims.getLhsBatchingDimensions()),
        rhsBatch = sizes(dims.getRhsBatchingDimensions()),
        lhsSum = sizes(dims.getLhsContractingDimensions()),
        rhsSum = sizes(dims.getRhsContractingDimensions());
  auto shift = [](Sizes &all) {
    for (int64_t &d : all)
      ++d;
  };
  const Mode mode = dims.getMode();
  if (mode != Mode::Batching) {
    lhs = separateGroups(lhs, dims.getRaggedDimension(),
                         dims.getLhsPrefix(lhs.rank()), in[2]);
    shift(lhsBatch);
    shift(lhsSum);
  }
  if (mode == Mode::Free) {
    lhsSum.insert(lhsSum.begin(), 0);
    rhsSum.insert(rhsSum.begin(), dims.getRhsGroupDimensions()[0]);
  }
  if (mode == Mode::Contracting) {
    rhs = separateGroups(rhs, dims.getRhsRaggedDimension(), dims.getRhsPrefix(),
                         in[2]);
    shift(rhsBatch);
    shift(rhsSum);
    lhsBatch.insert(lhsBatch.begin(), 0);
    rhsBatch.insert(rhsBatch.begin(), 0);
  }
  return outcome(dotGeneral(lhs, rhs, lhsBatch, rhsBatch, lhsSum, rhsSum,
                            in.resultType().element));
}

void addContractionOps(OpTable &table) {
  table.add<chlo::RaggedDotOp>(evaluateRaggedDot);
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
