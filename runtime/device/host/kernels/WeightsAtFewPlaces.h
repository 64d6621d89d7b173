//===- WeightsAtFewPlaces.h - gradients of small images' weights *- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_WEIGHTSATFEWPLACES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_WEIGHTSATFEWPLACES_H

#include "ConvolutionRoles.h"

namespace trc::runtime::host {

/// A gradient by the weights as a matrix product for each tap, written where
/// the result is: where images are so few and small, and weights so many, that
/// to write these takes as long as the sums. Null for other convolutions, types
/// and layouts (f32, channels innermost, weights with the result's channels
/// innermost).
std::unique_ptr<BoundKernel>
makeWeightsAtFewPlaces(const ConvolutionRoles &roles);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_WEIGHTSATFEWPLACES_H
