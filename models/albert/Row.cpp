//===- Row.cpp - ALBERT in the table of models ----------------------------===//
//
// Weights are called as in Hugging Face's files: the encoder's have "albert."
// in front, those of heads do not. Files hold the matrix and the bias of the
// head over the vocabulary a second time, under the name of its last layer.
//
//===----------------------------------------------------------------------===//

#include "models/albert/Row.h"

#include "models/albert/Albert.h"

#include "mlir/IR/MLIRContext.h"

using namespace trc::models;

namespace {

class AlbertModel : public Model {
public:
  explicit AlbertModel(const AlbertConfig &config) : config(config) {}

  void setDropout(double rate) override { config.setDropout(rate); }
  std::string checkShape(std::string_view task,
                         BatchShape shape) const override {
    return trc::models::checkShape(config, taskNamed(task), shape);
  }
  int64_t vocabulary() const override { return config.vocabulary; }
  int64_t layers() const override { return config.layers * config.innerLayers; }
  int64_t width() const override { return config.width; }
  int64_t multiplied(int64_t parameters) const override {
    const int64_t c = config.width, i = config.inner;
    const int64_t layer = 4 * (c * c + c) + 2 * c * i + i + c + 4 * c;
    return parameters +
           (config.layers - config.groups) * config.innerLayers * layer;
  }
  bool isCausal() const override { return false; }
  int64_t classes(std::string_view task, BatchShape shape) const override {
    return taskNamed(task) == AlbertTask::Classes ? complete(task, shape).labels
                                                  : 0;
  }
  std::span<const std::string> classNames() const override {
    return config.labelNames;
  }
  void nameClasses(std::vector<std::string> names) override {
    config.labelNames = std::move(names);
  }
  std::string writeConfig(std::string_view task, BatchShape shape,
                          int indent) const override {
    return writeAlbertConfig(config, taskNamed(task),
                             complete(task, shape).labels, indent);
  }

  std::string writeProgram(std::string_view task, BatchShape shape,
                           const TrainingRecipe &recipe) const override {
    mlir::MLIRContext context;
    return trc::graph::printProgram(
        *buildAlbert(context, config, complete(task, shape), recipe));
  }
  std::string writeLoss(std::string_view task,
                        BatchShape shape) const override {
    mlir::MLIRContext context;
    return trc::graph::printProgram(
        *buildAlbertLoss(context, config, complete(task, shape)));
  }

private:
  AlbertConfig config;

  AlbertShape complete(std::string_view task, BatchShape shape) const {
    return completeShape(config, taskNamed(task), shape);
  }
  static AlbertTask taskNamed(std::string_view name) {
    for (AlbertTask task :
         {AlbertTask::MaskedWords, AlbertTask::Spans, AlbertTask::Classes})
      if (name == std::string_view(albertTaskName(task)))
        return task;
    return AlbertTask::MaskedWordsAndOrder;
  }
};

std::unique_ptr<Model> parse(std::string_view text, std::string_view file,
                             std::string &error) {
  std::optional<AlbertConfig> config = parseAlbertConfig(text, file, error);
  return config ? std::make_unique<AlbertModel>(*config) : nullptr;
}

std::unique_ptr<Model> read(const std::string &nameOrPath, std::string &error) {
  std::optional<AlbertConfig> config = readAlbertConfig(nameOrPath, error);
  return config ? std::make_unique<AlbertModel>(*config) : nullptr;
}

/// A buffer of older versions.
bool isSkipped(std::string_view name) {
  return name == "embeddings.position_ids";
}

bool isOfHead(std::string_view name) {
  for (std::string_view head :
       {"predictions.", "sop_classifier.", "qa_outputs.", "classifier."})
    if (name.starts_with(head))
      return true;
  return false;
}

bool isOptional(std::string_view name) {
  return isOfHead(name) || name.starts_with("pooler.");
}

constexpr std::string_view tasks[] = {"masked-words+order", "masked-words",
                                      "spans", "classes"};
constexpr SizeOfInput batchSizes[] = {
    {"tokens", 0, &BatchShape::batch},
    {"tokens", 1, &BatchShape::sequence},
    {"masked_positions", 1, &BatchShape::masked}};
constexpr TiedWeight ties[] = {
    {"predictions.decoder.weight", "embeddings.word_embeddings.weight"},
    {"predictions.decoder.bias", "predictions.bias"}};

} // namespace

constinit const ModelRow trc::models::albert = {
    .name = "albert",
    .about = "ALBERT, base to xxlarge",
    .config = "albert-base-v2 (or large, xlarge, xxlarge; v1), or the path of "
              "a config.json of Hugging Face, or of its folder",
    .tasks = tasks,
    .sizes = batchSizes,
    .weights = {.prefix = "albert.",
                .isSkipped = isSkipped,
                .isBare = isOfHead,
                .isOptional = isOptional,
                .ties = ties},
    .parse = parse,
    .read = read};
