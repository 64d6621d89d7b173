//===- Structured.h - what a transformer is made of -------------*- C++ -*-===//
//
// The structured operations of the trc dialect, as their descriptions in
// trc/Dialect/Trc/StructuredOps.td say it: whole matrices of scores and logits,
// one number after the other. Inputs are widened to the type that sums run in
// (f64 for f64, else f32), every step rounds to it, exponentials and logarithms
// are those of `long double` rounded once, and a result is rounded when it is
// stored.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_REFERENCE_STRUCTURED_H
#define TRC_REFERENCE_STRUCTURED_H

#include "trc/Reference/Tensor.h"

namespace trc::reference {

/// What both attention operations read. `mask`, `bias` and `random` may be
/// null.
struct AttentionInputs {
  const Tensor &query, &key, &value;
  const Tensor *mask = nullptr;
  const Tensor *bias = nullptr;
  const Tensor *random = nullptr;
  double scale = 1, fill = 0;
  bool causal = false, fillFirst = false, additive = false;
  uint64_t keepBelow = 0;
  double keepScale = 1;
  /// Of the bits that a key draws; row-major if there are none.
  Sizes randomStrides = {};
  /// Of a weight; fewer than 32 are those of `randomBits`, tiled.
  int64_t randomBits = 32;
};

/// The result and the logsumexp.
std::vector<Tensor> attention(const AttentionInputs &inputs);

/// The gradients by query, key and value. The logsumexp is not needed, since
/// the scores are all there.
std::vector<Tensor> attentionGradient(const AttentionInputs &inputs,
                                      const Tensor &result,
                                      const Tensor &dResult);

/// The result, the mean and the inverse deviation.
std::vector<Tensor> layerNorm(const Tensor &x, const Tensor &gain,
                              const Tensor &bias, double epsilon);

Tensor embedding(const Tensor &table, const Tensor &ids);

/// The loss and the logsumexp.
std::vector<Tensor> headLoss(const Tensor &x, const Tensor &weight,
                             const Tensor &targets, const Tensor *bias,
                             double smoothing);

/// The loss and the gradients by x and weight.
std::vector<Tensor> headLossGradient(const Tensor &x, const Tensor &weight,
                                     const Tensor &targets, const Tensor &dLoss,
                                     const Tensor *bias, double smoothing,
                                     ElementType dWeightType);

} // namespace trc::reference

#endif // TRC_REFERENCE_STRUCTURED_H
