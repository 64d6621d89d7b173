//===- Sampler.h - text from a model ----------------------------*- C++ -*-===//
//
// Draws the next token from the model's logits, appends it, and asks again. The
// model sees the last T tokens. What is drawn is a function of the weights, the
// prompt and the seed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLER_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLER_H

#include "loop/TrainingSession.h"
#include "tasks/Sampling.h"

#include <span>
#include <vector>

namespace trc::train {

/// One token by its logits; `random` is uniform in [0, 2^64).
int32_t drawToken(std::span<const float> logits, double temperature,
                  int64_t topK, uint64_t random);

/// The tokens that follow `prompt`, which is not empty, all below `vocabulary`;
/// fewer when the run is interrupted. `next` is the entry with the logits of
/// the token after a position.
Result<std::vector<int32_t>> sampleTokens(TrainingSession &session,
                                          const Entry &next,
                                          const std::vector<int32_t> &prompt,
                                          int64_t vocabulary,
                                          const SamplingOptions &options);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_SAMPLER_H
