//===- Window.cpp - a window that slides over a tensor --------------------===//

#include "Window.h"

#include <cstdlib>

namespace trc::runtime::host {

static int64_t dilated(int64_t extent, int64_t dilation) {
  return extent == 0 ? 0 : (extent - 1) * dilation + 1;
}

Window Window::read(Binding &binding, IntsRef shape) {
  Window window;
  size_t rank = shape.size();
  window.shape.assign(shape.begin(), shape.end());
  window.strides = rowMajorStrides(shape);
  window.dimensions = binding.ints("window_dimensions", rank);
  window.steps = binding.intsOr("window_strides", rank, 1);
  window.baseDilations = binding.intsOr("base_dilations", rank, 1);
  window.windowDilations = binding.intsOr("window_dilations", rank, 1);
  Ints padding = binding.intsOr("padding", 2 * rank, 0);
  binding.require(rank <= mostDimensions, "rank is too large");
  // Bounded, so that positions cannot overflow.
  constexpr int64_t limit = int64_t(1) << 30;
  int64_t total = 1;
  for (size_t i = 0; i < rank; ++i) {
    window.low.push_back(padding[2 * i]);
    window.high.push_back(padding[2 * i + 1]);
    auto inRange = [&](int64_t value) { return 0 < value && value < limit; };
    if (!binding.require(
            inRange(window.dimensions[i]) && inRange(window.steps[i]) &&
                inRange(window.baseDilations[i]) &&
                inRange(window.windowDilations[i]) &&
                (-limit < window.low[i] && window.low[i] < limit) &&
                (-limit < window.high[i] && window.high[i] < limit) &&
                shape[i] < limit,
            "the window is out of range in dimension " + std::to_string(i)) ||
        !binding.require(total <= (int64_t(1) << 40) / window.dimensions[i],
                         "the window is too large"))
      break;
    total *= window.dimensions[i];
  }
  return window;
}

Ints Window::places() const {
  Ints result;
  for (size_t i = 0; i < shape.size(); ++i) {
    int64_t padded = low[i] + dilated(shape[i], baseDilations[i]) + high[i];
    int64_t span = dilated(dimensions[i], windowDilations[i]);
    result.push_back(
        padded <= 0 || span > padded ? 0 : (padded - span) / steps[i] + 1);
  }
  return result;
}

} // namespace trc::runtime::host
