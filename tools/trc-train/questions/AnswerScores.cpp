//===- AnswerScores.cpp - F1 and exact match of answers -------------------===//
//
// Sums are taken in the order of the questions, one after the other: equal to
// the reference to the last digit.
//
//===----------------------------------------------------------------------===//

#include "questions/AnswerScores.h"

#include "text/PythonText.h"
#include "text/Utf8.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace trc::train {

static bool isPunctuation(char byte) {
  return (byte >= '!' && byte <= '/') || (byte >= ':' && byte <= '@') ||
         (byte >= '[' && byte <= '`') || (byte >= '{' && byte <= '~');
}

std::string normalizeAnswer(std::string_view answer) {
  std::string small = pythonLower(answer);
  std::erase_if(small, isPunctuation);
  // Without articles: they are whole runs of letters and digits.
  std::string plain;
  std::string_view rest = small;
  while (!rest.empty()) {
    std::string_view after = rest;
    if (!isPythonWord(takeUtf8(after))) {
      plain += rest.substr(0, rest.size() - after.size());
      rest = after;
      continue;
    }
    std::string_view end = after;
    while (!end.empty() && isPythonWord(takeUtf8(end)))
      after = end;
    const std::string_view run = rest.substr(0, rest.size() - after.size());
    if (run == "a" || run == "an" || run == "the")
      plain += ' ';
    else
      plain += run;
    rest = after;
  }
  std::string result;
  rest = plain;
  for (std::string_view word; !(word = takeWord(rest)).empty();) {
    if (!result.empty())
      result += ' ';
    result += word;
  }
  return result;
}

static std::vector<std::string_view> wordsOf(std::string_view normal) {
  std::vector<std::string_view> words;
  for (std::string_view word; !(word = takeWord(normal)).empty();)
    words.push_back(word);
  return words;
}

/// Both in normal form.
static double f1Of(std::string_view right, std::string_view given) {
  const std::vector<std::string_view> gold = wordsOf(right),
                                      words = wordsOf(given);
  if (gold.empty() || words.empty())
    return gold.empty() && words.empty();
  std::map<std::string_view, int> left;
  for (const std::string_view word : gold)
    ++left[word];
  int common = 0;
  for (const std::string_view word : words)
    common += left[word]-- > 0;
  if (common == 0)
    return 0;
  const double precision = 1.0 * common / static_cast<double>(words.size());
  const double recall = 1.0 * common / static_cast<double>(gold.size());
  return (2 * precision * recall) / (precision + recall);
}

AnswerScore scoreAnswer(const Question &question, std::string_view prediction) {
  std::vector<std::string> right;
  for (const Answer &answer : question.answers)
    if (std::string normal = normalizeAnswer(answer.text); !normal.empty())
      right.push_back(std::move(normal));
  if (right.empty()) // nothing but articles counts as none
    right.emplace_back();
  const std::string given = normalizeAnswer(prediction);
  AnswerScore best;
  for (const std::string &one : right) {
    best.exact = std::max<double>(best.exact, one == given);
    best.f1 = std::max(best.f1, f1Of(one, given));
  }
  return best;
}

/// What a threshold does to one of the two numbers.
struct BestThreshold {
  double score, threshold;
};

static BestThreshold findBest(std::span<const Question> questions,
                              std::span<const std::string> predictions,
                              std::span<const double> scores,
                              std::span<const double> absence) {
  // With a threshold below all, none is the answer to every question.
  double score = 0;
  for (const Question &question : questions)
    score += question.answers.empty();
  BestThreshold best{score, 0};
  std::vector<size_t> order(questions.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::sort(order.begin(), order.end(), [&](size_t a, size_t b) {
    return absence[a] != absence[b] ? absence[a] < absence[b] : a < b;
  });
  for (const size_t i : order) {
    if (!questions[i].answers.empty())
      score += scores[i];
    else
      score -= !predictions[i].empty();
    if (score > best.score)
      best = {score, absence[i]};
  }
  best.score = 100.0 * best.score / static_cast<double>(questions.size());
  return best;
}

AnswerScores scoreAnswers(std::span<const Question> questions,
                          std::span<const std::string> predictions,
                          std::span<const double> absence, double threshold) {
  const size_t count = questions.size();
  const std::vector<double> none(absence.empty() ? count : 0);
  if (absence.empty())
    absence = none;
  std::vector<double> exact(count), f1(count);
  AnswerScores sums;
  for (size_t i = 0; i < count; ++i) {
    const AnswerScore score = scoreAnswer(questions[i], predictions[i]);
    exact[i] = score.exact;
    f1[i] = score.f1;
    const bool isAnswered = !questions[i].answers.empty();
    const bool saysNone = absence[i] > threshold;
    const double exactHere = saysNone ? !isAnswered : exact[i];
    const double f1Here = saysNone ? !isAnswered : f1[i];
    sums.exact += exactHere;
    sums.f1 += f1Here;
    (isAnswered ? sums.answeredExact : sums.unansweredExact) += exactHere;
    (isAnswered ? sums.answeredF1 : sums.unansweredF1) += f1Here;
    ++(isAnswered ? sums.answered : sums.unanswered);
  }
  sums.total = count;
  auto percent = [](double &sum, size_t of) {
    sum = of ? 100.0 * sum / static_cast<double>(of) : 0;
  };
  percent(sums.exact, sums.total);
  percent(sums.f1, sums.total);
  percent(sums.answeredExact, sums.answered);
  percent(sums.answeredF1, sums.answered);
  percent(sums.unansweredExact, sums.unanswered);
  percent(sums.unansweredF1, sums.unanswered);
  if (count == 0)
    return sums;
  const BestThreshold bestExact =
      findBest(questions, predictions, exact, absence);
  const BestThreshold bestF1 = findBest(questions, predictions, f1, absence);
  sums.bestExact = bestExact.score;
  sums.bestExactThreshold = bestExact.threshold;
  sums.bestF1 = bestF1.score;
  sums.bestF1Threshold = bestF1.threshold;
  return sums;
}

} // namespace trc::train
