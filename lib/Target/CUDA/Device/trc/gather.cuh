//===- gather.cuh - boxes taken from where indices say --------------------===//
//
// A thread moves one unit of the result, of up to 16 bytes. Which box it is of
// a vector of indices says; each component is moved so far that the box lies
// within the operand.
//
// Problem:
//   using Index                          wide enough for operand and result
//   using Unit, IndexElement             what is moved; trc/elements.cuh
//   static constexpr i64 units           of the result
//   using Extents                        of the result, in units
//   using FromSteps                      of its dimensions in the operand
//   using VectorSteps                    of its dimensions in the indices
//   using Components, Limits, Steps      of each component that moves the box:
//                                        offset in its vector, most, in units
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/elements.cuh"

namespace trc_device {

template <class Problem>
__device__ __forceinline__ void
gather(const typename Problem::Unit *source,
       const typename Problem::IndexElement::Stored *indices,
       typename Problem::Unit *target) {
  using Index = typename Problem::Index;
  const Index item = item_of_thread<Index, Problem::threads>();
  if (item >= static_cast<Index>(Problem::units))
    return;
  const auto at = split<typename Problem::Extents>(item);
  i64 from = offset_in<typename Problem::FromSteps>(at);
  const i64 vector = offset_in<typename Problem::VectorSteps>(at);
#pragma unroll
  for (int i = 0; i < Problem::Components::count; ++i)
    from += clamp_index(load_index<typename Problem::IndexElement>(
                            indices, vector + Problem::Components::at(i)),
                        Problem::Limits::at(i)) *
            Problem::Steps::at(i);
  target[item] = source[from];
}

} // namespace trc_device
