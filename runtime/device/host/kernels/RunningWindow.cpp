//===- RunningWindow.cpp - running sums and their kin ---------------------===//
//
// Sixteen rows at a time, so that the chains of operations hide each other's
// latency: a row is what runs along the dimension, and neighbouring rows are
// neighbours in memory unless the dimension is the innermost one.
//
// Windows also see padding, which is the initial value. Where combining two
// initial values gives another one (a sum that starts from 1), each result is
// combined with as many of them as its window has.
//
//===----------------------------------------------------------------------===//

#include "RunningWindow.h"

#include <algorithm>

namespace trc::runtime::host {

namespace {

constexpr int64_t lanes = 16, panelSteps = 64;

class RunningWindowKernel final : public BoundKernel {
public:
  RunningWindowKernel(Combiner combiner, int64_t rows, int64_t extent,
                      int64_t stride, bool backwards)
      : combiner(std::move(combiner)), rows(rows), extent(extent),
        stride(stride), backwards(backwards) {
    phases = {
        Phase{(rows + lanes - 1) / lanes, std::max<int64_t>(1, 2048 / extent)}};
  }

  Status run(unsigned, const RunArguments &arguments, int64_t begin,
             int64_t end) const override {
    inDomain(combiner.elementTypes()[0], [&](auto zero) {
      for (int64_t item = begin; item < end; ++item)
        runRows<decltype(zero)>(arguments, item * lanes,
                                std::min(rows - item * lanes, lanes));
    });
    return Status::success();
  }

private:
  template <typename T>
  void runRows(const RunArguments &arguments, int64_t first,
               int64_t count) const {
    const ElementType type = combiner.elementTypes()[0];
    const BlockFunction<T> function = combiner.function<T>();
    const ElementwiseOptions options{bitWidth(type)};
    const auto combine = [&](T *to, const T *with) {
      function(to, with, count, options);
    };
    int64_t offsets[lanes];
    for (int64_t lane = 0; lane < count; ++lane) {
      const int64_t row = first + lane;
      offsets[lane] = row / stride * stride * extent + row % stride;
    }
    T init[lanes], so[lanes], element[lanes], result[lanes];
    load(type, arguments.operands[reduction::initValues(1)], 0, 1, init);
    std::fill_n(init, count, init[0]);
    std::copy_n(init, count, so);
    combine(so, init);
    const bool paddingMatters = !(so[0] == init[0]);
    std::copy_n(init, count, so);

    T panel[lanes * panelSteps];
    for (int64_t done = 0; done < extent; done += panelSteps) {
      const int64_t steps = std::min(panelSteps, extent - done);
      const int64_t from = backwards ? extent - done - steps : done;
      copyPanel(
          offsets, count, from, steps,
          [&](int64_t at, int64_t number, T *values) {
            load(type, arguments.operands[reduction::inputs(1)], at, number,
                 values);
          },
          panel);
      for (int64_t i = 0; i < steps; ++i) {
        const int64_t step = backwards ? steps - 1 - i : i;
        for (int64_t lane = 0; lane < count; ++lane)
          element[lane] = panel[placeOf(lane, step)];
        combine(so, element);
        std::copy_n(so, count, result);
        for (int64_t n = done + i + 1; paddingMatters && n < extent; ++n)
          combine(result, init);
        for (int64_t lane = 0; lane < count; ++lane)
          panel[placeOf(lane, step)] = result[lane];
      }
      copyPanel(
          offsets, count, from, steps,
          [&](int64_t at, int64_t number, T *values) {
            store(type, arguments.operands[reduction::results(1)], at, number,
                  values);
          },
          panel);
    }
  }

  /// Where a panel has an element: as it lies in memory.
  int64_t placeOf(int64_t lane, int64_t step) const {
    return stride == 1 ? lane * panelSteps + step : step * lanes + lane;
  }

  /// Calls `copy(index, count, values)` for the stretches of a panel.
  template <typename T, typename Copy>
  void copyPanel(const int64_t *offsets, int64_t count, int64_t from,
                 int64_t steps, Copy copy, T *panel) const {
    if (stride == 1) {
      for (int64_t lane = 0; lane < count; ++lane)
        copy(offsets[lane] + from, steps, panel + placeOf(lane, 0));
      return;
    }
    for (int64_t step = 0; step < steps; ++step)
      for (int64_t lane = 0; lane < count;) {
        int64_t next = lane + 1;
        while (next < count && offsets[next] == offsets[next - 1] + 1)
          ++next;
        copy(offsets[lane] + (from + step) * stride, next - lane,
             panel + placeOf(lane, step));
        lane = next;
      }
  }

  Combiner combiner;
  int64_t rows, extent, stride;
  bool backwards;
};

} // namespace

std::unique_ptr<BoundKernel> makeRunningWindow(const Combiner &combiner,
                                               const Window &window) {
  if (!combiner.operation() || combiner.roundsEachTime())
    return nullptr;
  const size_t rank = window.shape.size();
  size_t along = rank;
  for (size_t i = 0; i < rank; ++i) {
    if (window.steps[i] != 1 || window.baseDilations[i] != 1 ||
        window.windowDilations[i] != 1)
      return nullptr;
    const int64_t padding = window.low[i] + window.high[i];
    const bool isOne = window.dimensions[i] == 1 && window.low[i] == 0;
    const bool runs = along == rank && window.dimensions[i] > 1 &&
                      window.dimensions[i] == window.shape[i] &&
                      padding == window.shape[i] - 1 &&
                      (window.low[i] == 0 || window.high[i] == 0);
    if (runs)
      along = i;
    else if (!isOne || padding != 0)
      return nullptr;
  }
  const int64_t elements = countElements(window.shape);
  if (along == rank || elements == 0)
    return nullptr;
  return std::make_unique<RunningWindowKernel>(
      combiner, elements / window.shape[along], window.shape[along],
      window.strides[along], /*backwards=*/window.low[along] == 0);
}

} // namespace trc::runtime::host
