//===- Row.cpp - GPT-2 in the table of models -----------------------------===//
//
// Weights are called as in Hugging Face's files, where "transformer." stands in
// front. Older versions wrote buffers beside the weights (the masks `attn.bias`
// and `attn.masked_bias`), and some the head, which is the token embedding once
// more.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Row.h"

#include "models/gpt2/Gpt2.h"
#include "models/graph/Graph.h"

#include "mlir/IR/MLIRContext.h"

using namespace trc::models;

namespace {

class Gpt2Model : public Model {
public:
  explicit Gpt2Model(const Gpt2Config &config) : config(config) {}

  void setDropout(double rate) override { config.setDropout(rate); }
  std::string checkShape(std::string_view task,
                         BatchShape shape) const override {
    return trc::models::checkShape(config, isClasses(task), shape);
  }
  int64_t vocabulary() const override { return config.vocabulary; }
  int64_t layers() const override { return config.layers; }
  int64_t width() const override { return config.width; }
  int64_t classes(std::string_view task, BatchShape shape) const override {
    return complete(task, shape).classes;
  }
  std::span<const std::string> classNames() const override {
    return config.labelNames;
  }
  void nameClasses(std::vector<std::string> names) override {
    config.labelNames = std::move(names);
  }
  std::string writeConfig(std::string_view task, BatchShape shape,
                          int indent) const override {
    return writeGpt2Config(config, complete(task, shape).classes, indent);
  }

  std::string writeProgram(std::string_view task, BatchShape shape,
                           const TrainingRecipe &recipe) const override {
    mlir::MLIRContext context;
    return trc::graph::printProgram(
        *buildGpt2(context, config, complete(task, shape), recipe));
  }
  std::string writeLoss(std::string_view task,
                        BatchShape shape) const override {
    mlir::MLIRContext context;
    return trc::graph::printProgram(
        *buildGpt2Loss(context, config, complete(task, shape)));
  }

private:
  Gpt2Config config;

  static bool isClasses(std::string_view task) { return task == "classes"; }
  Gpt2Shape complete(std::string_view task, BatchShape shape) const {
    int64_t usual = config.labels ? config.labels : 2;
    return {shape.batch, shape.sequence,
            !isClasses(task) ? 0
            : shape.classes  ? shape.classes
                             : usual};
  }
};

std::unique_ptr<Model> parse(std::string_view text, std::string_view file,
                             std::string &error) {
  std::optional<Gpt2Config> config = parseGpt2Config(text, file, error);
  return config ? std::make_unique<Gpt2Model>(*config) : nullptr;
}

std::unique_ptr<Model> read(const std::string &nameOrPath, std::string &error) {
  std::optional<Gpt2Config> config = readGpt2Config(nameOrPath, error);
  return config ? std::make_unique<Gpt2Model>(*config) : nullptr;
}

bool isMask(std::string_view name) {
  return name.starts_with("h.") &&
         (name.ends_with(".attn.bias") || name.ends_with(".attn.masked_bias"));
}

bool isHead(std::string_view name) { return name == "score.weight"; }

constexpr std::string_view tasks[] = {"next-token", "classes"};
constexpr SizeOfInput batchSizes[] = {{"tokens", 0, &BatchShape::batch},
                                      {"tokens", 1, &BatchShape::sequence}};
constexpr TiedWeight ties[] = {{"lm_head.weight", "wte.weight"}};

} // namespace

constinit const ModelRow trc::models::gpt2 = {
    .name = "gpt2",
    .about = "GPT-2, from 124M to 1.5B",
    .config = "gpt2, gpt2-medium, gpt2-large, gpt2-xl, or the path of a "
              "config.json of Hugging Face, or of its folder",
    .tasks = tasks,
    .sizes = batchSizes,
    .weights = {.prefix = "transformer.",
                .isSkipped = isMask,
                .isBare = isHead,
                .isOptional = isHead,
                .ties = ties},
    .parse = parse,
    .read = read};
