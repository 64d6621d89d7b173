//===- copy.cuh - copies between strided boxes ----------------------------===//
//
// A part of a copy is a box of units (up to 16 bytes each) that lie a constant
// step apart along each dimension, in the source and in the target:
//
//   units   a thread moves up to four, a block apart, so that several accesses
//           are under way at once
//   tiles   the last dimension is neighbouring in the target, another in the
//           source: tiles of both go through shared memory (trc/tile.cuh)
//
// Part:
//   using Index                           wide enough for source and target
//   using Unit                            what is moved at once
//   static constexpr unsigned firstBlock  of the grid, that works on this part
//   static constexpr i64 fromBase, toBase           where the box begins
//   using Extents, FromSteps, ToSteps     of units; or of what numbers tiles,
//                                         the last two being tiles themselves
//   static constexpr bool tiled
// of units:
//   static constexpr i64 units, unitsOfThread
//   static constexpr int repeats          the unit is one element so often, and
//                                         extents of the target are elements
// of tiles:
//   static constexpr i64 across, inner              their extents
//   static constexpr i64 innerFromStep, acrossToStep
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/elements.cuh"
#include "trc/tile.cuh"

namespace trc_device {

/// Where a box begins along a dimension: what is read, moved into the tensor.
template <class Element, i64 limit, i64 step>
__device__ __forceinline__ i64
start_at(const typename Element::Stored *index) {
  return clamp_index(load_index<Element>(index, 0), limit) * step;
}

template <class Part>
__device__ __forceinline__ void copy_units(const typename Part::Unit *source,
                                           typename Part::Unit *target) {
  using Index = typename Part::Index;
  constexpr Index units = Part::units;
  // A block has room for four units of each thread, whether they exist or not.
  constexpr Index unitsOfBlock = 4 * Part::threads;
  const Index first =
      static_cast<Index>(blockIdx.x - Part::firstBlock) * unitsOfBlock +
      static_cast<Index>(threadIdx.x);
#pragma unroll
  for (int i = 0; i < Part::unitsOfThread; ++i) {
    const Index item = first + i * static_cast<Index>(Part::threads);
    if (item >= units)
      continue;
    const auto at = split<typename Part::Extents>(item);
    const Index from = offset_in<typename Part::FromSteps>(at);
    const Index to = offset_in<typename Part::ToSteps>(at);
    if constexpr (Part::repeats == 1) {
      target[to] = source[from];
    } else {
      Vector<typename Part::Unit, Part::repeats> unit;
#pragma unroll
      for (int k = 0; k < Part::repeats; ++k)
        unit.lane[k] = source[from];
      store_vector<Part::repeats>(target + to, unit);
    }
  }
}

template <class Part>
__device__ __forceinline__ void copy_tiles(const typename Part::Unit *source,
                                           typename Part::Unit *target) {
  using Index = typename Part::Index;
  constexpr int rank = Part::Extents::count;
  const auto tile = split<typename Part::Extents>(
      static_cast<Index>(blockIdx.x - Part::firstBlock));
  transpose_tile(source + offset_in<typename Part::FromSteps>(tile),
                 target + offset_in<typename Part::ToSteps>(tile),
                 static_cast<Index>(Part::across) - tile.at[rank - 2] * 32,
                 static_cast<Index>(Part::inner) - tile.at[rank - 1] * 32,
                 Part::innerFromStep, Part::acrossToStep);
}

/// `fromStart` and `toStart` are read at run time, in units.
template <class Part>
__device__ __forceinline__ void
copy_part(const unsigned char *source, unsigned char *target,
          i64 fromStart = 0, i64 toStart = 0) {
  using Unit = typename Part::Unit;
  const Unit *from =
      reinterpret_cast<const Unit *>(source) + Part::fromBase + fromStart;
  Unit *to = reinterpret_cast<Unit *>(target) + Part::toBase + toStart;
  if constexpr (Part::tiled)
    copy_tiles<Part>(from, to);
  else
    copy_units<Part>(from, to);
}

} // namespace trc_device
