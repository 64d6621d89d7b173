//===- Classes.cpp - the task of telling sentences apart ------------------===//

#include "tasks/Classes.h"

#include "data/Mix.h"
#include "data/Permutation.h"
#include "tasks/ClassLabels.h"
#include "tasks/ClassScores.h"
#include "tasks/Encoders.h"
#include "tasks/Evaluate.h"
#include "tasks/Ports.h"
#include "tasks/TokenRow.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <optional>

namespace trc::train {

namespace {

constexpr PortForm predictForms[] = {
    {"tokens", TRC_I32, "BT"},
    {"token_types", TRC_I32, "BT", /*needed=*/false},
    {"attention_mask", TRC_I32, "BT", /*needed=*/false},
};

/// A row of the data, as tokens.
struct Example {
  std::vector<int32_t> first, second;
  double label;
  size_t line;
};

struct Examples {
  std::string name; ///< of the file
  std::vector<Example> rows;
  bool isPaired = false;

  /// Refuses a label that is none of the classes. Of one class it is a number.
  Status checkLabels(int64_t classes) const;
  /// Takes the last `fraction` away.
  Examples split(double fraction);
  uint64_t fingerprint() const;
};

class Classes : public Task {
public:
  explicit Classes(const TaskRequest &request)
      : data(request.data), seed(request.seed), evaluates(request.evaluates) {}

  Status open(const TaskRequest &request);
  Status check(TrainingSession &session) override;
  Work work() const override { return shape; }
  std::span<const Metric> metrics() const override { return lossAlone; }
  Status fill(Part part, uint64_t first, Batch &batch) const override;
  bool canEvaluate() const override { return predict && !heldOut.rows.empty(); }
  Result<std::vector<Number>> evaluate(TrainingSession &session, Ranks &ranks,
                                       uint64_t batches) const override;
  std::span<const std::string> classNames() const override {
    return labels->names();
  }
  std::string describe() const override;
  nlohmann::json facts() const override {
    return {{"rows", train.rows.size()},
            {"fingerprint", train.fingerprint()},
            {"order", data.order}};
  }

private:
  Result<Examples> read(const std::string &path);
  Status checkPredict(TrainingSession &session);
  size_t tooLong(const Examples &examples) const;
  void fillRow(const Example &example, size_t number, Batch &batch) const;

  DataOptions data;
  uint64_t seed;
  bool evaluates;
  std::unique_ptr<Encoder> encoder;
  RowLayout layout;
  std::optional<ClassLabels> labels; ///< once the first data were read
  std::span<const std::string> modelNames;
  int64_t modelClasses = 0;              ///< 0: not known before the program is
  int64_t vocabulary = int64_t{1} << 30; ///< how many tokens the model has
  Examples train, heldOut;
  Work shape;
  bool isNumber = false; ///< labels are no classes
  const Entry *predict = nullptr;
};

} // namespace

Status Examples::checkLabels(int64_t classes) const {
  for (const Example &row : rows)
    TRC_RETURN_IF_FAILED(ClassLabels::checkNumber(
        row.label, classes, text(name, ": line ", row.line, ": ")));
  return Status::success();
}

Examples Examples::split(double fraction) {
  const auto held =
      static_cast<std::ptrdiff_t>(static_cast<double>(rows.size()) * fraction);
  Examples taken{name, {}, isPaired};
  taken.rows.assign(std::make_move_iterator(rows.end() - held),
                    std::make_move_iterator(rows.end()));
  rows.erase(rows.end() - held, rows.end());
  return taken;
}

uint64_t Examples::fingerprint() const {
  uint64_t sum = rows.size();
  auto add = [&](uint64_t value) { sum = mix(sum ^ value); };
  for (const Example &row : rows) {
    add(std::bit_cast<uint64_t>(row.label));
    for (const std::vector<int32_t> *tokens : {&row.first, &row.second}) {
      add(tokens->size());
      for (const int32_t token : *tokens)
        add(static_cast<uint64_t>(token));
    }
  }
  return sum >> 12; // a number that every reader of JSON has
}

Result<Examples> Classes::read(const std::string &path) {
  const std::optional<TableFormat> format = tableFormat(data.format, path);
  if (!format)
    return failed(path, ": expected a name that ends in .tsv, .csv or .jsonl; ",
                  "--format says it otherwise");
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  Result<SentenceTable> table =
      readSentenceTable(*file, *format, LabelColumn::Needed);
  if (table.failed())
    return table.takeStatus();
  if (!labels) {
    Result<ClassLabels> found =
        ClassLabels::create(*table, path, modelNames, modelClasses);
    if (found.failed())
      return found.takeStatus();
    labels = std::move(*found);
  }
  Examples examples{path, {}, table->isPaired};
  for (const SentenceRow &row : table->rows) {
    Result<double> label = labels->numberOf(row, path);
    if (label.failed())
      return label.takeStatus();
    Example example{{}, {}, *label, row.line};
    for (const auto &[words, to] : {std::pair(&row.first, &example.first),
                                    std::pair(&row.second, &example.second)}) {
      Result<std::vector<int32_t>> tokens = encoder->encode(*words);
      if (tokens.failed())
        return tokens.takeStatus().at(text(path, ": line ", row.line));
      for (const int32_t token : *tokens)
        if (token >= vocabulary)
          return failed(path, ": line ", row.line, ": token ", token,
                        ", but the model's vocabulary has ", vocabulary);
      *to = std::move(*tokens);
    }
    examples.rows.push_back(std::move(example));
  }
  if (modelClasses)
    TRC_RETURN_IF_FAILED(examples.checkLabels(modelClasses));
  return examples;
}

static const char *wordFor(const Examples &examples) {
  return examples.isPaired ? "pairs" : "sentences";
}

Status Classes::open(const TaskRequest &request) {
  if (request.samples)
    return failed("--sample: the task classes makes no text");
  if (request.model)
    vocabulary = request.model->vocabulary();
  // One that sees all of a text looks at [CLS], which some vocabularies lack.
  Result<std::unique_ptr<Encoder>> opened =
      request.model && !request.model->isCausal()
          ? openEncoderFor("the model", data, vocabulary)
          : openEncoder(data, vocabulary);
  if (opened.failed())
    return opened.takeStatus();
  encoder = *opened ? std::move(*opened) : std::make_unique<ByteEncoder>();
  layout = RowLayout(*encoder);
  if (request.model) {
    modelNames = request.model->classNames();
    modelClasses = request.model->classes("classes", request.shape);
  }
  Result<Examples> all = read(data.path);
  if (all.failed())
    return all.takeStatus();
  train = std::move(*all);
  if (data.heldOutPath.empty()) {
    heldOut = train.split(data.heldOutPart);
  } else {
    Result<Examples> other = read(data.heldOutPath);
    if (other.failed())
      return other.takeStatus();
    heldOut = std::move(*other);
  }
  if (heldOut.isPaired != train.isPaired)
    return failed(data.heldOutPath, ": ", wordFor(heldOut), ", but ", data.path,
                  " has ", wordFor(train));
  if (train.rows.empty())
    return failed(data.path, ": no sentences are left to train on");
  if (evaluates && heldOut.rows.empty())
    return failed("--eval-every: no sentences of ", data.path,
                  " are held out; a larger --val-part, or --val-data");
  return Status::success();
}

Status Classes::check(TrainingSession &session) {
  const Entry &step = session.step();
  const Port *port = step.input("labels");
  isNumber = port && port->element == TRC_F32;
  if (isNumber && !labels->names().empty())
    return failed(data.path, ": the labels are names, but the program takes ",
                  "one number each");
  std::vector<PortForm> forms(std::begin(predictForms), std::end(predictForms));
  forms.push_back({"labels", isNumber ? TRC_F32 : TRC_I32, "B"});
  Result<Extents> extents = matchInputs(step, forms);
  if (extents.failed())
    return extents.takeStatus();
  shape = {(*extents)['B'], (*extents)['T']};
  TRC_RETURN_IF_FAILED(checkMetrics(step, lossAlone));
  return checkPredict(session);
}

Status Classes::checkPredict(TrainingSession &session) {
  Result<OpenedEntry> opened =
      openEntry(session, "predict", evaluates ? "--eval-every" : nullptr,
                predictForms, {{'T', shape.length}});
  if (opened.failed())
    return opened.takeStatus();
  predict = opened->entry;
  if (!predict)
    return Status::success();
  if (isNumber)
    opened->extents.emplace('C', 1);
  TRC_RETURN_IF_FAILED(
      checkOutput(*predict, {"logits", TRC_F32, "BC"}, opened->extents));
  const int64_t classes = predict->output("logits")->shape.back();
  for (const Examples *part : {&train, &heldOut})
    TRC_RETURN_IF_FAILED(part->checkLabels(classes));
  return Status::success();
}

void Classes::fillRow(const Example &example, size_t number,
                      Batch &batch) const {
  layout.write(example.first, example.second, train.isPaired,
               TokenRow::of(batch, number, static_cast<size_t>(shape.length)));
  if (!batch.entry().input("labels"))
    return;
  if (isNumber)
    batch.tensor<float>("labels")[number] = static_cast<float>(example.label);
  else
    batch.tensor<int32_t>("labels")[number] =
        static_cast<int32_t>(example.label);
}

Status Classes::fill(Part part, uint64_t first, Batch &batch) const {
  const Examples &from = part == Part::Train ? train : heldOut;
  const Epochs epochs(from.rows.size(),
                      part == Part::Train && data.order == "random", seed);
  const size_t rows = batch.tensor<int32_t>("tokens").size() /
                      static_cast<size_t>(shape.length);
  for (size_t i = 0; i < rows; ++i)
    fillRow(from.rows[epochs.row(first + i)], i, batch);
  return Status::success();
}

namespace {

/// Adds up what the logits of rows are worth.
class Scores {
public:
  explicit Scores(size_t classes) : confusion(classes) {}

  void add(std::span<const float> logits, double label) {
    if (logits.size() == 1) {
      predictions.push_back(logits[0]);
      labels.push_back(label);
      loss += (logits[0] - label) * (logits[0] - label);
      return;
    }
    const auto largest = std::ranges::max_element(logits);
    double sum = 0;
    for (const float logit : logits)
      sum += std::exp(static_cast<double>(logit) - *largest);
    loss += std::log(sum) + *largest - logits[static_cast<size_t>(label)];
    confusion.add(static_cast<size_t>(label),
                  static_cast<size_t>(largest - logits.begin()));
  }

  std::vector<Number> numbers(size_t rows) const {
    std::vector<Number> all = {
        {{"loss", "loss"}, loss / static_cast<double>(rows)}};
    if (!predictions.empty()) {
      all.push_back({{"pearson", "pearson"}, pearson(predictions, labels)});
      all.push_back({{"spearman", "spearman"}, spearman(predictions, labels)});
      return all;
    }
    all.push_back({{"accuracy", "accuracy"}, confusion.accuracy()});
    all.push_back({{"f1", "f1"}, confusion.f1()});
    all.push_back({{"matthews", "matthews"}, confusion.matthews()});
    return all;
  }

private:
  Confusion confusion;
  std::vector<double> predictions, labels; ///< of one number
  double loss = 0;
};

} // namespace

Result<std::vector<Number>> Classes::evaluate(TrainingSession &session,
                                              Ranks &ranks,
                                              uint64_t batches) const {
  const Port &output = *predict->output("logits");
  const auto classes = static_cast<size_t>(output.shape.back());
  const size_t rows = output.bytes / sizeof(float) / classes;
  size_t count = heldOut.rows.size();
  if (batches)
    count = std::min<size_t>(count, batches * rows);
  const Port *outputs[] = {&output};
  Scores scores(classes);
  size_t row = 0;
  Result<bool> isWhole = runHeldOut(
      session, ranks, *this,
      {*predict, static_cast<int64_t>(rows), (count + rows - 1) / rows},
      outputs, [&](std::span<const float> logits) {
        // The last batch is filled up with rows that do not count.
        for (; !logits.empty() && row < count; ++row) {
          scores.add(logits.first(classes), heldOut.rows[row].label);
          logits = logits.subspan(classes);
        }
      });
  if (isWhole.failed())
    return isWhole.takeStatus();
  if (!*isWhole)
    return std::vector<Number>();
  return scores.numbers(count);
}

size_t Classes::tooLong(const Examples &examples) const {
  return static_cast<size_t>(
      std::ranges::count_if(examples.rows, [&](const Example &row) {
        return layout.lengthOf(row.first.size(), row.second.size(),
                               examples.isPaired) >
               static_cast<size_t>(shape.length);
      }));
}

std::string Classes::describe() const {
  std::string words =
      text(train.rows.size(), " ", wordFor(train), " to train on, ");
  words += heldOut.rows.empty() ? std::string("none held out")
                                : text(heldOut.rows.size(), " held out");
  if (const size_t cut = tooLong(train) + tooLong(heldOut))
    words += text("; ", cut, " longer than ", shape.length,
                  " tokens lose their end");
  return words;
}

Result<std::unique_ptr<Task>> openClasses(const TaskRequest &request) {
  auto task = std::make_unique<Classes>(request);
  TRC_RETURN_IF_FAILED(task->open(request));
  return std::unique_ptr<Task>(std::move(task));
}

} // namespace trc::train
