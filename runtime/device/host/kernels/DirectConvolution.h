//===- DirectConvolution.h - convolutions by oneDNN -------------*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_DIRECTCONVOLUTION_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_DIRECTCONVOLUTION_H

#include "ConvolutionRoles.h"

namespace trc::runtime::host {

/// The convolution as one of oneDNN's (`roles` are the shape's), forward or a
/// gradient; null where the library is absent or has none that is fast for it,
/// where the types are not f32 or bf16, and where there is so little to do that
/// generating code for it would not pay.
std::unique_ptr<BoundKernel>
makeDirectConvolution(const ConvolutionShape &shape,
                      const ConvolutionRoles &roles);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_DIRECTCONVOLUTION_H
