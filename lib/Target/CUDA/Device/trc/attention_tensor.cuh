//===- attention_tensor.cuh - attention's tiles on tensor cores -----------===//
//
// The engine for f16 and bf16: mma.m16n8k16 with sums in f32. An accumulator
// rounded to 16 bits is, register by register, the left operand of the next
// product: weights never touch shared memory.
//
// In shared memory a row is cut into chunks of 16 bytes, whose order is changed
// by an exclusive or with the row, so that the eight rows that one phase of
// ldmatrix reads lie in all 32 banks (`Tile::at`).
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/attention_mma.cuh"
#include "trc/attention_problem.cuh"
#include "trc/intrinsics.cuh"
#include "trc/types.cuh"

namespace trc_device {

__device__ __forceinline__ unsigned pack_pair(bf16, float low, float high) {
  return pack_bf16(low, high);
}
__device__ __forceinline__ unsigned pack_pair(f16, float low, float high) {
  return pack_f16(low, high);
}
__device__ __forceinline__ void mma_m16n8k16(bf16, float (&d)[4],
                                             const unsigned (&a)[4],
                                             const unsigned (&b)[2]) {
  mma_m16n8k16_bf16(d, a, b);
}
__device__ __forceinline__ void mma_m16n8k16(f16, float (&d)[4],
                                             const unsigned (&a)[4],
                                             const unsigned (&b)[2]) {
  mma_m16n8k16_f16(d, a, b);
}

/// `aligned`: rows of multiples of 8 elements begin at multiples of 16 bytes.
template <typename ElementType, int warps, int matrices, bool aligned = true>
struct AttentionTensorEngine : AttentionMmaLayout<warps, matrices> {
  using Element = ElementType;
  using Layout = AttentionMmaLayout<warps, matrices>;
  using Layout::first_row_of_warp;
  using Layout::lane;
  using Layout::row;
  using Layout::rowsOfThread;
  using Layout::rowsOfWarp;
  using Layout::threads;
  template <int columns>
  using Accumulator = AttentionMmaAccumulator<matrices, columns>;

  /// Rows of `width` elements in shared memory, filled up with zeros to a
  /// multiple of 16.
  template <int width> struct Tile {
    static constexpr int padded = width == 0 ? 16 : (width + 15) / 16 * 16;
    static constexpr int chunksOfRow = padded / 8;
    static constexpr int period = chunksOfRow % 8 == 0   ? 8
                                  : chunksOfRow % 4 == 0 ? 4
                                                         : 2;
    static constexpr int chunks(int rows) { return rows * chunksOfRow; }
    /// In memory a row is whole chunks, too.
    static constexpr bool wholeChunks = aligned && width % 8 == 0;

    static __device__ __forceinline__ unsigned at(unsigned row,
                                                  unsigned chunk) {
      return row * chunksOfRow + (chunk ^ row / (8 / period) % period);
    }

    /// A chunk of a row in memory, with zeros beyond its end.
    static __device__ __forceinline__ uint4 read(const Element *row,
                                                 int chunk) {
      if constexpr (wholeChunks) {
        return reinterpret_cast<const uint4 *>(row)[chunk];
      } else {
        unsigned pairs[4];
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          int e = chunk * 8 + 2 * i;
          pairs[i] = (e < width ? row[e].bits : 0u) |
                     (e + 1 < width ? row[e + 1].bits : 0u) << 16;
        }
        return {pairs[0], pairs[1], pairs[2], pairs[3]};
      }
    }

    /// Begins to copy `rows` rows, of which `valid` are in memory; the others
    /// become zero. `stride` is a multiple of 8 where chunks
    /// are whole.
    template <int rows>
    static __device__ __forceinline__ void
    load(uint4 *tile, const Element *from, long long stride, int valid) {
      // Where the block copies whole rows at a time, a thread's copies are a
      // constant apart: one address serves them all.
      constexpr unsigned together = threads / chunksOfRow;
      constexpr bool whole = threads % chunksOfRow == 0 && together % 8 == 0 &&
                             rows % together == 0;
      unsigned row = threadIdx.x / chunksOfRow;
      unsigned chunk = threadIdx.x % chunksOfRow;
      if constexpr (whole) {
        uint4 *to = tile + at(row, chunk);
        from += row * stride + chunk * 8;
#pragma unroll
        for (unsigned first = 0; first < rows; first += together)
          load_chunk(to + first * chunksOfRow, from + first * stride, chunk,
                     static_cast<int>(row + first) < valid);
      } else {
#pragma unroll 2
        for (unsigned i = threadIdx.x; i < chunks(rows); i += threads) {
          row = i / chunksOfRow;
          chunk = i % chunksOfRow;
          load_chunk(tile + at(row, chunk), from + row * stride + chunk * 8,
                     chunk, static_cast<int>(row) < valid);
        }
      }
    }

  private:
    static __device__ __forceinline__ void
    load_chunk(uint4 *to, const Element *from, unsigned chunk, bool inside) {
      if constexpr (wholeChunks) {
        // Beyond the end of a row or of all rows the address is not read.
        copy_async_16(to, from, inside && chunk * 8 < width);
      } else {
        *to = inside ? read(from - chunk * 8, chunk) : uint4{0, 0, 0, 0};
      }
    }
  };

  /// c += a b^T, or = where `fresh`; `a` has the block's rows, `b` has c's
  /// columns.
  template <class Rows, bool fresh, int columns>
  static __device__ __forceinline__ void
  multiply_transposed(Accumulator<columns> &c, const uint4 *a, const uint4 *b) {
    if (fresh)
      c.clear();
    int l = lane();
#pragma unroll
    for (int k = 0; k < Rows::chunksOfRow; k += 2) {
      unsigned left[matrices][4];
#pragma unroll
      for (int m = 0; m < matrices; ++m)
        load_matrix_x4(
            left[m],
            a + Rows::at(first_row_of_warp() + 16 * m + l % 16, k + l / 16));
#pragma unroll
      for (int n = 0; n < columns / 8; n += 2) {
        unsigned both[4];
        load_matrix_x4(both,
                       b + Rows::at(n * 8 + l / 16 * 8 + l % 8, k + l / 8 % 2));
        unsigned right[2][2] = {{both[0], both[1]}, {both[2], both[3]}};
#pragma unroll
        for (int m = 0; m < matrices; ++m) {
          mma_m16n8k16(Element(), c.sums[m][n], left[m], right[0]);
          mma_m16n8k16(Element(), c.sums[m][n + 1], left[m], right[1]);
        }
      }
    }
  }

  /// c += weights b, where `b` has a row for each column of the weights, which
  /// are rounded.
  template <class Rows, int columns, int width>
  static __device__ __forceinline__ void multiply(Accumulator<width> &c,
                                                  Accumulator<columns> &weights,
                                                  const uint4 *b, uint4 *) {
    int l = lane();
#pragma unroll
    for (int k = 0; k < columns / 8; k += 2) {
      unsigned left[matrices][4];
#pragma unroll
      for (int m = 0; m < matrices; ++m)
#pragma unroll
        for (int i = 0; i < 4; ++i) {
          const float (&from)[4] = weights.sums[m][k + i / 2];
          left[m][i] =
              pack_pair(Element(), from[i % 2 * 2], from[i % 2 * 2 + 1]);
        }
#pragma unroll
      for (int n = 0; n < width / 8; n += 2) {
        unsigned both[4];
        load_matrix_x4_transposed(both,
                                  b + Rows::at(k * 8 + l % 16, n + l / 16));
        unsigned right[2][2] = {{both[0], both[1]}, {both[2], both[3]}};
#pragma unroll
        for (int m = 0; m < matrices; ++m) {
          mma_m16n8k16(Element(), c.sums[m][n], left[m], right[0]);
          mma_m16n8k16(Element(), c.sums[m][n + 1], left[m], right[1]);
        }
      }
    }
  }

  /// Writes the block's rows, of which `valid` are in memory, with whole chunks
  /// by way of `staging`: a tile that the warp alone has read from since the
  /// last barrier, and only these rows of it.
  template <int width>
  static __device__ __forceinline__ void
  store(Accumulator<Tile<width>::padded> &c, uint4 *staging, Element *to,
        long long stride, int valid) {
    using Rows = Tile<width>;
    __syncwarp();
#pragma unroll
    for (int i = 0; i < rowsOfThread; ++i)
#pragma unroll
      for (int j = 0; j < Rows::padded / 4; j += 2) {
        auto *chunk =
            reinterpret_cast<unsigned *>(staging + Rows::at(row(i), j / 2));
        chunk[lane() % 4] = pack_pair(Element(), c.at(i, j), c.at(i, j + 1));
      }
    __syncwarp();
    constexpr int count = Rows::chunks(rowsOfWarp);
    for (int i = lane(); i < count; i += 32) {
      int row = first_row_of_warp() + i / Rows::chunksOfRow;
      int chunk = i % Rows::chunksOfRow;
      if (row >= valid || chunk * 8 >= width)
        continue;
      uint4 value = staging[Rows::at(row, chunk)];
      Element *target = to + row * stride + chunk * 8;
      if (Rows::wholeChunks) {
        *reinterpret_cast<uint4 *>(target) = value;
        continue;
      }
      unsigned pairs[4] = {value.x, value.y, value.z, value.w};
#pragma unroll
      for (int e = 0; e < 8; ++e)
        if (chunk * 8 + e < width)
          target[e].bits =
              static_cast<unsigned short>(pairs[e / 2] >> (e % 2 * 16));
    }
  }

  /// The sums over the row that thread's row i is of the products of two rows
  /// in memory, the same in all lanes of the row.
  template <int width>
  static __device__ __forceinline__ float dot(const Element *a,
                                              const Element *b) {
    float sum = 0;
#pragma unroll
    for (int begin = 0; begin < Tile<width>::chunksOfRow; begin += 4) {
      int chunk = begin + lane() % 4;
      if (chunk * 8 >= width)
        continue;
      uint4 left = Tile<width>::read(a, chunk);
      uint4 right = Tile<width>::read(b, chunk);
      unsigned lefts[4] = {left.x, left.y, left.z, left.w};
      unsigned rights[4] = {right.x, right.y, right.z, right.w};
#pragma unroll
      for (int i = 0; i < 4; ++i)
#pragma unroll
        for (int shift = 0; shift < 32; shift += 16) {
          Element x{static_cast<unsigned short>(lefts[i] >> shift)};
          Element y{static_cast<unsigned short>(rights[i] >> shift)};
          sum = __fmaf_rn(to_f32(x), to_f32(y), sum);
        }
    }
    return sum_of_row<4>(sum);
  }
};

} // namespace trc_device
