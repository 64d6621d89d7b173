//===- ChooseBatch.h - the batch that a memory limit allows -----*- C++ -*-===//
//
// `--batch=auto`: the largest batch whose plan fits, found by planning; with a
// global batch, the largest that divides it, and the rest by accumulation. And
// the learning rate that belongs to how many rows a step then has.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H
#define TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H

#include "Options.h"
#include "data/WholeFile.h"

#include <functional>

namespace trc::train {

/// The largest of `1 .. most` that fits, where nothing above one that does not
/// fit does either; 0 where 1 does not. `bytes` tells what a batch takes, which
/// is about a line, and finds the place in few steps.
Result<int64_t>
largestThatFits(int64_t most, int64_t limit,
                const std::function<Result<int64_t>(int64_t)> &bytes);

/// Sets the batch of `--batch=auto`, on one of so many ranks, which divide the
/// global batch, and says in `options.notes` what it became.
Status chooseBatch(Options &options, int ranks);

/// Scales the learning rate by the rows that a step of all ranks has.
void scaleLearningRate(Options &options, int ranks);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H
