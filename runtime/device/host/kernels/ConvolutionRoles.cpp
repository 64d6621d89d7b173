//===- ConvolutionRoles.cpp - which tensor of a convolution is what -------===//

#include "ConvolutionRoles.h"

#include "schema/TensorNumbers.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

using Kind = onednn::Convolution::Kind;

/// The three operands, spatial extents still to be added.
struct Operands {
  StridedTensor input, kernel, result;
};

/// Images and channels as the formula has them: forward, or by source.
Operands inOrder(const ConvolutionShape &s) {
  Operands o = {{binary_at::lhs, s.types[binary_at::lhs], {}, {}},
                {binary_at::rhs, s.types[binary_at::rhs], {}, {}},
                {binary_at::result, s.types[binary_at::result], {}, {}}};
  o.input.extents = {s.images, s.groups * s.channels};
  o.input.strides = {s.inputImageStride, s.inputChannelStride};
  o.result.extents = {s.images, s.groups * s.outputs};
  o.result.strides = {s.outputImageStride, s.resultOutputStride};
  o.kernel.extents = {s.groups, s.outputs, s.channels};
  o.kernel.strides = {s.outputs * s.kernelOutputStride, s.kernelOutputStride,
                      s.kernelChannelStride};
  return o;
}

/// Images and channels of the input in each other's place; the result is the
/// weights.
Operands exchanged(const ConvolutionShape &s) {
  Operands o = inOrder(s);
  o.input.extents = {s.channels, s.groups * s.images};
  o.input.strides = {s.inputChannelStride, s.inputImageStride};
  o.kernel.extents = {s.channels, s.groups * s.outputs};
  o.kernel.strides = {s.kernelChannelStride, s.kernelOutputStride};
  o.result.extents = {s.groups, s.outputs, s.images};
  o.result.strides = {s.outputs * s.resultOutputStride, s.resultOutputStride,
                      s.outputImageStride};
  return o;
}

void addSpatial(const ConvolutionShape &s, Operands &o) {
  for (const SpatialDimension &d : s.spatial) {
    o.input.extents.push_back(d.input);
    o.input.strides.push_back(d.inputStride);
    o.kernel.extents.push_back(d.kernel);
    o.kernel.strides.push_back(d.kernelStride);
    o.result.extents.push_back(d.output);
    o.result.strides.push_back(d.outputStride);
  }
}

/// One spatial dimension of the library's operation: how far a tap is from the
/// next, `source = destination * stride + tap * dilation - low`.
struct Axis {
  int64_t source, taps, destination;
  int64_t stride, dilation, low;
  bool flipped;
};

Axis axisOf(const SpatialDimension &d, Kind kind, bool spreads) {
  switch (kind) {
  case Kind::Forward:
    return {d.input,          d.kernel, d.output,  d.step,
            d.kernelDilation, d.low,    d.reversed};
  case Kind::BySource:
    return {d.output,         d.kernel,
            d.input,          d.inputDilation,
            d.kernelDilation, (d.kernel - 1) * d.kernelDilation - d.low,
            !d.reversed};
  case Kind::ByWeights:
    break;
  }
  if (!spreads)
    return {d.input, d.output, d.kernel, d.kernelDilation,
            d.step,  d.low,    false};
  return {d.kernel, d.output,
          d.input,  d.inputDilation,
          d.step,   (d.output - 1) * d.step - d.low,
          true};
}

bool isOnly(const ConvolutionShape &s,
            bool (*holds)(const SpatialDimension &)) {
  return std::all_of(s.spatial.begin(), s.spatial.end(), holds);
}

} // namespace

std::optional<ConvolutionRoles>
ConvolutionRoles::of(const ConvolutionShape &s) {
  const bool spreads = !isOnly(
      s, [](const SpatialDimension &d) { return d.inputDilation == 1; });
  const bool ordered =
      isOnly(s, [](const SpatialDimension &d) { return !d.reversed; });
  const bool byBatch = s.groupImageStride != 0;
  // Images lie farther apart than channels; where they do not, the formula has
  // exchanged them. Of one image, or of one channel, the result tells.
  const bool swapped = s.inputImageStride == s.inputChannelStride
                           ? s.taps > s.places
                           : s.inputImageStride < s.inputChannelStride;
  ConvolutionRoles roles;
  if (byBatch || swapped) {
    roles.kind = Kind::ByWeights;
    const bool dense = isOnly(
        s, [](const SpatialDimension &d) { return d.kernelDilation == 1; });
    // Groups of features would have their own images here.
    if (s.groupChannelStride != 0 || !ordered || (spreads && !dense))
      return std::nullopt;
  } else if (spreads) {
    roles.kind = Kind::BySource;
    if (!isOnly(s, [](const SpatialDimension &d) { return d.step == 1; }))
      return std::nullopt;
  } else {
    roles.kind = Kind::Forward;
  }

  const bool exchanges = roles.kind == Kind::ByWeights;
  Operands o = exchanges ? exchanged(s) : inOrder(s);
  addSpatial(s, o);
  roles.weights = exchanges ? o.result : o.kernel;
  roles.source = o.input;
  roles.destination = exchanges ? o.kernel : o.result;
  if (spreads)
    std::swap(roles.source, roles.destination);
  // [groups, outputs, inputs]: of a library's source and destination.
  if (spreads) {
    std::swap(roles.weights.extents[1], roles.weights.extents[2]);
    std::swap(roles.weights.strides[1], roles.weights.strides[2]);
  }
  if (s.groups == 1) {
    roles.weights.extents.erase(roles.weights.extents.begin());
    roles.weights.strides.erase(roles.weights.strides.begin());
  }

  for (const SpatialDimension &d : s.spatial) {
    const Axis axis = axisOf(d, roles.kind, spreads);
    // What is left of the source on its far side may be padding, or not read.
    const int64_t high = (axis.destination - 1) * axis.stride +
                         (axis.taps - 1) * axis.dilation + 1 - axis.source -
                         axis.low;
    if (axis.low < 0 || high + axis.stride < 1)
      return std::nullopt;
    roles.strides.push_back(axis.stride);
    roles.gaps.push_back(axis.dilation - 1);
    roles.low.push_back(axis.low);
    roles.high.push_back(high);
    roles.flipped.push_back(axis.flipped);
  }
  return roles;
}

} // namespace trc::runtime::host
