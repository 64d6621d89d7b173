//===- QuestionWindows.cpp - questions as rows of tokens ------------------===//

#include "questions/QuestionWindows.h"

#include <algorithm>

namespace trc::train {

Status QuestionWindows::addQuestion(const Encoder &encoder, size_t number) {
  const Question &question = questions.questions[number];
  Result<std::vector<int32_t>> query = encoder.encode(question.text);
  if (query.failed())
    return query.takeStatus().at("question \"" + question.id + "\"");
  query->resize(std::min<size_t>(query->size(),
                                 static_cast<size_t>(options.longestQuestion)));
  const auto room = static_cast<size_t>(options.length) - 3 - query->size();
  queries.push_back(std::move(*query));

  const auto stride = static_cast<size_t>(options.stride);
  const size_t pieces = contexts[question.paragraph].size();
  firsts.push_back(windows.size());
  for (size_t first = 0;; first += std::min(room, stride)) {
    const size_t count = std::min(room, pieces - first);
    windows.push_back({static_cast<uint32_t>(number),
                       static_cast<uint32_t>(first),
                       static_cast<uint32_t>(count)});
    if (first + count == pieces)
      return Status::success();
  }
}

Result<QuestionWindows> QuestionWindows::create(QuestionSet set,
                                                const Encoder &encoder,
                                                const Options &options) {
  if (options.longestQuestion < 1 || options.stride < 1)
    return failed("the length of questions and the stride: expected numbers "
                  "above 0, got ",
                  options.longestQuestion, " and ", options.stride);
  if (options.length < options.longestQuestion + 4)
    return failed(
        "rows of ", options.length, " tokens are too short: a question of ",
        options.longestQuestion,
        " with [CLS], [SEP] twice and a piece of the paragraph takes ",
        options.longestQuestion + 4, " (--seq, --max-query)");
  QuestionWindows result;
  result.options = options;
  Result<SpecialPieces> specials = encoder.specials();
  if (specials.failed())
    return specials.takeStatus();
  result.specials = *specials;
  result.questions = std::move(set);
  for (size_t i = 0; i < result.questions.paragraphs.size(); ++i) {
    Result<std::vector<SourcePiece>> pieces =
        encoder.encodeWithSources(result.questions.paragraphs[i]);
    if (pieces.failed())
      return pieces.takeStatus().at(text("paragraph ", i));
    result.contexts.push_back(std::move(*pieces));
  }
  for (size_t i = 0; i < result.questions.questions.size(); ++i)
    TRC_RETURN_IF_FAILED(result.addQuestion(encoder, i));
  result.firsts.push_back(result.windows.size());
  return result;
}

std::pair<size_t, size_t> QuestionWindows::windowsOf(size_t question) const {
  return {firsts[question], firsts[question + 1]};
}

bool QuestionWindows::isContext(size_t window, size_t position) const {
  const Window &one = windows[window];
  const size_t start = contextStart(one);
  return position >= start && position < start + one.pieces;
}

/// How much a window shows around a piece: the shorter side counts, and the
/// longer window where that is the same.
static double contextAround(size_t piece, size_t first, size_t count) {
  const size_t left = piece - first, right = first + count - 1 - piece;
  return static_cast<double>(std::min(left, right)) +
         0.01 * static_cast<double>(count);
}

bool QuestionWindows::isBestContext(size_t window, size_t position) const {
  const Window &one = windows[window];
  const size_t piece = one.firstPiece + position - contextStart(one);
  const double here = contextAround(piece, one.firstPiece, one.pieces);
  const auto [first, last] = windowsOf(one.question);
  for (size_t i = first; i < last; ++i) {
    const Window &other = windows[i];
    if (i == window || piece < other.firstPiece ||
        piece >= other.firstPiece + other.pieces)
      continue;
    const double there = contextAround(piece, other.firstPiece, other.pieces);
    if (there > here || (there == here && i < window))
      return false;
  }
  return true;
}

ByteRange QuestionWindows::textOf(size_t window, size_t first,
                                  size_t last) const {
  const Window &one = windows[window];
  const std::vector<SourcePiece> &context = contextOf(one);
  const size_t base = one.firstPiece - contextStart(one);
  return {context[base + first].source.begin, context[base + last].source.end};
}

/// The first answer's pieces, where the window has all of them.
std::pair<int32_t, int32_t>
QuestionWindows::answerIn(const Window &window) const {
  const Question &question = questions.questions[window.question];
  if (question.answers.empty())
    return {0, 0};
  const ByteRange place = question.answers.front().place;
  const std::vector<SourcePiece> &context = contextOf(window);
  // Those that touch the answer. A piece that is a blank by itself stands for
  // no byte, and touches nothing.
  size_t first = context.size(), last = 0;
  const auto begin =
      std::lower_bound(context.begin(), context.end(), place.begin,
                       [](const SourcePiece &piece, uint32_t byte) {
                         return piece.source.end <= byte;
                       });
  for (auto piece = begin;
       piece != context.end() && piece->source.begin < place.end; ++piece) {
    if (piece->source.begin == piece->source.end)
      continue;
    first = std::min(first, static_cast<size_t>(piece - context.begin()));
    last = static_cast<size_t>(piece - context.begin());
  }
  if (first > last || first < window.firstPiece ||
      last >= window.firstPiece + window.pieces)
    return {0, 0};
  const size_t shift = contextStart(window) - window.firstPiece;
  return {static_cast<int32_t>(first + shift),
          static_cast<int32_t>(last + shift)};
}

void QuestionWindows::fill(size_t number, const QuestionRow &to) const {
  const Window &window = windows[number];
  const std::vector<int32_t> &query = queries[window.question];
  const std::vector<SourcePiece> &context = contextOf(window);
  size_t at = 0;
  auto put = [&](int32_t token, int32_t type) {
    to.tokens[at] = token;
    to.tokenTypes[at] = type;
    to.attentionMask[at++] = 1;
  };
  put(specials.classify, 0);
  for (const int32_t token : query)
    put(token, 0);
  put(specials.separate, 0);
  for (size_t i = 0; i < window.pieces; ++i)
    put(context[window.firstPiece + i].token, 1);
  put(specials.separate, 1);
  for (; at < to.tokens.size(); ++at) {
    to.tokens[at] = specials.pad;
    to.tokenTypes[at] = to.attentionMask[at] = 0;
  }
  const auto [start, end] = answerIn(window);
  if (to.start)
    *to.start = start;
  if (to.end)
    *to.end = end;
}

} // namespace trc::train
