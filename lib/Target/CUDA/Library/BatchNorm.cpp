//===- BatchNorm.cpp - the batch normalisation family ---------------------===//
//
// Rarely called: `legalize-operations` expands them where it can.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"

#include "schema/TensorNumbers.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using mlir::LogicalResult;
using mlir::success;

using Kernels = SmallVectorImpl<GeneratedKernel>;

namespace {

/// The calls' tensors, each with its first result.
namespace inference {
constexpr TensorNumbers tensors("stablehlo.batch_norm_inference");
constexpr unsigned operand = tensors["operand"], result = tensors["result"];
} // namespace inference

namespace training {
constexpr TensorNumbers tensors("stablehlo.batch_norm_training");
constexpr unsigned output = tensors["output"];
static_assert(tensors["operand"] == inference::operand);
} // namespace training

namespace gradient {
constexpr TensorNumbers tensors("stablehlo.batch_norm_grad");
constexpr unsigned gradOperand = tensors["grad_operand"];
static_assert(tensors["operand"] == inference::operand);
} // namespace gradient

} // namespace

/// `reads` operands, then results, are passed to `Feature::function`.
static LogicalResult emitFeature(const LibraryRequest &request, StringRef name,
                                 StringRef function, unsigned reads,
                                 Kernels &kernels) {
  CallReader call(request);
  int64_t feature = call.integerOr("feature_index", 0);
  ArrayRef<int64_t> shape = call.shape(inference::operand);
  if (shape[feature] == 0)
    return success();
  LibraryText text(name, 256);
  text.include("trc/batch_norm.cuh");
  text.body << "  Feature<" << call.element(inference::operand) << ", "
            << literal(shape[feature]) << ", "
            << literal(productOf(shape.drop_front(feature + 1))) << ", "
            << literal(productOf(shape.take_front(feature)))
            << ">::" << function << "(";
  for (unsigned i = 0; i < call.numOperands(); ++i)
    text.body << text.operand(i, call.stored(i),
                              i < reads ? LibraryText::Read
                                        : LibraryText::Written)
              << ", ";
  uint64_t bits = bit_cast<uint64_t>(call.numberOr("epsilon", 0));
  text.body << "__longlong_as_double(" << literal(int64_t(bits)) << "));\n";
  kernels.push_back(text.finish(shape[feature]));
  return success();
}

LogicalResult cuda::generateBatchNormInference(const LibraryRequest &request,
                                               Kernels &kernels) {
  return emitFeature(request, "batch_norm_inference", "infer",
                     inference::result, kernels);
}

LogicalResult cuda::generateBatchNormTraining(const LibraryRequest &request,
                                              Kernels &kernels) {
  return emitFeature(request, "batch_norm_training", "train", training::output,
                     kernels);
}

LogicalResult cuda::generateBatchNormGrad(const LibraryRequest &request,
                                          Kernels &kernels) {
  return emitFeature(request, "batch_norm_grad", "differentiate",
                     gradient::gradOperand, kernels);
}
