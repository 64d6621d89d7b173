//===- WriteConfig.cpp - a GPT-2 as Hugging Face's config.json ------------===//
//
// The fields that ReadConfig.cpp reads, and those without which `transformers`
// would take its own defaults.
//
//===----------------------------------------------------------------------===//

#include "models/gpt2/Gpt2Config.h"

#include "models/config/Labels.h"

using namespace trc::models;
using nlohmann::ordered_json;

std::string trc::models::writeGpt2Config(const Gpt2Config &config,
                                         int64_t classes, int indent) {
  ordered_json json;
  json["architectures"] = {classes ? "GPT2ForSequenceClassification"
                                   : "GPT2LMHeadModel"};
  json["model_type"] = "gpt2";
  json["vocab_size"] = config.vocabulary;
  json["n_positions"] = config.positions;
  json["n_embd"] = config.width;
  json["n_layer"] = config.layers;
  json["n_head"] = config.heads;
  json["n_inner"] = config.inner ? ordered_json(config.inner) : ordered_json();
  json["activation_function"] = activationName(config.activation);
  json["resid_pdrop"] = config.residualDropout;
  json["embd_pdrop"] = config.embeddingDropout;
  json["attn_pdrop"] = config.attentionDropout;
  json["layer_norm_epsilon"] = config.normEpsilon;
  json["initializer_range"] = config.deviation;
  json["scale_attn_weights"] = config.scaleAttention;
  json["scale_attn_by_inverse_layer_idx"] = config.scaleByLayer;
  json["tie_word_embeddings"] = true;
  // GPT-2's <|endoftext|>; a smaller vocabulary has none.
  const ordered_json endOfText =
      config.vocabulary > 50256 ? ordered_json(50256) : ordered_json();
  json["bos_token_id"] = endOfText;
  json["eos_token_id"] = endOfText;
  if (classes) {
    writeLabels(json, classes, config.labelNames);
    // By this transformers finds the last token of a text.
    const ordered_json last = config.vocabulary - 1;
    json["pad_token_id"] = config.padding        ? ordered_json(*config.padding)
                           : endOfText.is_null() ? last
                                                 : endOfText;
  }
  json["torch_dtype"] = "float32";
  return json.dump(indent);
}
