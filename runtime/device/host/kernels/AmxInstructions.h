//===- AmxInstructions.h - what code for AMX's tiles shares -----*- C++ -*-===//
//
// For files that are compiled with -mamx-tile and -mamx-bf16: all of it is
// local to each of them or forced inline.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXINSTRUCTIONS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXINSTRUCTIONS_H

#include <cstdint>
#include <immintrin.h>

namespace trc::runtime::host::amx {

namespace {

/// Rows of a tile, and its columns of 32 bits; k of a tile of bf16.
constexpr int64_t tileExtent = 16, tileDepth = 32;

[[gnu::always_inline]] inline int64_t least(int64_t a, int64_t b) {
  return a < b ? a : b;
}
[[gnu::always_inline]] inline int64_t most(int64_t a, int64_t b) {
  return a > b ? a : b;
}

/// `ldtilecfg`'s operand: all eight tiles are whole.
struct Configuration {
  uint8_t palette = 1, start = 0, reserved[14] = {};
  uint16_t bytesOfRow[16] = {64, 64, 64, 64, 64, 64, 64, 64};
  uint8_t rows[16] = {16, 16, 16, 16, 16, 16, 16, 16};
};

/// All eight tiles are whole from here on, until they are released.
inline void configureTiles() {
  alignas(64) const Configuration whole;
  _tile_loadconfig(&whole);
}

/// Between two instructions on tiles. Where the other thread of the core is at
/// work, those that follow each other directly take up to 1.8 times as long;
/// where it is not, what stands between them costs nothing (docs/decisions,
/// bf16-in-tiles).
[[gnu::always_inline]] inline void standApart() {
  asm volatile("nop\n nop\n nop\n nop\n nop\n nop\n nop\n nop\n nop\n nop");
}

/// Fills a tile from rows that are `stride` bytes apart.
template <int tile>
[[gnu::always_inline]] inline void loadTile(const void *from, int64_t stride) {
  _tile_loadd(tile, from, stride);
  standApart();
}

/// sum += left * right, tiles all three.
template <int sum, int left, int right>
[[gnu::always_inline]] inline void addProduct() {
  _tile_dpbf16ps(sum, left, right);
  standApart();
}

/// Tiles 0 to 3 become the sums of 32 x 32 elements in rows of `row`, or zero.
[[gnu::always_inline]] inline void loadSums(const float *c, int64_t row,
                                            bool accumulate) {
  if (accumulate) {
    const float *lower = c + tileExtent * row;
    _tile_loadd(0, c, row * 4);
    _tile_loadd(1, c + tileExtent, row * 4);
    _tile_loadd(2, lower, row * 4);
    _tile_loadd(3, lower + tileExtent, row * 4);
  } else {
    _tile_zero(0);
    _tile_zero(1);
    _tile_zero(2);
    _tile_zero(3);
  }
}
[[gnu::always_inline]] inline void storeSums(float *c, int64_t row) {
  float *lower = c + tileExtent * row;
  _tile_stored(0, c, row * 4);
  _tile_stored(1, c + tileExtent, row * 4);
  _tile_stored(2, lower, row * 4);
  _tile_stored(3, lower + tileExtent, row * 4);
}

} // namespace

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXINSTRUCTIONS_H
