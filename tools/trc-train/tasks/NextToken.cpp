//===- NextToken.cpp - the task of saying what comes next -----------------===//

#include "tasks/NextToken.h"

#include "data/Mix.h"
#include "data/TokenFile.h"
#include "data/Windows.h"
#include "tasks/Encoders.h"
#include "tasks/Evaluate.h"
#include "tasks/Ports.h"
#include "tasks/Sampler.h"
#include "text/SentenceTable.h"
#include "text/Utf8.h"

#include <algorithm>
#include <optional>

namespace trc::train {

namespace {

constexpr PortForm batchForms[] = {{"tokens", TRC_I32, "BT"},
                                   {"targets", TRC_I32, "BT"}};
constexpr PortForm nextForms[] = {{"tokens", TRC_I32, "BT"},
                                  {"position", TRC_I32, ""}};

class NextToken : public Task {
public:
  explicit NextToken(const TaskRequest &request)
      : data(request.data), seed(request.seed), evaluates(request.evaluates),
        samples(request.samples),
        vocabulary(request.model ? request.model->vocabulary() : 1 << 30),
        modelIsKnown(request.model) {}

  Status open(const TaskRequest &request);
  Status check(TrainingSession &session) override;
  Work work() const override { return shape; }
  std::span<const Metric> metrics() const override { return lossAlone; }
  Status fill(Part part, uint64_t first, Batch &batch) const override;
  bool canEvaluate() const override { return heldOut.has_value(); }
  Result<std::vector<Number>> evaluate(TrainingSession &session, Ranks &ranks,
                                       uint64_t batches) const override {
    return meanOverBatches(
        session, ranks, *this,
        {*evaluateEntry, heldOutBatch, batches ? batches : usualBatches},
        lossAlone);
  }
  Result<std::string> sample(TrainingSession &session,
                             const SamplingOptions &options) const override;
  std::string describe() const override {
    return text(tokens.train.size(), " tokens to train on, ",
                heldOut ? text(tokens.validation.size(), " held out")
                        : "none held out");
  }
  nlohmann::json facts() const override;

private:
  /// `isText` becomes whether it is no file of ready-made tokens.
  Result<Tokens> openTokens(const std::string &path, bool &isText) const;
  Result<Tokens> readSentences(const MappedFile &file,
                               TableFormat format) const;
  Result<Windows> trainingWindows(int64_t rows, int64_t length) const {
    const Order order = data.order == "random"   ? Order::Random
                        : data.order == "blocks" ? Order::Blocks
                                                 : Order::Sequential;
    return Windows::create(tokens.train, rows, length, vocabulary, order, seed);
  }
  Result<Windows> heldOutWindows(int64_t rows, int64_t length) const {
    Result<Windows> windows =
        Windows::create(tokens.validation, rows, length, vocabulary,
                        Order::Random, heldOutSeed);
    if (windows.failed())
      return windows.takeStatus().at("held-out data");
    return windows;
  }
  Status checkHeldOut(TrainingSession &session);
  Status checkNext(TrainingSession &session);

  DataOptions data;
  uint64_t seed;
  bool evaluates, samples;
  int64_t vocabulary; ///< how many tokens the model has
  bool modelIsKnown;
  Split tokens;
  /// What reads text and writes samples; null for ready-made tokens without
  /// --vocab.
  std::unique_ptr<Encoder> encoder;
  Work shape;
  int64_t heldOutBatch = 0; ///< rows
  std::optional<Windows> train, heldOut;
  const Entry *evaluateEntry = nullptr, *nextEntry = nullptr;
};

} // namespace

/// Tokens of the sentences, one behind the other with nothing between them.
Result<Tokens> NextToken::readSentences(const MappedFile &file,
                                        TableFormat format) const {
  Result<SentenceTable> table =
      readSentenceTable(file, format, LabelColumn::LeftAside);
  if (table.failed())
    return table.takeStatus();
  const ByteEncoder bytes;
  std::vector<int32_t> all;
  for (const SentenceRow &row : table->rows)
    for (const std::string *sentence : {&row.first, &row.second}) {
      Result<std::vector<int32_t>> read =
          encoder ? encoder->encode(*sentence) : bytes.encode(*sentence);
      if (read.failed())
        return read.takeStatus().at(text(file.path(), ": line ", row.line));
      all.insert(all.end(), read->begin(), read->end());
    }
  return Tokens::inMemory(file.path(), std::move(all));
}

Result<Tokens> NextToken::openTokens(const std::string &path,
                                     bool &isText) const {
  Result<MappedFile> file = MappedFile::open(path);
  if (file.failed())
    return file.takeStatus();
  isText = true;
  if (const auto table = tableFormat(data.format, path))
    return readSentences(*file, *table);
  const DataFormat format = data.format == "auto"    ? detectFormat(*file)
                            : data.format == "text"  ? DataFormat::Text
                            : data.format == "llm.c" ? DataFormat::LlmC
                                                     : DataFormat::NanoGpt;
  isText = format == DataFormat::Text;
  if (!isText || !encoder)
    return readTokenFile(*file, format);
  Result<std::vector<int32_t>> read = encoder->encode(file->text());
  if (read.failed())
    return read.takeStatus().at(path);
  TRC_RETURN_IF_FAILED(file->check());
  return Tokens::inMemory(path, std::move(*read));
}

Status NextToken::open(const TaskRequest &request) {
  Result<std::unique_ptr<Encoder>> opened = openEncoder(data, vocabulary);
  if (opened.failed())
    return opened.takeStatus();
  encoder = std::move(*opened);
  bool isText = false, isOther = false;
  Result<Tokens> all = openTokens(data.path, isText);
  if (all.failed())
    return all.takeStatus();
  if (data.heldOutPath.empty()) {
    tokens = splitTokens(*all, data.heldOutPart);
  } else {
    Result<Tokens> validation = openTokens(data.heldOutPath, isOther);
    if (validation.failed())
      return validation.takeStatus();
    tokens = {*all, *validation};
  }
  for (const Tokens *part : {&tokens.train, &tokens.validation})
    TRC_RETURN_IF_FAILED(part->checkBelow(vocabulary));
  for (const Tokens *part : {&tokens.train, &tokens.validation})
    TRC_RETURN_IF_FAILED(part->checkSource());
  if (isText && !encoder)
    encoder = std::make_unique<ByteEncoder>();
  if (samples && !encoder)
    return failed("--sample: tokens of ", data.path, " are no text without ",
                  "--vocab and --merges");
  if (encoder)
    if (Result<std::vector<int32_t>> prompt = encoder->encode(request.prompt);
        prompt.failed())
      return prompt.takeStatus().at("--prompt");
  if (!modelIsKnown)
    return Status::success();
  // What is known before the program is.
  const models::BatchShape &asked = request.shape;
  Result<Windows> fits = trainingWindows(asked.batch, asked.sequence);
  if (fits.ok() && evaluates)
    fits = heldOutWindows(asked.batch, asked.sequence);
  return fits.ok() ? Status::success() : fits.takeStatus();
}

Status NextToken::check(TrainingSession &session) {
  const Entry &step = session.step();
  Result<Extents> extents = matchInputs(step, batchForms);
  if (extents.failed())
    return extents.takeStatus();
  shape = {(*extents)['B'], (*extents)['T']};
  TRC_RETURN_IF_FAILED(checkMetrics(step, lossAlone));
  TRC_RETURN_IF_FAILED(checkNext(session));
  Result<Windows> windows = trainingWindows(shape.rows, shape.length);
  if (windows.failed())
    return windows.takeStatus();
  train = std::move(*windows);
  return checkHeldOut(session);
}

Status NextToken::checkNext(TrainingSession &session) {
  Result<OpenedEntry> opened = openEntry(
      session, "next", samples ? "--sample" : nullptr, nextForms, {{'B', 1}});
  if (opened.failed())
    return opened.takeStatus();
  nextEntry = opened->entry;
  if (!nextEntry)
    return Status::success();
  TRC_RETURN_IF_FAILED(checkOutput(*nextEntry, {"logits", TRC_F32, "V"}, {}));
  if (!modelIsKnown)
    vocabulary = nextEntry->output("logits")->shape.front();
  return Status::success();
}

Status NextToken::checkHeldOut(TrainingSession &session) {
  Result<OpenedEntry> opened =
      openEntry(session, "evaluate", evaluates ? "--eval-every" : nullptr,
                batchForms, {{'T', shape.length}});
  if (opened.failed())
    return opened.takeStatus();
  evaluateEntry = opened->entry;
  if (!evaluateEntry)
    return Status::success();
  TRC_RETURN_IF_FAILED(checkMetrics(*evaluateEntry, lossAlone));
  heldOutBatch = opened->extents['B'];
  Result<Windows> windows = heldOutWindows(heldOutBatch, shape.length);
  if (windows.ok())
    heldOut = std::move(*windows);
  else if (evaluates)
    return windows.takeStatus();
  return Status::success(); // or too little is left over to hold out
}

Status NextToken::fill(Part part, uint64_t first, Batch &batch) const {
  const Windows &windows = part == Part::Train ? *train : *heldOut;
  return windows.fill(first, batch.tensor<int32_t>("tokens").data(),
                      batch.tensor<int32_t>("targets").data());
}

Result<std::string> NextToken::sample(TrainingSession &session,
                                      const SamplingOptions &options) const {
  Result<std::vector<int32_t>> start =
      encoder->encode(options.prompt.empty() ? "\n" : options.prompt);
  if (start.failed())
    return start.takeStatus().at("--prompt");
  Result<std::vector<int32_t>> drawn = sampleTokens(
      session, *nextEntry, *start, encoder->vocabularySize(), options);
  if (drawn.failed())
    return drawn.takeStatus();
  return printable(options.prompt + encoder->decode(*drawn));
}

/// Some of the tokens, so that other data of the same size is noticed.
static uint64_t fingerprint(const Tokens &tokens) {
  uint64_t sum = tokens.size();
  const size_t samples = std::min<size_t>(tokens.size(), 4096);
  for (size_t i = 0; i < samples; ++i) {
    int32_t token = 0;
    if (tokens.copy(tokens.size() / samples * i, 1, int64_t{1} << 31, &token)
            .ok())
      sum = mix(sum ^ static_cast<uint64_t>(token));
  }
  return sum >> 12; // a number that every reader of JSON has
}

nlohmann::json NextToken::facts() const {
  return {{"tokens", tokens.train.size()},
          {"fingerprint", fingerprint(tokens.train)},
          {"order", data.order}};
}

Result<std::unique_ptr<Task>> openNextToken(const TaskRequest &request) {
  auto task = std::make_unique<NextToken>(request);
  TRC_RETURN_IF_FAILED(task->open(request));
  return std::unique_ptr<Task>(std::move(task));
}

} // namespace trc::train
