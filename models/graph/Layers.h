//===- Layers.h - what models are made of -----------------------*- C++ -*-===//
//
// Each is written in the form that the raise passes recognise. All are exact
// formulas; no statistic is kept between calls.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GRAPH_LAYERS_H
#define TRC_MODELS_GRAPH_LAYERS_H

#include "models/config/Activation.h"
#include "models/graph/Operators.h"

#include <optional>

namespace trc::graph {

/// `x[..., I] . weight[I, O] + bias[O]`, the weight as Hugging Face's Conv1D
/// keeps it.
Tensor linear(Tensor x, Tensor weight, Tensor bias);

/// `x[..., I] . weight[O, I] + bias[O]`, the weight as PyTorch's Linear keeps
/// it.
Tensor dense(Tensor x, Tensor weight, Tensor bias);

/// `(x - mean) / sqrt(variance + epsilon) * gain + bias` along the innermost
/// dimension; the variance is that of the population.
Tensor layerNorm(Tensor x, Tensor gain, Tensor bias, double epsilon);

/// Along the innermost dimension.
Tensor softmax(Tensor x);

/// `0.5 x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))`, called `gelu_new`.
Tensor geluNew(Tensor x);
/// `0.5 x (1 + erf(x / sqrt(2)))`, called `gelu`.
Tensor geluErf(Tensor x);
Tensor relu(Tensor x);
Tensor activate(models::Activation activation, Tensor x);

/// Each element is zero with probability `rate` (in [0, 1)), else divided by
/// `1 - rate`. Draws from the graph's generator; without one, or with rate 0,
/// it is `x`. An element's bits depend on its index only.
/// Draws as few bits as the rate needs: 8 or 16 where the nearest fraction of
/// elements moves the rate by at most a fiftieth of it, and scales by that
/// fraction; else 32.
Tensor dropout(Tensor x, double rate,
               Arrangement arrangement = Arrangement::Rows);

/// `scores[..., T, S]` with minus infinity where `s > t + S - T`.
Tensor hideFuture(Tensor scores);

struct AttentionOptions {
  double scale = 1;   ///< of the scores, before the softmax
  bool causal = true; ///< a position sees itself and those before it
  /// [B, S] of i1: keys that no position sees, padding. A query to which all is
  /// hidden has the same weight for each key.
  std::optional<Tensor> hidden;
  double dropout = 0; ///< of the weights
};
/// `softmax(scale q.k) v` for `query[B,T,H,D]`, `key[B,S,H,D]` and
/// `value[B,S,H,E]`: a tensor `[B,T,H,E]`.
Tensor attention(Tensor query, Tensor key, Tensor value,
                 const AttentionOptions &options);

/// Rows of `table[V, C]` by `ids[...]` (i32): `[..., C]`. An id outside is
/// moved to the nearest row.
Tensor embedding(Tensor table, Tensor ids);

/// `logsumexp(logits[n, :]) - logits[n, targets[n]]` for `logits[N, V]`. A
/// target outside of [0, V) takes no logit.
Tensor crossEntropy(Tensor logits, Tensor targets);
/// The mean of `losses[N]` over the rows whose target is in [0, classes), 0 if
/// there is none.
Tensor meanOverValid(Tensor losses, Tensor targets, int64_t classes);
/// How many of `targets[N]` are in [0, classes), in f32.
Tensor countValid(Tensor targets, int64_t classes);
/// For `logits[N, V]`: 1 where no logit of the row is above that of its target,
/// 0 elsewhere and where the target is outside of [0, V).
Tensor hitsOf(Tensor logits, Tensor targets);
/// The loss of `logits[N, L]` for classes `labels[N]` (i32), of which one
/// outside does not count; of `logits[N, 1]` for numbers (f32), the mean
/// square.
Tensor classLoss(Tensor logits, Tensor labels);

} // namespace trc::graph

#endif // TRC_MODELS_GRAPH_LAYERS_H
