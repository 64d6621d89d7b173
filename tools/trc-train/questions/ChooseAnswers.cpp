//===- ChooseAnswers.cpp - from scores of pieces to an answer -------------===//

#include "questions/ChooseAnswers.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <set>

namespace trc::train {

namespace {

struct Pair {
  size_t number; ///< as they were found; of equal ones the first is better
  size_t window, first, last;
  float start, end;
  double score() const { return double(start) + end; }
};

} // namespace

/// The positions with the highest scores, the best first.
static std::vector<size_t> bestOf(std::span<const float> scores, size_t count) {
  std::vector<size_t> order(scores.size());
  std::iota(order.begin(), order.end(), size_t(0));
  count = std::min(count, order.size());
  std::partial_sort(
      order.begin(), order.begin() + static_cast<ptrdiff_t>(count), order.end(),
      [&](size_t a, size_t b) {
        return scores[a] != scores[b] ? scores[a] > scores[b] : a < b;
      });
  order.resize(count);
  return order;
}

/// A model that diverged gives infinities and NaN, which have no order.
static constexpr float largest = 1e30f;
static std::vector<float> bounded(std::span<const float> scores) {
  std::vector<float> result(scores.begin(), scores.end());
  for (float &score : result)
    score = score > -largest ? std::min(score, largest) : -largest;
  return result;
}

static std::string_view trimmed(std::string_view text) {
  while (!text.empty() && text.front() == ' ')
    text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ')
    text.remove_suffix(1);
  return text;
}

static void addProbabilities(std::vector<AnswerCandidate> &candidates) {
  double most = -INFINITY, sum = 0;
  for (const AnswerCandidate &one : candidates)
    most = std::max(most, double(one.start) + one.end);
  for (AnswerCandidate &one : candidates)
    sum += one.probability = std::exp(double(one.start) + one.end - most);
  for (AnswerCandidate &one : candidates)
    one.probability /= sum;
}

ChosenAnswer chooseAnswer(const QuestionWindows &windows, size_t question,
                          std::span<const float> startScores,
                          std::span<const float> endScores,
                          const ChoiceOptions &options) {
  const std::vector<float> allStarts = bounded(startScores),
                           allEnds = bounded(endScores);
  const std::span<const float> starts(allStarts), ends(allEnds);
  const auto length = static_cast<size_t>(windows.length());
  const auto [first, last] = windows.windowsOf(question);
  std::vector<Pair> pairs;
  // The window that is least sure of there being none speaks for all.
  Pair none{0, first, 0, 0, largest, largest};
  for (size_t window = first; window < last; ++window) {
    const auto start = starts.subspan((window - first) * length, length);
    const auto end = ends.subspan((window - first) * length, length);
    if (double(start[0]) + end[0] < none.score())
      none = {0, window, 0, 0, start[0], end[0]};
    const std::vector<size_t> bestEnds = bestOf(end, options.candidates);
    for (const size_t from : bestOf(start, options.candidates)) {
      if (!windows.isContext(window, from) ||
          !windows.isBestContext(window, from))
        continue;
      for (const size_t to : bestEnds)
        if (windows.isContext(window, to) && to >= from &&
            to - from < options.longestAnswer)
          pairs.push_back(
              {pairs.size(), window, from, to, start[from], end[to]});
    }
  }
  const bool mayLack = windows.set().mayLackAnswers;
  if (mayLack) {
    none.number = pairs.size();
    pairs.push_back(none);
  }
  std::sort(pairs.begin(), pairs.end(), [](const Pair &a, const Pair &b) {
    return a.score() != b.score() ? a.score() > b.score() : a.number < b.number;
  });

  ChosenAnswer chosen;
  std::set<std::string_view> seen;
  const std::string_view paragraph =
      windows.set().paragraphs[windows.set().questions[question].paragraph];
  bool hasNone = false;
  for (const Pair &pair : pairs) {
    if (chosen.candidates.size() >= options.candidates)
      break;
    std::string_view text;
    if (pair.first != 0) {
      const ByteRange range =
          windows.textOf(pair.window, pair.first, pair.last);
      if (range.begin >= range.end)
        continue;
      text = trimmed(paragraph.substr(range.begin, range.end - range.begin));
    }
    if (!seen.insert(text).second)
      continue;
    hasNone |= text.empty();
    chosen.candidates.push_back({std::string(text), 0, pair.start, pair.end});
  }
  if (mayLack && !hasNone)
    chosen.candidates.push_back({"", 0, none.start, none.end});
  addProbabilities(chosen.candidates);
  // Where there is no text at all, one of score 0 is compared with.
  if (mayLack)
    chosen.absence = double(none.start) + none.end;
  for (const AnswerCandidate &one : chosen.candidates)
    if (!one.text.empty()) {
      chosen.text = one.text;
      chosen.absence -= double(one.start) + one.end;
      break;
    }
  if (mayLack && chosen.absence > options.threshold)
    chosen.text.clear();
  return chosen;
}

using nlohmann::ordered_json;

template <typename Value>
static std::string writeById(const QuestionSet &set,
                             std::span<const ChosenAnswer> chosen,
                             Value value) {
  ordered_json object = ordered_json::object();
  // No id is there twice, so that none has to be looked for.
  auto &members = object.get_ref<ordered_json::object_t &>();
  for (size_t i = 0; i < chosen.size(); ++i)
    members.emplace_back(set.questions[i].id, value(chosen[i]));
  return object.dump(2) + "\n";
}

std::string writePredictions(const QuestionSet &set,
                             std::span<const ChosenAnswer> chosen) {
  return writeById(set, chosen, [](const ChosenAnswer &one) {
    return ordered_json(one.text);
  });
}

std::string writeCandidates(const QuestionSet &set,
                            std::span<const ChosenAnswer> chosen) {
  return writeById(set, chosen, [](const ChosenAnswer &one) {
    ordered_json list = ordered_json::array();
    for (const AnswerCandidate &candidate : one.candidates)
      list.push_back({{"text", candidate.text},
                      {"probability", candidate.probability},
                      {"start_logit", candidate.start},
                      {"end_logit", candidate.end}});
    return list;
  });
}

std::string writeAbsence(const QuestionSet &set,
                         std::span<const ChosenAnswer> chosen) {
  return writeById(set, chosen, [](const ChosenAnswer &one) {
    return ordered_json(one.absence);
  });
}

} // namespace trc::train
