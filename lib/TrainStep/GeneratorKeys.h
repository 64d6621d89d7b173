//===- GeneratorKeys.h - what each micro-batch draws ------------*- C++ -*-===//
//
// A step's micro-batches are numbered over all ranks: rank r of R with A each
// has r A to r A + A - 1. A generator among the state of the loss (trc.role =
// "generator", tensor<Nxui64>, whose first word is its key) draws for
// micro-batch g with
//
//   key ^ g * 0x9E3779B97F4A7C15
//
// from where the step found its counter. So what is drawn does not depend on
// how many ranks there are; and since every micro-batch moves the counter on by
// as much, whatever it draws, all ranks go on from the same state. Alone in its
// step a micro-batch draws with the key as it is.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_GENERATORKEYS_H
#define TRC_LIB_TRAINSTEP_GENERATORKEYS_H

#include "Arithmetic.h"

#include "trc/TrainStep/LossSignature.h"

namespace trc {

/// Whether the state is such a generator.
bool hasKey(const LossState &state);

/// The generator's state with the key of micro-batch `number`, a ui64 scalar;
/// of such a state, the first again.
mlir::Value flipKey(Arithmetic &math, mlir::Value state, mlir::Value number);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_GENERATORKEYS_H
