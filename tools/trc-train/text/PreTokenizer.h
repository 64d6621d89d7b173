//===- PreTokenizer.h - a text in words, as GPT-2 cuts it -------*- C++ -*-===//
//
// GPT-2 merges bytes within words only. A word is one of the contractions 's 't
// 're 've 'm 'll 'd, letters, digits, or other signs, each with at most one
// blank in front; or white space, whose last blank goes to the word after it.
// Letters and digits are Unicode's, by PCRE2.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_PRETOKENIZER_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_PRETOKENIZER_H

#include "Failure.h"

#include <functional>
#include <memory>
#include <string_view>

namespace trc::train {

class PreTokenizer {
public:
  PreTokenizer();

  /// Calls `word` for every word of `text`, in order; they cover it. The text
  /// is UTF-8 (`findInvalidUtf8`).
  Status cut(std::string_view text,
             const std::function<void(std::string_view)> &word) const;

private:
  std::shared_ptr<void> pattern;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_PRETOKENIZER_H
