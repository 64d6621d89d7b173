//===- Spans.cpp - the task of finding an answer in a text ----------------===//

#include "tasks/Spans.h"

#include "data/Mix.h"
#include "data/Permutation.h"
#include "data/WholeFile.h"
#include "loop/Checkpoint.h"
#include "questions/AnswerScores.h"
#include "questions/ChooseAnswers.h"
#include "questions/QuestionWindows.h"
#include "tasks/Encoders.h"
#include "tasks/Evaluate.h"
#include "tasks/Ports.h"

#include <algorithm>
#include <filesystem>
#include <limits>
#include <optional>

namespace trc::train {

namespace {

constexpr PortForm spanForms[] = {{"tokens", TRC_I32, "BT"},
                                  {"token_types", TRC_I32, "BT"},
                                  {"attention_mask", TRC_I32, "BT"},
                                  {"starts", TRC_I32, "B"},
                                  {"ends", TRC_I32, "B"}};
constexpr auto windowForms = std::span(spanForms).first(3);

class Spans : public Task {
public:
  explicit Spans(const TaskRequest &request)
      : data(request.data), seed(request.seed), evaluates(request.evaluates) {}

  Status open(const TaskRequest &request);
  Status check(TrainingSession &session) override;
  Work work() const override { return shape; }
  std::span<const Metric> metrics() const override { return lossAlone; }
  Status fill(Part part, uint64_t first, Batch &batch) const override;
  bool canEvaluate() const override { return predict && heldOutSet; }
  Result<std::vector<Number>> evaluate(TrainingSession &session, Ranks &ranks,
                                       uint64_t batches) const override;
  std::string describe() const override;
  nlohmann::json facts() const override;

private:
  Status readSets();
  Status makeWindows(int64_t length);
  Status checkPredict(TrainingSession &session);
  size_t questionsWithin(uint64_t batches) const;
  Result<std::vector<ChosenAnswer>>
  answer(TrainingSession &session, Ranks &ranks, size_t questions) const;
  Status writeAnswers(std::span<const ChosenAnswer> chosen) const;

  DataOptions data;
  uint64_t seed;
  bool evaluates;
  std::unique_ptr<Encoder> encoder;
  Vocabulary vocabulary; ///< of `encoder`
  QuestionSet trainSet;
  std::optional<QuestionSet> heldOutSet;
  std::optional<QuestionWindows> train, heldOut;
  Work shape;
  const Entry *predict = nullptr;
};

} // namespace

/// Takes the last questions away, with their paragraphs: none is in both.
static QuestionSet splitQuestions(QuestionSet &set, double fraction) {
  std::vector<Question> &questions = set.questions;
  const auto held =
      static_cast<size_t>(static_cast<double>(questions.size()) * fraction);
  size_t cut = questions.size() - held;
  while (cut < questions.size() && cut > 0 &&
         questions[cut].paragraph == questions[cut - 1].paragraph)
    ++cut;
  QuestionSet taken;
  taken.mayLackAnswers = set.mayLackAnswers;
  if (cut == questions.size())
    return taken;
  const size_t paragraph = questions[cut].paragraph;
  taken.questions.assign(questions.begin() + static_cast<ptrdiff_t>(cut),
                         questions.end());
  for (Question &question : taken.questions)
    question.paragraph -= paragraph;
  taken.paragraphs.assign(set.paragraphs.begin() +
                              static_cast<ptrdiff_t>(paragraph),
                          set.paragraphs.end());
  questions.resize(cut);
  set.paragraphs.resize(paragraph);
  return taken;
}

Status Spans::readSets() {
  Result<QuestionSet> all = QuestionSet::read(data.path);
  if (all.failed())
    return all.takeStatus();
  trainSet = std::move(*all);
  if (data.heldOutPath.empty()) {
    heldOutSet = splitQuestions(trainSet, data.heldOutPart);
  } else {
    Result<QuestionSet> other = QuestionSet::read(data.heldOutPath);
    if (other.failed())
      return other.takeStatus();
    heldOutSet = std::move(*other);
  }
  if (heldOutSet->questions.empty())
    heldOutSet.reset();
  if (trainSet.questions.empty())
    return failed(data.path, ": no questions are left to train on");
  if (evaluates && !heldOutSet)
    return failed("--eval-every: no questions of ", data.path,
                  " are held out; a larger --val-part, or --val-data");
  return Status::success();
}

Status Spans::open(const TaskRequest &request) {
  if (request.samples)
    return failed("--sample: the task spans makes no text");
  Result<std::unique_ptr<Encoder>> opened =
      openEncoderFor("the task spans", data,
                     request.model ? request.model->vocabulary()
                                   : std::numeric_limits<int64_t>::max());
  if (opened.failed())
    return opened.takeStatus();
  encoder = std::move(*opened);
  Result<Vocabulary> known = encoder->vocabulary();
  if (known.failed())
    return known.takeStatus().at(data.vocabulary);
  vocabulary = std::move(*known);
  TRC_RETURN_IF_FAILED(readSets());
  if (request.model)
    TRC_RETURN_IF_FAILED(makeWindows(request.shape.sequence));
  if (data.predictions.empty())
    return Status::success();
  std::error_code error;
  std::filesystem::create_directories(data.predictions, error);
  return error ? failed("--predictions: ", data.predictions,
                        ": cannot be made: ", error.message())
               : Status::success();
}

Status Spans::makeWindows(int64_t length) {
  const QuestionWindows::Options options{.length = length,
                                         .stride = data.stride,
                                         .longestQuestion =
                                             data.longestQuestion};
  auto make = [&](const QuestionSet &set, const std::string &path,
                  std::optional<QuestionWindows> &to) -> Status {
    Result<QuestionWindows> made =
        QuestionWindows::create(set, *encoder, options);
    if (made.failed())
      return made.takeStatus().at(path);
    to = std::move(*made);
    return Status::success();
  };
  TRC_RETURN_IF_FAILED(make(trainSet, data.path, train));
  if (!heldOutSet)
    return Status::success();
  return make(*heldOutSet,
              data.heldOutPath.empty() ? data.path : data.heldOutPath, heldOut);
}

Status Spans::check(TrainingSession &session) {
  const Entry &step = session.step();
  Result<Extents> extents = matchInputs(step, spanForms);
  if (extents.failed())
    return extents.takeStatus();
  shape = {(*extents)['B'], (*extents)['T']};
  TRC_RETURN_IF_FAILED(checkMetrics(step, lossAlone));
  if (!train)
    TRC_RETURN_IF_FAILED(makeWindows(shape.length));
  return checkPredict(session);
}

Status Spans::checkPredict(TrainingSession &session) {
  Result<OpenedEntry> opened =
      openEntry(session, "predict", evaluates ? "--eval-every" : nullptr,
                windowForms, {{'T', shape.length}});
  if (opened.failed())
    return opened.takeStatus();
  predict = opened->entry;
  if (!predict)
    return Status::success();
  for (const char *name : {"start_logits", "end_logits"})
    TRC_RETURN_IF_FAILED(
        checkOutput(*predict, {name, TRC_F32, "BT"}, opened->extents));
  return Status::success();
}

Status Spans::fill(Part part, uint64_t first, Batch &batch) const {
  const QuestionWindows &windows = part == Part::Train ? *train : *heldOut;
  const Epochs epochs(windows.size(),
                      part == Part::Train && data.order == "random", seed);
  const auto length = static_cast<size_t>(shape.length);
  const std::span<int32_t> tokens = batch.tensor<int32_t>("tokens"),
                           types = batch.tensor<int32_t>("token_types"),
                           mask = batch.tensor<int32_t>("attention_mask"),
                           starts = batch.tensor<int32_t>("starts"),
                           ends = batch.tensor<int32_t>("ends");
  const size_t count = tokens.size() / length;
  for (size_t i = 0; i < count; ++i) {
    windows.fill(epochs.row(first + i), {tokens.subspan(i * length, length),
                                         types.subspan(i * length, length),
                                         mask.subspan(i * length, length),
                                         starts.empty() ? nullptr : &starts[i],
                                         ends.empty() ? nullptr : &ends[i]});
  }
  return Status::success();
}

/// How many questions have all their windows in so many batches.
size_t Spans::questionsWithin(uint64_t batches) const {
  const size_t all = heldOut->set().questions.size();
  if (!batches)
    return all;
  const auto rows = static_cast<size_t>(predict->input("tokens")->shape[0]);
  size_t count = 1;
  while (count < all && heldOut->windowsOf(count).second <= batches * rows)
    ++count;
  return count;
}

namespace {

/// Chooses answers as the logits of windows come in: a question's when its last
/// window is there, whose logits are dropped then.
class Answers {
public:
  Answers(const QuestionWindows &windows, size_t questions,
          const ChoiceOptions &options)
      : windows(windows), questions(questions), options(options) {}

  /// Of the next windows: each position's.
  void add(std::span<const float> moreStarts, std::span<const float> moreEnds) {
    starts.insert(starts.end(), moreStarts.begin(), moreStarts.end());
    ends.insert(ends.end(), moreEnds.begin(), moreEnds.end());
    const auto length = static_cast<size_t>(windows.length());
    const size_t known = firstKept + starts.size() / length;
    size_t needed = firstKept;
    while (chosen.size() < questions) {
      const auto [first, last] = windows.windowsOf(chosen.size());
      needed = first;
      if (last > known)
        break;
      auto part = [&, first = first, last = last](std::span<const float> of) {
        return of.subspan((first - firstKept) * length,
                          (last - first) * length);
      };
      chosen.push_back(chooseAnswer(windows, chosen.size(), part(starts),
                                    part(ends), options));
      needed = last;
    }
    const auto dropped =
        static_cast<std::ptrdiff_t>((needed - firstKept) * length);
    starts.erase(starts.begin(), starts.begin() + dropped);
    ends.erase(ends.begin(), ends.begin() + dropped);
    firstKept = needed;
  }

  std::vector<ChosenAnswer> chosen; ///< of the first questions, in order

private:
  const QuestionWindows &windows;
  size_t questions;
  ChoiceOptions options;
  size_t firstKept = 0;            ///< the window that `starts` begins with
  std::vector<float> starts, ends; ///< of windows from that one on
};

} // namespace

/// Of the first questions; none when the run is interrupted meanwhile.
Result<std::vector<ChosenAnswer>>
Spans::answer(TrainingSession &session, Ranks &ranks, size_t questions) const {
  const Port *outputs[] = {predict->output("start_logits"),
                           predict->output("end_logits")};
  const size_t size = outputs[0]->bytes / sizeof(float);
  const size_t rows = size / static_cast<size_t>(shape.length);
  const size_t windows = heldOut->windowsOf(questions - 1).second;
  Answers answers(*heldOut, questions,
                  {.candidates = data.candidates,
                   .longestAnswer = data.longestAnswer,
                   .threshold = data.absenceThreshold});
  Result<bool> isWhole = runHeldOut(
      session, ranks, *this,
      {*predict, static_cast<int64_t>(rows), (windows + rows - 1) / rows},
      outputs, [&](std::span<const float> logits) {
        answers.add(logits.first(size), logits.subspan(size));
      });
  if (isWhole.failed())
    return isWhole.takeStatus();
  return *isWhole ? std::move(answers.chosen) : std::vector<ChosenAnswer>();
}

static std::vector<Number> numbersOf(const QuestionSet &set,
                                     std::span<const ChosenAnswer> chosen) {
  const std::span<const Question> questions(set.questions.data(),
                                            chosen.size());
  std::vector<std::string> said, texts;
  std::vector<double> absence;
  for (const ChosenAnswer &one : chosen) {
    said.push_back(one.text);
    const auto best = std::ranges::find_if(
        one.candidates, [](const auto &other) { return !other.text.empty(); });
    texts.push_back(best == one.candidates.end() ? "" : best->text);
    absence.push_back(one.absence);
  }
  const AnswerScores scores = scoreAnswers(questions, said);
  std::vector<Number> numbers = {
      {{"exact", "exact match", "{:.2f}"}, scores.exact},
      {{"f1", "F1", "{:.2f}"}, scores.f1}};
  if (!set.mayLackAnswers)
    return numbers;
  // What the best threshold would give, and which it is.
  const AnswerScores best = scoreAnswers(
      questions, texts, absence, std::numeric_limits<double>::infinity());
  // Of no question there is no score.
  if (scores.answered)
    numbers.push_back(
        {{"answered_f1", "answered F1", "{:.2f}"}, scores.answeredF1});
  if (scores.unanswered)
    numbers.push_back(
        {{"unanswered_f1", "unanswered F1", "{:.2f}"}, scores.unansweredF1});
  numbers.push_back({{"best_f1", "best F1", "{:.2f}"}, best.bestF1});
  numbers.push_back(
      {{"best_f1_threshold", "by threshold", "{:.3f}"}, best.bestF1Threshold});
  return numbers;
}

Result<std::vector<Number>> Spans::evaluate(TrainingSession &session,
                                            Ranks &ranks,
                                            uint64_t batches) const {
  Result<std::vector<ChosenAnswer>> answered =
      answer(session, ranks, questionsWithin(batches));
  if (answered.failed())
    return answered.takeStatus();
  const std::vector<ChosenAnswer> &chosen = *answered;
  if (chosen.empty())
    return std::vector<Number>();
  if (!data.predictions.empty() && ranks.isFirst())
    TRC_RETURN_IF_FAILED(writeAnswers(chosen));
  return numbersOf(heldOut->set(), chosen);
}

Status Spans::writeAnswers(std::span<const ChosenAnswer> chosen) const {
  const QuestionSet &set = heldOut->set();
  const std::string folder = data.predictions + "/";
  TRC_RETURN_IF_FAILED(writeWholeFile(folder + "predictions.json",
                                      writePredictions(set, chosen)));
  TRC_RETURN_IF_FAILED(writeWholeFile(folder + "nbest_predictions.json",
                                      writeCandidates(set, chosen)));
  return set.mayLackAnswers ? writeWholeFile(folder + "null_odds.json",
                                             writeAbsence(set, chosen))
                            : Status::success();
}

std::string Spans::describe() const {
  return text(trainSet.questions.size(), " questions in ", train->size(),
              " windows to train on, ",
              canEvaluate()
                  ? text(heldOutSet->questions.size(), " questions held out")
                  : "none held out");
}

nlohmann::json Spans::facts() const {
  uint64_t sum = trainSet.questions.size();
  auto add = [&](std::string_view text) { sum = mix(sum ^ checksum(text)); };
  for (const std::string &paragraph : trainSet.paragraphs)
    add(paragraph);
  for (const Question &question : trainSet.questions) {
    add(question.text);
    if (!question.answers.empty()) {
      add(question.answers.front().text);
      sum = mix(sum ^ question.answers.front().place.begin);
    }
  }
  return {{"questions", trainSet.questions.size()},
          {"fingerprint", sum >> 12}, // a number that every reader of JSON has
          {"vocabulary", vocabulary.checksum >> 12},
          {"order", data.order},
          {"stride", data.stride},
          {"longest_question", data.longestQuestion}};
}

Result<std::unique_ptr<Task>> openSpans(const TaskRequest &request) {
  auto task = std::make_unique<Spans>(request);
  TRC_RETURN_IF_FAILED(task->open(request));
  return std::unique_ptr<Task>(std::move(task));
}

} // namespace trc::train
