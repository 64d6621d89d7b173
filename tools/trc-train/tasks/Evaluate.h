//===- Evaluate.h - held-out batches, dealt out over ranks ------*- C++ -*-===//
//
// All ranks hold the same bits of state, so any of them may judge a batch. They
// go in rounds of one batch each, and tell each other what came out:
//
//   rank 0   batch 0 ┐       batch 3 ┐
//   rank 1   batch 1 ┼ tell  batch 4 ┼ tell     0 1 2 3 4 on every rank
//   rank 2   batch 2 ┘        none   ┘
//
// What is made of the numbers is made in the order of batches, and so has the
// bits that one rank alone would give. A round's are handed on when it ends,
// and none is kept: all logits of all batches may be more than there is memory
// for.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H

#include "ranks/Ranks.h"
#include "tasks/Task.h"

#include <functional>

namespace trc::train {

/// Held-out windows and rows are the same whatever the run's own seed.
inline constexpr uint64_t heldOutSeed = 1;
/// Held-out batches where nobody says how many.
inline constexpr uint64_t usualBatches = 8;

/// Held-out batches, as an entry takes them.
struct HeldOutBatches {
  const Entry &entry;
  int64_t rows;   ///< of a batch
  uint64_t count; ///< of batches; 1 or more
};

/// Takes what one batch gave: all elements of the first output, then of the
/// next. They are gone when it returns.
using TakeBatch = std::function<void(std::span<const float> values)>;

/// Hands what the entry gives in `outputs`, which are f32, to `take`: batch by
/// batch, in order. All ranks call it, and each is handed all. False when one
/// of them is interrupted meanwhile; what was taken till then is of no use.
Result<bool> runHeldOut(TrainingSession &session, Ranks &ranks,
                        const Task &task, const HeldOutBatches &batches,
                        std::span<const Port *const> outputs,
                        const TakeBatch &take);

/// The mean of each metric over the batches, all of the same weight. None when
/// a rank is interrupted meanwhile: a mean over fewer is another number.
Result<std::vector<Number>> meanOverBatches(TrainingSession &session,
                                            Ranks &ranks, const Task &task,
                                            const HeldOutBatches &batches,
                                            std::span<const Metric> metrics);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_EVALUATE_H
