//===- RandomBits.h - random bits inside a kernel ---------------*- C++ -*-===//
//
// Which generators a kernel can hold.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_FUSION_RANDOMBITS_H
#define TRC_FUSION_RANDOMBITS_H

#include "trc/Dialect/StableHLO/StableHLODialect.h"

namespace trc {

/// Whether each element of the bits can be computed alone from the state: a
/// THREE_FRY of integers of up to 32 bits whose next state nobody reads
/// (`separate-random-state` makes that so).
bool canComputeElements(stablehlo::RngBitGeneratorOp op);

} // namespace trc

#endif // TRC_FUSION_RANDOMBITS_H
