//===- AmxScores.cpp - scores of attention in AMX's tiles -----------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the function of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxScores.h"
#include "AmxInstructions.h"

namespace trc::runtime::host::amx {

namespace {

/// Sums of at most two tiles of keys (rows) by two of queries, scaled when they
/// are stored. Tiles 0 to 3 are sums, 4 and 5 keys, 6 and 7 queries.
template <bool twoRows, bool twoColumns>
void scoreBlock(const TileScores &p, int64_t row, int64_t column,
                int64_t rows) {
  constexpr int64_t rowOfB = tileQueries * 4, rowOfC = tileQueries * 4;
  const uint32_t *a = p.a + row * p.rowOfA, *b = p.b + column;
  const int64_t rowOfA = p.rowOfA * 4, lower = tileExtent * p.rowOfA;
  _tile_zero(0);
  if constexpr (twoColumns)
    _tile_zero(1);
  if constexpr (twoRows)
    _tile_zero(2);
  if constexpr (twoRows && twoColumns)
    _tile_zero(3);
  for (int64_t l = 0; l < p.pairs; l += pairsOfScores) {
    loadTile<6>(b, rowOfB);
    loadTile<4>(a, rowOfA);
    addProduct<0, 4, 6>();
    if constexpr (twoColumns) {
      loadTile<7>(b + tileExtent, rowOfB);
      addProduct<1, 4, 7>();
    }
    if constexpr (twoRows) {
      loadTile<5>(a + lower, rowOfA);
      addProduct<2, 5, 6>();
    }
    if constexpr (twoRows && twoColumns) {
      addProduct<3, 5, 7>();
    }
    a += pairsOfScores;
    b += pairsOfScores * tileQueries;
  }
  float *c = p.c + row * tileQueries + column;
  float *below = c + tileExtent * tileQueries;
  _tile_stored(0, c, rowOfC);
  if constexpr (twoColumns)
    _tile_stored(1, c + tileExtent, rowOfC);
  if constexpr (twoRows)
    _tile_stored(2, below, rowOfC);
  if constexpr (twoRows && twoColumns)
    _tile_stored(3, below + tileExtent, rowOfC);
  const __m512 factor = _mm512_set1_ps(p.factor);
  for (int64_t i = 0; i < rows; ++i)
    for (int64_t j = 0; j < (twoColumns ? 2 : 1) * tileExtent;
         j += tileExtent) {
      float *at = c + i * tileQueries + j;
      _mm512_storeu_ps(at, _mm512_mul_ps(_mm512_loadu_ps(at), factor));
    }
}

/// Rows of one tile or two, from the first tile of queries that sees one.
template <bool twoRows>
void scoreRows(const TileScores &p, int64_t row, int64_t rows) {
  const int64_t hidden = row + p.shift;
  int64_t column = hidden > 0 ? hidden / tileExtent * tileExtent : 0;
  for (; column + 2 * tileExtent <= p.columns; column += 2 * tileExtent)
    scoreBlock<twoRows, true>(p, row, column, rows);
  if (column < p.columns)
    scoreBlock<twoRows, false>(p, row, column, rows);
}

} // namespace

void multiplyScores(const TileScores &p) {
  alignas(64) Configuration tiles;
  _tile_loadconfig(&tiles);
  int64_t row = 0;
  for (; row + 2 * tileExtent <= p.rows; row += 2 * tileExtent)
    scoreRows<true>(p, row, 2 * tileExtent);
  if (row + tileExtent <= p.rows) {
    scoreRows<false>(p, row, tileExtent);
    row += tileExtent;
  }
  if (row < p.rows) {
    // Keys behind the last one may lie behind the end of their memory.
    tiles.rows[0] = tiles.rows[1] = tiles.rows[4] =
        static_cast<uint8_t>(p.rows - row);
    _tile_loadconfig(&tiles);
    scoreRows<false>(p, row, p.rows - row);
  }
  _tile_release();
}

} // namespace trc::runtime::host::amx
