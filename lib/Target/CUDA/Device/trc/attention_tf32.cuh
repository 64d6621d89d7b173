//===- attention_tf32.cuh - attention's tiles on tensor cores, in tf32 ----===//
//
// The engine for f32 where products may round their operands to tf32, which the
// user has asked for by name: mma.m16n8k8 with sums in f32. Softmax and sums
// stay f32.
//
// To ldmatrix a chunk of four f32 is a row of an 8 x 8 matrix of 16 bits, and
// what a lane receives is the f32 that it needs. A row of values cannot be
// turned by it, being of 32 bits: these are read one by one. The order of keys
// within a product is free, so that key 2 t takes the place of t, and key
// 2 t + 1 that of t + 4: then weights lie where the product wants them.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_mma.cuh"
#include "trc/attention_padded_tile.cuh"
#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"

namespace trc_device {

template <int warps, int matrices, bool aligned = true>
struct AttentionTf32Engine : AttentionMmaLayout<warps, matrices> {
  using Element = float;
  using Layout = AttentionMmaLayout<warps, matrices>;
  using Layout::column;
  using Layout::first_row_of_warp;
  using Layout::lane;
  using Layout::row;
  using Layout::rowsOfThread;
  using Layout::threads;
  template <int columns>
  using Accumulator = AttentionMmaAccumulator<matrices, columns>;
  template <int width>
  using Tile = AttentionPaddedTile<float, threads, width, aligned>;

  /// c += a b^T, or = where `fresh`; `a` has the block's rows, `b` has c's
  /// columns.
  template <class Rows, bool fresh, int columns>
  static __device__ __forceinline__ void
  multiply_transposed(Accumulator<columns> &c, const uint4 *a, const uint4 *b) {
    if (fresh)
      c.clear();
    constexpr unsigned stride = Rows::stride / 4; // in chunks
    unsigned l = lane();
    const uint4 *lefts = a + (first_row_of_warp() + l % 16) * stride + l / 16;
    const uint4 *rights = b + (l / 16 * 8 + l % 8) * stride + l / 8 % 2;
#pragma unroll
    for (int k = 0; k < Rows::padded / 4; k += 2) {
      unsigned left[matrices][4];
#pragma unroll
      for (int m = 0; m < matrices; ++m) {
        load_matrix_x4(left[m], lefts + 16 * m * stride + k);
        round(left[m]);
      }
#pragma unroll
      for (int n = 0; n < columns / 8; n += 2) {
        unsigned both[4];
        load_matrix_x4(both, rights + n * 8 * stride + k);
        round(both);
        unsigned right[2][2] = {{both[0], both[1]}, {both[2], both[3]}};
#pragma unroll
        for (int m = 0; m < matrices; ++m) {
          mma_m16n8k8_tf32(c.sums[m][n], left[m], right[0]);
          mma_m16n8k8_tf32(c.sums[m][n + 1], left[m], right[1]);
        }
      }
    }
  }

  /// c += weights b, where `b` has a row for each column of the weights.
  template <class Rows, int columns, int width>
  static __device__ __forceinline__ void multiply(Accumulator<width> &c,
                                                  Accumulator<columns> &weights,
                                                  const uint4 *b, uint4 *) {
    const float *rights = reinterpret_cast<const float *>(b) +
                          lane() % 4 * 2 * Rows::stride + lane() / 4;
#pragma unroll
    for (int k = 0; k < columns / 8; ++k) {
      unsigned left[matrices][4];
#pragma unroll
      for (int m = 0; m < matrices; ++m)
#pragma unroll
        for (int i = 0; i < 4; ++i)
          left[m][i] = tf32_bits(weights.sums[m][k][i % 2 * 2 + i / 2]);
#pragma unroll
      for (int n = 0; n < width / 8; ++n) {
        const float *from = rights + k * 8 * Rows::stride + n * 8;
        unsigned right[2] = {tf32_bits(from[0]), tf32_bits(from[Rows::stride])};
#pragma unroll
        for (int m = 0; m < matrices; ++m)
          mma_m16n8k8_tf32(c.sums[m][n], left[m], right);
      }
    }
  }

  /// Writes the block's rows, of which `valid` are in memory.
  template <int width>
  static __device__ __forceinline__ void
  store(Accumulator<Tile<width>::padded> &c, uint4 *, float *to,
        long long stride, int valid) {
#pragma unroll
    for (int i = 0; i < rowsOfThread; ++i)
#pragma unroll
      for (int j = 0; j < Tile<width>::padded / 4; j += 2) {
        if (row(i) >= valid)
          continue;
        float *target = to + row(i) * stride + column(j);
        if constexpr (aligned && width % 2 == 0) {
          if (column(j) < width)
            *reinterpret_cast<float2 *>(target) =
                make_float2(c.at(i, j), c.at(i, j + 1));
        } else {
          if (column(j) < width)
            target[0] = c.at(i, j);
          if (column(j + 1) < width)
            target[1] = c.at(i, j + 1);
        }
      }
  }

  /// The sum of the products of two rows in memory, in all lanes of a row.
  template <int width>
  static __device__ __forceinline__ float dot(const float *a, const float *b) {
    float sum = 0;
#pragma unroll 4
    for (int e = lane() % 4; e < width; e += 4)
      sum = __fmaf_rn(a[e], b[e], sum);
    return sum_of_row<4>(sum);
  }

private:
  static __device__ __forceinline__ void round(unsigned (&values)[4]) {
#pragma unroll
    for (int i = 0; i < 4; ++i)
      values[i] = tf32_bits(__uint_as_float(values[i]));
  }
};

} // namespace trc_device
