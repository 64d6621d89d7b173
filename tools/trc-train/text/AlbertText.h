//===- AlbertText.h - text as ALBERT's vocabulary wants it ------*- C++ -*-===//
//
// What Hugging Face's AlbertTokenizer does before SentencePiece sees a text:
// capitals become small letters; white space of any kind, one blank; `` and '',
// a quotation mark; and of each character that Unicode writes as several (NFKD)
// what is no combining mark stays: é becomes e, ﬁ becomes fi. Unicode's tables
// are ICU's.
//
// Every byte of the result remembers the character that it came from, so that
// an answer can be found again in the text as it was written.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_ALBERTTEXT_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_ALBERTTEXT_H

#include "text/ByteRange.h"

#include <string>
#include <string_view>
#include <vector>

namespace trc::train {

struct AlbertText {
  std::string text;
  /// For each byte of `text`, the character of the source it came from.
  std::vector<ByteRange> sources;
};

/// `source` is UTF-8 (`findInvalidUtf8`).
std::string normalizeForAlbert(std::string_view source);
AlbertText normalizeWithSources(std::string_view source);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_ALBERTTEXT_H
