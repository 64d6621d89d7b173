//===- ReadConfig.cpp - Hugging Face's config.json for GPT-2 --------------===//
//
// The fields that say what a GPT-2 is, and those that must have the one value
// that this GPT-2 is.
//
//===----------------------------------------------------------------------===//

#include "models/config/Activation.h"
#include "models/config/ConfigFields.h"
#include "models/gpt2/Gpt2Config.h"

using namespace trc::models;

static void readGpt2(ConfigFields &reader, Gpt2Config &config) {
  reader.require("model_type", "gpt2", "only GPT-2 is read here");
  reader.architectures("GPT2", "GPT2LMHeadModel");
  reader.size("vocab_size", config.vocabulary);
  reader.size("n_positions", config.positions);
  reader.size("n_embd", config.width);
  // Each layer is written out.
  reader.size("n_layer", config.layers, 1024);
  reader.size("n_head", config.heads);
  reader.size("n_inner", config.inner);
  int64_t context = config.positions;
  reader.size("n_ctx", context);
  if (context != config.positions)
    reader.fail("fields 'n_ctx' and 'n_positions' contradict each other: " +
                std::to_string(context) + " and " +
                std::to_string(config.positions) +
                "; 'n_ctx' is an old name, take it out");
  readActivation(reader, "activation_function", config.activation);
  reader.rate("resid_pdrop", config.residualDropout);
  reader.rate("embd_pdrop", config.embeddingDropout);
  reader.rate("attn_pdrop", config.attentionDropout);
  reader.real("layer_norm_epsilon", config.normEpsilon, 1e-30, 1,
              "a number above 0 and below 1");
  reader.real("initializer_range", config.deviation, 0, 1e3,
              "a number of 0 to below 1000");
  reader.flag("scale_attn_weights", config.scaleAttention);
  reader.flag("scale_attn_by_inverse_layer_idx", config.scaleByLayer);
  reader.require("tie_word_embeddings", true,
                 "a head of its own is not supported");
  reader.require("add_cross_attention", false,
                 "there is no encoder to attend to");
  reader.require("is_encoder_decoder", false,
                 "there is no encoder to attend to");
  if (config.width % config.heads != 0)
    reader.fail("field 'n_embd': expected a multiple of n_head = " +
                std::to_string(config.heads) + ", got " +
                std::to_string(config.width));
  reader.labels(config.labels, config.labelNames);
  reader.id("pad_token_id", config.vocabulary, config.padding);
  reader.skip({"predict_special_tokens", "reorder_and_upcast_attn",
               "summary_activation", "summary_first_dropout",
               "summary_proj_to_labels", "summary_type", "summary_use_proj"});
  reader.refuseUnknown();
}

std::optional<Gpt2Config> trc::models::parseGpt2Config(std::string_view text,
                                                       std::string_view file,
                                                       std::string &error) {
  Gpt2Config config;
  auto read = [&](ConfigFields &reader) { readGpt2(reader, config); };
  if (!readFields(text, file, error, read))
    return std::nullopt;
  return config;
}

std::optional<Gpt2Config>
trc::models::readGpt2Config(const std::string &nameOrPath, std::string &error) {
  if (std::optional<Gpt2Config> named = gpt2Named(nameOrPath))
    return named;
  std::optional<std::string> text =
      readConfigFile(nameOrPath, gpt2Names(), error);
  return text ? parseGpt2Config(*text, nameOrPath, error) : std::nullopt;
}
