//===- Masking.h - which words a model has to guess -------------*- C++ -*-===//
//
// ALBERT's masks, drawn on the fly: 15 % of a row's tokens, in n-grams of 1 to
// 3 words, of which n is drawn in proportion to 1/n; words whole, or each piece
// by itself. Of what is masked 80 % becomes [MASK], 10 % any other piece, 10 %
// stays. The steps are those of Google's create_masked_lm_predictions; two
// things are ours: a piece that is put in place of another is never a special
// one, and the piece that follows a special piece begins a word.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_DATA_MASKING_H
#define TRC_TOOLS_TRC_TRAIN_DATA_MASKING_H

#include "data/Draws.h"
#include "data/Vocabulary.h"

#include <span>

namespace trc::train {

struct MaskedToken {
  int32_t position, token; ///< what stood there
};

class Masking {
public:
  struct Options {
    double rate = 0.15;
    bool wholeWords = true;
    int ngrams = 3;     ///< words at once, at most
    size_t maximum = 0; ///< masked tokens of a row, at most
  };
  Masking(const Vocabulary &vocabulary, const Options &options);

  /// Masks in `tokens`; what was masked, by position.
  std::vector<MaskedToken> mask(Draws draws, std::span<int32_t> tokens) const;
  const Options &settings() const { return options; }

private:
  std::vector<uint32_t> findWords(std::span<const int32_t> tokens) const;
  int32_t replacement(Draws &draws, int32_t token) const;

  Vocabulary vocabulary;
  Options options;
  std::vector<int32_t> ordinary; ///< pieces that are not special
};

/// How many tokens of a row of `length` are masked.
size_t maskedOf(int64_t length, double rate);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_DATA_MASKING_H
