//===- ReadConfig.cpp - Hugging Face's config.json for ALBERT -------------===//
//
// The fields that say what an ALBERT is, and those that must have the one value
// that this ALBERT is.
//
//===----------------------------------------------------------------------===//

#include "models/albert/AlbertConfig.h"
#include "models/config/ConfigFields.h"

using namespace trc::models;

static void readAlbert(ConfigFields &fields, AlbertConfig &config) {
  fields.require("model_type", "albert", "only ALBERT is read here");
  fields.architectures("Albert", "AlbertForPreTraining");
  fields.size("vocab_size", config.vocabulary);
  fields.size("embedding_size", config.embeddingWidth);
  fields.size("hidden_size", config.width);
  fields.size("num_hidden_layers", config.layers, 1024);
  // Each of these has weights of its own, and is written out.
  fields.size("num_hidden_groups", config.groups, 1024);
  fields.size("inner_group_num", config.innerLayers, 64);
  fields.size("num_attention_heads", config.heads);
  fields.size("intermediate_size", config.inner);
  fields.size("max_position_embeddings", config.positions);
  fields.size("type_vocab_size", config.types);
  fields.id("pad_token_id", config.vocabulary, config.padding);
  fields.labels(config.labels, config.labelNames);
  readActivation(fields, "hidden_act", config.activation);
  fields.rate("hidden_dropout_prob", config.hiddenDropout);
  fields.rate("attention_probs_dropout_prob", config.attentionDropout);
  fields.rate("classifier_dropout_prob", config.classifierDropout);
  fields.real("layer_norm_eps", config.normEpsilon, 1e-30, 1,
              "a number above 0 and below 1");
  fields.real("initializer_range", config.deviation, 0, 1e3,
              "a number of 0 to below 1000");
  fields.require("tie_word_embeddings", true,
                 "a head of its own is not supported");
  fields.require("position_embedding_type", "absolute",
                 "positions are learned and added");
  fields.require("is_encoder_decoder", false, "an ALBERT has no decoder");
  fields.require("add_cross_attention", false, "an ALBERT has no decoder");
  // Of the first program that trained ALBERT; it used these values only.
  const char *unused = "nothing reads another value";
  fields.require("down_scale_factor", 1, unused);
  fields.require("gap_size", 0, unused);
  fields.require("net_structure_type", 0, unused);
  fields.require("num_memory_blocks", 0, unused);
  if (config.width % config.heads != 0)
    fields.fail("fields 'hidden_size' and 'num_attention_heads' contradict "
                "each other: expected a multiple of " +
                std::to_string(config.heads) + ", got " +
                std::to_string(config.width));
  if (config.groups > config.layers)
    fields.fail("fields 'num_hidden_groups' and 'num_hidden_layers' contradict "
                "each other: " +
                std::to_string(config.groups) + " groups of " +
                std::to_string(config.layers) + " layers");
  fields.refuseUnknown();
}

std::optional<AlbertConfig>
trc::models::parseAlbertConfig(std::string_view text, std::string_view file,
                               std::string &error) {
  AlbertConfig config;
  auto read = [&](ConfigFields &fields) { readAlbert(fields, config); };
  if (!readFields(text, file, error, read))
    return std::nullopt;
  return config;
}

std::optional<AlbertConfig>
trc::models::readAlbertConfig(const std::string &nameOrPath,
                              std::string &error) {
  if (std::optional<AlbertConfig> named = albertNamed(nameOrPath))
    return named;
  std::optional<std::string> text =
      readConfigFile(nameOrPath, albertNames(), error);
  return text ? parseAlbertConfig(*text, nameOrPath, error) : std::nullopt;
}
