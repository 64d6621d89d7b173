//===- Masking.cpp - which words a model has to guess ---------------------===//

#include "data/Masking.h"

#include <algorithm>
#include <cmath>

namespace trc::train {

size_t maskedOf(int64_t length, double rate) {
  const double count = std::nearbyint(static_cast<double>(length) * rate);
  return std::max<size_t>(1, static_cast<size_t>(count));
}

Masking::Masking(const Vocabulary &vocabulary, const Options &options)
    : vocabulary(vocabulary), options(options) {
  for (int32_t id = 0; id < vocabulary.size(); ++id)
    if (!vocabulary.specials.contains(id))
      ordinary.push_back(id);
}

int32_t Masking::replacement(Draws &draws, int32_t token) const {
  if (draws.unit() < 0.8)
    return vocabulary.specials.mask;
  if (draws.unit() < 0.5 || ordinary.empty())
    return token;
  return ordinary[draws.below(ordinary.size())];
}

/// Where words begin, of those that may be masked, each followed by where it
/// ends.
std::vector<uint32_t>
Masking::findWords(std::span<const int32_t> tokens) const {
  std::vector<uint32_t> words;
  bool isInWord = false;
  const SpecialPieces &special = vocabulary.specials;
  for (uint32_t i = 0; i < tokens.size(); ++i) {
    const int32_t token = tokens[i];
    // An unknown piece is a word that can be guessed no better than others.
    if (token != special.unknown && special.contains(token)) {
      isInWord = false;
      continue;
    }
    const bool begins = !isInWord || !options.wholeWords ||
                        vocabulary.wordStarts[static_cast<size_t>(token)];
    if (begins)
      words.insert(words.end(), {i, i + 1});
    else
      words.back() = i + 1;
    isInWord = true;
  }
  return words;
}

std::vector<MaskedToken> Masking::mask(Draws draws,
                                       std::span<int32_t> tokens) const {
  const std::vector<uint32_t> bounds = findWords(tokens);
  const size_t words = bounds.size() / 2;
  const size_t wanted =
      std::min(options.maximum,
               maskedOf(static_cast<int64_t>(tokens.size()), options.rate));
  std::vector<uint32_t> order(words);
  for (uint32_t i = 0; i < words; ++i)
    order[i] = i;
  std::vector<bool> isMasked(words);
  std::vector<MaskedToken> masked;
  // Shuffled as far as is looked at.
  for (size_t i = 0; i < words && masked.size() < wanted; ++i) {
    std::swap(order[i], order[i + draws.below(words - i)]);
    const size_t first = order[i];
    const auto most =
        std::min<size_t>(static_cast<size_t>(options.ngrams), words - first);
    // n in proportion to 1/n.
    double sum = 0;
    for (size_t n = 1; n <= most; ++n)
      sum += 1.0 / static_cast<double>(n);
    double left = draws.unit() * sum;
    size_t count = 1;
    while (count < most && left >= 1.0 / static_cast<double>(count))
      left -= 1.0 / static_cast<double>(count++);
    // A shorter one where this one is more than is wanted.
    auto tokensOf = [&](size_t count) {
      size_t sum = 0;
      for (size_t word = first; word < first + count; ++word)
        sum += bounds[2 * word + 1] - bounds[2 * word];
      return sum;
    };
    while (count > 0 && masked.size() + tokensOf(count) > wanted)
      --count;
    bool isFree = count > 0;
    for (size_t word = first; word < first + count; ++word)
      isFree &= !isMasked[word];
    if (!isFree)
      continue;
    for (size_t word = first; word < first + count; ++word) {
      isMasked[word] = true;
      for (uint32_t at = bounds[2 * word]; at < bounds[2 * word + 1]; ++at) {
        masked.push_back({static_cast<int32_t>(at), tokens[at]});
        tokens[at] = replacement(draws, tokens[at]);
      }
    }
  }
  std::sort(masked.begin(), masked.end(),
            [](const MaskedToken &a, const MaskedToken &b) {
              return a.position < b.position;
            });
  return masked;
}

} // namespace trc::train
