//===- MaskedWords.cpp - the task of guessing masked words ----------------===//

#include "tasks/MaskedWords.h"

#include "data/MaskedRows.h"
#include "data/Mix.h"
#include "tasks/Encoders.h"
#include "tasks/Evaluate.h"
#include "tasks/Ports.h"
#include "tasks/ReadDocuments.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>

namespace trc::train {

namespace {

constexpr Metric lossMetrics[] = {
    {"loss", "loss"}, {"masked_loss", "masked"}, {"order_loss", "order"}};
constexpr Metric heldOutMetrics[] = {
    {"loss", "loss"},
    {"masked_loss", "masked", "{:.4f}", false},
    {"order_loss", "order", "{:.4f}", false},
    {"masked_accuracy", "masked accuracy", "{:.4f}", false},
    {"order_accuracy", "order accuracy", "{:.4f}", false}};
constexpr PortForm rowForms[] = {
    {"tokens", TRC_I32, "BT"},         {"token_types", TRC_I32, "BT"},
    {"attention_mask", TRC_I32, "BT"}, {"masked_positions", TRC_I32, "BM"},
    {"masked_tokens", TRC_I32, "BM"},  {"order", TRC_I32, "B"}};
/// Held-out rows of which the commonest word is told.
constexpr uint64_t commonestRows = 512;

class MaskedWords : public Task {
public:
  MaskedWords(const TaskRequest &request, bool withOrder)
      : data(request.data), seed(request.seed), evaluates(request.evaluates),
        withOrder(withOrder),
        modelVocabulary(request.model ? request.model->vocabulary()
                                      : int64_t{1} << 30) {}

  Status open(const TaskRequest &request);
  Status check(TrainingSession &session) override;
  Work work() const override { return shape; }
  std::span<const Metric> metrics() const override {
    // Without order the loss is that of the masked words.
    return std::span(lossMetrics).first(withOrder ? 3 : 1);
  }
  Status fill(Part part, uint64_t first, Batch &batch) const override;
  bool canEvaluate() const override { return heldOutRows.has_value(); }
  Result<std::vector<Number>> evaluate(TrainingSession &session, Ranks &ranks,
                                       uint64_t batches) const override {
    return meanOverBatches(
        session, ranks, *this,
        {*evaluateEntry, heldOutBatch, batches ? batches : usualBatches},
        presentMetrics(*evaluateEntry, heldOutMetrics));
  }
  std::optional<uint64_t> vocabularyOfData() const override {
    return train->vocabulary().checksum;
  }
  std::string describe() const override;
  nlohmann::json facts() const override;

private:
  Result<Documents> read(const std::string &path) const {
    return readDocuments(path, data, encoder.get());
  }
  Result<MaskedRows> rows(const Documents &documents, uint64_t rowSeed,
                          int64_t length, int64_t masked) const;
  Status checkHeldOut(TrainingSession &session, int64_t masked);
  std::span<const PortForm> inputForms() const {
    return std::span(rowForms).first(withOrder ? 6 : 5);
  }

  DataOptions data;
  uint64_t seed;
  bool evaluates, withOrder;
  int64_t modelVocabulary;
  std::unique_ptr<Encoder> encoder; ///< null: shards need none
  std::optional<Documents> train, heldOut;
  std::optional<MaskedRows> trainRows, heldOutRows;
  Work shape;
  int64_t heldOutBatch = 0; ///< rows
  const Entry *evaluateEntry = nullptr;
};

} // namespace

Status MaskedWords::open(const TaskRequest &request) {
  if (request.samples)
    return failed("--sample: a model of masked words makes no text");
  if (!data.vocabulary.empty()) {
    // That the model has as many pieces is asked of the data.
    Result<std::unique_ptr<Encoder>> opened = openEncoderFor(
        "a model of masked words", data, std::numeric_limits<int64_t>::max());
    if (opened.failed())
      return opened.takeStatus();
    encoder = std::move(*opened);
  }
  Result<Documents> all = read(data.path);
  if (all.failed())
    return all.takeStatus();
  if (data.heldOutPath.empty()) {
    const auto held = static_cast<uint64_t>(static_cast<double>(all->size()) *
                                            data.heldOutPart);
    train = all->slice(0, all->size() - held);
    if (held)
      heldOut = all->slice(all->size() - held, held);
    else if (evaluates)
      return failed("--eval-every: of ", all->size(), " documents in ",
                    data.path, " none is held out; a larger --val-part, or ",
                    "--val-data");
  } else {
    Result<Documents> other = read(data.heldOutPath);
    if (other.failed())
      return other.takeStatus();
    if (!(other->vocabulary() == all->vocabulary()))
      return failed(data.heldOutPath, ": of another vocabulary than ",
                    data.path);
    train = std::move(*all);
    heldOut = std::move(*other);
  }
  // What is known before the program is.
  const int64_t length = request.model ? request.shape.sequence : 5;
  for (const std::optional<Documents> *part : {&train, &heldOut})
    if (*part)
      if (Result<MaskedRows> fits = rows(**part, seed, length, 1);
          fits.failed())
        return fits.takeStatus().at(part == &train ? data.path
                                                   : "held-out data");
  return Status::success();
}

Result<MaskedRows> MaskedWords::rows(const Documents &documents,
                                     uint64_t rowSeed, int64_t length,
                                     int64_t masked) const {
  return MaskedRows::create(
      documents, {.length = length, .seed = rowSeed, .swaps = withOrder},
      {.rate = data.maskRate,
       .wholeWords = data.wholeWords,
       .ngrams = data.ngrams,
       .maximum = static_cast<size_t>(masked)},
      modelVocabulary);
}

Status MaskedWords::check(TrainingSession &session) {
  const Entry &step = session.step();
  Result<Extents> extents = matchInputs(step, inputForms());
  if (extents.failed())
    return extents.takeStatus();
  shape = {(*extents)['B'], (*extents)['T']};
  const int64_t masked = (*extents)['M'];
  TRC_RETURN_IF_FAILED(checkMetrics(step, metrics()));
  Result<MaskedRows> made = rows(*train, seed, shape.length, masked);
  if (made.failed())
    return made.takeStatus().at(data.path);
  trainRows = std::move(*made);
  return checkHeldOut(session, masked);
}

Status MaskedWords::checkHeldOut(TrainingSession &session, int64_t masked) {
  Result<OpenedEntry> opened =
      openEntry(session, "evaluate", evaluates ? "--eval-every" : nullptr,
                inputForms(), {{'T', shape.length}, {'M', masked}});
  if (opened.failed())
    return opened.takeStatus();
  evaluateEntry = opened->entry;
  if (!evaluateEntry)
    return Status::success();
  heldOutBatch = opened->extents['B'];
  TRC_RETURN_IF_FAILED(checkMetrics(*evaluateEntry, heldOutMetrics));
  if (!heldOut)
    return Status::success();
  Result<MaskedRows> made = rows(*heldOut, heldOutSeed, shape.length, masked);
  if (made.failed())
    return made.takeStatus().at("held-out data");
  heldOutRows = std::move(*made);
  return Status::success();
}

Status MaskedWords::fill(Part part, uint64_t first, Batch &batch) const {
  const MaskedRows &rows = part == Part::Train ? *trainRows : *heldOutRows;
  const auto length = static_cast<size_t>(shape.length);
  const std::span<int32_t> tokens = batch.tensor<int32_t>("tokens"),
                           types = batch.tensor<int32_t>("token_types"),
                           mask = batch.tensor<int32_t>("attention_mask"),
                           places = batch.tensor<int32_t>("masked_positions"),
                           words = batch.tensor<int32_t>("masked_tokens"),
                           order = batch.tensor<int32_t>("order");
  const size_t count = tokens.size() / length;
  const size_t masked = places.size() / count;
  for (size_t i = 0; i < count; ++i)
    rows.fill(first + i, {tokens.subspan(i * length, length),
                          types.subspan(i * length, length),
                          mask.subspan(i * length, length),
                          places.subspan(i * masked, masked),
                          words.subspan(i * masked, masked),
                          order.empty() ? nullptr : &order[i]});
  return rows.check();
}

std::string MaskedWords::describe() const {
  const std::string held =
      canEvaluate()
          ? fmt::format("{} documents held out, where guessing always the "
                        "commonest piece is right for {:.4f}",
                        heldOut->size(),
                        heldOutRows->commonestShare(commonestRows))
          : "none held out";
  return text(train->tokens(), " tokens in ", train->size(),
              " documents to train on, ", held);
}

/// Some of the tokens, so that other data of the same size is noticed.
static uint64_t fingerprint(const Documents &documents) {
  uint64_t sum = documents.sentences();
  const uint64_t samples = std::min<uint64_t>(documents.size(), 4096);
  std::vector<int32_t> tokens;
  for (uint64_t i = 0; i < samples; ++i) {
    tokens.clear();
    documents.copy(documents.size() / samples * i, 0, tokens);
    for (const int32_t token : tokens)
      sum = mix(sum ^ static_cast<uint64_t>(token));
  }
  return sum >> 12; // a number that every reader of JSON has
}

nlohmann::json MaskedWords::facts() const {
  return {{"documents", train->size()},
          {"fingerprint", fingerprint(*train)},
          {"mask_rate", data.maskRate},
          {"ngrams", data.ngrams},
          {"whole_words", data.wholeWords}};
}

static Result<std::unique_ptr<Task>> openAny(const TaskRequest &request,
                                             bool withOrder) {
  auto task = std::make_unique<MaskedWords>(request, withOrder);
  TRC_RETURN_IF_FAILED(task->open(request));
  return std::unique_ptr<Task>(std::move(task));
}

Result<std::unique_ptr<Task>> openMaskedWords(const TaskRequest &request) {
  return openAny(request, /*withOrder=*/false);
}

Result<std::unique_ptr<Task>>
openMaskedWordsAndOrder(const TaskRequest &request) {
  return openAny(request, /*withOrder=*/true);
}

} // namespace trc::train
