//===- MaskedRows.cpp - rows of pre-training, by number -------------------===//

#include "data/MaskedRows.h"

#include <algorithm>
#include <unordered_map>

namespace trc::train {

Result<MaskedRows> MaskedRows::create(Documents documents,
                                      const SegmentPairs::Options &pairs,
                                      const Masking::Options &masking,
                                      int64_t modelVocabulary) {
  const Vocabulary vocabulary = documents.vocabulary();
  if (vocabulary.size() > modelVocabulary)
    return failed("the data are of a vocabulary of ", vocabulary.size(),
                  " pieces, but the model's has ", modelVocabulary);
  Result<SegmentPairs> made = SegmentPairs::create(std::move(documents), pairs);
  if (made.failed())
    return made.takeStatus();
  return MaskedRows(std::move(*made), Masking(vocabulary, masking), pairs.seed);
}

std::vector<MaskedToken> MaskedRows::draw(uint64_t row,
                                          SegmentPair &pair) const {
  pairs.draw(row, pair);
  // Draws of their own, so that masks do not depend on how pairs are drawn.
  const Draws draws(mix(mix(~seed) ^ row));
  return masking.mask(draws, pair.tokens);
}

double MaskedRows::commonestShare(uint64_t rows) const {
  std::unordered_map<int32_t, uint64_t> counts;
  uint64_t all = 0, most = 0;
  for (uint64_t row = 0; row < rows; ++row) {
    SegmentPair pair;
    for (const MaskedToken &masked : draw(row, pair)) {
      ++all;
      most = std::max(most, ++counts[masked.token]);
    }
  }
  return all ? static_cast<double>(most) / static_cast<double>(all) : 0;
}

void MaskedRows::fill(uint64_t row, const MaskedRow &to) const {
  SegmentPair pair;
  const std::vector<MaskedToken> masked = draw(row, pair);
  const size_t length = pair.tokens.size();
  const SpecialPieces &special = source().vocabulary().specials;
  for (size_t i = 0; i < to.tokens.size(); ++i) {
    const bool isReal = i < length;
    to.tokens[i] = isReal ? pair.tokens[i] : special.pad;
    to.tokenTypes[i] = isReal && i >= pair.second;
    to.attentionMask[i] = isReal;
  }
  for (size_t i = 0; i < to.maskedPositions.size(); ++i) {
    const bool isUsed = i < masked.size();
    to.maskedPositions[i] = isUsed ? masked[i].position : 0;
    to.maskedTokens[i] = isUsed ? masked[i].token : -1;
  }
  if (to.order)
    *to.order = pair.isSwapped;
}

} // namespace trc::train
