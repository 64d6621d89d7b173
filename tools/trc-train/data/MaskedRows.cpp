//===- MaskedRows.cpp - rows of pre-training, by number -------------------===//

#include "data/MaskedRows.h"

#include <algorithm>

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

void MaskedRows::fill(uint64_t row, const MaskedRow &to) const {
  SegmentPair pair;
  pairs.draw(row, pair);
  // Draws of their own, so that masks do not depend on how pairs are drawn.
  const Draws draws(mix(mix(~seed) ^ row));
  const std::vector<MaskedToken> masked = masking.mask(draws, pair.tokens);

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
