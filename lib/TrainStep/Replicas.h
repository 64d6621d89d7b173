//===- Replicas.h - a step on several ranks ---------------------*- C++ -*-===//
//
// Each rank makes gradients of its part of the batch; what they become together
// is what one rank would have made of the whole, but for rounding.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_LIB_TRAINSTEP_REPLICAS_H
#define TRC_LIB_TRAINSTEP_REPLICAS_H

#include "Accumulation.h"
#include "Parts.h"

namespace trc {

/// Refuses a loss that changes state of its own: each rank would in its own
/// way.
mlir::LogicalResult checkReplicas(TrainingStepOp recipe,
                                  const LossSignature &loss, int64_t ranks);

/// The number of this rank's first micro-batch, a ui64 scalar; null where there
/// is one rank.
mlir::Value makeFirstMicroBatch(Arithmetic &math, int64_t ranks, int64_t trips);

/// Over all ranks: gradients and the sum of norms are added up, as over
/// micro-batches; the loss and metrics of floats become means, and metrics of
/// integers sums. With `parts` a rank gets its part of the gradients only.
void reduceOverRanks(Arithmetic &math, int64_t ranks, const Parts *parts,
                     Evaluation &made);

} // namespace trc

#endif // TRC_LIB_TRAINSTEP_REPLICAS_H
