//===- WriteConfig.cpp - an ALBERT as Hugging Face's config.json ----------===//
//
// The fields that ReadConfig.cpp reads, and those without which `transformers`
// would take its own defaults.
//
//===----------------------------------------------------------------------===//

#include "models/albert/AlbertConfig.h"

#include "models/config/Labels.h"

using namespace trc::models;
using nlohmann::ordered_json;

static const char *architectureOf(AlbertTask task) {
  switch (task) {
  case AlbertTask::MaskedWords:
    return "AlbertForMaskedLM";
  case AlbertTask::MaskedWordsAndOrder:
    return "AlbertForPreTraining";
  case AlbertTask::Spans:
    return "AlbertForQuestionAnswering";
  case AlbertTask::Classes:
    return "AlbertForSequenceClassification";
  }
  return nullptr;
}

std::string trc::models::writeAlbertConfig(const AlbertConfig &config,
                                           AlbertTask task, int64_t labels,
                                           int indent) {
  ordered_json json;
  json["architectures"] = {architectureOf(task)};
  json["model_type"] = "albert";
  json["vocab_size"] = config.vocabulary;
  json["embedding_size"] = config.embeddingWidth;
  json["hidden_size"] = config.width;
  json["num_hidden_layers"] = config.layers;
  json["num_hidden_groups"] = config.groups;
  json["inner_group_num"] = config.innerLayers;
  json["num_attention_heads"] = config.heads;
  json["intermediate_size"] = config.inner;
  json["max_position_embeddings"] = config.positions;
  json["type_vocab_size"] = config.types;
  json["hidden_act"] = activationName(config.activation);
  json["hidden_dropout_prob"] = config.hiddenDropout;
  json["attention_probs_dropout_prob"] = config.attentionDropout;
  json["classifier_dropout_prob"] = config.classifierDropout;
  json["layer_norm_eps"] = config.normEpsilon;
  json["initializer_range"] = config.deviation;
  json["pad_token_id"] =
      config.padding ? ordered_json(*config.padding) : ordered_json();
  // As spiece.model of the published models has them; a smaller vocabulary
  // need not.
  json["bos_token_id"] =
      config.vocabulary > 2 ? ordered_json(2) : ordered_json();
  json["eos_token_id"] =
      config.vocabulary > 3 ? ordered_json(3) : ordered_json();
  if (task == AlbertTask::Classes)
    writeLabels(json, labels, config.labelNames);
  json["tie_word_embeddings"] = true;
  json["torch_dtype"] = "float32";
  return json.dump(indent);
}
