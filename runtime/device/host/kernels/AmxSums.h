//===- AmxSums.h - sums of attention in AMX's tiles -------------*- C++ -*-===//
//
// The functions of TileFunctions (AttentionTile.h) that add up a tile of
// weights, or of gradients of scores, times vectors of bf16, on processors with
// AMX, and those that lay the vectors out for it.
//
// A number of the tile is f32, and is multiplied as two of bf16: the nearest
// one, and the one nearest to what that leaves. Both together are as near as
// 2^-17 of it; the sums are f32. What is not finite makes NaNs.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSUMS_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSUMS_H

#include "AttentionTile.h"

namespace trc::runtime::host::amx {

/// Only where the processor has AMX and the system lets the process use it.
void sumOverQueries(const TileSums &sums);
void sumOverKeys(const TileSums &sums);
void pairQueries(const uint16_t *from, int64_t rowOfFrom, int64_t count,
                 int64_t width, uint32_t *to);
void turnKeys(const uint16_t *from, int64_t rowOfFrom, int64_t count,
              int64_t width, uint32_t *to, int64_t rowOfTo);

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSUMS_H
