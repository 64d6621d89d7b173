//===- convolution.cuh - convolutions of any form -------------------------===//
//
// Straight: a thread per element of the result goes over the window, and for
// each of its elements over the channels. Products and sums in f32 (f64 for
// f64), fused as contractions are; integers wrap.
//
// Problem: what trc/window.cuh asks for, over the spatial dimensions, `Steps`
// being those of the input, and
//   using Sum                           f32, f64 or u64
//   using Input, Filter, Output         of trc/elements.cuh
//   using Result                        extents of the result
//   using ResultSpatial                 its spatial dimensions
//   static constexpr i64 resultBatch, resultFeature     the others
//   static constexpr i64 elements       of the result
//   static constexpr i64 channels       that one element of the result sees
//   static constexpr i64 groupFeatures  features of the result in a group
//   static constexpr i64 imageStep, channelStep, groupStep     in the input
//   using FilterSteps                   of the window's dimensions
//   static constexpr i64 filterChannelStep, filterFeatureStep
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/elements.cuh"
#include "trc/window.cuh"

namespace trc_device {

__device__ __forceinline__ f32 add_product(f32 a, f32 b, f32 sum) {
  return fmaf(a, b, sum);
}
__device__ __forceinline__ f64 add_product(f64 a, f64 b, f64 sum) {
  return fma(a, b, sum);
}
__device__ __forceinline__ u64 add_product(u64 a, u64 b, u64 sum) {
  return sum + a * b;
}

template <class Problem>
__device__ __forceinline__ void
convolve(const typename Problem::Input::Stored *input,
         const typename Problem::Filter::Stored *filter,
         typename Problem::Output::Stored *output) {
  using Index = typename Problem::Index;
  using Sum = typename Problem::Sum;
  using Output = typename Problem::Output;
  constexpr Index channels = Problem::channels,
                  channelStep = Problem::channelStep,
                  filterChannelStep = Problem::filterChannelStep;
  const Index item = item_of_thread<Index, Problem::threads>();
  if (item >= static_cast<Index>(Problem::elements))
    return;
  const auto result = split<typename Problem::Result>(item);
  const Index feature = result.at[Problem::resultFeature];
  const Index group = feature / static_cast<Index>(Problem::groupFeatures);
  input += result.at[Problem::resultBatch] *
               static_cast<Index>(Problem::imageStep) +
           group * static_cast<Index>(Problem::groupStep);
  filter += feature * static_cast<Index>(Problem::filterFeatureStep);
  WindowPlace<Problem> place = {};
#pragma unroll
  for (int i = 0; i < Problem::ResultSpatial::count; ++i)
    place.at[i] = result.at[Problem::ResultSpatial::at(i)];

  Sum sum = 0;
  over_window<Problem>(place, [&](const WindowElement<Problem> &element) {
    if (!element.exists)
      return;
    const Index from = static_cast<Index>(element.at);
    const Index with = static_cast<Index>(
        offset_in<typename Problem::FilterSteps>(element.ofWindow));
    for (Index c = 0; c < channels; ++c)
      sum = add_product(
          static_cast<Sum>(
              Problem::Input::from_stored(input[from + c * channelStep])),
          static_cast<Sum>(Problem::Filter::from_stored(
              filter[with + c * filterChannelStep])),
          sum);
  });
  if constexpr (Output::width == 1)
    output[item] = sum != 0;
  else
    output[item] = narrow<Output>(sum);
}

} // namespace trc_device
