//===- RunningWindow.h - running sums and their kin -------------*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_RUNNINGWINDOW_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_RUNNINGWINDOW_H

#include "Combiner.h"
#include "Window.h"

namespace trc::runtime::host {

/// The kernel of a reduce_window whose windows are all elements up to each (or
/// from each on) along one dimension, as JAX writes `cumsum`: a step for each
/// element instead of one for each pair. Null where the windows are others, or
/// the combiner is not one known operation that need not be rounded each time.
std::unique_ptr<BoundKernel> makeRunningWindow(const Combiner &combiner,
                                               const Window &window);

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_RUNNINGWINDOW_H
