//===- ConvolutionShape.h - what a convolution is asked for -----*- C++ -*-===//
//
// `stablehlo.convolution` with its dimension numbers, groups and window read
// and checked: strides in place of dimension numbers, so that a kernel does not
// know how the tensors are laid out.
//
//   result[image, group, output, y] = sum over channel, tap
//     input[image, group, channel, x] * kernel[tap, channel, group, output]
//   x * inputDilation = y * step + tap * kernelDilation - low
//
// The groups of a batch (`batch_group_count`) are stretches of the input's
// images, those of features are stretches of its channels.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONSHAPE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONSHAPE_H

#include "Binding.h"

namespace trc::runtime::host {

/// Most spatial dimensions.
inline constexpr size_t mostSpatial = 16;

struct SpatialDimension {
  int64_t input, kernel, output; ///< extents
  int64_t inputStride, kernelStride, outputStride;
  int64_t step, low, inputDilation, kernelDilation;
  bool reversed; ///< the taps, last one first
};

struct ConvolutionShape {
  std::vector<SpatialDimension> spatial;
  int64_t images; ///< of the result
  int64_t inputImageStride, outputImageStride;
  int64_t channels; ///< input features of a group
  int64_t inputChannelStride, kernelChannelStride;
  int64_t outputs; ///< output features of a group
  int64_t kernelOutputStride, resultOutputStride;
  int64_t groups;
  int64_t groupImageStride, groupChannelStride; ///< in the input
  int64_t taps, places;
  ElementType types[3]; ///< input, kernel, result

  /// Reads the request of a convolution. Only meaningful where `binding` is
  /// still well afterwards: then no index leaves an operand.
  static ConvolutionShape read(Binding &binding);

  /// Multiplications with an addition each.
  double work() const {
    return static_cast<double>(groups * channels * outputs) *
           static_cast<double>(images * places) * static_cast<double>(taps);
  }
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONSHAPE_H
