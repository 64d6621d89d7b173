//===- Windows.cpp - which rows of tokens a step is trained on ------------===//

#include "data/Windows.h"

#include "data/Permutation.h"

#include <algorithm>
#include <vector>

namespace trc::train {

Result<Windows> Windows::create(Tokens tokens, int64_t rows, int64_t length,
                                int64_t vocabulary, Order order,
                                uint64_t seed) {
  if (tokens.size() < static_cast<size_t>(length) + 1)
    return failed(tokens.name(), ": ", tokens.size(),
                  " tokens are too few: a row takes ", length + 1,
                  " (the sequence and the token after it)");
  Windows made;
  made.tokens = std::move(tokens);
  made.rows = rows;
  made.length = length;
  made.vocabulary = vocabulary;
  made.order = order;
  made.seed = seed;
  return made;
}

uint64_t Windows::count() const {
  return (tokens.size() - 1) / static_cast<uint64_t>(length);
}

Status Windows::fill(uint64_t first, int32_t *inputs, int32_t *targets) const {
  const size_t columns = static_cast<size_t>(length);
  const Epochs epochs(count(), order == Order::Blocks, seed);
  std::vector<int32_t> row(columns + 1);
  for (int64_t i = 0; i < rows; ++i) {
    const uint64_t number = first + static_cast<uint64_t>(i);
    uint64_t start;
    if (order != Order::Random) {
      start = epochs.row(number) * columns;
    } else {
      // The upper half of the product is uniform below `starts`.
      const uint64_t starts = tokens.size() - columns;
      start = static_cast<uint64_t>(
          static_cast<unsigned __int128>(mix(mix(seed) ^ number)) * starts >>
          64);
    }
    TRC_RETURN_IF_FAILED(
        tokens.copy(start, columns + 1, vocabulary, row.data()));
    std::copy(row.begin(), row.end() - 1, inputs + i * length);
    std::copy(row.begin() + 1, row.end(), targets + i * length);
  }
  return tokens.checkSource();
}

Split splitTokens(const Tokens &tokens, double fraction) {
  const auto held =
      static_cast<size_t>(static_cast<double>(tokens.size()) * fraction);
  const size_t kept = tokens.size() - held;
  return {tokens.slice(0, kept), tokens.slice(kept, held)};
}

} // namespace trc::train
