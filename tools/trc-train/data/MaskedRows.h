//===- MaskedRows.h - rows of pre-training, by number -----------*- C++ -*-===//
//
// What ALBERT is pre-trained on: a pair of segments (SegmentPairs.h), masked
// (Masking.h), as the tensors of a batch. Row n is a function of n and the
// seed.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_MASKEDROWS_H
#define TRC_TOOLS_TRC_TRAIN_DATA_MASKEDROWS_H

#include "data/Masking.h"
#include "data/SegmentPairs.h"

namespace trc::train {

/// Where a row goes.
struct MaskedRow {
  std::span<int32_t> tokens, tokenTypes, attentionMask; ///< T each
  std::span<int32_t> maskedPositions; ///< M; 0 in slots that are not used
  std::span<int32_t> maskedTokens;    ///< M; -1 there
  int32_t *order = nullptr;           ///< 1: swapped; may be null
};

class MaskedRows {
public:
  /// `modelVocabulary`: how many pieces the model knows.
  static Result<MaskedRows> create(Documents documents,
                                   const SegmentPairs::Options &pairs,
                                   const Masking::Options &masking,
                                   int64_t modelVocabulary);

  /// May be called from several threads at once.
  void fill(uint64_t row, const MaskedRow &to) const;
  /// How often the commonest masked word of the first rows is right as a guess:
  /// what an accuracy has to be compared with.
  double commonestShare(uint64_t rows) const;
  /// Whether what was read so far were the bytes of the files.
  Status check() const { return pairs.source().check(); }
  const Documents &source() const { return pairs.source(); }

private:
  MaskedRows(SegmentPairs pairs, Masking masking, uint64_t seed)
      : pairs(std::move(pairs)), masking(std::move(masking)), seed(seed) {}

  std::vector<MaskedToken> draw(uint64_t row, SegmentPair &pair) const;

  SegmentPairs pairs;
  Masking masking;
  uint64_t seed;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_MASKEDROWS_H
