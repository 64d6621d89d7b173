//===- AttentionRows.h - operands of attention as rows ----------*- C++ -*-===//
//
// The vectors of a head are rows with a stride of all heads. f32 rows are used
// as they lie; others are converted into scratch. A product that reads a row as
// vectors needs a width that is a multiple of `tileVector`: where it is not,
// rows are copied and filled up with zeros.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONROWS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONROWS_H

#include "Attention.h"
#include "AttentionTile.h"
#include "Elements.h"

#include <algorithm>

namespace trc::runtime::host {

constexpr int64_t roundUp(int64_t count) {
  return (count + tileVector - 1) / tileVector * tileVector;
}

struct Rows {
  const float *data;
  int64_t stride;
};

/// `count` rows of `width` numbers from element `at` on, `stride` apart, whole
/// vectors where `vectors`. `packed` has room for roundUp(width) a row.
inline Rows readRows(ElementType type, const void *data, int64_t at,
                     int64_t stride, int64_t count, int64_t width, bool vectors,
                     float *packed) {
  int64_t padded = roundUp(width);
  if (count == 0) // then `data` may be null
    return {packed, padded};
  if (type == ElementType::F32 && (!vectors || width == padded))
    return {static_cast<const float *>(data) + at, stride};
  for (int64_t i = 0; i < count; ++i) {
    load<float>(type, data, at + i * stride, width, packed + i * padded);
    std::fill(packed + i * padded + width, packed + (i + 1) * padded, 0.0f);
  }
  return {packed, padded};
}

/// Rows of pairs of bf16, as they lie: see TileScores.
struct PairRows {
  const uint32_t *data;
  int64_t stride; ///< in pairs
};

/// Whether the scores of these vectors are made of pairs: then each begins and
/// ends with one.
inline bool readsPairs(const TileFunctions &tile, const HeadVectors &vectors) {
  return tile.multiplyScores && vectors.width % 2 == 0 &&
         vectors.stride % 2 == 0 && vectors.first % 2 == 0;
}

inline PairRows readPairs(void *const *operands, const HeadVectors &vectors,
                          int64_t b, int64_t t, int64_t h) {
  return {static_cast<const uint32_t *>(operands[vectors.operand]) +
              vectors.at(b, t, h) / 2,
          vectors.stride / 2};
}

/// Whether weights are added up in tiles of bf16: where scores are made of
/// pairs in tiles, too.
inline bool sumsInTiles(const TileFunctions &tile, bool pairs) {
  return pairs && tile.sumOverKeys;
}

/// The row of a vector of bf16.
inline const uint16_t *halvesAt(void *const *operands,
                                const HeadVectors &vectors, int64_t b,
                                int64_t t, int64_t h) {
  return static_cast<const uint16_t *>(operands[vectors.operand]) +
         vectors.at(b, t, h);
}

/// Words of a row of `turnKeys`.
constexpr int64_t turnedKeys(int64_t keys) { return (keys + 31) / 32 * 16; }

/// What a tile's queries have in columns, as rows. `room` is for a tile of 64
/// columns; `factors` of each query may be null.
inline void writeColumns(const TileFunctions &tile, ElementType type,
                         void *data, int64_t at, int64_t stride, int64_t count,
                         int64_t width, const float *columns,
                         const float *factors, float *room) {
  for (int64_t j = 0; j < width; j += tileQueries) {
    const int64_t some = std::min(tileQueries, width - j);
    tile.transpose(columns + j * tileQueries, tileQueries, some, tileQueries, 1,
                   room);
    if (factors)
      tile.scaleRows(room, tileQueries, count, tileQueries, factors);
    for (int64_t i = 0; i < count; ++i)
      store<float>(type, data, at + i * stride + j, some,
                   room + i * tileQueries);
  }
}

/// The reverse of readRows.
inline void writeRows(ElementType type, void *data, int64_t at, int64_t stride,
                      int64_t count, int64_t width, const float *rows,
                      int64_t rowStride) {
  for (int64_t i = 0; i < count; ++i)
    store<float>(type, data, at + i * stride, width, rows + i * rowStride);
}

/// Asks for rows that will be needed: a head's rows lie too far apart for the
/// processor to see them coming.
template <bool write>
void prefetchRows(ElementType type, const void *data, int64_t at,
                  int64_t stride, int64_t count, int64_t width) {
  constexpr int64_t line = 64;
  int64_t size = byteSize(type);
  for (int64_t i = 0; i < count; ++i) {
    const char *row = bytes(data) + (at + i * stride) * size;
    for (int64_t j = 0; j < width * size; j += line)
      __builtin_prefetch(row + j, write);
  }
}

/// What is hidden in the tile that begins at query t and key s, and what is
/// added to it. `bias` has room for a tile, `seen` for a number of each key;
/// they are written where queries differ.
inline TileMask readMask(const Attention &of, const TileFunctions &tile,
                         void *const *operands, int64_t b, int64_t h, int64_t t,
                         int64_t count, int64_t s, int64_t keys, float *bias,
                         uint64_t *seen) {
  TileMask mask = {roundUp(count), keys, of.shown(operands, b, h, t),
                   s + of.diagonal() - t, static_cast<float>(of.fill)};
  if (mask.shown)
    mask.shown += s;
  if (of.mask.row != 0) {
    uint64_t beyond = count < tileQueries ? ~uint64_t(0) << count : 0;
    std::fill_n(seen, keys, beyond);
    for (int64_t query = 0; query < count; ++query)
      for (int64_t key = 0; key < keys; ++key)
        seen[key] |=
            static_cast<uint64_t>(mask.shown[query * of.mask.row + key] != 0)
            << query;
    mask.shown = nullptr;
    mask.seen = seen;
  }
  if (of.bias) {
    tile.transpose(static_cast<const float *>(operands[of.bias.operand]) +
                       of.bias.at(b, h, t) + s,
                   of.bias.row, count, keys, 1, bias);
    mask.bias = bias;
  }
  mask.fillFirst = of.fillFirst;
  mask.additive = of.additive;
  return mask;
}

/// Deals out scratch, each piece aligned to 64 bytes.
class ScratchPlan {
public:
  /// Where, in floats.
  int64_t add(int64_t floats) {
    int64_t at = size;
    size += roundUp(floats);
    return at;
  }
  int64_t bytes() const { return size * static_cast<int64_t>(sizeof(float)); }

private:
  int64_t size = 0;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_ATTENTIONROWS_H
