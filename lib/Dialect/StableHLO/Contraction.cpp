//===- Contraction.cpp - products of tensors, factorisations --------------===//
//
// Result types and verifiers of ContractionOps.td.
//
//===----------------------------------------------------------------------===//

#include "Infer.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace trc::stablehlo;

//===----------------------------------------------------------------------===//
// DotGeneralOp
//===----------------------------------------------------------------------===//

static LogicalResult checkExtents(Emit emit, StringRef label, StringRef what,
                                  RankedTensorType lhs, RankedTensorType rhs,
                                  Dims lhsDims, Dims rhsDims) {
  for (auto [a, b] : llvm::zip_equal(lhsDims, rhsDims))
    if (lhs.getDimSize(a) != rhs.getDimSize(b))
      return emit() << label << ": expected " << what << " dimension " << b
                    << " of rhs to have extent " << lhs.getDimSize(a)
                    << ", got " << rhs.getDimSize(b);
  return success();
}

LogicalResult DotGeneralOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto lhs = tensorOf(getLhs()), rhs = tensorOf(getRhs());
  auto result = tensorOf(getResult());
  DotDimensionNumbersAttr dims = getDotDimensionNumbers();
  Dims lhsBatch = dims.getLhsBatchingDimensions(),
       rhsBatch = dims.getRhsBatchingDimensions(),
       lhsSum = dims.getLhsContractingDimensions(),
       rhsSum = dims.getRhsContractingDimensions();
  if (failed(checkSize(emit, "dot_general_c1", "batching dimensions of rhs",
                       rhsBatch.size(), lhsBatch.size())) ||
      failed(checkSize(emit, "dot_general_c2", "contracting dimensions of rhs",
                       rhsSum.size(), lhsSum.size())) ||
      failed(checkUnique(emit, "dot_general_c3", "dimensions of lhs",
                         joined(lhsBatch, lhsSum))) ||
      failed(checkUnique(emit, "dot_general_c4", "dimensions of rhs",
                         joined(rhsBatch, rhsSum))) ||
      failed(checkInRange(emit, "dot_general_c5", "batching dimensions of lhs",
                          lhsBatch, lhs.getRank())) ||
      failed(checkInRange(emit, "dot_general_c6",
                          "contracting dimensions of lhs", lhsSum,
                          lhs.getRank())) ||
      failed(checkInRange(emit, "dot_general_c7", "batching dimensions of rhs",
                          rhsBatch, rhs.getRank())) ||
      failed(checkInRange(emit, "dot_general_c8",
                          "contracting dimensions of rhs", rhsSum,
                          rhs.getRank())) ||
      failed(checkExtents(emit, "dot_general_c9", "batching", lhs, rhs,
                          lhsBatch, rhsBatch)) ||
      failed(checkExtents(emit, "dot_general_c10", "contracting", lhs, rhs,
                          lhsSum, rhsSum)))
    return failure();
  // An empty list is what JAX means by no preference.
  if (auto precision = getPrecisionConfig(); precision && !precision->empty())
    if (failed(checkSize(emit, "dot_general_c11", "precisions",
                         precision->size(), 2)))
      return failure();
  // The specification wants one type; JAX prints gradients of bf16 attention
  // with factors in f32 and bf16, which XLA takes.
  bool floats = isFloatElement(lhs.getElementType());
  if (!floats || !isFloatElement(rhs.getElementType()))
    if (failed(checkSameElement(emit, "dot_general_c13", "rhs", lhs, rhs)))
      return failure();
  if (floats != isFloatElement(result.getElementType()))
    return emitOpError("dot_general_c13: expected a result of ")
           << (floats ? "floating point" : "integer")
           << " elements like those of the operands, got "
           << result.getElementType();
  SmallVector<int64_t> shape;
  for (int64_t dim : lhsBatch)
    shape.push_back(lhs.getDimSize(dim));
  auto rest = [&](RankedTensorType type, Dims batch, Dims sum) {
    for (int64_t i = 0; i < type.getRank(); ++i)
      if (!llvm::is_contained(batch, i) && !llvm::is_contained(sum, i))
        shape.push_back(type.getDimSize(i));
  };
  rest(lhs, lhsBatch, lhsSum);
  rest(rhs, rhsBatch, rhsSum);
  if (result.getShape() != Dims(shape))
    return emitOpError("dot_general_c12: expected a result of shape ")
           << show(shape) << ", got " << show(result.getShape());
  return success();
}

//===----------------------------------------------------------------------===//
// ConvolutionOp
//===----------------------------------------------------------------------===//

LogicalResult ConvolutionOp::verify() {
  auto emit = [&] { return emitOpError(); };
  auto lhs = tensorOf(getLhs()), rhs = tensorOf(getRhs());
  auto result = tensorOf(getResult());
  int64_t rank = lhs.getRank();
  if (rank != rhs.getRank() || rank < 2)
    return emitOpError("convolution_c1: expected operands of one rank, at "
                       "least 2, got ")
           << rank << " and " << rhs.getRank();
  auto list = [&](StringRef size, StringRef least, StringRef what,
                  std::optional<Dims> values) {
    if (!values)
      return success();
    if (failed(checkSize(emit, size, what, values->size(), rank - 2)))
      return failure();
    return checkAtLeast(emit, least, what, *values, 1);
  };
  SmallVector<std::pair<int64_t, int64_t>> padding;
  if (failed(list("convolution_c2", "convolution_c3", "window strides",
                  getWindowStrides())) ||
      failed(readPadding(emit, "convolution_c4", getPadding(), rank - 2,
                         padding)) ||
      failed(list("convolution_c5", "convolution_c6", "lhs dilations",
                  getLhsDilation())) ||
      failed(list("convolution_c7", "convolution_c8", "rhs dilations",
                  getRhsDilation())))
    return failure();
  if (getWindowReversal() &&
      failed(checkSize(emit, "convolution_c9", "window reversals",
                       getWindowReversal()->size(), rank - 2)))
    return failure();
  ConvDimensionNumbersAttr dims = getDimensionNumbers();
  // That the numbers are those of all dimensions, each once (c13, c18, c20), is
  // so by the notation of the attribute.
  if (failed(checkSize(emit, "convolution_c12",
                       "spatial dimensions of the input",
                       dims.getInputSpatialDimensions().size(), rank - 2)) ||
      failed(checkSize(emit, "convolution_c17",
                       "spatial dimensions of the kernel",
                       dims.getKernelSpatialDimensions().size(), rank - 2)) ||
      failed(checkSize(emit, "convolution_c19",
                       "spatial dimensions of the output",
                       dims.getOutputSpatialDimensions().size(), rank - 2)))
    return failure();
  int64_t featureGroups = getFeatureGroupCount();
  int64_t batchGroups = getBatchGroupCount();
  if (failed(checkAtLeast(emit, "convolution_c21", "a feature_group_count",
                          {featureGroups}, 1)) ||
      failed(checkAtLeast(emit, "convolution_c22", "a batch_group_count",
                          {batchGroups}, 1)))
    return failure();
  if (featureGroups > 1 && batchGroups > 1)
    return emitOpError("convolution_c23: expected feature_group_count or "
                       "batch_group_count to be 1, got ")
           << featureGroups << " and " << batchGroups;
  int64_t batch = lhs.getDimSize(dims.getInputBatchDimension());
  int64_t feature = lhs.getDimSize(dims.getInputFeatureDimension());
  int64_t kernelInput = rhs.getDimSize(dims.getKernelInputFeatureDimension());
  int64_t kernelOutput = rhs.getDimSize(dims.getKernelOutputFeatureDimension());
  auto divides = [&](StringRef label, StringRef what, int64_t value,
                     int64_t groups) -> LogicalResult {
    if (value % groups != 0)
      return emit() << label << ": expected " << what << " to be a multiple of "
                    << groups << ", got " << value;
    return success();
  };
  if (failed(divides("convolution_c10", "the batch of the input", batch,
                     batchGroups)) ||
      failed(divides("convolution_c11", "the features of the input", feature,
                     featureGroups)))
    return failure();
  if (kernelInput != feature / featureGroups)
    return emitOpError("convolution_c14: expected a kernel with ")
           << feature / featureGroups << " input features, got " << kernelInput;
  if (failed(divides("convolution_c15", "the output features of the kernel",
                     kernelOutput, batchGroups)) ||
      failed(divides("convolution_c16", "the output features of the kernel",
                     kernelOutput, featureGroups)))
    return failure();
  if (auto precision = getPrecisionConfig(); precision && !precision->empty())
    if (failed(checkSize(emit, "convolution_c24", "precisions",
                         precision->size(), 2)))
      return failure();
  if (failed(checkSameElement(emit, "convolution_c27", "rhs", lhs, rhs)))
    return failure();
  bool floats = isFloatElement(lhs.getElementType());
  if (floats != isFloatElement(result.getElementType()))
    return emitOpError("convolution_c27: expected a result of ")
           << (floats ? "floating point" : "integer")
           << " elements like those of the operands, got "
           << result.getElementType();
  if (failed(checkSize(emit, "convolution_c26", "dimensions of the result",
                       result.getRank(), rank)))
    return failure();
  SmallVector<int64_t> input, kernel, shape(rank);
  for (int64_t dim : dims.getInputSpatialDimensions())
    input.push_back(lhs.getDimSize(dim));
  for (int64_t dim : dims.getKernelSpatialDimensions())
    kernel.push_back(rhs.getDimSize(dim));
  Windows windows = {kernel, getWindowStrides().value_or(Dims()),
                     getLhsDilation().value_or(Dims()),
                     getRhsDilation().value_or(Dims()), padding};
  SmallVector<int64_t> counts = countWindows(input, windows);
  shape[dims.getOutputBatchDimension()] = batch / batchGroups;
  shape[dims.getOutputFeatureDimension()] = kernelOutput;
  for (auto [dim, count] :
       llvm::zip_equal(dims.getOutputSpatialDimensions(), counts))
    shape[dim] = count;
  if (result.getShape() != Dims(shape))
    return emitOpError("convolution_c25: expected a result of shape ")
           << show(shape) << ", got " << show(result.getShape());
  return success();
}

//===----------------------------------------------------------------------===//
// Solvers
//===----------------------------------------------------------------------===//

static LogicalResult infer(TriangularSolveOp::Adaptor op, Emit emit,
                           Types &types) {
  auto a = tensorOf(op.getA()), b = tensorOf(op.getB());
  if (failed(checkSameElement(emit, "triangular_solve_c1", "b", a, b)))
    return failure();
  int64_t rank = a.getRank();
  if (rank != b.getRank() || rank < 2)
    return emit() << "triangular_solve_c2: expected a and b of one rank, at "
                     "least 2, got "
                  << rank << " and " << b.getRank();
  int64_t n = a.getDimSize(rank - 1);
  bool batch = a.getShape().drop_back(2) == b.getShape().drop_back(2);
  if (!batch || a.getDimSize(rank - 2) != n ||
      b.getDimSize(op.getLeftSide() ? rank - 2 : rank - 1) != n)
    return emit() << "triangular_solve_c3: expected square matrices a that "
                     "match b, got "
                  << a << " and " << b;
  if (op.getTransposeA() == Transpose::TRANSPOSE_INVALID)
    return emit() << "triangular_solve_i6: expected NO_TRANSPOSE, TRANSPOSE or "
                     "ADJOINT, got TRANSPOSE_INVALID";
  types.push_back(b);
  return success();
}
TRC_INFER(TriangularSolveOp, "triangular_solve_c4")

static LogicalResult infer(CholeskyOp::Adaptor op, Emit emit, Types &types) {
  auto a = tensorOf(op.getA());
  int64_t rank = a.getRank();
  if (rank < 2)
    return emit() << "cholesky_c2: expected a tensor of rank 2 or more, got "
                  << a;
  if (a.getDimSize(rank - 2) != a.getDimSize(rank - 1))
    return emit() << "cholesky_c3: expected square matrices, got "
                  << a.getDimSize(rank - 2) << " by " << a.getDimSize(rank - 1);
  types.push_back(a);
  return success();
}
TRC_INFER(CholeskyOp, "cholesky_c1")
