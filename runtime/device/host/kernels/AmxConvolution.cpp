//===- AmxConvolution.cpp - convolutions of f32 in AMX's tiles ------------===//
//
// Compiled with -mamx-tile and -mamx-bf16, beyond x86-64-v4 and AVX512-BF16.
// Everything but the functions of the header is local to the file.
//
//===----------------------------------------------------------------------===//

#include "AmxConvolution.h"
#include "AmxPartPanels.h"
#include "AmxPrefetch.h"

namespace trc::runtime::host::amx {

namespace {

constexpr int parts = 3;
static_assert(rowBytes == parts * 64 && stepBytes == parts * partBytes);
static_assert(blockExtent == panel && rowChannels == tileDepth);

/// Two tiles of place rows, or of pair rows, `second` bytes apart.
struct RowTiles {
  const char *at;
  int64_t second;

  template <int tile, int which>
  [[gnu::always_inline]] void load(int64_t part) const {
    loadTile<tile>(at + part * 64 + which * second, rowBytes);
  }
};

/// 16 x 16 elements of 32 bits, as numbers.
[[gnu::always_inline]] inline void turn(__m512 r[tileExtent]) {
  __m512i bits[tileExtent];
#pragma clang loop unroll(full)
  for (int i = 0; i < tileExtent; ++i)
    bits[i] = _mm512_castps_si512(r[i]);
  transpose(bits);
#pragma clang loop unroll(full)
  for (int i = 0; i < tileExtent; ++i)
    r[i] = _mm512_castsi512_ps(bits[i]);
}

/// 16 places of one channel; zeros where there is nothing.
[[gnu::always_inline]] inline __m512 loadPlaces(const PlacesOfTile &places,
                                                const float *channel) {
  const __mmask16 there = places.there;
  if (places.follow)
    return there == 0xffff
               ? _mm512_loadu_ps(channel + places.first)
               : _mm512_maskz_expandloadu_ps(there, channel + places.first);
  return _mm512_mask_i32gather_ps(_mm512_setzero_ps(), there,
                                  _mm512_loadu_si512(places.offsets), channel,
                                  4);
}

/// 16 places by 16 channels from `first` on, as vectors along what memory has
/// next to each other: channels, where their stride is 1, or places.
[[gnu::always_inline]] inline void loadAsTheyLie(const PlacesOperand &from,
                                                 int64_t tile, int64_t first,
                                                 __m512 vectors[tileExtent]) {
  const PlacesOfTile &places = from.list[tile];
  if (from.channelStride != 1) {
    const float *channel = from.data + first * from.channelStride;
#pragma clang loop unroll(disable)
    for (int64_t i = 0; i < tileExtent; ++i, channel += from.channelStride)
      vectors[i] = first + i < from.channels ? loadPlaces(places, channel)
                                             : _mm512_setzero_ps();
    return;
  }
  const auto mask =
      static_cast<__mmask16>(maskOf(from.channels - first, tileExtent));
#pragma clang loop unroll(disable)
  for (int64_t i = 0; i < tileExtent; ++i) {
    const int64_t offset = places.offsets[i];
    vectors[i] =
        _mm512_maskz_loadu_ps(offset < 0 ? static_cast<__mmask16>(0) : mask,
                              from.data + (offset < 0 ? 0 : offset + first));
  }
}
[[gnu::always_inline]] inline void loadByChannel(const PlacesOperand &from,
                                                 int64_t tile, int64_t first,
                                                 __m512 vectors[tileExtent]) {
  loadAsTheyLie(from, tile, first, vectors);
  if (from.channelStride == 1)
    turn(vectors);
}
[[gnu::always_inline]] inline void loadByPlace(const PlacesOperand &from,
                                               int64_t tile, int64_t first,
                                               __m512 vectors[tileExtent]) {
  loadAsTheyLie(from, tile, first, vectors);
  if (from.channelStride != 1)
    turn(vectors);
}

/// Splits pairs of two sets of vectors: of each a row of 64 bytes for each
/// part, so many bytes apart.
template <int64_t row, int64_t part>
[[gnu::always_inline]] inline void storeRows(const __m512 first[tileExtent],
                                             const __m512 second[tileExtent],
                                             char *to, __m512i &largest) {
#pragma clang loop unroll_count(4)
  for (int64_t i = 0; i < tileExtent; ++i) {
    largest = largestOf(largest, first[i], second[i]);
    __m512i pairs[parts];
    split<parts>(first[i], second[i], pairs);
#pragma clang loop unroll(full)
    for (int p = 0; p < parts; ++p)
      _mm512_store_si512(to + i * row + p * part, pairs[p]);
  }
}

/// Weights of 16 outputs and 16 channels, as vectors of outputs. They are read
/// along the shorter stride, since those of the next taps are in between.
[[gnu::always_inline]] inline void loadWeights(const WeightsOperand &from,
                                               int64_t output, int64_t channel,
                                               __m512 vectors[tileExtent]) {
  const bool alongChannels = from.channelStride < from.outputStride;
  const int64_t along = alongChannels ? from.channelStride : from.outputStride,
                across = alongChannels ? from.outputStride : from.channelStride;
  const int64_t outputs = most(0, from.outputs - output),
                channels = most(0, from.channels - channel);
  const int64_t count = alongChannels ? outputs : channels;
  const auto mask = static_cast<__mmask16>(
      maskOf(alongChannels ? channels : outputs, tileExtent));
  const __m512i lanes =
      _mm512_set_epi32(15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0);
  const __m512i indices =
      _mm512_mullo_epi32(lanes, _mm512_set1_epi32(static_cast<int>(along)));
  const float *at =
      from.data + output * from.outputStride + channel * from.channelStride;
#pragma clang loop unroll(disable)
  for (int64_t i = 0; i < tileExtent; ++i, at += across)
    if (i >= count)
      vectors[i] = _mm512_setzero_ps();
    else if (along == 1)
      vectors[i] = _mm512_maskz_loadu_ps(mask, at);
    else
      vectors[i] =
          _mm512_mask_i32gather_ps(_mm512_setzero_ps(), mask, indices, at, 4);
  if (alongChannels)
    turn(vectors);
}

} // namespace

bool packPlaceRows(const PlacesOperand &from, char *to) {
  __m512i largest = _mm512_setzero_si512();
  for (int64_t channel = 0; channel < from.channels; channel += rowChannels)
    for (int64_t tile = 0; tile < from.tiles; ++tile) {
      __m512 first[tileExtent], second[tileExtent];
      loadByPlace(from, tile, channel, first);
      loadByPlace(from, tile, channel + tileExtent, second);
      storeRows<rowBytes, 64>(first, second, to, largest);
      to += tileExtent * rowBytes;
    }
  return areSplit(largest);
}

bool packPairRows(const PlacesOperand &from, char *to) {
  __m512i largest = _mm512_setzero_si512();
  const int64_t end = panelsOf(from.channels) * panel;
  for (int64_t channel = 0; channel < end; channel += pairChannels) {
    __m512 vectors[2][tileExtent];
    loadByPlace(from, 0, channel, vectors[0]);
    for (int64_t tile = 1; tile < from.tiles; ++tile) {
      loadByPlace(from, tile, channel, vectors[tile % 2]);
      storeRows<rowBytes, 64>(vectors[(tile - 1) % 2], vectors[tile % 2], to,
                              largest);
      to += tileExtent * rowBytes;
    }
  }
  return areSplit(largest);
}

bool packPlaceColumns(const PlacesOperand &from, char *to) {
  __m512i largest = _mm512_setzero_si512();
  for (int64_t channel = 0; channel < from.channels; channel += panel)
    for (int64_t tile = 0; tile < from.tiles; tile += 2) {
      if (!from.list[tile].there && !from.list[tile + 1].there)
        continue;
      for (int64_t half = 0; half < 2; ++half) {
        __m512 first[tileExtent], second[tileExtent];
        loadByChannel(from, tile, channel + half * tileExtent, first);
        loadByChannel(from, tile + 1, channel + half * tileExtent, second);
        storeRows<64, partBytes>(first, second, to + half * tileBytes, largest);
      }
      to += stepBytes;
    }
  return areSplit(largest);
}

bool packWeights(const WeightsOperand &from, char *to) {
  __m512i largest = _mm512_setzero_si512();
  for (int64_t channel = 0; channel < from.channels;
       channel += tileDepth, to += stepBytes)
    for (int64_t output = 0; output < panel; output += tileExtent) {
      __m512 first[tileExtent], second[tileExtent];
      loadWeights(from, output, channel, first);
      loadWeights(from, output, channel + tileExtent, second);
      storeRows<64, partBytes>(first, second,
                               to + output / tileExtent * tileBytes, largest);
    }
  return areSplit(largest);
}

void beginTiles() { configureTiles(); }
void endTiles() { _tile_release(); }

void multiplyPlaces(const char *rows, int64_t second, const int64_t *offsets,
                    const char *weights, int64_t steps, Following next,
                    float *sums, bool accumulate) {
  loadSums(sums, panel, accumulate);
  Lines<false> following(next.first, 1, 0, next.bytes);
  const int64_t each = steps ? divideUp(next.bytes / lineBytes, steps) : 0;
  if (steps > 0)
    multiplyParts<parts>(
        [=](int64_t l) { return RowTiles{rows + offsets[l], second}; },
        [=](int64_t l) { return PanelTiles{weights + l * stepBytes}; }, steps,
        [&](int i) {
          if (i == 1)
            following.fetch(each);
        });
  storeSums(sums, panel);
}

void multiplyPairs(const char *columns, const char *pairs, int64_t second,
                   const int64_t *offsets, int64_t steps, float *sums,
                   bool accumulate) {
  loadSums(sums, panel, accumulate);
  if (steps > 0)
    multiplyParts<parts>(
        [=](int64_t l) { return PanelTiles{columns + l * stepBytes}; },
        [=](int64_t l) { return RowTiles{pairs + offsets[l], second}; }, steps,
        [](int) {});
  storeSums(sums, panel);
}

void storePlaces(const float *sums, const PlacesResult &to,
                 const PlacesOfTile &places) {
  for (int64_t first = 0; first < to.channels; first += tileExtent) {
    const float *from = sums + first;
    const int64_t count = least(tileExtent, to.channels - first);
    if (to.channelStride == 1) {
      const auto mask = static_cast<__mmask16>(maskOf(count, tileExtent));
      for (int64_t i = 0; i < tileExtent; ++i)
        if (places.offsets[i] >= 0)
          _mm512_mask_storeu_ps(to.data + places.offsets[i] + first, mask,
                                _mm512_load_ps(from + i * panel));
      continue;
    }
    __m512 vectors[tileExtent];
    for (int64_t i = 0; i < tileExtent; ++i)
      vectors[i] = _mm512_load_ps(from + i * panel);
    turn(vectors);
    float *channel = to.data + first * to.channelStride;
    for (int64_t i = 0; i < count; ++i, channel += to.channelStride)
      if (!places.follow)
        _mm512_mask_i32scatter_ps(channel, places.there,
                                  _mm512_loadu_si512(places.offsets),
                                  vectors[i], 4);
      else if (places.there == 0xffff)
        _mm512_storeu_ps(channel + places.first, vectors[i]);
      else
        _mm512_mask_compressstoreu_ps(channel + places.first, places.there,
                                      vectors[i]);
  }
}

} // namespace trc::runtime::host::amx
