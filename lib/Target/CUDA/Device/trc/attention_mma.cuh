//===- attention_mma.cuh - where warps hold what tensor cores multiply ----===//
//
// Shared by the engines on tensor cores. A warp owns 16 `matrices` rows of the
// block's tile and all of its columns:
//
//        columns  0 ..................... 63
//   warp 0      [ 16 x 8 | 16 x 8 | ...      ]   in an accumulator lane l holds
//        rows   [ 16 x 8 | ...               ]   of rows l / 4 and l / 4 + 8
//   warp 1      [ ...                        ]   columns 2 (l % 4), and one
//   more
//
// so a row of scores lies in four lanes, and no warp ever needs the scores of
// another.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"

namespace trc_device {

template <int matrices, int columns> struct AttentionMmaAccumulator {
  static constexpr int columnsOfThread = columns / 4;
  float sums[matrices][columns / 8][4];

  __device__ __forceinline__ void clear() {
#pragma unroll
    for (int m = 0; m < matrices; ++m)
#pragma unroll
      for (int n = 0; n < columns / 8; ++n)
#pragma unroll
        for (int i = 0; i < 4; ++i)
          sums[m][n][i] = 0;
  }
  __device__ __forceinline__ float &at(int i, int j) {
    return sums[i / 2][j / 2][i % 2 * 2 + j % 2];
  }
};

template <int warps, int matrices>
struct AttentionMmaLayout : AttentionProductsAtOnce {
  using Sum = float;
  static constexpr int threads = 32 * warps;
  static constexpr int rowsOfWarp = 16 * matrices;
  static constexpr int rows = rowsOfWarp * warps;
  static constexpr int rowsOfThread = 2 * matrices;
  static constexpr int lanesOfRow = 4;
  static constexpr int rowsTogether = rowsOfWarp;
  /// Of each eight rows a lane holds the same one, and of each eight columns
  /// the same two (attention_dropout.cuh).
  static constexpr bool holdsByEights = true;

  template <int columns>
  using Accumulator = AttentionMmaAccumulator<matrices, columns>;

  /// Chunks of shared memory that multiply needs for weights.
  template <int columns> static constexpr int scratchChunks = 0;

  static __device__ __forceinline__ int lane() {
    return static_cast<int>(threadIdx.x % 32);
  }
  static __device__ __forceinline__ int first_row_of_warp() {
    return static_cast<int>(threadIdx.x / 32) * rowsOfWarp;
  }
  static __device__ __forceinline__ int first_row_together() {
    return first_row_of_warp();
  }
  static __device__ __forceinline__ int row(int i) {
    return first_row_of_warp() + i / 2 * 16 + i % 2 * 8 + lane() / 4;
  }
  static __device__ __forceinline__ int column(int j) {
    return j / 2 * 8 + lane() % 4 * 2 + j % 2;
  }

  static __device__ __forceinline__ float exponential2(float x) {
    return exp2_approximate(x);
  }
};

} // namespace trc_device
