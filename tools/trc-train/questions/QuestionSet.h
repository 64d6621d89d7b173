//===- QuestionSet.h - questions about paragraphs, from SQuAD ---*- C++ -*-===//
//
// The JSON of SQuAD, v1.1 and v2.0. What it lacks, and an answer that does not
// stand where it says, is refused with the file, the paragraph and the
// question.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONSET_H
#define TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONSET_H

#include "Failure.h"
#include "text/ByteRange.h"

#include <string>
#include <vector>

namespace trc::train {

struct Answer {
  std::string text;
  ByteRange place; ///< in the paragraph
};

struct Question {
  std::string id, text;
  size_t paragraph = 0;
  std::vector<Answer> answers; ///< none: the paragraph does not say
};

struct QuestionSet {
  std::vector<std::string> paragraphs;
  std::vector<Question> questions;
  /// v2.0: some questions have no answer, or might have none.
  bool mayLackAnswers = false;

  static Result<QuestionSet> read(const std::string &path);
  static Result<QuestionSet> parse(std::string_view source,
                                   const std::string &name);
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_QUESTIONS_QUESTIONSET_H
