//===- RandomBits.h - random bits inside a kernel ---------------*- C++ -*-===//
//
// Which generators a kernel can hold.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_RANDOMBITS_H
#define TRC_FUSION_RANDOMBITS_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"
#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc {

/// Whether each element of the bits can be computed alone from the state: a
/// THREE_FRY of integers of up to 32 bits whose next state nobody reads
/// (`separate-random-state` makes that so).
bool canComputeElements(stablehlo::RngBitGeneratorOp op);
/// The same of a few bits each: numbers of elements are 32 bits wide.
bool canComputeElements(RandomBitsOp op);

} // namespace trc

#endif // TRC_FUSION_RANDOMBITS_H
