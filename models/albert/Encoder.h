//===- Encoder.h - what all heads of an ALBERT read -------------*- C++ -*-===//
//
// Factorised embedding, shared layers, pooler. Layers of one group are trips of
// one loop: weights, gradient and text of the program are there once, whatever
// the depth.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_ALBERT_ENCODER_H
#define TRC_MODELS_ALBERT_ENCODER_H

#include "models/albert/AlbertConfig.h"
#include "models/graph/Layers.h"
#include "models/graph/Weights.h"

namespace trc::models {

/// What every task gives: i32[B, T] each.
struct AlbertText {
  graph::Tensor tokens, types;
  graph::Tensor mask; ///< 1: a token; 0: padding, which no position sees
};

class AlbertEncoder {
public:
  AlbertEncoder(graph::Graph &graph, const AlbertConfig &config,
                const graph::Weights &weight)
      : graph(graph), config(config), weight(weight) {}

  /// The last hidden states, [B, T, C].
  graph::Tensor encode(const AlbertText &text) const;
  /// Of the first position of each sequence, [B, C].
  graph::Tensor pool(graph::Tensor hidden) const;
  /// `x` by the weight and bias of that name.
  graph::Tensor project(graph::Tensor x, const llvm::Twine &name) const;
  graph::Tensor norm(graph::Tensor x, const llvm::Twine &name) const;

private:
  graph::Tensor embed(const AlbertText &text) const;
  /// Rows of the embedding, as wide as the layers.
  graph::Tensor widen(graph::Tensor rows) const;
  /// What attention does not see.
  graph::Tensor hide(graph::Tensor mask) const;
  graph::Tensor words(graph::Tensor tokens) const;
  graph::Tensor layer(graph::Tensor x, graph::Tensor hidden,
                      const std::string &name) const;
  graph::Tensor attend(graph::Tensor x, graph::Tensor hidden,
                       const std::string &name) const;

  graph::Graph &graph;
  const AlbertConfig &config;
  const graph::Weights &weight;
};

} // namespace trc::models

#endif // TRC_MODELS_ALBERT_ENCODER_H
