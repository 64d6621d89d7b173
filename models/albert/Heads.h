//===- Heads.h - what an ALBERT is asked ------------------------*- C++ -*-===//
//
// A task gives its inputs beside the text, a loss and its parts, and what is
// asked of a trained model: accuracies, or the scores themselves.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_ALBERT_HEADS_H
#define TRC_MODELS_ALBERT_HEADS_H

#include "models/albert/Encoder.h"

#include <optional>
#include <utility>
#include <vector>

namespace trc::models {

/// What a program works on, after the checks of `checkShape`.
struct AlbertShape {
  AlbertTask task;
  int64_t batch, sequence;
  int64_t masked; ///< slots for masked words in each sequence
  int64_t labels; ///< classes to tell apart; 1: one number
};

/// Results to be seen, by name.
using NamedTensors = std::vector<std::pair<llvm::StringRef, graph::Tensor>>;

/// The inputs of a task beside the text; only its own are there.
struct AlbertAnswers {
  /// i32[B, M]: which positions are masked, and the words that were there. A
  /// word outside of the vocabulary (-1) stands for no word.
  std::optional<graph::Tensor> maskedPositions, maskedTokens;
  /// i32[B]: 0 if the two parts are in order, 1 if they were swapped; another
  /// number does not count.
  std::optional<graph::Tensor> order;
  /// i32[B]: the positions where an answer begins and ends. One behind the
  /// sequence does not count, one before it is its first.
  std::optional<graph::Tensor> starts, ends;
  /// i32[B], of which one outside of the classes does not count; or f32[B].
  std::optional<graph::Tensor> labels;

  /// Declares them as inputs of a graph.
  AlbertAnswers(graph::Graph &graph, const AlbertShape &shape);
};

class AlbertHeads {
public:
  AlbertHeads(graph::Graph &graph, const AlbertConfig &config,
              const graph::Weights &weight, const AlbertEncoder &encoder)
      : graph(graph), config(config), weight(weight), encoder(encoder) {}

  /// The loss of a task, first, and its parts; with `accuracies`, how much of
  /// what was asked is right.
  NamedTensors losses(const AlbertShape &shape, graph::Tensor hidden,
                      const AlbertAnswers &answers, bool accuracies) const;
  /// `start_logits` and `end_logits`, or `logits`.
  NamedTensors scores(const AlbertShape &shape, graph::Tensor hidden) const;

private:
  struct Masked {
    graph::Tensor rows; ///< [N, E], what the words are to be read from
    graph::Tensor words;
  };
  Masked maskedRows(graph::Tensor hidden, const AlbertAnswers &answers) const;
  graph::Tensor maskedLoss(const Masked &masked) const;
  graph::Tensor maskedAccuracy(const Masked &masked, int64_t batch) const;
  graph::Tensor wordLogits(graph::Tensor rows) const;
  graph::Tensor orderLogits(graph::Tensor hidden) const;
  std::pair<graph::Tensor, graph::Tensor> spanLogits(graph::Tensor x) const;
  graph::Tensor classLogits(graph::Tensor hidden) const;

  graph::Graph &graph;
  const AlbertConfig &config;
  const graph::Weights &weight;
  const AlbertEncoder &encoder;
};

} // namespace trc::models

#endif // TRC_MODELS_ALBERT_HEADS_H
