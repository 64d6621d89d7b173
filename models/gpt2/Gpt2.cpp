//===- Gpt2.cpp - GPT-2 as a StableHLO program ----------------------------===//
//
// The layers are written out one after the other, so that each operation's
// location says which layer it is of; equal layers become equal kernels later.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Gpt2.h"

#include "models/graph/Initialise.h"
#include "models/graph/Layers.h"
#include "models/graph/Weights.h"
#include "models/training/AddTrainingStep.h"
#include "trc/Dialect/Trc/ModelFacts.h"

#include <cmath>

using namespace mlir;
using namespace trc;
using namespace trc::graph;
using namespace trc::models;

namespace {

/// The model inside of one function.
class Network {
public:
  /// Declares the parameters.
  Network(Graph &graph, const Gpt2Config &config, const Gpt2Shape &shape,
          Weights::Binding binding)
      : graph(graph), config(config),
        weight(graph, gpt2Parameters(config, shape.classes), binding) {}

  /// `tokens[B, T]` to what the head reads: `[B, T, C]`.
  Tensor hidden(Tensor tokens) {
    Tensor x = embed(tokens);
    for (int64_t i = 0; i < config.layers; ++i) {
      std::string name = "h." + std::to_string(i);
      Scope scope(graph, name);
      x = x + attend(norm(x, name, "ln_1"), name, i);
      x = x + feedForward(norm(x, name, "ln_2"), name);
    }
    Scope scope(graph, "ln_f");
    return layerNorm(x, weight("ln_f.weight"), weight("ln_f.bias"),
                     config.normEpsilon);
  }

  /// `rows[N, C]` to `[N, V]`.
  Tensor logits(Tensor rows) {
    return einsum("nc,vc->nv", rows, weight("wte.weight"));
  }

  Tensor loss(Tensor tokens, Tensor targets) {
    Tensor x = hidden(tokens);
    int64_t rows = tokens.extent(0) * tokens.extent(1);
    Scope scope(graph, "head");
    Tensor flat = reshape(targets, {rows});
    Tensor losses =
        crossEntropy(logits(reshape(x, {rows, config.width})), flat);
    return meanOverValid(losses, flat, config.vocabulary);
  }

  /// The scores of classes, [B, L], at the last token of each text. Padding
  /// stands behind it, where the causal attention does not see it.
  Tensor scores(Tensor tokens, Tensor mask) {
    Tensor x = hidden(tokens);
    int64_t batch = tokens.extent(0), length = tokens.extent(1);
    Scope scope(graph, "score");
    Tensor place = iota(graph, tokens.shape(), graph.f32(), 1);
    Tensor isToken = compare(Order::GreaterOrEqual, mask, 1.0);
    Tensor last =
        convert(reduceMax(select(isToken, place, 0.0), {1}), graph.i32());
    Tensor row =
        iota(graph, {batch}, graph.i32(), 0) * static_cast<double>(length) +
        last;
    Tensor rows = embedding(reshape(x, {batch * length, config.width}), row);
    return einsum("nc,lc->nl", rows, weight("score.weight"));
  }

  Tensor lossOfClasses(Tensor tokens, Tensor mask, Tensor labels) {
    Tensor logits = scores(tokens, mask);
    Scope scope(graph, "score");
    return classLoss(logits, labels);
  }

private:
  Graph &graph;
  const Gpt2Config &config;
  Weights weight;

  Tensor project(Tensor x, const std::string &name) {
    return linear(x, weight(name + ".weight"), weight(name + ".bias"));
  }

  Tensor norm(Tensor x, const std::string &layer, const char *name) {
    Scope scope(graph, name);
    std::string full = layer + "." + name;
    return layerNorm(x, weight(full + ".weight"), weight(full + ".bias"),
                     config.normEpsilon);
  }

  Tensor embed(Tensor tokens) {
    Scope scope(graph, "embed");
    Tensor positions = slice(weight("wpe.weight"), 0, 0, tokens.extent(1));
    return dropout(embedding(weight("wte.weight"), tokens) + positions,
                   config.embeddingDropout);
  }

  Tensor attend(Tensor x, const std::string &layer, int64_t index) {
    Scope scope(graph, "attn");
    int64_t batch = x.extent(0), length = x.extent(1), width = config.width;
    // One product for query, key and value; each then adds its own bias, so
    // that taking them apart costs no pass of its own.
    Shape parts = {batch, length, 3, config.heads, config.headWidth()};
    Tensor joined = reshape(
        einsum("bty,yz->btz", x, weight(layer + ".attn.c_attn.weight")), parts);
    Tensor bias = reshape(weight(layer + ".attn.c_attn.bias"),
                          {3, config.heads, config.headWidth()});
    auto part = [&](int64_t i) {
      return reshape(slice(joined, 2, i, i + 1),
                     {batch, length, config.heads, config.headWidth()}) +
             reshape(slice(bias, 0, i, i + 1),
                     {config.heads, config.headWidth()});
    };
    AttentionOptions options;
    options.dropout = config.attentionDropout;
    if (config.scaleAttention)
      options.scale /= std::sqrt(static_cast<double>(config.headWidth()));
    if (config.scaleByLayer)
      options.scale /= static_cast<double>(index + 1);
    Tensor mixed = attention(part(0), part(1), part(2), options);
    Tensor y =
        project(reshape(mixed, {batch, length, width}), layer + ".attn.c_proj");
    return dropout(y, config.residualDropout);
  }

  Tensor feedForward(Tensor x, const std::string &layer) {
    Scope scope(graph, "mlp");
    Tensor y = activate(config.activation, project(x, layer + ".mlp.c_fc"));
    return dropout(project(y, layer + ".mlp.c_proj"), config.residualDropout);
  }
};

/// The inputs of a task, in this order, and its loss.
struct Batch {
  const Gpt2Shape &shape;
  Tensor tokens;
  std::optional<Tensor> targets;      ///< next-token
  std::optional<Tensor> mask, labels; ///< classes

  Batch(Graph &graph, const Gpt2Shape &shape, bool answers = true)
      : shape(shape), tokens(text(graph, "tokens")) {
    if (!shape.classes) {
      targets = text(graph, "targets");
      return;
    }
    mask = text(graph, "attention_mask");
    if (answers)
      labels = graph.batch("labels", {shape.batch},
                           shape.classes == 1 ? graph.f32() : graph.i32());
  }

  Tensor loss(Network &model) const {
    if (targets)
      return model.loss(tokens, *targets);
    return model.lossOfClasses(tokens, *mask, *labels);
  }

private:
  Tensor text(Graph &graph, StringRef name) const {
    return graph.batch(name, {shape.batch, shape.sequence}, graph.i32());
  }
};

} // namespace

static void addLoss(ModuleOp module, const Gpt2Config &config,
                    const Gpt2Shape &shape, StringRef name,
                    Graph::Visibility visibility, bool generator) {
  Graph graph(module, name, visibility);
  Network model(graph, config, shape, Weights::Binding::Parameters);
  if (generator)
    declareGenerator(graph);
  Batch batch(graph, shape);
  graph.metric("loss", batch.loss(model));
  if (generator)
    returnGenerator(graph);
  graph.finish();
}

static void addEvaluate(ModuleOp module, const Gpt2Config &config,
                        const Gpt2Shape &shape) {
  Graph graph(module, "evaluate", Graph::Visibility::Public);
  Network model(graph, config, shape, Weights::Binding::State);
  Batch batch(graph, shape);
  graph.metric("loss", batch.loss(model));
  graph.finish();
}

static void addNext(ModuleOp module, const Gpt2Config &config,
                    const Gpt2Shape &shape) {
  Graph graph(module, "next", Graph::Visibility::Public);
  Network model(graph, config, shape, Weights::Binding::State);
  Tensor tokens = graph.batch("tokens", {1, shape.sequence}, graph.i32());
  Tensor position = graph.batch("position", {}, graph.i32());
  Tensor x = model.hidden(tokens);
  Scope scope(graph, "head");
  // Of all positions, one row goes through the head.
  Tensor row = dynamicSlice(x, 1, position, 1);
  Tensor logits = model.logits(reshape(row, {1, config.width}));
  graph.metric("logits", reshape(logits, {config.vocabulary}));
  graph.finish();
}

static void addPredict(ModuleOp module, const Gpt2Config &config,
                       const Gpt2Shape &shape) {
  Graph graph(module, "predict", Graph::Visibility::Public);
  Network model(graph, config, shape, Weights::Binding::State);
  Batch batch(graph, shape, /*answers=*/false);
  graph.metric("logits", model.scores(batch.tokens, *batch.mask));
  graph.finish();
}

static OwningOpRef<ModuleOp> newModule(MLIRContext &context,
                                       const Gpt2Config &config,
                                       const Gpt2Shape &shape) {
  loadDialects(context);
  auto module = ModuleOp::create(UnknownLoc::get(&context), StringRef("gpt2"));
  setModelFacts(module, {"gpt2", writeGpt2Config(config, shape.classes),
                         shape.classes ? "classes" : "next-token"});
  return module;
}

std::string models::checkShape(const Gpt2Config &config, bool classes,
                               BatchShape shape) {
  std::string task = classes ? "classes" : "next-token";
  if (shape.batch < 1 || shape.batch > 1 << 20)
    return "--batch: expected 1 to 1048576 sequences, got " +
           std::to_string(shape.batch);
  if (shape.sequence < 1 || shape.sequence > config.positions)
    return "--seq: expected 1 to n_positions = " +
           std::to_string(config.positions) + " positions, got " +
           std::to_string(shape.sequence);
  if (shape.masked)
    return "--masked: the task " + task + " masks no words";
  if (!classes && shape.classes)
    return "--classes: the task next-token has none";
  if (shape.classes < 0 || shape.classes > 1 << 16)
    return "--classes: expected 1 to 65536 classes, got " +
           std::to_string(shape.classes);
  if (shape.classes && config.labels && shape.classes != config.labels)
    return "--classes: the config has " + std::to_string(config.labels) +
           " labels, got " + std::to_string(shape.classes);
  return "";
}

OwningOpRef<ModuleOp> models::buildGpt2(MLIRContext &context,
                                        const Gpt2Config &config,
                                        const Gpt2Shape &shape,
                                        const TrainingRecipe &recipe) {
  OwningOpRef<ModuleOp> module = newModule(context, config, shape);
  addInitialise(*module, gpt2Parameters(config, shape.classes));
  addLoss(*module, config, shape, "loss", Graph::Visibility::Private,
          /*generator=*/true);
  addTrainingStep(*module, recipe);
  addEvaluate(*module, config, shape);
  if (shape.classes)
    addPredict(*module, config, shape);
  else
    addNext(*module, config, shape);
  return module;
}

OwningOpRef<ModuleOp> models::buildGpt2Loss(MLIRContext &context,
                                            const Gpt2Config &config,
                                            const Gpt2Shape &shape) {
  OwningOpRef<ModuleOp> module = newModule(context, config, shape);
  bool drops = config.residualDropout > 0 || config.embeddingDropout > 0 ||
               config.attentionDropout > 0;
  addLoss(*module, config, shape, "main", Graph::Visibility::Public, drops);
  return module;
}
