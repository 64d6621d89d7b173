//===- AmxPanels.h - operands packed into tiles -----------------*- C++ -*-===//
//
// An operand of a product of bf16 becomes panels of 32 lines (rows of a,
// columns of b). A panel is two tiles for each 32 of k, one after the other, in
// the order in which they are multiplied. As AmxInstructions.h, for files that
// are compiled with -mamx-tile and -mamx-bf16.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPANELS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPANELS_H

#include "AmxInstructions.h"

namespace trc::runtime::host::amx {

namespace {

/// Rows and columns of a panel, two tiles; bytes of a tile.
constexpr int64_t panel = 32, tileBytes = 1024;

[[gnu::always_inline]] inline int64_t divideUp(int64_t value, int64_t by) {
  return (value + by - 1) / by;
}
/// Of multiplying two panels, of `tileDepth` each.
[[gnu::always_inline]] inline int64_t stepsOf(int64_t depth) {
  return divideUp(depth, tileDepth);
}
[[gnu::always_inline]] inline int64_t panelsOf(int64_t lines) {
  return divideUp(lines, panel);
}
/// As many of the low bits as there are elements, of `most` at most.
[[gnu::always_inline]] inline uint32_t maskOf(int64_t elements, int64_t most) {
  return elements <= 0      ? 0
         : elements >= most ? uint32_t((uint64_t(1) << most) - 1)
                            : (uint32_t(1) << elements) - 1;
}

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

/// Calls pack(line, k) of each panel at each 32 k, in the order in which an
/// operand lies.
template <Source source, typename Pack>
[[gnu::always_inline]] inline void inOrder(int64_t lines, int64_t depth,
                                           Pack pack) {
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
  inOrder<source>(lines, depth, pack);
}

inline void packRows(const Operand &a, int64_t rows, int64_t depth,
                     int64_t bytes, char *to) {
  if (a.step == 1)
    packPanels<Source::AlongDepth, false>(a, rows, depth, bytes, to);
  else
    packPanels<Source::AcrossLines, true>(a, rows, depth, bytes, to);
}
inline void packColumns(const Operand &b, int64_t columns, int64_t depth,
                        int64_t bytes, char *to) {
  if (b.line == 1)
    packPanels<Source::AcrossLines, false>(b, columns, depth, bytes, to);
  else
    packPanels<Source::AlongDepth, true>(b, columns, depth, bytes, to);
}

} // namespace

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPANELS_H
