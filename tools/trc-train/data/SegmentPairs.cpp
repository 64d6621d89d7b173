//===- SegmentPairs.cpp - rows of two neighbouring segments ---------------===//

#include "data/SegmentPairs.h"

#include <algorithm>

namespace trc::train {

Result<SegmentPairs> SegmentPairs::create(Documents documents,
                                          const Options &options) {
  if (options.length < 5)
    return failed("rows of ", options.length,
                  " tokens are too short: [CLS] a [SEP] b [SEP] takes 5");
  SegmentPairs pairs;
  uint64_t count = 0;
  for (uint64_t i = 0; i < documents.size(); ++i) {
    // Not at the last sentence, for another one is to follow.
    const size_t sentences = documents.sentencesOf(i);
    if (sentences > 1)
      count += sentences - 1;
    else
      count += documents.lengthOf(i, 0) > 1;
    pairs.starts.push_back(count);
  }
  if (count == 0)
    return failed("no document has two tokens to make a pair of");
  pairs.documents = std::move(documents);
  pairs.options = options;
  return pairs;
}

/// Every sentence that has a neighbour behind it is as likely.
std::pair<uint64_t, size_t> SegmentPairs::start(Draws &draws) const {
  const uint64_t number = draws.below(starts.back());
  const auto found = std::upper_bound(starts.begin(), starts.end(), number);
  const auto document = static_cast<uint64_t>(found - starts.begin());
  const uint64_t before = document ? starts[document - 1] : 0;
  return {document, static_cast<size_t>(number - before)};
}

void SegmentPairs::collect(Draws &draws, std::vector<int32_t> &a,
                           std::vector<int32_t> &b) const {
  const auto most = static_cast<uint64_t>(options.length - 3);
  const bool isShort = draws.unit() < options.shortProbability;
  const uint64_t target = isShort ? 2 + draws.below(most - 1) : most;
  const auto [document, first] = start(draws);
  const size_t sentences = documents.sentencesOf(document);
  if (sentences == 1) {
    documents.copy(document, 0, a);
    const uint64_t cut = 1 + draws.below(a.size() - 1);
    b.assign(a.begin() + static_cast<ptrdiff_t>(cut), a.end());
    a.resize(cut);
    return;
  }
  size_t last = first, length = 0;
  while (last < sentences && (length < target || last < first + 2))
    length += documents.lengthOf(document, last++);
  const size_t cut = first + 1 + draws.below(last - first - 1);
  for (size_t i = first; i < last; ++i)
    documents.copy(document, i, i < cut ? a : b);
}

/// Takes tokens off the longer one, at either end, until both fit.
static void truncate(Draws &draws, uint64_t most, std::vector<int32_t> &a,
                     std::vector<int32_t> &b) {
  // Counted first: to take one off the front at a time is quadratic.
  size_t front[2] = {0, 0}, length[2] = {a.size(), b.size()};
  while (length[0] + length[1] > most) {
    const int longer = length[0] > length[1] ? 0 : 1;
    --length[longer];
    front[longer] += draws.unit() < 0.5;
  }
  int side = 0;
  for (std::vector<int32_t> *segment : {&a, &b}) {
    const auto begin = segment->begin() + static_cast<ptrdiff_t>(front[side]);
    segment->erase(segment->begin(), begin);
    segment->resize(length[side++]);
  }
}

void SegmentPairs::draw(uint64_t row, SegmentPair &to) const {
  Draws draws(mix(mix(options.seed) ^ row));
  std::vector<int32_t> a, b;
  collect(draws, a, b);
  to.isSwapped = options.swaps && draws.unit() < 0.5;
  if (to.isSwapped)
    std::swap(a, b);
  truncate(draws, static_cast<uint64_t>(options.length - 3), a, b);
  const SpecialPieces &special = documents.vocabulary().specials;
  to.tokens.assign(1, special.classify);
  to.tokens.insert(to.tokens.end(), a.begin(), a.end());
  to.tokens.push_back(special.separate);
  to.second = to.tokens.size();
  to.tokens.insert(to.tokens.end(), b.begin(), b.end());
  to.tokens.push_back(special.separate);
}

} // namespace trc::train
