//===- QuestionsTest.cpp - SQuAD's JSON, windows, answers -----------------===//

#include "questions/AnswerScores.h"
#include "questions/ChooseAnswers.h"

#include "data/MappedFile.h"
#include "data/Mix.h"
#include "text/Json.h"
#include "text/SentencePiece.h"

#include "TemporaryFolder.h"
#include "TestPieces.h"

#include <gmock/gmock.h>

namespace trc::train {
namespace {

/// A file with one paragraph, "the caf\u00e9 of 1990", and a question.
std::string withQuestion(const std::string &question) {
  return R"({"data": [{"title": "t", "paragraphs": [{"context": )"
         "\"the caf\u00e9 of 1990\", \"qas\": [" +
         question + "]}]}]}";
}

std::string refusal(const std::string &source) {
  return messageOf(QuestionSet::parse(source, "q.json"), TemporaryFolder());
}

TEST(QuestionSet, ReadsBothVersions) {
  Result<QuestionSet> one = QuestionSet::parse(
      withQuestion(R"({"id": "a", "question": "when?", "answers":
                      [{"text": "1990", "answer_start": 12}]})"),
      "q.json");
  ASSERT_EQ(messageOf(one, TemporaryFolder()), "");
  EXPECT_FALSE(one->mayLackAnswers);
  // Characters became bytes.
  EXPECT_EQ(one->questions[0].answers[0].place, (ByteRange{13, 17}));
  Result<QuestionSet> two = QuestionSet::parse(
      withQuestion(R"({"id": "a", "question": "who?", "answers": [],
                      "is_impossible": true, "plausible_answers": []})"),
      "q.json");
  ASSERT_TRUE(two.ok());
  EXPECT_TRUE(two->mayLackAnswers);
}

TEST(QuestionSet, TakesAMarkOfTheByteOrderAndLinesOfAnySystem) {
  std::string source = "\xEF\xBB\xBF" + withQuestion(R"({"id": "a",
"question": "when?", "answers": [{"text": "1990", "answer_start": 12}]})");
  for (size_t at = 0; (at = source.find('\n', at)) != source.npos; at += 2)
    source.insert(at, "\r");
  Result<QuestionSet> set = QuestionSet::parse(source, "q.json");
  ASSERT_EQ(messageOf(set, TemporaryFolder()), "");
  EXPECT_EQ(set->questions[0].answers[0].place, (ByteRange{13, 17}));
}

TEST(QuestionSet, RefusesWhatIsWrongWithItsPlace) {
  EXPECT_EQ(refusal("{}"), "q.json: there is no \"data\"; SQuAD has it there");
  EXPECT_EQ(refusal(R"({"data": {}})"),
            "q.json: \"data\": expected array, got object");
  EXPECT_EQ(refusal(R"({"data": []})"), "q.json: there is no question in it");
  EXPECT_EQ(refusal(R"({"data": [{"paragraphs": [{"qas": []}]}]})"),
            "q.json: data[0].paragraphs[0]: there is no \"context\"; SQuAD has "
            "it there");
  EXPECT_THAT(refusal(R"({"data": [7]})"),
              testing::HasSubstr("data[0]: expected an object, got number"));
  EXPECT_THAT(refusal("{\"data\": ["),
              testing::StartsWith("q.json: line 1, column"));
  const std::string at = "q.json: data[0].paragraphs[0].qas[0]";
  EXPECT_EQ(refusal(withQuestion("{}")),
            at + ": there is no \"id\"; SQuAD has it there");
  auto answers = [](const std::string &list) {
    return withQuestion(R"({"id": "a", "question": "q", "answers": )" + list +
                        "}");
  };
  EXPECT_EQ(refusal(answers(R"([{"text": "1990", "answer_start": 11}])")),
            at + ": question \"a\": the answer \"1990\" does not stand at "
                 "answer_start 11 of the context, but at 12; answer_start "
                 "counts characters from 0");
  EXPECT_THAT(refusal(answers(R"([{"text": "2000", "answer_start": 900}])")),
              testing::HasSubstr("nor anywhere in it"));
  EXPECT_THAT(refusal(answers(R"([{"text": "", "answer_start": 0}])")),
              testing::HasSubstr("an answer without text"));
  EXPECT_THAT(refusal(answers(R"([{"text": "the", "answer_start": -1}])")),
              testing::HasSubstr("\"answer_start\": expected a whole number "
                                 "from 0, got -1"));
  EXPECT_EQ(refusal(answers("[]")),
            at + ": question \"a\": there is no answer, and is_impossible is "
                 "not true");
  const std::string good = R"({"id": "a", "question": "q", "answers":
                               [{"text": "the", "answer_start": 0}])";
  EXPECT_THAT(refusal(withQuestion(good + R"(, "is_impossible": true})")),
              testing::HasSubstr("is_impossible is true, and there are 1"));
  EXPECT_THAT(refusal(withQuestion(good + "}, " + good + "}")),
              testing::HasSubstr("\"a\" is there twice"));
}

struct Row {
  explicit Row(int64_t length)
      : tokens(static_cast<size_t>(length), -7), types(tokens),
        attention(tokens) {}
  QuestionRow spans() { return {tokens, types, attention, &start, &end}; }

  std::vector<int32_t> tokens, types, attention;
  int32_t start = -7, end = -7;
};

TEST(QuestionWindows, AreNotMadeWithoutSpecialPieces) {
  Result<QuestionSet> set = QuestionSet::read(TRC_INPUTS "/questions.json");
  ASSERT_TRUE(set.ok());
  EXPECT_EQ(messageOf(QuestionWindows::create(*set, ByteEncoder(), {}),
                      TemporaryFolder()),
            "bytes have no special pieces ([CLS], [SEP], [MASK], <pad>, "
            "<unk>)");
}

TEST(QuestionWindows, CoverTheParagraphAndFillEverySlot) {
  Result<QuestionSet> set = QuestionSet::read(TRC_INPUTS "/questions.json");
  ASSERT_TRUE(set.ok());
  auto encoder = openModel();
  Result<QuestionWindows> windows = QuestionWindows::create(
      *set, *encoder, {.length = 40, .stride = 9, .longestQuestion = 12});
  ASSERT_TRUE(windows.ok());
  const SpecialPieces special = *encoder->specials();
  for (size_t question = 0; question < set->questions.size(); ++question) {
    const auto [first, last] = windows->windowsOf(question);
    ASSERT_LT(first, last);
    std::vector<int> best(
        encoder->encode(set->paragraphs[set->questions[question].paragraph])
            ->size());
    size_t shift = 0;
    for (size_t window = first; window < last; ++window, shift += 9) {
      Row row(40);
      windows->fill(window, row.spans());
      EXPECT_EQ(row.tokens[0], special.classify);
      EXPECT_EQ(
          std::count(row.tokens.begin(), row.tokens.end(), special.separate),
          2);
      size_t contextStart = 0;
      for (size_t i = 0; i < 40; ++i) {
        EXPECT_EQ(row.attention[i], row.tokens[i] != special.pad);
        if (windows->isContext(window, i)) {
          EXPECT_EQ(row.types[i], 1);
          contextStart = contextStart ? contextStart : i;
          best[shift + i - contextStart] += windows->isBestContext(window, i);
        }
      }
      EXPECT_TRUE((row.start == 0 && row.end == 0) ||
                  (row.start <= row.end &&
                   windows->isContext(window, size_t(row.start)) &&
                   windows->isContext(window, size_t(row.end))));
    }
    // Each piece is best seen in one window.
    EXPECT_EQ(best, std::vector<int>(best.size(), 1));
  }
}

TEST(QuestionWindows, RefuseRowsThatAreTooShort) {
  QuestionSet set;
  EXPECT_EQ(
      messageOf(QuestionWindows::create(set, *openModel(), {.length = 60}),
                TemporaryFolder()),
      "rows of 60 tokens are too short: a question of 64 with [CLS], [SEP] "
      "twice and a piece of the paragraph takes 68 (--seq, --max-query)");
}

/// An empty question, or one about an empty paragraph, has a window of its own.
TEST(QuestionWindows, AreThereForEmptyTexts) {
  Result<QuestionSet> set = QuestionSet::parse(
      R"({"data": [{"paragraphs": [
        {"context": "", "qas": [{"id": "a", "question": "when?",
                                 "answers": [], "is_impossible": true}]},
        {"context": "in 1990", "qas": [{"id": "b", "question": "", "answers":
          [{"text": "1990", "answer_start": 3}]}]}]}]})",
      "q.json");
  ASSERT_EQ(messageOf(set, TemporaryFolder()), "");
  Result<QuestionWindows> windows =
      QuestionWindows::create(*set, *openModel(), {.length = 80});
  ASSERT_TRUE(windows.ok());
  ASSERT_EQ(windows->size(), 2u);
  Row none(80), some(80);
  windows->fill(0, none.spans());
  EXPECT_EQ(std::pair(none.start, none.end), std::pair(0, 0));
  windows->fill(1, some.spans());
  EXPECT_GT(some.start, 1); // behind [CLS] [SEP]
  const std::vector<float> flat(80, 0);
  EXPECT_EQ(chooseAnswer(*windows, 0, flat, flat, {}).text, "");
}

/// Who knows the answers: the scores of a model that is always right.
std::vector<ChosenAnswer> chooseRight(const QuestionWindows &windows) {
  std::vector<ChosenAnswer> chosen;
  const auto length = static_cast<size_t>(windows.length());
  for (size_t i = 0; i < windows.set().questions.size(); ++i) {
    const auto [first, last] = windows.windowsOf(i);
    std::vector<float> starts, ends;
    for (size_t window = first; window < last; ++window) {
      Row row(windows.length());
      windows.fill(window, row.spans());
      std::vector<float> start(length, -5), end(length, -5);
      start[static_cast<size_t>(row.start)] = row.start ? 5 : 0;
      end[static_cast<size_t>(row.end)] = row.end ? 5 : 0;
      starts.insert(starts.end(), start.begin(), start.end());
      ends.insert(ends.end(), end.begin(), end.end());
    }
    chosen.push_back(
        chooseAnswer(windows, i, starts, ends, {.longestAnswer = 100}));
  }
  return chosen;
}

TEST(ChooseAnswers, FindsTheTextAsItWasWritten) {
  Result<QuestionSet> set = QuestionSet::read(TRC_INPUTS "/questions.json");
  ASSERT_TRUE(set.ok());
  Result<QuestionWindows> windows =
      QuestionWindows::create(*set, *openModel(), {});
  ASSERT_TRUE(windows.ok());
  const std::vector<ChosenAnswer> chosen = chooseRight(*windows);
  double exact = 0, count = 0;
  for (size_t i = 0; i < chosen.size(); ++i) {
    const Question &question = set->questions[i];
    if (question.answers.empty()) {
      EXPECT_EQ(chosen[i].text, "");
      EXPECT_GT(chosen[i].absence, 0);
      continue;
    }
    // The answer may begin within a piece; then there is more, no less.
    const std::string &answer = question.answers[0].text;
    EXPECT_THAT(normalizeForAlbert(chosen[i].text),
                testing::HasSubstr(normalizeForAlbert(answer)))
        << question.id;
    exact += chosen[i].text == answer;
    ++count;
  }
  EXPECT_GT(exact / count, 0.3); // spans were drawn by the character
  const std::string written = writePredictions(*set, chosen);
  Result<LocatedJson> parsed = parseJson(written, "predictions.json");
  ASSERT_TRUE(parsed.ok());
  ASSERT_EQ(parsed->value.size(), 300u);
  EXPECT_EQ(parsed->value["q0"], chosen[0].text);
  const std::string candidates = writeCandidates(*set, chosen);
  EXPECT_EQ(parseJson(candidates, "n")->value["q0"][0]["text"],
            chosen[0].candidates[0].text);
  EXPECT_EQ(parseJson(writeAbsence(*set, chosen), "n")->value.size(), 300u);
}

/// make-predictions.py has it too.
float formulaScore(uint64_t kind, uint64_t question, uint64_t window,
                   uint64_t position) {
  return static_cast<float>(
             mix(kind << 48 | question << 32 | window << 16 | position) % 64) /
             8 -
         4 + (position == 0 ? 5 : 0);
}

/// For each piece of a paragraph whether a word begins and ends with it.
std::vector<std::pair<bool, bool>>
wordEdges(const std::string &text, const SentencePieceEncoder &encoder) {
  const std::vector<SourcePiece> pieces = *encoder.encodeWithSources(text);
  std::vector<std::pair<bool, bool>> edges;
  for (size_t i = 0; i < pieces.size(); ++i) {
    const ByteRange range = pieces[i].source;
    // Several pieces may stand for one character; one that is a blank stands
    // for none.
    const bool goesOn = i > 0 && pieces[i - 1].source.begin == range.begin &&
                        pieces[i - 1].source.end > range.begin;
    const bool isOver =
        i + 1 == pieces.size() || pieces[i + 1].source.begin != range.begin;
    edges.emplace_back(
        !goesOn && (range.begin == 0 || text[range.begin - 1] == ' '),
        isOver && (range.end == text.size() || text[range.end] == ' '));
  }
  return edges;
}

TEST(ChooseAnswers, AgreesWithTransformers) {
  const MappedFile file = *MappedFile::open(TRC_INPUTS "/predictions.json");
  const nlohmann::json golden = parseJson(file.text(), "")->value;
  Result<QuestionSet> set = QuestionSet::read(TRC_INPUTS "/questions.json");
  ASSERT_TRUE(set.ok());
  const auto encoder = openModel();
  Result<QuestionWindows> windows =
      QuestionWindows::create(*set, *encoder,
                              {.length = golden["length"],
                               .stride = golden["stride"],
                               .longestQuestion = golden["question"]});
  ASSERT_TRUE(windows.ok());
  const auto length = static_cast<size_t>(windows->length());
  const size_t stride = golden["stride"];
  size_t withoutText = 0;
  for (size_t i = 0; i < set->questions.size(); ++i) {
    const nlohmann::json &theirs = golden["questions"][i];
    const auto [first, last] = windows->windowsOf(i);
    const auto edges =
        wordEdges(set->paragraphs[set->questions[i].paragraph], *encoder);
    std::vector<uint64_t> sums;
    std::vector<float> starts, ends;
    for (size_t window = first; window < last; ++window) {
      Row row(windows->length());
      windows->fill(window, row.spans());
      uint64_t sum = 0;
      size_t context = 0; // how many of the paragraph's pieces were seen
      for (size_t place = 0; place < length; ++place) {
        sum += mix(place << 32 | static_cast<uint64_t>(row.tokens[place]));
        size_t piece = edges.size();
        if (windows->isContext(window, place))
          piece = stride * (window - first) + context++;
        const auto [begins, stops] =
            piece < edges.size() ? edges[piece] : std::pair(true, true);
        starts.push_back(formulaScore(0, i, window - first, place) -
                         (begins ? 0 : 16));
        ends.push_back(formulaScore(1, i, window - first, place) -
                       (stops ? 0 : 16));
      }
      sums.push_back(sum % (uint64_t{1} << 52));
    }
    ASSERT_EQ(sums, theirs["windows"].get<std::vector<uint64_t>>()) << i;
    const ChosenAnswer ours = chooseAnswer(*windows, i, starts, ends,
                                           {.candidates = golden["candidates"],
                                            .longestAnswer = golden["answer"],
                                            .threshold = golden["threshold"]});
    EXPECT_EQ(ours.absence, theirs["absence"].get<double>()) << i;
    if (theirs["candidates"][0][0] == "empty") { // it makes up an answer
      EXPECT_EQ(ours.text, "");
      EXPECT_EQ(ours.candidates.size(), 1u);
      ++withoutText;
      continue;
    }
    EXPECT_EQ(ours.text, theirs["text"].get<std::string>()) << i;
    ASSERT_EQ(ours.candidates.size(), theirs["candidates"].size()) << i;
    for (size_t c = 0; c < ours.candidates.size(); ++c) {
      const AnswerCandidate &one = ours.candidates[c];
      EXPECT_EQ((nlohmann::json{one.text, one.start, one.end}),
                (nlohmann::json{theirs["candidates"][c][0],
                                theirs["candidates"][c][1],
                                theirs["candidates"][c][2]}))
          << i;
      EXPECT_DOUBLE_EQ(one.probability,
                       theirs["candidates"][c][3].get<double>())
          << i;
    }
  }
  EXPECT_EQ(withoutText, 5u);
}

TEST(ChooseAnswers, AThresholdDecidesOnNone) {
  Result<QuestionSet> set = QuestionSet::parse(
      withQuestion(R"({"id": "a", "question": "when?", "is_impossible": false,
                      "answers": [{"text": "1990", "answer_start": 12}]})"),
      "q.json");
  ASSERT_TRUE(set.ok());
  Result<QuestionWindows> windows =
      QuestionWindows::create(*set, *openModel(), {.length = 80});
  ASSERT_TRUE(windows.ok());
  ASSERT_EQ(windows->size(), 1u);
  Row row(80);
  windows->fill(0, row.spans());
  std::vector<float> start(80, -9), end(80, -9);
  start[size_t(row.start)] = 2;
  end[size_t(row.end)] = 1;
  start[0] = 3;
  end[0] = 2;
  end[1] = 50; // of the question: never an answer
  const ChosenAnswer none = chooseAnswer(*windows, 0, start, end, {});
  EXPECT_EQ(none.text, "");
  EXPECT_EQ(none.absence, 2);
  EXPECT_EQ(none.candidates[0].text, "");
  EXPECT_EQ(none.candidates[1].text, "1990");
  EXPECT_NEAR(none.candidates[0].probability, 0.88, 0.01);
  const ChosenAnswer some =
      chooseAnswer(*windows, 0, start, end, {.threshold = 2});
  EXPECT_EQ(some.text, "1990");
  // Too long an answer is none, and so is one that ends before it begins.
  const ChosenAnswer brief =
      chooseAnswer(*windows, 0, start, end, {.longestAnswer = 0});
  EXPECT_EQ(brief.candidates.size(), 1u);
}

} // namespace
} // namespace trc::train
