//===- ConvolutionRoles.h - tensors of convolutions by role -----*- C++ -*-===//
//
// One formula of `stablehlo.convolution` is three operations of a library:
//
//   forward      destination = source * weights
//   by source    the gradient of that by the source: the input is the
//                destination's gradient, spread by the strides, the taps run
//                the other way
//   by weights   its gradient by the weights: images and channels have changed
//                places, the kernel operand is the gradient of the destination,
//                which is as large as an image, and the result is small
//
// Strides of the one are dilations of the other. Nothing but integers here.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONROLES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONROLES_H

#include "ConvolutionShape.h"
#include "OneDnn.h"

#include <optional>

namespace trc::runtime::host {

/// An operand of the convolution with its dimensions in a library's order;
/// strides in elements.
struct StridedTensor {
  unsigned operand;
  ElementType type;
  Ints extents, strides;
};

struct ConvolutionRoles {
  onednn::Convolution::Kind kind;
  /// [images, features, spatial..]
  StridedTensor source, destination;
  /// [groups, outputs, inputs, taps..], with one group without the first.
  StridedTensor weights;
  Ints strides, gaps, low, high;
  /// Whether the operand has the taps of a dimension last one first.
  std::vector<bool> flipped;

  /// None where no such operation is the same.
  static std::optional<ConvolutionRoles> of(const ConvolutionShape &shape);
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_CONVOLUTIONROLES_H
