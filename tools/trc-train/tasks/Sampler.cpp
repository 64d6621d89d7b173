//===- Sampler.cpp - text from a model ------------------------------------===//

#include "tasks/Sampler.h"

#include "data/Mix.h"
#include "loop/Interrupt.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace trc::train {

int32_t drawToken(std::span<const float> logits, double temperature,
                  int64_t topK, uint64_t random) {
  std::vector<int32_t> order(logits.size());
  std::iota(order.begin(), order.end(), 0);
  // Equal logits in the order of their tokens, so that bits do not depend on
  // the sort.
  auto likelier = [&](int32_t a, int32_t b) {
    return logits[a] != logits[b] ? logits[a] > logits[b] : a < b;
  };
  if (temperature <= 0)
    return *std::min_element(order.begin(), order.end(), likelier);
  const size_t kept =
      topK > 0 ? std::min<size_t>(order.size(), static_cast<size_t>(topK))
               : order.size();
  std::partial_sort(order.begin(), order.begin() + static_cast<long>(kept),
                    order.end(), likelier);
  std::vector<double> sums(kept);
  double sum = 0;
  const double largest = logits[order[0]];
  for (size_t i = 0; i < kept; ++i) {
    sum += std::exp((logits[order[i]] - largest) / temperature);
    sums[i] = sum;
  }
  const double at = static_cast<double>(random >> 11) * 0x1p-53 * sum;
  const auto found = std::upper_bound(sums.begin(), sums.end(), at);
  return order[std::min<size_t>(static_cast<size_t>(found - sums.begin()),
                                kept - 1)];
}

Result<std::vector<int32_t>> sampleTokens(TrainingSession &session,
                                          const Entry &next,
                                          const std::vector<int32_t> &prompt,
                                          int64_t vocabulary,
                                          const SamplingOptions &options) {
  Batch batch(next);
  const std::span<int32_t> window = batch.tensor<int32_t>("tokens");
  int32_t &position = batch.tensor<int32_t>("position").front();
  const Port &output = *next.output("logits");
  std::vector<float> logits(output.bytes / sizeof(float));
  const size_t known = std::min(logits.size(), static_cast<size_t>(vocabulary));
  std::vector<int32_t> all = prompt;
  for (int64_t i = 0; i < options.count && !interruptedBy(); ++i) {
    const size_t seen = std::min(all.size(), window.size());
    std::ranges::fill(window, 0);
    std::copy(all.end() - static_cast<long>(seen), all.end(), window.begin());
    position = static_cast<int32_t>(seen) - 1;
    TRC_RETURN_IF_FAILED(session.run(batch));
    TRC_RETURN_IF_FAILED(session.read(next, output, logits.data()));
    const uint64_t random =
        mix(mix(options.seed ^ 0x73616d706c65u) + static_cast<uint64_t>(i));
    all.push_back(drawToken(std::span(logits).first(known), options.temperature,
                            options.topK, random));
  }
  all.erase(all.begin(), all.begin() + static_cast<long>(prompt.size()));
  return all;
}

} // namespace trc::train
