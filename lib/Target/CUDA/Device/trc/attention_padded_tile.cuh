//===- attention_padded_tile.cuh - rows of f32 and f64 in shared memory ---===//
//
// A row has a chunk of 16 bytes more than it needs: eight lanes that read the
// same chunk of eight rows meet no bank twice.
//
//===----------------------------------------------------------------------===//

#pragma once

#include "trc/intrinsics.cuh"

namespace trc_device {

/// Rows of `width` elements, filled up with zeros to a multiple of 16.
/// `aligned`: rows of whole chunks begin at multiples of 16 bytes.
template <typename Element, int threads, int width, bool aligned>
struct AttentionPaddedTile {
  static constexpr int inChunk = 16 / static_cast<int>(sizeof(Element));
  static constexpr int padded = width == 0 ? 16 : (width + 15) / 16 * 16;
  static constexpr int stride = padded + inChunk;
  static constexpr int chunks(int rows) { return rows * stride / inChunk; }

  /// Begins to copy `rows` rows, of which `valid` are in memory; the others
  /// become zero. `strideOfRows` is a multiple of a chunk where `width` is.
  template <int rows>
  static __device__ __forceinline__ void
  load(uint4 *tile, const Element *from, long long strideOfRows, int valid) {
    constexpr unsigned chunksOfRow = padded / inChunk;
    auto *to = reinterpret_cast<Element *>(tile);
#pragma unroll 2
    for (unsigned i = threadIdx.x; i < rows * chunksOfRow; i += threads) {
      unsigned row = i / chunksOfRow, first = i % chunksOfRow * inChunk;
      bool inside = static_cast<int>(row) < valid;
      const Element *source = from + row * strideOfRows + first;
      Element *target = to + row * stride + first;
      if constexpr (aligned && width % inChunk == 0) {
        // Beyond the end of a row or of all rows the address is not read.
        copy_async_16(target, source, inside && first < width);
      } else {
#pragma unroll
        for (int e = 0; e < inChunk; ++e)
          target[e] = inside && first + e < width ? source[e] : Element(0);
      }
    }
  }
};

} // namespace trc_device
