//===- Convolution.cpp - stablehlo.convolution ----------------------------===//
//
// Straight: a thread per element of the result goes over the taps and the
// channels. Products and sums in f32 (f64 for f64), fused as contractions are;
// integers wrap.
//
//===----------------------------------------------------------------------===//

#include "CallReader.h"
#include "Generators.h"

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
  ArrayRef<int64_t> in = call.shape(0), weights = call.shape(1),
                    out = call.shape(2);
  int64_t elements = call.elements(2);
  if (elements == 0)
    return success();
  auto number = [&](StringRef name) { return call.integerOr(name, 0); };
  size_t spatial = out.size() - 2;
  Extents inSpatial = call.list("input_spatial_dimensions");
  Extents kernelSpatial = call.list("kernel_spatial_dimensions");
  Extents outSpatial = call.list("output_spatial_dimensions");
  Extents steps = call.listOr("window_strides", spatial, 1);
  Extents padding = call.listOr("padding", 2 * spatial, 0);
  Extents inDilation = call.listOr("lhs_dilation", spatial, 1);
  Extents kernelDilation = call.listOr("rhs_dilation", spatial, 1);
  Extents reversal = call.listOr("window_reversal", spatial, 0);
  int64_t featureGroups = call.integerOr("feature_group_count", 1);
  int64_t batchGroups = call.integerOr("batch_group_count", 1);
  Extents inSteps = stridesOf(in), kernelSteps = stridesOf(weights);
  int64_t outBatch = number("output_batch_dimension");
  int64_t outFeature = number("output_feature_dimension");
  int64_t channels = weights[number("kernel_input_feature_dimension")];
  int64_t perGroup = out[outFeature] / (featureGroups * batchGroups);
  int64_t imageStep = inSteps[number("input_batch_dimension")];
  int64_t channelStep = inSteps[number("input_feature_dimension")];

  bool isFloat = kernel::isFloat(call.type(2));
  StringRef sum = call.type(2) == ElementType::F64 ? "f64"
                  : isFloat                        ? "f32"
                                                   : "u64";
  LibraryText text("convolution", 256);
  text.include("trc/elements.cuh");
  text.useIndicesFor(std::max({elements, call.elements(0), call.elements(1)}));
  std::string input = text.operand(0, call.stored(0), LibraryText::Read);
  std::string filter = text.operand(1, call.stored(1), LibraryText::Read);
  std::string result = text.operand(2, call.stored(2), LibraryText::Written);
  text.beginItems(elements);
  StringRef index = text.indexType();
  SmallVector<std::string> at = text.splitIndex("item", out, "o", "  ");
  raw_string_ostream &os = text.body;
  os << "  const " << index << " group = " << at[outFeature] << " / "
     << literal(perGroup) << ";\n  " << index << " from = " << at[outBatch]
     << " * " << literal(imageStep);
  if (batchGroups > 1)
    os << " + group * " << literal(out[outBatch] * imageStep);
  if (featureGroups > 1)
    os << " + group * " << literal(channels * channelStep);
  os << ";\n  " << index << " with = " << at[outFeature] << " * "
     << literal(kernelSteps[number("kernel_output_feature_dimension")])
     << ";\n  " << sum << " sum = 0;\n";
  for (size_t i = 0; i < spatial; ++i)
    os << "  for (int t" << i << " = 0; t" << i << " < "
       << weights[kernelSpatial[i]] << "; ++t" << i << ")\n";
  os << "  {\n    bool inside = true;\n    " << index
     << " element = from, weight = with;\n";
  for (size_t i = 0; i < spatial; ++i) {
    std::string t = "t" + std::to_string(i);
    int64_t extent = weights[kernelSpatial[i]];
    os << "    {\n      const long long x = static_cast<long long>("
       << at[outSpatial[i]] << ") * " << literal(steps[i]) << " + "
       << (reversal[i] ? "(" + literal(extent - 1) + " - " + t + ")" : t)
       << " * " << literal(kernelDilation[i]) << " - ("
       << literal(padding[2 * i]) << ");\n      inside = inside && x >= 0";
    if (inDilation[i] != 1)
      os << " && x % " << inDilation[i] << " == 0";
    os << " && x / " << inDilation[i] << " < " << literal(in[inSpatial[i]])
       << ";\n      element += static_cast<" << index << ">(x / "
       << inDilation[i] << ") * " << literal(inSteps[inSpatial[i]])
       << ";\n      weight += " << t << " * "
       << literal(kernelSteps[kernelSpatial[i]]) << ";\n    }\n";
  }
  std::string a = "static_cast<" + sum.str() + ">(" + call.element(0).str() +
                  "::from_stored(" + input + "[element + c * " +
                  literal(channelStep) + "]))";
  std::string b =
      "static_cast<" + sum.str() + ">(" + call.element(1).str() +
      "::from_stored(" + filter + "[weight + c * " +
      literal(kernelSteps[number("kernel_input_feature_dimension")]) + "]))";
  os << "    if (inside)\n      for (" << index << " c = 0; c < "
     << literal(channels) << "; ++c)\n        sum "
     << (!isFloat       ? "+= " + a + " * " + b
         : sum == "f64" ? "= fma(" + a + ", " + b + ", sum)"
                        : "= fmaf(" + a + ", " + b + ", sum)")
     << ";\n  }\n  " << result << "[item] = ";
  if (call.type(2) == ElementType::I1)
    os << "sum != 0;\n";
  else
    os << "narrow<" << call.element(2) << ">(sum);\n";
  kernels.push_back(text.finish(ceilDivide(elements, 256)));
  return success();
}
