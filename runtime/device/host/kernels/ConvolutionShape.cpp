//===- ConvolutionShape.cpp - what a convolution is asked for -------------===//

#include "ConvolutionShape.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

/// A dimension number, checked against the rank.
int64_t dimensionNumber(Binding &binding, const char *name, int64_t rank) {
  int64_t value = binding.integer(name);
  return binding.expectRange(name, Ints{value}, 0, rank) ? value : 0;
}

/// The dimensions of one tensor: two named ones and the spatial ones, which are
/// all different.
struct DimensionNumbers {
  int64_t first = 0, second = 0;
  Ints spatial;
};
DimensionNumbers readNumbers(Binding &binding, const char *first,
                             const char *second, const char *spatial,
                             int64_t rank) {
  DimensionNumbers result;
  result.first = dimensionNumber(binding, first, rank);
  result.second = dimensionNumber(binding, second, rank);
  result.spatial = binding.ints(spatial, rank - 2);
  Ints all = result.spatial;
  all.push_back(result.first);
  all.push_back(result.second);
  if (binding.expectRange(spatial, all, 0, rank))
    binding.expectDistinct(spatial, all);
  return result;
}

} // namespace

ConvolutionShape ConvolutionShape::read(Binding &binding) {
  binding.expectOperands(3);
  int64_t rank = binding.rank(binary_at::lhs);
  binding.require(rank >= 2 && rank <= static_cast<int64_t>(mostSpatial) + 2,
                  "rank " + std::to_string(rank) + " is not supported");
  binding.expectRank(binary_at::rhs, rank);
  binding.expectRank(binary_at::result, rank);
  if (!binding.ok())
    return {};
  DimensionNumbers in =
      readNumbers(binding, "input_batch_dimension", "input_feature_dimension",
                  "input_spatial_dimensions", rank);
  DimensionNumbers weights = readNumbers(
      binding, "kernel_output_feature_dimension",
      "kernel_input_feature_dimension", "kernel_spatial_dimensions", rank);
  DimensionNumbers out =
      readNumbers(binding, "output_batch_dimension", "output_feature_dimension",
                  "output_spatial_dimensions", rank);
  size_t spatial = rank - 2;
  Ints steps = binding.intsOr("window_strides", spatial, 1);
  Ints padding = binding.intsOr("padding", 2 * spatial, 0);
  Ints inputDilation = binding.intsOr("lhs_dilation", spatial, 1);
  Ints kernelDilation = binding.intsOr("rhs_dilation", spatial, 1);
  Ints reversal = binding.intsOr("window_reversal", spatial, 0);
  int64_t featureGroups = binding.integerOr("feature_group_count", 1);
  int64_t batchGroups = binding.integerOr("batch_group_count", 1);
  constexpr int64_t limit = int64_t(1) << 30;
  binding.require(featureGroups > 0 && batchGroups > 0 &&
                      (featureGroups == 1 || batchGroups == 1) &&
                      std::max(featureGroups, batchGroups) < limit,
                  "expected positive group counts, one of them 1");
  if (!binding.ok())
    return {};

  IntsRef a = binding.shape(binary_at::lhs), b = binding.shape(binary_at::rhs),
          c = binding.shape(binary_at::result);
  Ints strideA = rowMajorStrides(a), strideB = rowMajorStrides(b),
       strideC = rowMajorStrides(c);
  ConvolutionShape s;
  s.groups = featureGroups * batchGroups;
  s.images = c[out.first];
  s.channels = b[weights.second];
  s.outputs = b[weights.first] / s.groups;
  if (!binding.require(s.channels < limit && s.images < limit,
                       "too many features or images"))
    return {};
  binding.require(a[in.second] == s.channels * featureGroups,
                  "expected " + std::to_string(s.channels * featureGroups) +
                      " input features, got " + std::to_string(a[in.second]));
  binding.require(
      b[weights.first] % s.groups == 0 && c[out.second] == b[weights.first],
      "expected " + std::to_string(b[weights.first]) +
          " output features, a multiple of " + std::to_string(s.groups) +
          ", got " + std::to_string(c[out.second]));
  binding.require(a[in.first] == s.images * batchGroups,
                  "expected " + std::to_string(s.images * batchGroups) +
                      " images, got " + std::to_string(a[in.first]));
  s.inputImageStride = strideA[in.first];
  s.outputImageStride = strideC[out.first];
  s.inputChannelStride = strideA[in.second];
  s.kernelChannelStride = strideB[weights.second];
  s.kernelOutputStride = strideB[weights.first];
  s.resultOutputStride = strideC[out.second];
  s.groupImageStride = batchGroups > 1 ? s.images * s.inputImageStride : 0;
  s.groupChannelStride =
      featureGroups > 1 ? s.channels * s.inputChannelStride : 0;
  s.taps = s.places = 1;
  for (size_t i = 0; i < spatial && binding.ok(); ++i) {
    SpatialDimension d;
    d.input = a[in.spatial[i]];
    d.kernel = b[weights.spatial[i]];
    d.output = c[out.spatial[i]];
    d.inputStride = strideA[in.spatial[i]];
    d.kernelStride = strideB[weights.spatial[i]];
    d.outputStride = strideC[out.spatial[i]];
    d.step = steps[i];
    d.low = padding[2 * i];
    d.inputDilation = inputDilation[i];
    d.kernelDilation = kernelDilation[i];
    d.reversed = reversal[i] != 0;
    auto inRange = [&](int64_t value) { return 0 < value && value < limit; };
    binding.require(
        inRange(d.step) && inRange(d.inputDilation) &&
            inRange(d.kernelDilation) && (-limit < d.low && d.low < limit) &&
            d.input < limit && d.kernel < limit && d.output < limit,
        "the window is out of range in spatial dimension " + std::to_string(i));
    s.taps *= d.kernel;
    s.places *= d.output;
    s.spatial.push_back(d);
  }
  for (size_t i = 0; i < 3; ++i) {
    s.types[i] = binding.type(i);
    binding.require(isFloat(s.types[i]) ==
                        isFloat(binding.type(binary_at::result)),
                    "floating-point and integer types are mixed");
  }
  return s;
}

} // namespace trc::runtime::host
