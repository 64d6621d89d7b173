//===- AnswerScoresTest.cpp - F1 and exact match, to the last digit -------===//
//
// Inputs/answer-scores.json is what transformers' squad metrics say of 300
// made-up answers (Inputs/make-questions.py).
//
//===----------------------------------------------------------------------===//

#include "questions/AnswerScores.h"

#include "text/Json.h"

#include "TemporaryFolder.h"

namespace trc::train {
namespace {

nlohmann::json readJson(const std::string &name) {
  const std::string source = readFile(TRC_INPUTS "/" + name);
  Result<LocatedJson> parsed = parseJson(source, name);
  EXPECT_EQ(messageOf(parsed, TemporaryFolder()), "");
  return parsed->value;
}

TEST(AnswerScores, AreTheReferencesToTheLastDigit) {
  Result<QuestionSet> set = QuestionSet::read(TRC_INPUTS "/questions.json");
  ASSERT_EQ(messageOf(set, TemporaryFolder()), "");
  ASSERT_EQ(set->questions.size(), 300u);
  const nlohmann::json given = readJson("answers.json"),
                       golden = readJson("answer-scores.json");
  std::vector<std::string> predictions;
  std::vector<double> absence;
  for (const Question &question : set->questions) {
    predictions.push_back(given["predictions"][question.id]);
    absence.push_back(given["absence"][question.id]);
    const AnswerScore score = scoreAnswer(question, predictions.back());
    const nlohmann::json &right = golden["questions"][question.id];
    EXPECT_EQ(score.exact, right[0].get<double>()) << question.id;
    EXPECT_EQ(score.f1, right[1].get<double>()) << question.id;
  }
  auto compare = [](const AnswerScores &scores, const nlohmann::json &right) {
    EXPECT_EQ(scores.exact, right["exact"].get<double>());
    EXPECT_EQ(scores.f1, right["f1"].get<double>());
    EXPECT_EQ(scores.total, right["total"].get<size_t>());
    EXPECT_EQ(scores.answeredExact, right["HasAns_exact"].get<double>());
    EXPECT_EQ(scores.answeredF1, right["HasAns_f1"].get<double>());
    EXPECT_EQ(scores.answered, right["HasAns_total"].get<size_t>());
    EXPECT_EQ(scores.unansweredExact, right["NoAns_exact"].get<double>());
    EXPECT_EQ(scores.unansweredF1, right["NoAns_f1"].get<double>());
    EXPECT_EQ(scores.unanswered, right["NoAns_total"].get<size_t>());
    EXPECT_EQ(scores.bestExact, right["best_exact"].get<double>());
    EXPECT_EQ(scores.bestExactThreshold,
              right["best_exact_thresh"].get<double>());
    EXPECT_EQ(scores.bestF1, right["best_f1"].get<double>());
    EXPECT_EQ(scores.bestF1Threshold, right["best_f1_thresh"].get<double>());
  };
  compare(scoreAnswers(set->questions, predictions), golden["plain"]);
  compare(scoreAnswers(set->questions, predictions, absence, 0.5),
          golden["threshold"]);
}

TEST(AnswerScores, NormalFormLosesWhatDoesNotCount) {
  EXPECT_EQ(normalizeAnswer("The  U.S.A.,\u00a0an A-team!"), "usa ateam");
  EXPECT_EQ(normalizeAnswer("a_the an the"), "athe");
  EXPECT_EQ(normalizeAnswer("\u039f\u0394\u039f\u03a3"),
            "\u03bf\u03b4\u03bf\u03c2");
  EXPECT_EQ(normalizeAnswer("\u0130"), "i\u0307");
  EXPECT_EQ(normalizeAnswer("the"), "");
}

} // namespace
} // namespace trc::train
