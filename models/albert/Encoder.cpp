//===- Encoder.cpp - what all heads of an ALBERT read ---------------------===//
//
// See Encoder.h. A norm stands behind what a layer adds (post-norm), and each
// layer drops of its attention, not of its MLP, as in `transformers`.
//
//===----------------------------------------------------------------------===//

#include "models/albert/Encoder.h"

#include <cmath>

using namespace trc;
using namespace trc::graph;
using namespace trc::models;

Tensor AlbertEncoder::project(Tensor x, const llvm::Twine &name) const {
  return dense(x, weight(name + ".weight"), weight(name + ".bias"));
}

Tensor AlbertEncoder::norm(Tensor x, const llvm::Twine &name) const {
  return layerNorm(x, weight(name + ".weight"), weight(name + ".bias"),
                   config.normEpsilon);
}

/// The row of the padding token is read, and not learned from what it is read
/// for; as the head's it is learned like every other.
Tensor AlbertEncoder::words(Tensor tokens) const {
  Tensor table = weight("embeddings.word_embeddings.weight");
  Tensor rows = embedding(table, tokens);
  if (!config.padding)
    return rows;
  Tensor row =
      stopGradient(slice(table, 0, *config.padding, *config.padding + 1));
  Tensor isPadding =
      compare(Order::Equal, tokens, static_cast<double>(*config.padding));
  return select(expandLike(isPadding, rows, -1), reshape(row, {row.extent(1)}),
                rows);
}

Tensor AlbertEncoder::embed(const AlbertText &text) const {
  Scope scope(graph, "embeddings");
  Tensor types =
      embedding(weight("embeddings.token_type_embeddings.weight"), text.types);
  Tensor positions = slice(weight("embeddings.position_embeddings.weight"), 0,
                           0, text.tokens.extent(1));
  Tensor x =
      norm(words(text.tokens) + types + positions, "embeddings.LayerNorm");
  return dropout(x, config.hiddenDropout);
}

Tensor AlbertEncoder::attend(Tensor x, Tensor hidden,
                             const std::string &name) const {
  Scope scope(graph, "attention");
  Shape parts = {x.extent(0), x.extent(1), config.heads, config.headWidth()};
  auto part = [&](const char *which) {
    return reshape(project(x, name + "attention." + which), parts);
  };
  AttentionOptions options;
  options.scale = 1 / std::sqrt(static_cast<double>(config.headWidth()));
  options.causal = false;
  options.hidden = hidden;
  options.dropout = config.attentionDropout;
  Tensor mixed = attention(part("query"), part("key"), part("value"), options);
  Tensor y = project(reshape(mixed, x.shape()), name + "attention.dense");
  return norm(x + dropout(y, config.hiddenDropout),
              name + "attention.LayerNorm");
}

Tensor AlbertEncoder::layer(Tensor x, Tensor hidden,
                            const std::string &name) const {
  Tensor y = attend(x, hidden, name);
  Scope scope(graph, "ffn");
  Tensor z = activate(config.activation, project(y, name + "ffn"));
  return norm(y + project(z, name + "ffn_output"),
              name + "full_layer_layer_norm");
}

Tensor AlbertEncoder::hide(Tensor mask) const {
  Scope scope(graph, "attention_mask");
  return compare(Order::Equal, mask, 0.0);
}

Tensor AlbertEncoder::widen(Tensor rows) const {
  Scope scope(graph, "embedding_hidden_mapping_in");
  return project(rows, "encoder.embedding_hidden_mapping_in");
}

Tensor AlbertEncoder::encode(const AlbertText &text) const {
  Tensor hidden = hide(text.mask);
  Tensor x = widen(embed(text));
  for (int64_t first = 0, next = 0; first < config.layers; first = next) {
    int64_t group = config.groupOf(first);
    while (next < config.layers && config.groupOf(next) == group)
      ++next;
    Scope scope(graph, "group." + llvm::Twine(group));
    x = repeat(x, next - first, [&](Tensor y) {
      for (int64_t i = 0; i < config.innerLayers; ++i)
        y = layer(y, hidden,
                  "encoder.albert_layer_groups." + std::to_string(group) +
                      ".albert_layers." + std::to_string(i) + ".");
      return y;
    });
  }
  return x;
}

Tensor AlbertEncoder::pool(Tensor hidden) const {
  Scope scope(graph, "pooler");
  Tensor first =
      reshape(slice(hidden, 1, 0, 1), {hidden.extent(0), hidden.extent(2)});
  return tanh(project(first, "pooler"));
}
