//===- Convolution.cpp - stablehlo.convolution ----------------------------===//
//
// A thread per element of the result: trc/convolution.cuh.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"
#include "ProblemText.h"

#include "schema/TensorNumbers.h"

using namespace trc;
using namespace trc::cuda;
using namespace llvm;
using kernel::ElementType;
using mlir::LogicalResult;
using mlir::success;

LogicalResult
cuda::generateConvolution(const LibraryRequest &request,
                          SmallVectorImpl<GeneratedKernel> &kernels) {
  CallReader call(request);
  ArrayRef<int64_t> in = call.shape(binary_at::lhs),
                    weights = call.shape(binary_at::rhs),
                    out = call.shape(binary_at::result);
  int64_t elements = call.elements(binary_at::result);
  if (elements == 0)
    return success();
  auto number = [&](StringRef name) { return call.integerOr(name, 0); };
  size_t spatial = out.size() - 2;
  Extents inSpatial = call.list("input_spatial_dimensions");
  Extents kernelSpatial = call.list("kernel_spatial_dimensions");
  Extents outSpatial = call.list("output_spatial_dimensions");
  Extents padding = call.listOr("padding", 2 * spatial, 0);
  int64_t featureGroups = call.integerOr("feature_group_count", 1);
  int64_t batchGroups = call.integerOr("batch_group_count", 1);
  Extents inSteps = stridesOf(in), kernelSteps = stridesOf(weights);
  int64_t outBatch = number("output_batch_dimension");
  int64_t outFeature = number("output_feature_dimension");
  int64_t channels = weights[number("kernel_input_feature_dimension")];
  int64_t perGroup = out[outFeature] / (featureGroups * batchGroups);
  int64_t imageStep = inSteps[number("input_batch_dimension")];
  int64_t channelStep = inSteps[number("input_feature_dimension")];
  // From one group to the next, in the input; there are groups of one kind.
  int64_t groupStep = batchGroups > 1     ? out[outBatch] * imageStep
                      : featureGroups > 1 ? channels * channelStep
                                          : 0;

  Extents filterSteps, low, steps, shape, places, window;
  for (size_t i = 0; i < spatial; ++i) {
    shape.push_back(in[inSpatial[i]]);
    steps.push_back(inSteps[inSpatial[i]]);
    places.push_back(out[outSpatial[i]]);
    window.push_back(weights[kernelSpatial[i]]);
    filterSteps.push_back(kernelSteps[kernelSpatial[i]]);
    low.push_back(padding[2 * i]);
  }
  LibraryText text("convolution", 256);
  text.include("trc/convolution.cuh");
  text.useIndicesFor(std::max({elements, call.elements(binary_at::lhs),
                               call.elements(binary_at::rhs)}));
  ProblemText problem(text);
  problem.type("Sum", call.type(binary_at::result) == ElementType::F64 ? "f64"
                      : kernel::isFloat(call.type(binary_at::result))  ? "f32"
                                                                       : "u64");
  problem.type("Input", call.element(binary_at::lhs));
  problem.type("Filter", call.element(binary_at::rhs));
  problem.type("Output", call.element(binary_at::result));
  problem.type("Offset", text.indexType());
  problem.numbers("Shape", shape);
  problem.numbers("Steps", steps);
  problem.numbers("Places", places);
  problem.numbers("WindowExtents", window);
  problem.numbers("WindowSteps", call.listOr("window_strides", spatial, 1));
  problem.numbers("WindowDilations", call.listOr("rhs_dilation", spatial, 1));
  problem.numbers("BaseDilations", call.listOr("lhs_dilation", spatial, 1));
  problem.numbers("Low", low);
  problem.numbers("Reversed", call.listOr("window_reversal", spatial, 0));
  problem.numbers("Result", out);
  problem.numbers("ResultSpatial", outSpatial);
  problem.number("resultBatch", outBatch);
  problem.number("resultFeature", outFeature);
  problem.number("elements", elements);
  problem.number("channels", channels);
  problem.number("groupFeatures", perGroup);
  problem.number("imageStep", imageStep);
  problem.number("channelStep", channelStep);
  problem.number("groupStep", groupStep);
  problem.numbers("FilterSteps", filterSteps);
  problem.number("filterChannelStep",
                 kernelSteps[number("kernel_input_feature_dimension")]);
  problem.number("filterFeatureStep",
                 kernelSteps[number("kernel_output_feature_dimension")]);
  problem.finish();
  std::string input = text.operand(binary_at::lhs, call.stored(binary_at::lhs),
                                   LibraryText::Read);
  std::string filter = text.operand(binary_at::rhs, call.stored(binary_at::rhs),
                                    LibraryText::Read);
  text.body << "  convolve<Problem>(" << input << ", " << filter << ", "
            << text.operand(binary_at::result, call.stored(binary_at::result),
                            LibraryText::Written)
            << ");\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}
