//===- AlbertConfig.cpp - sizes and parameters of an ALBERT ---------------===//
//
// The published sizes, and the list of parameters that follows from any.
//
//===----------------------------------------------------------------------===//

#include "models/albert/AlbertConfig.h"

using namespace trc;
using namespace trc::models;
using graph::Initialiser;
using graph::Parameter;

namespace {
struct Size {
  const char *name;
  int64_t layers, heads, width;
  double dropout; ///< of the first version; the second has none
};
} // namespace

// Dropout: the second version has none, nor has xxlarge of the first
// (github.com/google-research/albert/issues/23). Activations: the original has
// the tanh form throughout (modeling.py there), which transformers calls
// gelu_new; its files for the first version say gelu, the exact form.
static constexpr Size sizes[] = {{"base", 12, 12, 768, 0.1},
                                 {"large", 24, 16, 1024, 0.1},
                                 {"xlarge", 24, 16, 2048, 0.1},
                                 {"xxlarge", 12, 64, 4096, 0}};

static std::string nameOf(const Size &size, int version) {
  return std::string("albert-") + size.name + "-v" + std::to_string(version);
}

std::vector<std::string> models::albertNames() {
  std::vector<std::string> names;
  for (int version : {1, 2})
    for (const Size &size : sizes)
      names.push_back(nameOf(size, version));
  return names;
}

std::optional<AlbertConfig> models::albertNamed(std::string_view name) {
  for (int version : {1, 2})
    for (const Size &size : sizes)
      if (name == nameOf(size, version)) {
        AlbertConfig config;
        config.layers = size.layers;
        config.heads = size.heads;
        config.width = size.width;
        config.inner = 4 * size.width;
        if (version == 1) {
          config.activation = Activation::Gelu;
          config.hiddenDropout = config.attentionDropout = size.dropout;
        }
        return config;
      }
  return std::nullopt;
}

int64_t AlbertConfig::groupOf(int64_t layer) const {
  // In floating point, as transformers has it.
  return static_cast<int64_t>(
      static_cast<double>(layer) /
      (static_cast<double>(layers) / static_cast<double>(groups)));
}

namespace {

/// Appends parameters by what they are.
class ParameterList {
public:
  explicit ParameterList(const AlbertConfig &config) : config(config) {}
  std::vector<Parameter> list;

  void table(const std::string &name, int64_t rows, int64_t columns) {
    list.push_back(
        {name, {rows, columns}, Initialiser::normal(config.deviation)});
  }
  void vector(const std::string &name, int64_t size) {
    list.push_back({name, {size}, Initialiser::zeros()});
  }
  void norm(const std::string &name, int64_t width) {
    list.push_back({name + ".weight", {width}, Initialiser::ones()});
    vector(name + ".bias", width);
  }
  void dense(const std::string &name, int64_t in, int64_t out) {
    table(name + ".weight", out, in);
    vector(name + ".bias", out);
  }
  void layer(const std::string &name) {
    int64_t width = config.width;
    norm(name + "full_layer_layer_norm", width);
    for (const char *part : {"query", "key", "value", "dense"})
      dense(name + "attention." + part, width, width);
    norm(name + "attention.LayerNorm", width);
    dense(name + "ffn", width, config.inner);
    dense(name + "ffn_output", config.inner, width);
  }

private:
  const AlbertConfig &config;
};

} // namespace

std::vector<Parameter> models::albertParameters(const AlbertConfig &config,
                                                AlbertTask task,
                                                int64_t labels) {
  ParameterList add(config);
  int64_t width = config.width, narrow = config.embeddingWidth;
  add.table("embeddings.word_embeddings.weight", config.vocabulary, narrow);
  add.table("embeddings.position_embeddings.weight", config.positions, narrow);
  add.table("embeddings.token_type_embeddings.weight", config.types, narrow);
  add.norm("embeddings.LayerNorm", narrow);
  add.dense("encoder.embedding_hidden_mapping_in", narrow, width);
  for (int64_t group = 0; group < config.groups; ++group)
    for (int64_t inner = 0; inner < config.innerLayers; ++inner)
      add.layer("encoder.albert_layer_groups." + std::to_string(group) +
                ".albert_layers." + std::to_string(inner) + ".");
  if (task == AlbertTask::MaskedWordsAndOrder || task == AlbertTask::Classes)
    add.dense("pooler", width, width);
  if (task == AlbertTask::MaskedWords ||
      task == AlbertTask::MaskedWordsAndOrder) {
    add.vector("predictions.bias", config.vocabulary);
    add.norm("predictions.LayerNorm", narrow);
    add.dense("predictions.dense", width, narrow);
  }
  if (task == AlbertTask::MaskedWordsAndOrder)
    add.dense("sop_classifier.classifier", width, 2);
  if (task == AlbertTask::Spans)
    add.dense("qa_outputs", width, 2);
  if (task == AlbertTask::Classes)
    add.dense("classifier", width, labels);
  return add.list;
}
