//===- Tiles.h - whether there are AMX's tiles ------------------*- C++ -*-===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_TILES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_TILES_H

namespace trc::runtime::host {

/// Whether products of bf16 are by AMX's tiles: the processor has them, TRC_AMX
/// is not "off", and the system lets the process use them, which is asked for
/// at the first call.
bool hasTiles();

/// Whether those of f32 are as well (AmxWide.h): TRC_AMX is not "bf16", either.
bool multipliesF32InTiles();

} // namespace trc::runtime::host

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_TILES_H
