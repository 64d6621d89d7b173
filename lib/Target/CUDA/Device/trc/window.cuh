//===- window.cuh - kernels that go over a window of a tensor -------------===//
//
// A window is placed over a tensor, one place after the other. Between the
// elements of the tensor there may be gaps (base dilation), between those of
// the window too, and both may reach over the tensor's ends: what falls into a
// gap or outside is no element.
//
//   tensor, dilated by 2   x . x . x . x
//   window of 3, steps of 2    [ 0   1   2 ]     w: element of the window
//
// The element w of the window at place p is x = p * step + w * dilation - low
// along a dimension.
//
//   reduce_window        a thread per place goes over the window
//   select_in_window     a thread per place finds the element that it keeps
//   scatter_selected     a thread per element of the result combines, in their
//                        order, the windows that kept it, so that no two
//                        threads write one element
//
// Problem, of each:
//   using Index                           wide enough for places and elements
//   using Offset                          wide enough for the tensor
//   using Shape, Steps                    of the tensor: extents and steps
//   using Places                          how many, row-major
//   using WindowExtents, WindowSteps, WindowDilations, BaseDilations, Low
//   using Reversed                        1: the last of the window comes first
//   static constexpr unsigned threads     of a block
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/reducer.cuh"

namespace trc_device {

template <class Problem>
using WindowPlace =
    Indices<typename Problem::Index, Problem::WindowExtents::count>;

/// What the window has at one of its elements.
template <class Problem> struct WindowElement {
  typename Problem::Offset at; ///< in the tensor, if it is an element
  bool exists;                 ///< no gap, and not outside
  Indices<int, Problem::WindowExtents::count> ofWindow;
};

/// Calls `visit` for each element of the window at `place`, row-major, from
/// dimension `dimension` on.
template <class Problem, int dimension = 0, class Visit>
__device__ __forceinline__ void
over_window(const WindowPlace<Problem> &place, const Visit &visit,
            WindowElement<Problem> element = {0, true, {}}) {
  if constexpr (dimension == Problem::WindowExtents::count) {
    visit(element);
  } else {
    using Offset = typename Problem::Offset;
    constexpr int extent = Problem::WindowExtents::at(dimension);
    constexpr i64 gap = Problem::BaseDilations::at(dimension);
    const i64 first =
        static_cast<i64>(place.at[dimension]) *
            Problem::WindowSteps::at(dimension) -
        Problem::Low::at(dimension);
    for (int w = 0; w < extent; ++w) {
      const int step = Problem::Reversed::at(dimension) ? extent - 1 - w : w;
      const i64 x = first + step * Problem::WindowDilations::at(dimension);
      WindowElement<Problem> next = element;
      next.ofWindow.at[dimension] = w;
      next.exists = element.exists && x >= 0 && x % gap == 0 &&
                    x / gap < Problem::Shape::at(dimension);
      next.at = element.at + static_cast<Offset>(x / gap) *
                                 static_cast<Offset>(
                                     Problem::Steps::at(dimension));
      over_window<Problem, dimension + 1>(place, visit, next);
    }
  }
}

/// Also in the problem: `Reducer` of trc/reducer.cuh; i64 `results`.
template <class Problem>
__device__ __forceinline__ void
reduce_window(const typename Problem::Reducer::Inputs &inputs,
              const typename Problem::Reducer::Inputs &initial,
              const typename Problem::Reducer::Outputs &outputs) {
  using Reducer = typename Problem::Reducer;
  using Index = typename Problem::Index;
  const Index item = item_of_thread<Index, Problem::threads>();
  if (item >= static_cast<Index>(Problem::results))
    return;
  const auto init = Reducer::load(initial, 0);
  auto sum = init;
  over_window<Problem>(
      split<typename Problem::Places>(item),
      [&](const WindowElement<Problem> &element) {
        sum = Reducer::combine(
            sum, element.exists ? Reducer::load(inputs, element.at) : init);
      });
  Reducer::store(outputs, item, sum);
}

/// Also in the problem: `Select`, whose objects are called as (kept, other,
/// whether to keep); i64 `windows`. `kept` gets the offset of the element that
/// each window keeps, -1 where it has none.
template <class Problem, typename Stored>
__device__ __forceinline__ void select_in_window(const Stored *data,
                                                 i64 *kept) {
  using Index = typename Problem::Index;
  const Index item = item_of_thread<Index, Problem::threads>();
  if (item >= static_cast<Index>(Problem::windows))
    return;
  i64 selected = -1;
  over_window<Problem>(
      split<typename Problem::Places>(item),
      [&](const WindowElement<Problem> &element) {
        if (!element.exists)
          return;
        u8 keeps = 0;
        if (selected >= 0)
          typename Problem::Select()(data + selected, data + element.at,
                                     &keeps);
        if (!keeps)
          selected = element.at;
      });
  kept[item] = selected;
}

/// Calls `visit` with the number of each window that reaches an element, in
/// their order, from dimension `dimension` on.
template <class Problem, int dimension = 0, class Visit>
__device__ __forceinline__ void
over_windows_at(const WindowPlace<Problem> &element, const Visit &visit,
                i64 window = 0) {
  if constexpr (dimension == Problem::WindowExtents::count) {
    visit(window);
  } else {
    constexpr i64 step = Problem::WindowSteps::at(dimension);
    constexpr i64 places = Problem::Places::at(dimension);
    constexpr i64 span = (Problem::WindowExtents::at(dimension) - 1) *
                         Problem::WindowDilations::at(dimension);
    // Windows with first <= place * step <= last.
    const i64 last = static_cast<i64>(element.at[dimension]) *
                         Problem::BaseDilations::at(dimension) +
                     Problem::Low::at(dimension);
    const i64 first = last - span;
    for (i64 place = first <= 0 ? 0 : (first + step - 1) / step;
         place * step <= last && place < places; ++place)
      over_windows_at<Problem, dimension + 1>(element, visit,
                                              window * places + place);
  }
}

/// Also in the problem: `Reducer`; i64 `elements` of the result, `windows`.
/// `kept` is null where there is no window.
template <class Problem>
__device__ __forceinline__ void
scatter_selected(const typename Problem::Reducer::Inputs &sources,
                 const typename Problem::Reducer::Inputs &initial,
                 const i64 *kept,
                 const typename Problem::Reducer::Outputs &outputs) {
  using Reducer = typename Problem::Reducer;
  using Index = typename Problem::Index;
  const Index item = item_of_thread<Index, Problem::threads>();
  if (item >= static_cast<Index>(Problem::elements))
    return;
  auto sum = Reducer::load(initial, 0);
  if (kept)
    over_windows_at<Problem>(
        split<typename Problem::Shape>(item), [&](i64 window) {
          if (kept[window] == item)
            sum = Reducer::combine(sum, Reducer::load(sources, window));
        });
  Reducer::store(outputs, item, sum);
}

} // namespace trc_device
