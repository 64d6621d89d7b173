//===- AlbertConfig.h - the sizes of an ALBERT ------------------*- C++ -*-===//
//
// What Hugging Face's `config.json` says about an ALBERT, or one of the
// published sizes by name. Plain C++. Reading is strict, as ConfigFields.h
// says.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_ALBERT_ALBERTCONFIG_H
#define TRC_MODELS_ALBERT_ALBERTCONFIG_H

#include "models/config/Activation.h"
#include "models/graph/Parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trc::models {

/// What stands on top of the encoder, and so what the loss is.
enum class AlbertTask { MaskedWords, MaskedWordsAndOrder, Spans, Classes };

/// Fields as in `config.json`; the defaults are those of `transformers`.
struct AlbertConfig {
  int64_t vocabulary = 30000;   ///< vocab_size
  int64_t embeddingWidth = 128; ///< embedding_size
  int64_t width = 4096;         ///< hidden_size
  int64_t layers = 12;          ///< num_hidden_layers
  int64_t groups = 1;           ///< num_hidden_groups: layers with own weights
  int64_t innerLayers = 1;      ///< inner_group_num: such layers in a group
  int64_t heads = 64;           ///< num_attention_heads
  int64_t inner = 16384;        ///< intermediate_size
  int64_t positions = 512;      ///< max_position_embeddings
  int64_t types = 2;            ///< type_vocab_size
  int64_t labels = 0;           ///< num_labels; 0: not said
  std::vector<std::string> labelNames;         ///< id2label; empty: not said
  std::optional<int64_t> padding = 0;          ///< pad_token_id
  Activation activation = Activation::GeluNew; ///< hidden_act
  double hiddenDropout = 0;                    ///< hidden_dropout_prob
  double attentionDropout = 0;                 ///< attention_probs_dropout_prob
  double classifierDropout = 0.1;              ///< classifier_dropout_prob
  double normEpsilon = 1e-12;                  ///< layer_norm_eps
  double deviation = 0.02;                     ///< initializer_range

  int64_t headWidth() const { return width / heads; }
  /// Which group a layer is of: groups of equal length, as far as it goes.
  int64_t groupOf(int64_t layer) const;
  void setDropout(double rate) {
    hiddenDropout = attentionDropout = classifierDropout = rate;
  }
};

/// "albert-base-v1" to "albert-xxlarge-v2".
std::vector<std::string> albertNames();
std::optional<AlbertConfig> albertNamed(std::string_view name);

/// Reads the text of a `config.json`. `file` is what messages call it. On
/// failure `error` is one line.
std::optional<AlbertConfig> parseAlbertConfig(std::string_view text,
                                              std::string_view file,
                                              std::string &error);
/// One of the names, or the path of a `config.json`.
std::optional<AlbertConfig> readAlbertConfig(const std::string &nameOrPath,
                                             std::string &error);

/// The text of a `config.json` as transformers reads it, with the head of a
/// task, of so many labels where it has any; indented by so many columns, -1:
/// on one line.
std::string writeAlbertConfig(const AlbertConfig &config, AlbertTask task,
                              int64_t labels, int indent = -1);

/// Parameters in the order of Hugging Face's state dictionary, by its names
/// without "albert.". The weight of the head over the vocabulary is
/// `embeddings.word_embeddings.weight` itself. `labels` is for classes.
std::vector<graph::Parameter> albertParameters(const AlbertConfig &config,
                                               AlbertTask task, int64_t labels);

} // namespace trc::models

#endif // TRC_MODELS_ALBERT_ALBERTCONFIG_H
