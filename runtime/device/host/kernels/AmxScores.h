//===- AmxScores.h - scores of attention in AMX's tiles ---------*- C++ -*-===//
//
// TileFunctions::multiplyScores (AttentionTile.h) on processors with AMX. Keys
// lie in memory as the rows of a tile are, 32 columns of bf16 each, and turned
// queries as the pairs of the other operand: neither is packed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSCORES_H
#define TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSCORES_H

#include "AttentionTile.h"

namespace trc::runtime::host::amx {

/// Pairs that `multiplyScores` takes are a multiple: a vector of a head is so
/// many times 32 wide.
inline constexpr int64_t pairsOfScores = 16;

/// Only where the processor has AMX and the system lets the process use it.
void multiplyScores(const TileScores &product);

} // namespace trc::runtime::host::amx

#endif // TRC_RUNTIME_DEVICE_HOST_KERNELS_AMXSCORES_H
