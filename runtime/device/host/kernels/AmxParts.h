//===- AmxParts.h - operands of f32 packed as parts of bf16 -----*- C++ -*-===//
//
// A number of f32 is the sum of three of bf16: the nearest one, the one nearest
// to what that leaves, and what is left then, which has no more than 8 bits.
//
//    x = high + middle + low        |middle| <= 2^-8 |x|, |low| <= 2^-16 |x|
//
// An operand becomes panels of 32 lines (rows of a, columns of b). A panel has
// for each 32 of k two tiles of `high`, two of `middle` and, where three parts
// are asked for, two of `low`, one after the other. A pair of a tile is an
// element and the one 16 of k further, in a and in b alike, so that both are
// vectors as they lie in memory.
//
// As AmxInstructions.h, for files that are compiled with -mamx-tile and
// -mamx-bf16.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTS_H

#include "AmxPanels.h"

namespace trc::runtime::host::amx {

namespace {

/// Of one part of a panel at 32 k.
constexpr int64_t partBytes = 2 * tileBytes;

/// One operand; `lines` are rows of a, or columns of b.
struct WideOperand {
  const float *data;
  int64_t line, step; ///< distances of neighbouring lines, and of k
};

/// `first` and `second` as sums of pairs of bf16.
template <int parts>
[[gnu::always_inline]] inline void split(__m512 first, __m512 second,
                                         __m512i pairs[parts]) {
  const __m512i interleaved = _mm512_set_epi16(
      31, 15, 30, 14, 29, 13, 28, 12, 27, 11, 26, 10, 25, 9, 24, 8, 23, 7, 22,
      6, 21, 5, 20, 4, 19, 3, 18, 2, 17, 1, 16, 0);
  const __m512i upper = _mm512_set1_epi32(static_cast<int>(0xffff0000));
#pragma clang loop unroll(full)
  for (int part = 0; part < parts; ++part) {
    pairs[part] = _mm512_permutexvar_epi16(
        interleaved,
        reinterpret_cast<__m512i>(_mm512_cvtne2ps_pbh(second, first)));
    first = _mm512_sub_ps(
        first, _mm512_castsi512_ps(_mm512_slli_epi32(pairs[part], 16)));
    second = _mm512_sub_ps(
        second, _mm512_castsi512_ps(_mm512_and_si512(pairs[part], upper)));
  }
}

/// No less than `largest` and the bits of any absolute value.
[[gnu::always_inline]] inline __m512i largestOf(__m512i largest, __m512 first,
                                                __m512 second) {
  const __m512i magnitude = _mm512_set1_epi32(0x7fffffff);
  return _mm512_max_epu32(
      largest, _mm512_max_epu32(
                   _mm512_and_si512(magnitude, _mm512_castps_si512(first)),
                   _mm512_and_si512(magnitude, _mm512_castps_si512(second))));
}

/// The tiles of one half of a panel at 32 k, one of each part: at most 16
/// lines and 32 k from `from` on. `largest` becomes no less than the bits of
/// any absolute value.
template <int parts, Source source, bool turns>
[[gnu::always_inline]] inline void packParts(const WideOperand &from,
                                             int64_t lines, int64_t depth,
                                             char *to, __m512i &largest) {
  constexpr int64_t half = tileDepth / 2;
  __m512i turned[turns ? parts : 1][tileExtent];
#pragma clang loop unroll_count(4)
  for (int64_t i = 0; i < tileExtent; ++i) {
    __m512 first, second;
    if constexpr (source == Source::AlongDepth) {
      const bool isThere = i < lines;
      const float *line = from.data + (isThere ? i * from.line : 0);
      __builtin_prefetch(line + 2 * tileDepth);
      __builtin_prefetch(line + 2 * tileDepth + half);
      first = _mm512_maskz_loadu_ps(
          static_cast<__mmask16>(isThere ? maskOf(depth, 16) : 0), line);
      second = _mm512_maskz_loadu_ps(
          static_cast<__mmask16>(isThere ? maskOf(depth - half, 16) : 0),
          line + half);
    } else {
      const auto mask = static_cast<__mmask16>(maskOf(lines, 16));
      const auto load = [&](int64_t l) {
        __builtin_prefetch(from.data + (l + tileDepth) * from.step);
        return _mm512_maskz_loadu_ps(
            l < depth ? mask : static_cast<__mmask16>(0),
            from.data + (l < depth ? l * from.step : 0));
      };
      first = load(i);
      second = load(i + half);
    }
    largest = largestOf(largest, first, second);
    __m512i pairs[parts];
    split<parts>(first, second, pairs);
#pragma clang loop unroll(full)
    for (int part = 0; part < parts; ++part)
      if constexpr (turns)
        turned[part][i] = pairs[part];
      else
        _mm512_store_si512(to + part * partBytes + 64 * i, pairs[part]);
  }
  if constexpr (turns)
    for (int part = 0; part < parts; ++part) {
      transpose(turned[part]);
#pragma clang loop unroll(full)
      for (int64_t i = 0; i < tileExtent; ++i)
        _mm512_store_si512(to + part * partBytes + 64 * i, turned[part][i]);
    }
}

/// Whether numbers of these bits can be split: none is infinite or a NaN, or
/// so large that the nearest of bf16 is infinite.
inline bool areSplit(__m512i largest) {
  return _mm512_reduce_max_epu32(largest) < 0x7f000000; // 2^127
}

/// Panels of `bytes` each, in the order in which the operand lies. Returns
/// whether they are the operand.
template <int parts, Source source, bool turns>
bool packPartPanels(const WideOperand &from, int64_t lines, int64_t depth,
                    int64_t bytes, char *to) {
  __m512i largest = _mm512_setzero_si512();
  const auto pack = [&](int64_t line, int64_t l) {
    char *at = to + line / panel * bytes + l / tileDepth * parts * partBytes;
    for (int64_t first = line; first < line + panel; first += tileExtent) {
      const WideOperand tile = {from.data + l * from.step + first * from.line,
                                from.line, from.step};
      if (lines - first >= tileExtent && depth - l >= tileDepth)
        packParts<parts, source, turns>(tile, tileExtent, tileDepth, at,
                                        largest);
      else
        packParts<parts, source, turns>(tile, lines - first, depth - l, at,
                                        largest);
      at += tileBytes;
    }
  };
  inOrder<source>(lines, depth, pack);
  return areSplit(largest);
}

template <int parts>
bool packPartRows(const WideOperand &a, int64_t rows, int64_t depth,
                  int64_t bytes, char *to) {
  return a.step == 1
             ? packPartPanels<parts, Source::AlongDepth, false>(a, rows, depth,
                                                                bytes, to)
             : packPartPanels<parts, Source::AcrossLines, true>(a, rows, depth,
                                                                bytes, to);
}
template <int parts>
bool packPartColumns(const WideOperand &b, int64_t columns, int64_t depth,
                     int64_t bytes, char *to) {
  return b.line == 1 ? packPartPanels<parts, Source::AcrossLines, false>(
                           b, columns, depth, bytes, to)
                     : packPartPanels<parts, Source::AlongDepth, true>(
                           b, columns, depth, bytes, to);
}

} // namespace

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXPARTS_H
