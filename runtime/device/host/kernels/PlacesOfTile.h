//===- PlacesOfTile.h - where sixteen places are in a tensor ----*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_PLACESOFTILE_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_PLACESOFTILE_H

#include <cstdint>

namespace trc::runtime::host {

/// Sixteen neighbouring places of a grid, as many as a tile has rows.
struct PlacesOfTile {
  /// Of the first channel, in elements; -1: the tensor has nothing there.
  int32_t offsets[16];
  int32_t first; ///< of those that are there
  uint16_t there;
  /// Those that are there lie one behind the other in memory.
  bool follow;
};

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_PLACESOFTILE_H
