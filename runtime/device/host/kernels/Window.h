//===- Window.h - a window that slides over a tensor ------------*- C++ -*-===//
//
// The window of reduce_window and select_and_scatter: padding at both ends (it
// may be negative), gaps between the tensor's elements (base dilation) and
// between the window's (window dilation).
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_WINDOW_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_WINDOW_H

#include "Binding.h"

namespace trc::runtime::host {

struct Window {
  static constexpr size_t mostDimensions = 32;

  Ints shape, strides; ///< of the tensor below the window
  Ints dimensions, steps, baseDilations, windowDilations, low, high;

  /// Reads the attributes for a tensor of `shape`.
  static Window read(Binding &binding, IntsRef shape);
  /// How many places the window has in each dimension.
  Ints places() const;
  /// Positions within the window.
  int64_t size() const { return countElements(dimensions); }

  /// Calls `function(offset)` for each position of the window at `place`, in
  /// row-major order; the offset is -1 for padding and gaps.
  template <typename Function>
  void forEach(const int64_t *place, Function function) const {
    int64_t rank = shape.size(), position[mostDimensions] = {};
    int64_t total = size();
    for (int64_t n = 0; n < total; ++n) {
      int64_t offset = 0;
      for (int64_t i = 0; i < rank && offset >= 0; ++i) {
        int64_t at =
            place[i] * steps[i] + position[i] * windowDilations[i] - low[i];
        int64_t element = at / baseDilations[i];
        if (at < 0 || at % baseDilations[i] != 0 || element >= shape[i])
          offset = -1;
        else
          offset += element * strides[i];
      }
      function(offset);
      for (int64_t i = rank; i-- > 0;) {
        if (++position[i] < dimensions[i])
          break;
        position[i] = 0;
      }
    }
  }
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_WINDOW_H
