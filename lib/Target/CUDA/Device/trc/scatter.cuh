//===- scatter.cuh - updates combined into elements, in order -------------===//
//
// Updates that meet in one element are combined in their order, without
// atomics. An *entry* is a vector of indices and a place in its window, of the
// dimensions along which indices move the window. It has a *key*, the position
// that it goes to; entries that fall outside get the largest key. The *lanes*
// are the other dimensions of the window: no index moves it along them, and
// every lane of an entry has its own thread.
//
//   combine_runs   entries are sorted by key; a thread that has the first entry
//                  of a run combines the run
//   combine_each   no two entries have the same key
//
// Problem, of ScatterKeys:
//   using IndexElement                   of the indices: trc/elements.cuh
//   static constexpr i64 keys            positions
//   of an entry's indices, those of its vector first:
//     using EntryExtents, VectorSteps (in the indices)
//   of the operand's dimensions that make up a key:
//     using KeyExtents, KeySteps
//     using Components       offset of the component that moves it, or -1
//     using WindowIndices    which index of an entry is the place in the window
//     using BatchIndices     which one is the place itself; -1: none
// and of Scatter:
//   using Index                          wide enough for entries times lanes
//   static constexpr unsigned threads    of a block
//   using Reducer                        trc/reducer.cuh
//   static constexpr i64 entries, lanes
//   using UpdateSteps                    of an entry's indices
//   using OperandSteps                   of the dimensions that make up a key
//   using LaneExtents, LaneSteps (in the operand), LaneUpdateSteps
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/reducer.cuh"

namespace trc_device {

/// Gives an entry's key: its position among the keys, or their number where it
/// falls outside.
template <class Problem> struct ScatterKeys {
  const typename Problem::IndexElement::Stored *indices;

  __device__ __forceinline__ u32 operator()(u32 number) const {
    const auto entry =
        split<typename Problem::EntryExtents>(static_cast<int>(number));
    const i64 vector = offset_in<typename Problem::VectorSteps>(entry);
    i64 key = 0;
#pragma unroll
    for (int i = 0; i < Problem::KeyExtents::count; ++i) {
      const i64 extent = Problem::KeyExtents::at(i);
      const int batch = Problem::BatchIndices::at(i);
      const int window = Problem::WindowIndices::at(i);
      i64 place = 0;
      if (batch >= 0)
        place = entry.at[batch];
      if (Problem::Components::at(i) >= 0) {
        const i64 start = load_index<typename Problem::IndexElement>(
            indices, vector + Problem::Components::at(i));
        const i64 inside = window >= 0 ? entry.at[window] : 0;
        // Bounds first, so that no sum overflows.
        if (start >= extent || start <= -extent || start + inside < 0 ||
            start + inside >= extent)
          return static_cast<u32>(Problem::keys);
        place = start + inside;
      }
      key += place * Problem::KeySteps::at(i);
    }
    return static_cast<u32>(key);
  }
};

template <class Problem> class Scatter {
  using Index = typename Problem::Index;
  using Reducer = typename Problem::Reducer;
  using Item = typename Reducer::Item;
  using Updates = typename Reducer::Inputs;
  using Results = typename Reducer::Outputs;
  static constexpr Index entries = Problem::entries, lanes = Problem::lanes;

public:
  static __device__ __forceinline__ void
  combine_runs(const u32 *keys, const u32 *sorted, const Updates &updates,
               const Results &results) {
    const Index item = item_of_thread<Index, Problem::threads>();
    if (item >= entries * lanes)
      return;
    const Index first = item / lanes;
    const u32 key = keys[first];
    if (key >= Problem::keys || (first > 0 && keys[first - 1] == key))
      return;
    const auto lane = split<typename Problem::LaneExtents>(item % lanes);
    const i64 to = place_of(key, lane);
    Item sum = Reducer::load(results, to);
    for (Index at = first; at < entries && keys[at] == key; ++at)
      sum = Reducer::combine(sum, load(updates, sorted[at], lane));
    Reducer::store(results, to, sum);
  }

  static __device__ __forceinline__ void
  combine_each(const ScatterKeys<Problem> &keys, const Updates &updates,
               const Results &results) {
    const Index item = item_of_thread<Index, Problem::threads>();
    if (item >= entries * lanes)
      return;
    const Index entry = item / lanes;
    const u32 key = keys(static_cast<u32>(entry));
    if (key >= Problem::keys)
      return;
    const auto lane = split<typename Problem::LaneExtents>(item % lanes);
    const i64 to = place_of(key, lane);
    Reducer::store(results, to,
                   Reducer::combine(Reducer::load(results, to),
                                    load(updates, entry, lane)));
  }

private:
  using Lane = Indices<Index, Problem::LaneExtents::count>;

  static __device__ __forceinline__ i64 place_of(u32 key, const Lane &lane) {
    // Keys may exceed an int.
    return offset_in<typename Problem::OperandSteps>(
               split<typename Problem::KeyExtents>(static_cast<i64>(key))) +
           offset_in<typename Problem::LaneSteps>(lane);
  }
  static __device__ __forceinline__ Item load(const Updates &updates,
                                              Index entry, const Lane &lane) {
    const i64 from = offset_in<typename Problem::UpdateSteps>(
                         split<typename Problem::EntryExtents>(entry)) +
                     offset_in<typename Problem::LaneUpdateSteps>(lane);
    return Reducer::load(updates, from);
  }
};

} // namespace trc_device
