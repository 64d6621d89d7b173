//===- AmxTile.cpp - products of bf16 in AMX's tiles ----------------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the two functions of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxTile.h"
#include "AmxInstructions.h"

namespace trc::runtime::host::amx {

namespace {

/// Rows and columns of a panel, two tiles; bytes of a tile.
constexpr int64_t panel = 32, tileBytes = 1024;
/// Most k that is packed at a time, and most columns: 256 KiB. Fewer would be
/// read in pieces of rows that are too short to be fetched ahead.
constexpr int64_t packedDepth = 1024, packedColumns = 128;

[[gnu::always_inline]] inline int64_t roundUp(int64_t value, int64_t to) {
  return (value + to - 1) / to * to;
}
/// As many of the low bits as there are elements, of `most` at most.
[[gnu::always_inline]] inline uint32_t maskOf(int64_t elements, int64_t most) {
  return elements <= 0      ? 0
         : elements >= most ? uint32_t((uint64_t(1) << most) - 1)
                            : (uint32_t(1) << elements) - 1;
}

/// Even pieces of k.
int64_t depthOfPiece(int64_t k) {
  const int64_t pieces = (k + packedDepth - 1) / packedDepth;
  return roundUp((k + pieces - 1) / pieces, tileDepth);
}
int64_t panelBytes(int64_t depth) { return panel * depth * 2; }
int64_t panelsOf(int64_t lines) { return (lines + panel - 1) / panel; }

//===----------------------------------------------------------------------===//
// Packing
//===----------------------------------------------------------------------===//

/// 16 x 16 elements of 32 bits, row by row, become column by column.
[[gnu::always_inline]] inline void transpose(__m512i r[16]) {
  __m512i t[16];
#pragma clang loop unroll(full)
  for (int i = 0; i < 16; i += 2) {
    t[i] = _mm512_unpacklo_epi32(r[i], r[i + 1]);
    t[i + 1] = _mm512_unpackhi_epi32(r[i], r[i + 1]);
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < 16; i += 4) {
    r[i] = _mm512_unpacklo_epi64(t[i], t[i + 2]);
    r[i + 1] = _mm512_unpackhi_epi64(t[i], t[i + 2]);
    r[i + 2] = _mm512_unpacklo_epi64(t[i + 1], t[i + 3]);
    r[i + 3] = _mm512_unpackhi_epi64(t[i + 1], t[i + 3]);
  }
  constexpr int evenLanes = 0x88, oddLanes = 0xdd;
#pragma clang loop unroll(full)
  for (int i = 0; i < 4; ++i) {
    t[i] = _mm512_shuffle_i32x4(r[i], r[i + 4], evenLanes);
    t[i + 4] = _mm512_shuffle_i32x4(r[i], r[i + 4], oddLanes);
    t[i + 8] = _mm512_shuffle_i32x4(r[i + 8], r[i + 12], evenLanes);
    t[i + 12] = _mm512_shuffle_i32x4(r[i + 8], r[i + 12], oddLanes);
  }
#pragma clang loop unroll(full)
  for (int i = 0; i < 8; ++i) {
    r[i] = _mm512_shuffle_i32x4(t[i], t[i + 8], evenLanes);
    r[i + 8] = _mm512_shuffle_i32x4(t[i], t[i + 8], oddLanes);
  }
}

/// One operand; `lines` are rows of a, or columns of b.
struct Operand {
  const uint16_t *data;
  int64_t line, step; ///< distances of neighbouring lines, and of k
};

/// How a tile comes about: from vectors along k, one a line, or from vectors
/// of 16 lines, one a pair of k; and whether these are its rows.
enum class Source { AlongDepth, AcrossLines };

/// One tile, of at most 16 lines and 32 k from `from` on.
template <Source source, bool turns>
[[gnu::always_inline]] inline void packTile(const Operand &from, int64_t lines,
                                            int64_t depth, char *to) {
  __m512i vectors[tileExtent];
  if constexpr (source == Source::AlongDepth) {
    const __mmask32 mask = maskOf(depth, 32);
#pragma clang loop unroll(full)
    for (int64_t i = 0; i < tileExtent; ++i)
      vectors[i] = _mm512_maskz_loadu_epi16(
          i < lines ? mask : 0, from.data + (i < lines ? i * from.line : 0));
  } else {
    const auto mask = static_cast<__mmask16>(maskOf(lines, 16));
    const auto widen = [&](int64_t l) {
      return _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(
          l < depth ? mask : 0, from.data + (l < depth ? l * from.step : 0)));
    };
#pragma clang loop unroll(full)
    for (int64_t i = 0; i < tileExtent; ++i)
      vectors[i] = _mm512_or_si512(widen(2 * i),
                                   _mm512_slli_epi32(widen(2 * i + 1), 16));
  }
  if constexpr (turns)
    transpose(vectors);
#pragma clang loop unroll(full)
  for (int64_t i = 0; i < tileExtent; ++i)
    _mm512_store_si512(to + 64 * i, vectors[i]);
}

/// The tiles of one panel at 32 k, both of them.
template <Source source, bool turns>
[[gnu::always_inline]] inline void packPair(const Operand &from, int64_t lines,
                                            int64_t depth, char *to) {
  for (int64_t first = 0; first < panel; first += tileExtent) {
    const Operand tile = {from.data + first * from.line, from.line, from.step};
    if (lines - first >= tileExtent && depth >= tileDepth)
      packTile<source, turns>(tile, tileExtent, tileDepth, to);
    else
      packTile<source, turns>(tile, lines - first, depth, to);
    to += tileBytes;
  }
}

/// Panels of `bytes` each, in the order in which the operand lies.
template <Source source, bool turns>
void packPanels(const Operand &from, int64_t lines, int64_t depth,
                int64_t bytes, char *to) {
  const auto pack = [&](int64_t line, int64_t l) {
    packPair<source, turns>(
        {from.data + l * from.step + line * from.line, from.line, from.step},
        lines - line, depth - l,
        to + line / panel * bytes + l / tileDepth * 2 * tileBytes);
  };
  if constexpr (source == Source::AlongDepth) {
    for (int64_t line = 0; line < lines; line += panel)
      for (int64_t l = 0; l < depth; l += tileDepth)
        pack(line, l);
  } else {
    for (int64_t l = 0; l < depth; l += tileDepth)
      for (int64_t line = 0; line < lines; line += panel)
        pack(line, l);
  }
}

void packRows(const Operand &a, int64_t rows, int64_t depth, int64_t bytes,
              char *to) {
  if (a.step == 1)
    packPanels<Source::AlongDepth, false>(a, rows, depth, bytes, to);
  else
    packPanels<Source::AcrossLines, true>(a, rows, depth, bytes, to);
}
void packColumns(const Operand &b, int64_t columns, int64_t depth,
                 int64_t bytes, char *to) {
  if (b.line == 1)
    packPanels<Source::AcrossLines, false>(b, columns, depth, bytes, to);
  else
    packPanels<Source::AlongDepth, true>(b, columns, depth, bytes, to);
}

//===----------------------------------------------------------------------===//
// Multiplying
//===----------------------------------------------------------------------===//

/// Four tiles of sums, rows of `row` elements; they start as what they are, or
/// as zero.
void multiplyPanels(const char *a, const char *b, int64_t tiles, float *c,
                    int64_t row, bool accumulate) {
  const int64_t stride = row * 4;
  float *lower = c + tileExtent * row;
  if (accumulate) {
    _tile_loadd(0, c, stride);
    _tile_loadd(1, c + tileExtent, stride);
    _tile_loadd(2, lower, stride);
    _tile_loadd(3, lower + tileExtent, stride);
  } else {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  }
  for (int64_t l = 0; l < tiles; ++l) {
    loadTile<6>(b, 64);
    loadTile<4>(a, 64);
    addProduct<0, 4, 6>();
    loadTile<7>(b + tileBytes, 64);
    addProduct<1, 4, 7>();
    loadTile<5>(a + tileBytes, 64);
    addProduct<2, 5, 6>();
    addProduct<3, 5, 7>();
    a += 2 * tileBytes;
    b += 2 * tileBytes;
  }
  _tile_stored(0, c, stride);
  _tile_stored(1, c + tileExtent, stride);
  _tile_stored(2, lower, stride);
  _tile_stored(3, lower + tileExtent, stride);
}

/// A block of the result of at most panel x panel.
struct Block {
  int64_t row, column, rows, columns;
};

/// Whether sums of all blocks are kept from one piece of k to the next: f32 is
/// kept by the result itself.
bool keepsSums(int64_t k, bool resultIsF32) {
  return !resultIsF32 && k > packedDepth;
}

/// Whether tiles of the result itself can be the sums: whole ones of f32, and
/// such that no row of a tile lies in two lines of the cache, for each would be
/// fetched twice.
bool sumsInPlace(const Product &product) {
  return product.resultIsF32 && product.rowOfC % tileExtent == 0 &&
         reinterpret_cast<uintptr_t>(product.c) % 64 == 0;
}

/// Where blocks are summed that cannot be where they lie.
class Sums {
public:
  Sums(const Product &product, char *scratch)
      : inPlace(sumsInPlace(product)),
        keeps(keepsSums(product.k, product.resultIsF32)),
        row(keeps ? panelsOf(product.n) * panel : panel), product(product),
        data(reinterpret_cast<float *>(scratch)) {}

  const bool inPlace;
  const bool keeps; ///< all blocks, else one at a time
  const int64_t row;

  float *at(const Block &block) const {
    return keeps ? data + block.row * row + block.column : data;
  }

  void load(const Block &block) const {
    float *to = at(block);
    for (int64_t i = 0; i < block.rows; ++i)
      for (int64_t j = 0; j < block.columns; j += tileExtent) {
        const __mmask16 mask = maskOf(block.columns - j, tileExtent);
        const int64_t from = offset(block, i, j);
        const __m512 values =
            product.resultIsF32
                ? _mm512_maskz_loadu_ps(
                      mask, static_cast<const float *>(product.c) + from)
                : _mm512_castsi512_ps(_mm512_slli_epi32(
                      _mm512_cvtepu16_epi32(_mm256_maskz_loadu_epi16(
                          mask,
                          static_cast<const uint16_t *>(product.c) + from)),
                      16));
        _mm512_storeu_ps(to + i * row + j, values);
      }
  }

  void store(const Block &block) const {
    const float *from = at(block);
    for (int64_t i = 0; i < block.rows; ++i)
      for (int64_t j = 0; j < block.columns; j += tileExtent) {
        const __mmask16 mask = maskOf(block.columns - j, tileExtent);
        const __m512 values = _mm512_loadu_ps(from + i * row + j);
        const int64_t to = offset(block, i, j);
        if (product.resultIsF32)
          _mm512_mask_storeu_ps(static_cast<float *>(product.c) + to, mask,
                                values);
        else
          _mm256_mask_storeu_epi16(
              static_cast<uint16_t *>(product.c) + to, mask,
              reinterpret_cast<__m256i>(_mm512_cvtneps_pbh(values)));
      }
  }

private:
  int64_t offset(const Block &block, int64_t i, int64_t j) const {
    return (block.row + i) * product.rowOfC + block.column + j;
  }

  const Product &product;
  float *data;
};

} // namespace

int64_t scratchBytes(int64_t m, int64_t n, int64_t k, bool resultIsF32) {
  const int64_t packed = panelsOf(m) + panelsOf(least(n, packedColumns));
  const int64_t blocks =
      keepsSums(k, resultIsF32) ? panelsOf(m) * panelsOf(n) : 1;
  return packed * panelBytes(depthOfPiece(k)) + blocks * panel * panel * 4;
}

void multiply(const Product &product, void *scratch) {
  const auto [m, n, k, a, rowOfA, stepOfA, b, stepOfB, columnOfB, c, rowOfC,
              resultIsF32, accumulate] = product;
  alignas(64) const Configuration whole;
  _tile_loadconfig(&whole);
  const int64_t pieceDepth = depthOfPiece(k), bytes = panelBytes(pieceDepth);
  char *rows = static_cast<char *>(scratch);
  char *columns = rows + panelsOf(m) * bytes;
  const Sums sums(product, columns + panelsOf(least(n, packedColumns)) * bytes);
  for (int64_t firstK = 0; firstK < k; firstK += pieceDepth) {
    const int64_t depth = least(pieceDepth, k - firstK);
    const int64_t tiles = (depth + tileDepth - 1) / tileDepth;
    const bool isFirst = firstK == 0, isLast = firstK + depth == k;
    packRows({a + firstK * stepOfA, rowOfA, stepOfA}, m, depth, bytes, rows);
    for (int64_t j = 0; j < n; j += panel) {
      const int64_t inGroup = j % packedColumns;
      if (inGroup == 0)
        packColumns({b + j * columnOfB + firstK * stepOfB, columnOfB, stepOfB},
                    least(packedColumns, n - j), depth, bytes, columns);
      const char *column = columns + inGroup / panel * bytes;
      for (int64_t i = 0; i < m; i += panel) {
        const Block block = {i, j, least(panel, m - i), least(panel, n - j)};
        const char *row = rows + i / panel * bytes;
        if (sums.inPlace && block.rows == panel && block.columns == panel) {
          multiplyPanels(row, column, tiles,
                         static_cast<float *>(c) + i * rowOfC + j, rowOfC,
                         accumulate || !isFirst);
          continue;
        }
        if (isFirst ? accumulate : !sums.keeps)
          sums.load(block);
        multiplyPanels(row, column, tiles, sums.at(block), sums.row,
                       accumulate || !isFirst);
        if (isLast || !sums.keeps)
          sums.store(block);
      }
    }
  }
  _tile_release();
}

} // namespace trc::runtime::host::amx
