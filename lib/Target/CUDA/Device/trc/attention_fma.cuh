//===- attention_fma.cuh - attention's tiles in full precision ------------===//
//
// The engine for f32 and f64: products and sums by fused multiply-add in the
// type itself, since tensor cores would round f32 to tf32. 16 x 16 threads; a
// thread owns `size` rows that follow each other and every 16th column:
//
//                 thread columns 0 .. 15, 16 .. 31, ...
//   16 threads  [ size rows        |              ]   half a warp has a row
//   16 threads  [ size rows        |              ]
//
// Weights go through shared memory, to lanes of the same half warp only.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_padded_tile.cuh"
#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"
#include "trc/types.cuh"

namespace trc_device {

template <typename Type, int size, bool aligned = true>
struct AttentionFmaEngine : AttentionProductsAtOnce {
  using Element = Type;
  using Sum = Type;
  static constexpr int threads = 256;
  static constexpr int rows = 16 * size;
  static constexpr int rowsOfThread = size;
  static constexpr int rowsOfWarp = 2 * size;
  static constexpr int rowsTogether = rowsOfWarp;
  static constexpr int lanesOfRow = 16;
  static constexpr bool holdsByEights = false;
  static constexpr int inChunk = 16 / sizeof(Sum);

  static __device__ __forceinline__ int first_row_of_warp() {
    return static_cast<int>(threadIdx.x / 32) * rowsOfWarp;
  }
  static __device__ __forceinline__ int first_row_together() {
    return first_row_of_warp();
  }
  static __device__ __forceinline__ int row(int i) {
    return static_cast<int>(threadIdx.x) / 16 * size + i;
  }
  static __device__ __forceinline__ int column(int j) {
    return static_cast<int>(threadIdx.x) % 16 + 16 * j;
  }

  static __device__ __forceinline__ float exponential2(float x) {
    return exp2f(x);
  }
  static __device__ __forceinline__ double exponential2(double x) {
    return exp2(x);
  }

  template <int columns> struct Accumulator {
    static constexpr int columnsOfThread = columns / 16;
    Sum sums[size][columns / 16];

    __device__ __forceinline__ void clear() {
#pragma unroll
      for (int i = 0; i < size; ++i)
#pragma unroll
        for (int j = 0; j < columnsOfThread; ++j)
          sums[i][j] = 0;
    }
    __device__ __forceinline__ Sum &at(int i, int j) { return sums[i][j]; }
  };

  template <int width>
  using Tile = AttentionPaddedTile<Type, threads, width, aligned>;

  /// c += a b^T, or = where `fresh`; `a` has the block's rows, `b` has c's
  /// columns. Two steps at a time would want the registers that a gradient has
  /// for its sums.
  template <class Rows, bool fresh, int columns>
  static __device__ __forceinline__ void
  multiply_transposed(Accumulator<columns> &c, const uint4 *a, const uint4 *b) {
    if (fresh)
      c.clear();
    auto *lefts = reinterpret_cast<const Sum *>(a) + row(0) * Rows::stride;
    auto *rights = reinterpret_cast<const Sum *>(b) + column(0) * Rows::stride;
#pragma unroll 1
    for (int k = 0; k < Rows::padded; k += inChunk) {
      Vector<Sum, inChunk> left[size];
#pragma unroll
      for (int i = 0; i < size; ++i)
        left[i] = load_vector<inChunk>(lefts + i * Rows::stride + k);
#pragma unroll
      for (int j = 0; j < columns / 16; ++j) {
        auto right = load_vector<inChunk>(rights + 16 * j * Rows::stride + k);
#pragma unroll
        for (int e = 0; e < inChunk; ++e)
#pragma unroll
          for (int i = 0; i < size; ++i)
            c.sums[i][j] =
                multiply_add(left[i].lane[e], right.lane[e], c.sums[i][j]);
      }
    }
  }

  /// Chunks of shared memory that multiply needs for weights.
  template <int columns>
  static constexpr int scratchChunks = Tile<columns>::chunks(rows);

  /// c += weights b, where `b` has a row for each column of the weights.
  template <class Rows, int columns, int width>
  static __device__ __forceinline__ void
  multiply(Accumulator<width> &c, Accumulator<columns> &weights, const uint4 *b,
           uint4 *scratch) {
    using Weights = Tile<columns>;
    auto *lefts = reinterpret_cast<Sum *>(scratch) + row(0) * Weights::stride;
    auto *rights = reinterpret_cast<const Sum *>(b) + column(0);
    __syncwarp(); // the weights before have been read
#pragma unroll
    for (int i = 0; i < size; ++i)
#pragma unroll
      for (int j = 0; j < columns / 16; ++j)
        lefts[i * Weights::stride + column(j)] = weights.sums[i][j];
    __syncwarp();
#pragma unroll 2
    for (int k = 0; k < columns; k += inChunk) {
      Vector<Sum, inChunk> left[size];
#pragma unroll
      for (int i = 0; i < size; ++i)
        left[i] = load_vector<inChunk>(lefts + i * Weights::stride + k);
#pragma unroll
      for (int e = 0; e < inChunk; ++e)
#pragma unroll
        for (int j = 0; j < width / 16; ++j) {
          Sum right = rights[(k + e) * Rows::stride + 16 * j];
#pragma unroll
          for (int i = 0; i < size; ++i)
            c.sums[i][j] = multiply_add(left[i].lane[e], right, c.sums[i][j]);
        }
    }
  }

  /// Writes the block's rows, of which `valid` are in memory.
  template <int width>
  static __device__ __forceinline__ void
  store(Accumulator<Tile<width>::padded> &c, uint4 *, Element *to,
        long long stride, int valid) {
#pragma unroll
    for (int i = 0; i < size; ++i)
#pragma unroll
      for (int j = 0; j < Tile<width>::padded / 16; ++j)
        if (row(i) < valid && column(j) < width)
          to[row(i) * stride + column(j)] = c.sums[i][j];
  }

  /// The sum of the products of two rows in memory, in all lanes of a row.
  template <int width>
  static __device__ __forceinline__ Sum dot(const Element *a,
                                            const Element *b) {
    Sum sum = 0;
#pragma unroll
    for (int e = column(0); e < width; e += 16)
      sum = multiply_add(a[e], b[e], sum);
    return sum_of_row<16>(sum);
  }
};

} // namespace trc_device
