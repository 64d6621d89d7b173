//===- Albert.cpp - ALBERT as a StableHLO program -------------------------===//
//
// The functions of the program; see Encoder.cpp and Heads.cpp for the model.
//
//===----------------------------------------------------------------------===//

#include "models/albert/Albert.h"

#include "models/graph/Initialise.h"
#include "models/training/AddTrainingStep.h"
#include "trc/Dialect/Trc/ModelFacts.h"

using namespace mlir;
using namespace trc;
using namespace trc::graph;
using namespace trc::models;

namespace {

/// The model inside of one function.
struct Network {
  Weights weight;
  AlbertEncoder encoder;
  AlbertHeads heads;

  Network(Graph &graph, const AlbertConfig &config, const AlbertShape &shape,
          Weights::Binding binding)
      : weight(graph, albertParameters(config, shape.task, shape.labels),
               binding),
        encoder(graph, config, weight), heads(graph, config, weight, encoder) {}
};

} // namespace

static AlbertText declareText(Graph &graph, const AlbertShape &shape) {
  Shape extents = {shape.batch, shape.sequence};
  auto input = [&](StringRef name) {
    return graph.batch(name, extents, graph.i32());
  };
  Tensor tokens = input("tokens"), types = input("token_types");
  return {tokens, types, input("attention_mask")};
}

static void addLoss(ModuleOp module, const AlbertConfig &config,
                    const AlbertShape &shape, StringRef name,
                    Graph::Visibility visibility, Weights::Binding binding,
                    bool generator, bool accuracies) {
  Graph graph(module, name, visibility);
  Network model(graph, config, shape, binding);
  if (generator)
    declareGenerator(graph);
  AlbertText text = declareText(graph, shape);
  AlbertAnswers answers(graph, shape);
  Tensor hidden = model.encoder.encode(text);
  for (auto [metric, value] :
       model.heads.losses(shape, hidden, answers, accuracies))
    graph.metric(metric, value);
  if (generator)
    returnGenerator(graph);
  graph.finish();
}

static void addPredict(ModuleOp module, const AlbertConfig &config,
                       const AlbertShape &shape) {
  Graph graph(module, "predict", Graph::Visibility::Public);
  Network model(graph, config, shape, Weights::Binding::State);
  Tensor hidden = model.encoder.encode(declareText(graph, shape));
  for (auto [name, value] : model.heads.scores(shape, hidden))
    graph.metric(name, value);
  graph.finish();
}

static OwningOpRef<ModuleOp> newModule(MLIRContext &context,
                                       const AlbertConfig &config,
                                       const AlbertShape &shape) {
  loadDialects(context);
  auto module =
      ModuleOp::create(UnknownLoc::get(&context), StringRef("albert"));
  setModelFacts(module,
                {"albert", writeAlbertConfig(config, shape.task, shape.labels),
                 albertTaskName(shape.task).str()});
  return module;
}

StringRef models::albertTaskName(AlbertTask task) {
  switch (task) {
  case AlbertTask::MaskedWords:
    return "masked-words";
  case AlbertTask::MaskedWordsAndOrder:
    return "masked-words+order";
  case AlbertTask::Spans:
    return "spans";
  case AlbertTask::Classes:
    return "classes";
  }
  llvm_unreachable("every task has a name");
}

std::string models::checkShape(const AlbertConfig &config, AlbertTask task,
                               BatchShape shape) {
  auto expected = [](const char *option, const std::string &what, int64_t got) {
    return std::string(option) + ": expected " + what + ", got " +
           std::to_string(got);
  };
  if (shape.batch < 1 || shape.batch > 1 << 20)
    return expected("--batch", "1 to 1048576 sequences", shape.batch);
  if (shape.sequence < 1 || shape.sequence > config.positions)
    return expected("--seq",
                    "1 to max_position_embeddings = " +
                        std::to_string(config.positions) + " positions",
                    shape.sequence);
  bool masks = task == AlbertTask::MaskedWords ||
               task == AlbertTask::MaskedWordsAndOrder;
  std::string name = albertTaskName(task).str();
  if (shape.masked && !masks)
    return "--masked: the task " + name + " masks no words";
  if (shape.masked < 0 || shape.masked > shape.sequence)
    return expected("--masked",
                    "at most --seq = " + std::to_string(shape.sequence) +
                        " positions",
                    shape.masked);
  if (shape.classes && task != AlbertTask::Classes)
    return "--classes: the task " + name + " has none";
  if (shape.classes < 0 || shape.classes > 1 << 16)
    return expected("--classes", "1 to 65536 classes", shape.classes);
  if (shape.classes && config.labels && shape.classes != config.labels)
    return "--classes: the config has " + std::to_string(config.labels) +
           " labels, got " + std::to_string(shape.classes);
  return "";
}

AlbertShape models::completeShape(const AlbertConfig &config, AlbertTask task,
                                  BatchShape shape) {
  int64_t usual = (shape.sequence * 15 + 99) / 100;
  int64_t labels = config.labels ? config.labels : 2;
  return {task, shape.batch, shape.sequence,
          shape.masked ? shape.masked : usual,
          shape.classes ? shape.classes : labels};
}

OwningOpRef<ModuleOp> models::buildAlbert(MLIRContext &context,
                                          const AlbertConfig &config,
                                          const AlbertShape &shape,
                                          const TrainingRecipe &recipe) {
  OwningOpRef<ModuleOp> module = newModule(context, config, shape);
  addInitialise(*module, albertParameters(config, shape.task, shape.labels));
  addLoss(*module, config, shape, "loss", Graph::Visibility::Private,
          Weights::Binding::Parameters, /*generator=*/true,
          /*accuracies=*/false);
  addTrainingStep(*module, recipe);
  addLoss(*module, config, shape, "evaluate", Graph::Visibility::Public,
          Weights::Binding::State, /*generator=*/false, /*accuracies=*/true);
  if (shape.task == AlbertTask::Spans || shape.task == AlbertTask::Classes)
    addPredict(*module, config, shape);
  return module;
}

OwningOpRef<ModuleOp> models::buildAlbertLoss(MLIRContext &context,
                                              const AlbertConfig &config,
                                              const AlbertShape &shape) {
  OwningOpRef<ModuleOp> module = newModule(context, config, shape);
  bool drops = config.hiddenDropout > 0 || config.attentionDropout > 0 ||
               config.classifierDropout > 0;
  addLoss(*module, config, shape, "main", Graph::Visibility::Public,
          Weights::Binding::Parameters, drops, /*accuracies=*/false);
  return module;
}
