//===- AmxSums.cpp - sums of attention in AMX's tiles ---------------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the functions of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxSums.h"
#include "AmxInstructions.h"

namespace trc::runtime::host::amx {

namespace {

/// Pairs of bf16 of a tile, and of a vector.
constexpr int64_t tilePairs = tileExtent * tileExtent;
static_assert(roomOfSums == mostKeysOfSums / tileDepth * 4 * tilePairs,
              "two tiles of both terms for 32 keys by 32 queries");

/// 32 numbers of bf16, and those nearest to what they leave.
struct Terms {
  __m512i high, low;
};

/// First all of `first`, then all of `second`.
Terms split(__m512 first, __m512 second) {
  const auto high =
      reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(second, first));
  auto widened = [](__m256i half) {
    return reinterpret_cast<__m512>(
        _mm512_slli_epi32(_mm512_cvtepu16_epi32(half), 16));
  };
  const __m512 left = first - widened(_mm512_castsi512_si256(high));
  const __m512 right = second - widened(_mm512_extracti64x4_epi64(high, 1));
  return {high, reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(right, left))};
}

/// Pairs of one number of each.
Terms splitPairs(__m512 first, __m512 second) {
  alignas(64) static constexpr uint16_t zip[32] = {
      0, 16, 1, 17, 2,  18, 3,  19, 4,  20, 5,  21, 6,  22, 7,  23,
      8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};
  const __m512i order = _mm512_load_si512(zip);
  auto narrowed = [&](__m512 x, __m512 y) {
    return _mm512_permutexvar_epi16(
        order, reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(y, x)));
  };
  const __m512i high = narrowed(first, second);
  const auto x = reinterpret_cast<__m512>(_mm512_slli_epi32(high, 16));
  const auto y = reinterpret_cast<__m512>(
      _mm512_and_si512(high, _mm512_set1_epi32(static_cast<int>(0xffff0000))));
  return {high, narrowed(first - x, second - y)};
}

/// 16 numbers, of which the first `count` are there.
__m512 loadSome(const float *from, int64_t count) {
  return _mm512_maskz_loadu_ps(
      static_cast<__mmask16>((1u << most(least(count, tileExtent), 0)) - 1),
      from);
}

//===----------------------------------------------------------------------===//
// Over queries
//===----------------------------------------------------------------------===//

/// Up to 16 keys: both terms of their weights, a tile each, for every 32
/// queries from number `begin` on.
void splitRows(const TileSums &p, int64_t row, int64_t rows, int64_t begin,
               int64_t end) {
  for (int64_t d = begin; d < end; ++d) {
    const int64_t left = p.queries - d * tileDepth;
    uint32_t *to = p.room + d * 2 * tilePairs;
    for (int64_t i = 0; i < rows; ++i, to += tileExtent) {
      const float *from = p.a + (row + i) * tileQueries + d * tileDepth;
      const Terms terms = split(loadSome(from, left),
                                loadSome(from + tileExtent, left - tileExtent));
      _mm512_storeu_si512(to, terms.high);
      _mm512_storeu_si512(to + tilePairs, terms.low);
    }
  }
}

/// Tiles 0 to 3 are sums, 4 and 5 the terms of weights, 6 and 7 vectors.
template <bool four>
void sumBlock(const TileSums &p, int64_t row, int64_t column, int64_t begin,
              int64_t end) {
  const int64_t rowOfB = p.width * 4, rowOfC = p.rowOfC * 4;
  float *c = p.c + row * p.rowOfC + column;
  _tile_loadd(0, c, rowOfC);
  _tile_loadd(1, c + tileExtent, rowOfC);
  if constexpr (four) {
    _tile_loadd(2, c + 2 * tileExtent, rowOfC);
    _tile_loadd(3, c + 3 * tileExtent, rowOfC);
  }
  for (int64_t d = begin; d < end; ++d) {
    const uint32_t *a = p.room + d * 2 * tilePairs;
    const uint32_t *b = p.b + d * tileExtent * p.width + column;
    loadTile<6>(b, rowOfB);
    loadTile<4>(a, tileExtent * 4);
    addProduct<0, 4, 6>();
    loadTile<5>(a + tilePairs, tileExtent * 4);
    addProduct<0, 5, 6>();
    loadTile<7>(b + tileExtent, rowOfB);
    addProduct<1, 4, 7>();
    addProduct<1, 5, 7>();
    if constexpr (four) {
      loadTile<6>(b + 2 * tileExtent, rowOfB);
      addProduct<2, 4, 6>();
      addProduct<2, 5, 6>();
      loadTile<7>(b + 3 * tileExtent, rowOfB);
      addProduct<3, 4, 7>();
      addProduct<3, 5, 7>();
    }
  }
  _tile_stored(0, c, rowOfC);
  _tile_stored(1, c + tileExtent, rowOfC);
  if constexpr (four) {
    _tile_stored(2, c + 2 * tileExtent, rowOfC);
    _tile_stored(3, c + 3 * tileExtent, rowOfC);
  }
}

//===----------------------------------------------------------------------===//
// Over keys
//===----------------------------------------------------------------------===//

/// 32 queries from `query` on: both terms of the weights of `depths` times 32
/// keys, two tiles of pairs each.
void splitColumns(const TileSums &p, int64_t query, int64_t depths) {
  uint32_t *to = p.room;
  for (int64_t d = 0; d < depths; ++d)
    for (int64_t q = query; q < query + tileDepth; q += tileExtent) {
      const int64_t left = p.queries - q;
      for (int64_t i = 0; i < tileExtent; ++i, to += tileExtent) {
        const int64_t key = d * tileDepth + 2 * i;
        const float *from = p.a + key * tileQueries + q;
        const Terms terms = splitPairs(
            loadSome(from, key < p.keys ? left : 0),
            loadSome(from + tileQueries, key + 1 < p.keys ? left : 0));
        _mm512_storeu_si512(to, terms.high);
        _mm512_storeu_si512(to + tilePairs, terms.low);
      }
      to += tilePairs;
    }
}

/// 32 columns of the vectors by 32 queries. Tiles 0 to 3 are sums, 4 and 5
/// vectors, 6 and 7 a term of weights.
void sumColumns(const TileSums &p, int64_t column, int64_t query,
                int64_t depths) {
  const int64_t rowOfB = p.rowOfB * 4, rowOfC = p.rowOfC * 4;
  const uint32_t *b = p.b + column * p.rowOfB, *a = p.room;
  const int64_t lower = tileExtent * p.rowOfB;
  float *c = p.c + column * p.rowOfC + query;
  float *below = c + tileExtent * p.rowOfC;
  _tile_loadd(0, c, rowOfC);
  _tile_loadd(1, c + tileExtent, rowOfC);
  _tile_loadd(2, below, rowOfC);
  _tile_loadd(3, below + tileExtent, rowOfC);
  for (int64_t d = 0; d < depths; ++d) {
    loadTile<4>(b, rowOfB);
    loadTile<6>(a, tileExtent * 4);
    addProduct<0, 4, 6>();
    loadTile<5>(b + lower, rowOfB);
    addProduct<2, 5, 6>();
    loadTile<7>(a + tilePairs, tileExtent * 4);
    addProduct<0, 4, 7>();
    addProduct<2, 5, 7>();
    loadTile<6>(a + 2 * tilePairs, tileExtent * 4);
    addProduct<1, 4, 6>();
    addProduct<3, 5, 6>();
    loadTile<7>(a + 3 * tilePairs, tileExtent * 4);
    addProduct<1, 4, 7>();
    addProduct<3, 5, 7>();
    a += 4 * tilePairs;
    b += tileExtent;
  }
  _tile_stored(0, c, rowOfC);
  _tile_stored(1, c + tileExtent, rowOfC);
  _tile_stored(2, below, rowOfC);
  _tile_stored(3, below + tileExtent, rowOfC);
}

//===----------------------------------------------------------------------===//
// Layouts
//===----------------------------------------------------------------------===//

/// Neighbours of two rows, or of one and zeros, as pairs.
__m512i pair(const uint16_t *first, const uint16_t *second) {
  auto words = [](const uint16_t *from) {
    return _mm512_cvtepu16_epi32(
        _mm256_loadu_si256(reinterpret_cast<const __m256i *>(from)));
  };
  const __m512i low = first ? words(first) : __m512i{};
  return second ? low | _mm512_slli_epi32(words(second), 16) : low;
}

using Words = uint32_t __attribute__((vector_size(64)));

/// Rows become columns: four times, what lies eight rows apart is interleaved.
void turn(Words (&rows)[tileExtent]) {
  for (int round = 0; round < 4; ++round) {
    Words next[tileExtent];
    for (int i = 0; i < 8; ++i) {
      next[2 * i] =
          __builtin_shufflevector(rows[i], rows[i + 8], 0, 16, 1, 17, 2, 18, 3,
                                  19, 4, 20, 5, 21, 6, 22, 7, 23);
      next[2 * i + 1] =
          __builtin_shufflevector(rows[i], rows[i + 8], 8, 24, 9, 25, 10, 26,
                                  11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    }
    for (int i = 0; i < tileExtent; ++i)
      rows[i] = next[i];
  }
}

} // namespace

void sumOverQueries(const TileSums &p) {
  alignas(64) Configuration tiles;
  _tile_loadconfig(&tiles);
  const int64_t end = (p.queries + tileDepth - 1) / tileDepth;
  for (int64_t row = 0; row < p.keys; row += tileExtent) {
    const int64_t rows = least(tileExtent, p.keys - row);
    const int64_t begin = most(row + p.shift, 0) / tileDepth;
    if (begin >= end)
      break;
    splitRows(p, row, rows, begin, end);
    if (rows < tileExtent) {
      // Sums behind the last key may lie behind the end of their memory.
      for (int sum = 0; sum < 6; ++sum)
        tiles.rows[sum] = static_cast<uint8_t>(rows);
      _tile_loadconfig(&tiles);
    }
    int64_t column = 0;
    for (; column + 4 * tileExtent <= p.width; column += 4 * tileExtent)
      sumBlock<true>(p, row, column, begin, end);
    if (column < p.width)
      sumBlock<false>(p, row, column, begin, end);
  }
  _tile_release();
}

void sumOverKeys(const TileSums &p) {
  alignas(64) Configuration tiles;
  _tile_loadconfig(&tiles);
  for (int64_t query = 0; query < p.queries; query += tileDepth) {
    // The last of these queries sees as many.
    const int64_t seen = least(p.keys, most(query + tileDepth - p.shift, 0));
    const int64_t depths = (seen + tileDepth - 1) / tileDepth;
    if (depths == 0)
      continue;
    splitColumns(p, query, depths);
    for (int64_t column = 0; column < p.width; column += 2 * tileExtent)
      sumColumns(p, column, query, depths);
  }
  _tile_release();
}

void pairQueries(const uint16_t *from, int64_t rowOfFrom, int64_t count,
                 int64_t width, uint32_t *to) {
  for (int64_t q = 0; q < tileQueries; q += 2) {
    const uint16_t *row = from + q * rowOfFrom;
    for (int64_t j = 0; j < width; j += tileExtent, to += tileExtent)
      _mm512_storeu_si512(to,
                          pair(q < count ? row + j : nullptr,
                               q + 1 < count ? row + rowOfFrom + j : nullptr));
  }
}

void turnKeys(const uint16_t *from, int64_t rowOfFrom, int64_t count,
              int64_t width, uint32_t *to, int64_t rowOfTo) {
  for (int64_t key = 0; key < count; key += tileDepth)
    for (int64_t j = 0; j < width; j += tileExtent) {
      Words rows[tileExtent];
      for (int64_t i = 0; i < tileExtent; ++i) {
        const int64_t k = key + 2 * i;
        const uint16_t *row = from + k * rowOfFrom + j;
        rows[i] = reinterpret_cast<Words>(
            pair(k < count ? row : nullptr,
                 k + 1 < count ? row + rowOfFrom : nullptr));
      }
      turn(rows);
      for (int64_t i = 0; i < tileExtent; ++i)
        _mm512_storeu_si512(to + (j + i) * rowOfTo + key / 2,
                            reinterpret_cast<__m512i>(rows[i]));
    }
}

} // namespace trc::runtime::host::amx
