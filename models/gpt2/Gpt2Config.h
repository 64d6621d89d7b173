//===- Gpt2Config.h - the sizes of a GPT-2 ----------------------*- C++ -*-===//
//
// What Hugging Face's `config.json` says about a GPT-2, or one of the published
// sizes by name. Plain C++.
//
// Reading is strict: a field that would change the model and is not understood,
// a field nobody knows, or two that contradict each other are refused with
// their name, what was found and what to do. Fields that concern text
// generation or the program that wrote the file are known and skipped.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GPT2_GPT2CONFIG_H
#define TRC_MODELS_GPT2_GPT2CONFIG_H

#include "models/config/Activation.h"
#include "models/graph/Parameters.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace trc::models {

/// Fields as in `config.json`; the defaults are those of the smallest GPT-2.
struct Gpt2Config {
  int64_t vocabulary = 50257; ///< vocab_size
  int64_t positions = 1024;   ///< n_positions: the longest sequence
  int64_t width = 768;        ///< n_embd
  int64_t layers = 12;        ///< n_layer
  int64_t heads = 12;         ///< n_head
  int64_t inner = 0;          ///< n_inner; 0: 4 * width
  Activation activation = Activation::GeluNew;
  double residualDropout = 0.1;        ///< resid_pdrop
  double embeddingDropout = 0.1;       ///< embd_pdrop
  double attentionDropout = 0.1;       ///< attn_pdrop
  double normEpsilon = 1e-5;           ///< layer_norm_epsilon
  double deviation = 0.02;             ///< initializer_range
  bool scaleAttention = true;          ///< scale_attn_weights
  bool scaleByLayer = false;           ///< scale_attn_by_inverse_layer_idx
  int64_t labels = 0;                  ///< num_labels; 0: not said
  std::vector<std::string> labelNames; ///< id2label; empty: not said
  std::optional<int64_t> padding;      ///< pad_token_id

  int64_t innerWidth() const { return inner ? inner : 4 * width; }
  int64_t headWidth() const { return width / heads; }
  void setDropout(double rate) {
    residualDropout = embeddingDropout = attentionDropout = rate;
  }
};

/// "gpt2", "gpt2-medium", "gpt2-large", "gpt2-xl".
std::vector<std::string> gpt2Names();
std::optional<Gpt2Config> gpt2Named(std::string_view name);

/// Reads the text of a `config.json`. `file` is what messages call it. On
/// failure `error` is one line.
std::optional<Gpt2Config> parseGpt2Config(std::string_view text,
                                          std::string_view file,
                                          std::string &error);
/// One of the names, or the path of a `config.json`.
std::optional<Gpt2Config> readGpt2Config(const std::string &nameOrPath,
                                         std::string &error);

/// The text of a `config.json` as transformers reads it, with a head for so
/// many classes, or the language model's for 0; indented by so many columns,
/// -1: on one line.
std::string writeGpt2Config(const Gpt2Config &config, int64_t classes,
                            int indent = -1);

/// Parameters in the order of Hugging Face's state dictionary, by its names
/// without "transformer.": "wte.weight", "h.0.attn.c_attn.weight". The head is
/// `wte.weight` itself, unless it is one for classes.
std::vector<graph::Parameter> gpt2Parameters(const Gpt2Config &config,
                                             int64_t classes);

} // namespace trc::models

#endif // TRC_MODELS_GPT2_GPT2CONFIG_H
