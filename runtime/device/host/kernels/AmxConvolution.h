//===- AmxConvolution.h - convolutions of f32 in AMX's tiles ----*- C++ -*-===//
//
// What a convolution on a grid of places (ConvolutionGrid.h) is made of, as
// products of parts of f32 (AmxWide.h: three of bf16 for a factor, six
// products). An activation is read once, split, and written so that a tile
// begins at any place: a tap's tiles are those of the tap before, so many rows
// further.
//
//   place rows   a row for each place and 32 channels, the pairs of channels
//                that are summed over (c and c + 16), part after part
//   pair rows    a row for each place and 16 channels, the pairs of places p
//                and p + 16, where places are summed over
//   place columns  panels of 32 channels for each 32 places (AmxParts.h), the
//                other factor where places are summed over
//
// On one thread. Between `beginTiles` and `endTiles`, but for what packs. All
// memory but a tensor's is aligned to 64 bytes. AmxConvolution.cpp is compiled
// for processors with AMX, and includes nothing that could leave its code to be
// linked into the rest.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXCONVOLUTION_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXCONVOLUTION_H

#include "PlacesOfTile.h"

#include <cstdint>

namespace trc::runtime::host::amx {

/// Places of an activation, 16 for each of `tiles`.
struct PlacesOperand {
  const float *data;
  int64_t channelStride; ///< in elements
  int64_t channels;
  const PlacesOfTile *list;
  int64_t tiles;
};

/// Channels of a place row and of a pair row, and bytes of either.
constexpr int64_t rowChannels = 32, pairChannels = 16, rowBytes = 3 * 64;
/// Bytes of 32 places, or of 32 channels, of a panel of 32.
constexpr int64_t stepBytes = 3 * 2048;
/// Extents of a block of sums, which lie in rows of `blockExtent`.
constexpr int64_t blockExtent = 32, blockElements = 1024;

/// Of all channels, the first 32 for all places before the next 32. Each
/// returns whether the numbers can be split (AmxWide.h).
bool packPlaceRows(const PlacesOperand &from, char *to);
/// The same of 16 channels, an even number of times; of the last 16 places
/// there are none.
bool packPairRows(const PlacesOperand &from, char *to);
/// Of every 32 channels, each 32 places that are not all nothing; `tiles` is
/// even.
bool packPlaceColumns(const PlacesOperand &from, char *to);

/// One tap's weights: a panel of at most 32 outputs, each 32 channels.
struct WeightsOperand {
  const float *data;
  int64_t outputStride, channelStride; ///< in elements
  int64_t outputs, channels;
};
bool packWeights(const WeightsOperand &from, char *to);

void beginTiles();
void endTiles();

/// What will be multiplied next, fetched meanwhile.
struct Following {
  const char *first;
  int64_t bytes;
};

/// sums[place, output] (+)= sum over l of row(l, place) weights(l, output): of
/// 16 places from `rows` + offsets[l] (bytes) on, and of 16 which are `second`
/// bytes further. The weights follow each other.
void multiplyPlaces(const char *rows, int64_t second, const int64_t *offsets,
                    const char *weights, int64_t steps, Following next,
                    float *sums, bool accumulate);

/// sums[output, channel] (+)= sum over 32 places for each of `steps`.
/// `columns` is a panel of outputs, `pairs` + offsets[l] the first pair row of
/// 16 channels; those of the next 16 are `second` bytes further.
void multiplyPairs(const char *columns, const char *pairs, int64_t second,
                   const int64_t *offsets, int64_t steps, float *sums,
                   bool accumulate);

/// Writes 16 rows of sums[place, output], of at most 32 channels, to where the
/// places are.
struct PlacesResult {
  float *data;
  int64_t channelStride, channels;
};
void storePlaces(const float *sums, const PlacesResult &to,
                 const PlacesOfTile &places);

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXCONVOLUTION_H
