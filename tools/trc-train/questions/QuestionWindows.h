//===- QuestionWindows.h - questions as rows of tokens ----------*- C++ -*-===//
//
// [CLS] question [SEP] a part of the paragraph [SEP]. A paragraph that does not
// fit is seen in windows, each `stride` pieces after the one before. An answer
// is mapped from characters to pieces, and pieces back to the characters that
// they were made from: to the text as it was written.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONWINDOWS_H
#define TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONWINDOWS_H

#include "questions/QuestionSet.h"
#include "text/Encoder.h"

namespace trc::train {

/// Where a row goes.
struct QuestionRow {
  std::span<int32_t> tokens, tokenTypes, attentionMask; ///< T each
  /// First and last piece of the answer; 0, [CLS], where the window has none.
  int32_t *start = nullptr, *end = nullptr;
};

class QuestionWindows {
public:
  struct Options {
    int64_t length = 384; ///< of a row, special pieces included
    int64_t stride = 128;
    int64_t longestQuestion = 64; ///< what is longer is cut
  };
  /// Refuses an encoder without special pieces.
  static Result<QuestionWindows> create(QuestionSet set, const Encoder &encoder,
                                        const Options &options);

  const QuestionSet &set() const { return questions; }
  size_t size() const { return windows.size(); }
  int64_t length() const { return options.length; }
  /// May be called from several threads at once.
  void fill(size_t window, const QuestionRow &to) const;

  /// The windows [first, last) of a question.
  std::pair<size_t, size_t> windowsOf(size_t question) const;
  /// Whether a position of the row is a piece of the paragraph.
  bool isContext(size_t window, size_t position) const;
  /// Whether no other window has the piece there with more around it.
  bool isBestContext(size_t window, size_t position) const;
  /// The bytes of the paragraph that the positions [first, last] stand for.
  ByteRange textOf(size_t window, size_t first, size_t last) const;

private:
  struct Window {
    uint32_t question, firstPiece, pieces;
  };
  Status addQuestion(const Encoder &encoder, size_t number);
  size_t contextStart(const Window &window) const {
    return queries[window.question].size() + 2;
  }
  const std::vector<SourcePiece> &contextOf(const Window &window) const {
    return contexts[questions.questions[window.question].paragraph];
  }
  std::pair<int32_t, int32_t> answerIn(const Window &window) const;

  QuestionSet questions;
  Options options;
  SpecialPieces specials;
  std::vector<std::vector<SourcePiece>> contexts; ///< of paragraphs
  std::vector<std::vector<int32_t>> queries;      ///< of questions
  std::vector<Window> windows;
  std::vector<size_t> firsts; ///< of each question its first window; then all
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONWINDOWS_H
