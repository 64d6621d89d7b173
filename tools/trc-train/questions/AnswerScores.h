//===- AnswerScores.h - F1 and exact match of answers -----------*- C++ -*-===//
//
// The numbers of SQuAD's official script, as transformers' squad metrics give
// them, in percent. Answers are compared without capitals, punctuation
// (ASCII's), the articles a, an, the, and more than one blank. Of several right
// answers the one that fits best counts.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_QUESTIONS_ANSWERSCORES_H
#define TRC_TOOLS_TRC_TRAIN_QUESTIONS_ANSWERSCORES_H

#include "questions/QuestionSet.h"

#include <span>

namespace trc::train {

/// What is left of an answer when it is compared.
std::string normalizeAnswer(std::string_view answer);

struct AnswerScore {
  double exact = 0, f1 = 0;
};

/// Of one question. No answer is right by "" alone.
AnswerScore scoreAnswer(const Question &question, std::string_view prediction);

struct AnswerScores {
  double exact = 0, f1 = 0; ///< of all
  size_t total = 0;
  double answeredExact = 0, answeredF1 = 0; ///< of those that have an answer
  size_t answered = 0;
  double unansweredExact = 0, unansweredF1 = 0;
  size_t unanswered = 0;
  /// The best that some threshold of `absence` gives.
  double bestExact = 0, bestF1 = 0;
  double bestExactThreshold = 0, bestF1Threshold = 0;
};

/// `predictions` by the order of `questions`. `absence`: how sure it was of
/// each that there is no answer; above `threshold` none is what counts. Empty:
/// 0.
AnswerScores scoreAnswers(std::span<const Question> questions,
                          std::span<const std::string> predictions,
                          std::span<const double> absence = {},
                          double threshold = 1.0);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_QUESTIONS_ANSWERSCORES_H
