//===- Window.cpp - reduce_window and select_and_scatter ------------------===//
//
// Both slide a window over a padded, dilated operand. `sourcePosition` says
// which element lies under a window position, or none: padding, or a gap that
// dilation made.
//
//===----------------------------------------------------------------------===//

#include "trc/Reference/Index.h"
#include "trc/Reference/Reduction.h"

#include "Accumulator.h"

#include <algorithm>

namespace trc::reference {

static int64_t dilated(int64_t extent, int64_t dilation) {
  return extent == 0 ? 0 : (extent - 1) * dilation + 1;
}

static Sizes resultShape(SizesRef shape, const Window &window) {
  Sizes result;
  for (size_t i = 0; i < shape.size(); ++i) {
    int64_t padded = window.low[i] +
                     dilated(shape[i], window.baseDilations[i]) +
                     window.high[i];
    int64_t span = dilated(window.dimensions[i], window.windowDilations[i]);
    bool empty = padded == 0 || span > padded;
    result.push_back(empty ? 0 : (padded - span) / window.strides[i] + 1);
  }
  return result;
}

/// The operand's element under position `inner` of the window at `outer`.
static std::optional<Sizes> sourcePosition(SizesRef shape, const Window &window,
                                           SizesRef outer, SizesRef inner) {
  Sizes position(shape.size());
  for (size_t i = 0; i < shape.size(); ++i) {
    int64_t at = outer[i] * window.strides[i] +
                 inner[i] * window.windowDilations[i] - window.low[i];
    if (at < 0 || at % window.baseDilations[i] != 0)
      return std::nullopt;
    position[i] = at / window.baseDilations[i];
  }
  if (!isInside(shape, position))
    return std::nullopt;
  return position;
}

std::optional<Tensors> reduceWindow(TensorsRef operands, TensorsRef inits,
                                    const Window &window,
                                    const Combiner &combiner) {
  const Sizes &shape = operands[0].shape();
  Sizes strides = stridesOf(shape);
  Accumulator accumulator(inits, resultShape(shape, window), combiner);
  for (Odometer outer(resultShape(shape, window)); outer; ++outer) {
    for (Odometer inner(window.dimensions); inner; ++inner) {
      auto source = sourcePosition(shape, window, *outer, *inner);
      bool combined = source
                          ? accumulator.combine(outer.linear(), operands,
                                                linearIndex(strides, *source))
                          : accumulator.combine(outer.linear(), inits, 0);
      if (!combined)
        return std::nullopt;
    }
  }
  return accumulator.take();
}

std::optional<Tensor> selectAndScatter(const Tensor &operand,
                                       const Tensor &source, const Tensor &init,
                                       const Window &window,
                                       const Body &selector,
                                       const Combiner &combiner) {
  const Sizes &shape = operand.shape();
  Sizes strides = stridesOf(shape);
  Accumulator accumulator(std::span(&init, 1), shape, combiner);
  for (Odometer outer(source.shape()); outer; ++outer) {
    std::optional<int64_t> kept;
    for (Odometer inner(window.dimensions); inner; ++inner) {
      auto position = sourcePosition(shape, window, *outer, *inner);
      if (!position)
        continue;
      int64_t candidate = linearIndex(strides, *position);
      if (kept) {
        Tensor arguments[] = {operand.element(*kept),
                              operand.element(candidate)};
        std::optional<Tensors> keep = selector(arguments);
        if (!keep)
          return std::nullopt;
        if ((*keep)[0].getBool(0))
          continue;
      }
      kept = candidate;
    }
    if (kept &&
        !accumulator.combine(*kept, std::span(&source, 1), outer.linear()))
      return std::nullopt;
  }
  return accumulator.take()[0];
}

} // namespace trc::reference
