//===- attention_stages.cuh - tiles that are copied while others are used -===//
//
// All kernels of attention have a tile of their own in shared memory, and go
// over tiles of two other tensors of the same head: queries over keys and
// values, keys over queries and gradients of results.
//
//   shared memory   [ own tile | left, right | left, right ]
//                                stage 0        stage 1
//
// With two stages the next tiles are copied while these are worked on, with
// one barrier for each.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"

namespace trc_device {

/// Calls `work` for each tile, with the tile in its stage; `load` starts the
/// copies of one. What was copied before is there, too, if there is any tile.
template <class Problem, typename Load, typename Work>
__device__ __forceinline__ void over_tiles(int begin, int end, Load load,
                                           Work work) {
  constexpr int stages = Problem::stages;
  if (stages == 2 && begin < end)
    load(begin);
  copy_async_commit();
  for (int tile = begin; tile < end; ++tile) {
    if (stages == 1) {
      __syncthreads();
      load(tile);
      copy_async_commit();
    }
    copy_async_wait<0>();
    Problem::Engine::show_copies();
    __syncthreads(); // the tile is there, the one before has been read
    if (stages == 2) {
      if (tile + 1 < end)
        load(tile + 1);
      copy_async_commit();
    }
    work(tile);
  }
}

/// Waits for all copies, and until all threads have read what there is.
__device__ __forceinline__ void finish_tiles() {
  copy_async_wait<0>();
  __syncthreads();
}

/// Calls the function for the numbers below `count` that are the thread's.
/// Where no thread has two there is no loop, which would be unrolled for
/// nothing.
template <unsigned count, unsigned threads, typename Function>
__device__ __forceinline__ void deal_out(Function function) {
  if constexpr (count <= threads) {
    if (threadIdx.x < count)
      function(threadIdx.x);
  } else {
    for (unsigned i = threadIdx.x; i < count; i += threads)
      function(i);
  }
}

/// Two tensors of a head side by side in a stage, `columns` rows of each.
template <class Problem, class Left, class Right> struct TilePair {
  using Element = typename Problem::Engine::Element;
  static constexpr int columns = Problem::columns;
  static constexpr int leftChunks = Left::chunks(columns);
  static constexpr int chunks = leftChunks + Right::chunks(columns);

  const Element *left, *right; ///< of the head
  long long leftRow, rightRow; ///< elements from one row to the next

  /// Starts to copy the rows of tile number `tile`, of `extent` rows in all.
  __device__ __forceinline__ void load_left(uint4 *to, int tile,
                                            int extent) const {
    int first = tile * columns;
    Left::template load<columns>(to, left + first * leftRow, leftRow,
                                 extent - first);
  }
  __device__ __forceinline__ void load(uint4 *to, int tile, int extent) const {
    int first = tile * columns;
    load_left(to, tile, extent);
    Right::template load<columns>(to + leftChunks, right + first * rightRow,
                                  rightRow, extent - first);
  }
};

/// The keys and values of a head, which a tile of queries goes over.
template <class Problem, class Keys, class Values, class Operands>
__device__ __forceinline__ TilePair<Problem, Keys, Values>
keys_and_values(const Operands &operands, HeadPlace place) {
  return {rows_of(operands.key, Problem::key_strides(), place, 0),
          rows_of(operands.value, Problem::value_strides(), place, 0),
          Problem::key_strides().row, Problem::value_strides().row};
}

/// Its queries and the gradients of their results, which a tile of keys does.
template <class Problem, class Queries, class Results, class Operands>
__device__ __forceinline__ TilePair<Problem, Queries, Results>
queries_and_gradients(const Operands &operands, HeadPlace place) {
  return {rows_of(operands.query, Problem::query_strides(), place, 0),
          rows_of(operands.dResult, Problem::result_strides(), place, 0),
          Problem::query_strides().row, Problem::result_strides().row};
}

} // namespace trc_device
