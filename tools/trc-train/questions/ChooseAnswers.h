//===- ChooseAnswers.h - from scores of pieces to an answer -----*- C++ -*-===//
//
// As SQuAD's models are read: of each window the best places to start and to
// end are paired; what lies outside of the paragraph, backwards, too long, or
// has more around it in another window is left out; the pair with the highest
// sum is the answer. Where there may be none, [CLS] stands for that: none is
// the answer if its score is better than that of the best pair by more than a
// threshold.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_QUESTIONS_CHOOSEANSWERS_H
#define TRC_TOOLS_TRC_TRAIN_QUESTIONS_CHOOSEANSWERS_H

#include "questions/QuestionWindows.h"

namespace trc::train {

struct AnswerCandidate {
  std::string text; ///< "": none
  double probability = 0;
  float start = 0, end = 0;
};

struct ChosenAnswer {
  std::string text;                        ///< "": none
  std::vector<AnswerCandidate> candidates; ///< the best first
  /// By how much "none" is ahead of the best text, where there may be none.
  double absence = 0;
};

struct ChoiceOptions {
  size_t candidates = 20;    ///< how many, and how many starts and ends
  size_t longestAnswer = 30; ///< in pieces
  double threshold = 0;      ///< of `absence`
};

/// `starts` and `ends`: the scores of each position, T for each window of the
/// question.
ChosenAnswer chooseAnswer(const QuestionWindows &windows, size_t question,
                          std::span<const float> starts,
                          std::span<const float> ends,
                          const ChoiceOptions &options);

/// What the official script reads: the text for each id. And beside it all
/// candidates, and `absence`.
std::string writePredictions(const QuestionSet &set,
                             std::span<const ChosenAnswer> chosen);
std::string writeCandidates(const QuestionSet &set,
                            std::span<const ChosenAnswer> chosen);
std::string writeAbsence(const QuestionSet &set,
                         std::span<const ChosenAnswer> chosen);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_QUESTIONS_CHOOSEANSWERS_H
