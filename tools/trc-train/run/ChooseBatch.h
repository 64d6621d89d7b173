//===- ChooseBatch.h - the batch that a memory limit allows -----*- C++ -*-===//
//
// `--batch=auto`: the largest batch whose plan fits, found by planning; with a
// global batch, the largest that divides it, and the rest by accumulation. A
// run that goes on keeps what it began with. And the learning rate that belongs
// to how many rows a step then has.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H
#define TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H

#include "Options.h"
#include "data/WholeFile.h"
#include "run/Subject.h"

namespace trc::train {

/// Sets the batch of `--batch=auto`, on one of so many ranks, which divide the
/// global batch, and says in `options.notes` what it became.
Status chooseBatch(Options &options, int ranks);

/// Of a run that was refused: the largest batch by which its step would fit
/// into the limit, and how to ask for it. Empty where no other does, or the
/// refusal has another reason.
std::string smallerBatchText(const Options &options, const Subject &subject,
                             int ranks);

/// Of a run whose step fits since parts of it are computed again: smaller
/// batches with the same global batch that take less time, and how to ask for
/// them. Empty where there are none, or no global batch was given. Plans
/// anew, as many times as a search under the limit does.
std::string fasterBatchText(const Options &options, const Subject &subject,
                            int ranks);

/// Scales the learning rate by the rows that a step of all ranks has.
void scaleLearningRate(Options &options, int ranks);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_CHOOSEBATCH_H
