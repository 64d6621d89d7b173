//===- reduction.cuh - reductions of whole tensors ------------------------===//
//
// The reduced elements of one result are cut into pieces where there are few
// results. A piece is the work of a block, or of a thread:
//
//   reduce_by_block    elements in turn, so that reads are coalesced, where any
//                      order will do; else a stretch per thread. Then the block
//                      folds what its threads have.
//   reduce_by_thread   neighbouring threads have neighbouring results
//
// A result of one piece is stored by whoever has it. The pieces of others go to
// a workspace, and `join` combines them in order. The initial value is combined
// last or first of all, once: no thread starts from it, so it need not be
// neutral.
//
// Problem:
//   using Reducer                        trc/reducer.cuh
//   using Index                          wide enough for elements and pieces
//   using KeptExtents, KeptSteps         of the dimensions that number results
//   using ReducedExtents, ReducedSteps   of those that are reduced
//   static constexpr i64 results, reduced, pieces, pieceLength
//   static constexpr unsigned threads    of a block
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/box.cuh"
#include "trc/fold.cuh"
#include "trc/reducer.cuh"

namespace trc_device {

template <class Problem> class Reduction {
  using Reducer = typename Problem::Reducer;
  using Index = typename Problem::Index;
  using Item = typename Reducer::Item;
  using Inputs = typename Reducer::Inputs;
  using Outputs = typename Reducer::Outputs;
  static constexpr Index results = Problem::results, reduced = Problem::reduced,
                         pieces = Problem::pieces,
                         pieceLength = Problem::pieceLength;
  static constexpr unsigned threads = Problem::threads;

public:
  /// Where a piece goes that is all of its result.
  struct Results {
    Inputs initial;
    Outputs results;
    __device__ __forceinline__ void take(Index result, Index,
                                         const Item &sum) const {
      Reducer::store(results, result,
                     Reducer::combine(Reducer::load(initial, 0), sum));
    }
  };

  /// Where one of several goes: into a workspace, for `join`.
  struct Parts {
    __device__ __forceinline__ explicit Parts(unsigned char *workspace)
        : items(reinterpret_cast<Item *>(workspace)) {}
    __device__ __forceinline__ void take(Index result, Index piece,
                                         const Item &sum) const {
      items[result * pieces + piece] = sum;
    }
    Item *items;
  };

  template <class To>
  static __device__ __forceinline__ void reduce_by_thread(const Inputs &inputs,
                                                          const To &to) {
    const Index item = item_of_thread<Index, threads>();
    if (item >= results * pieces)
      return;
    const Piece piece(inputs, item);
    to.take(piece.result, piece.number,
            piece.combine(piece.begin, piece.end, 1));
  }

  template <class To>
  static __device__ __forceinline__ void reduce_by_block(const Inputs &inputs,
                                                         const To &to) {
    const Piece piece(inputs, static_cast<Index>(blockIdx.x));
    const Index length = piece.end - piece.begin;
    const Index thread = static_cast<Index>(threadIdx.x);
    constexpr Index block = threads;
    Index first, last, step, busy; // threads that have an element
    if constexpr (Reducer::commutes) {
      first = piece.begin + thread;
      last = piece.end;
      step = block;
      busy = length < block ? length : block;
    } else {
      const Index share = (length + block - 1) / block;
      first = piece.begin + thread * share;
      last = first + share < piece.end ? first + share : piece.end;
      step = 1;
      busy = (length + share - 1) / share;
    }
    Item sum = {};
    if (first < last)
      sum = piece.combine(first, last, step);
    sum = fold_block<threads>(sum, static_cast<unsigned>(busy),
                              [](const Item &soFar, const Item &toAdd) {
                                return Reducer::combine(soFar, toAdd);
                              });
    if (threadIdx.x == 0)
      to.take(piece.result, piece.number, sum);
  }

  /// A thread per result.
  static __device__ __forceinline__ void join(const Parts &parts,
                                              const Results &to) {
    const Index result = item_of_thread<Index, threads>();
    if (result >= results)
      return;
    Item sum = Reducer::load(to.initial, 0);
    for (Index piece = 0; piece < pieces; ++piece)
      sum = Reducer::combine(sum, parts.items[result * pieces + piece]);
    Reducer::store(to.results, result, sum);
  }

  /// Where there is nothing to reduce.
  static __device__ __forceinline__ void store_initial(const Results &to) {
    const Index result = item_of_thread<Index, threads>();
    if (result < results)
      Reducer::store(to.results, result, Reducer::load(to.initial, 0));
  }

private:
  /// Elements [begin, end) of those that are reduced into one result.
  struct Piece {
    __device__ __forceinline__ Piece(const Inputs &inputs, Index item)
        : inputs(inputs), result(item % results), number(item / results) {
      begin = number * pieceLength;
      end = reduced - begin < pieceLength ? reduced : begin + pieceLength;
      base = offset_in<typename Problem::KeptSteps>(
          split<typename Problem::KeptExtents>(result));
    }
    __device__ __forceinline__ Item load(Index at) const {
      return Reducer::load(inputs,
                           base + offset_in<typename Problem::ReducedSteps>(
                                      split<typename Problem::ReducedExtents>(
                                          at)));
    }
    /// Of the elements first, first + step, .. before `last`; there is one.
    __device__ __forceinline__ Item combine(Index first, Index last,
                                            Index step) const {
      Item sum = load(first);
      for (Index at = first + step; at < last; at += step)
        sum = Reducer::combine(sum, load(at));
      return sum;
    }
    const Inputs &inputs;
    Index result, number, begin, end;
    i64 base;
  };
};

} // namespace trc_device
