//===- Layers.cpp - what models are made of -------------------------------===//
//
// See Layers.h. A scope inside a layer would only lengthen the names in
// reports, so layers add none: their callers name them.
//
//===----------------------------------------------------------------------===//

#include "models/graph/Layers.h"

#include "trc/Dialect/StableHLO/StableHLODialect.h"

#include "llvm/ADT/STLExtras.h"

#include <cmath>
#include <limits>
#include <numbers>

using namespace mlir;
using namespace trc;
using namespace trc::graph;

/// Labels of the dimensions of `x` but the innermost: a, b, ...
static std::string leadingLabels(Tensor x) {
  std::string leading;
  for (int64_t i = 0; i + 1 < x.rank(); ++i)
    leading += static_cast<char>('a' + i);
  return leading;
}

Tensor graph::linear(Tensor x, Tensor weight, Tensor bias) {
  std::string leading = leadingLabels(x);
  return einsum(leading + "y,yz->" + leading + "z", x, weight) + bias;
}

Tensor graph::dense(Tensor x, Tensor weight, Tensor bias) {
  std::string leading = leadingLabels(x);
  return einsum(leading + "y,zy->" + leading + "z", x, weight) + bias;
}

Tensor graph::layerNorm(Tensor x, Tensor gain, Tensor bias, double epsilon) {
  int64_t inner = x.rank() - 1;
  double width = static_cast<double>(x.extent(inner));
  Tensor mean = reduceSum(x, {inner}) / width;
  Tensor centered = x - expandLike(mean, x, inner);
  Tensor variance = reduceSum(centered * centered, {inner}) / width;
  Tensor inverse = rsqrt(variance + epsilon);
  return centered * expandLike(inverse, x, inner) * gain + bias;
}

Tensor graph::softmax(Tensor x) {
  int64_t inner = x.rank() - 1;
  Tensor largest = reduceMax(x, {inner});
  Tensor weights = exp(x - expandLike(largest, x, inner));
  return weights / expandLike(reduceSum(weights, {inner}), x, inner);
}

Tensor graph::geluNew(Tensor x) {
  Tensor cube = x * x * x;
  Tensor inner = (x + cube * 0.044715) * std::sqrt(2.0 / std::numbers::pi);
  return x * 0.5 * (tanh(inner) + 1.0);
}

Tensor graph::geluErf(Tensor x) {
  return x * 0.5 * (erf(x * std::numbers::sqrt2 * 0.5) + 1.0);
}

Tensor graph::relu(Tensor x) { return maximum(x, 0.0); }

Tensor graph::activate(models::Activation activation, Tensor x) {
  switch (activation) {
  case models::Activation::GeluNew:
    return geluNew(x);
  case models::Activation::Gelu:
    return geluErf(x);
  case models::Activation::Relu:
    return relu(x);
  }
  llvm_unreachable("every activation is written down");
}

/// How much of itself fewer bits may move a rate of dropout.
static constexpr double mostMoved = 0.02;

Tensor graph::dropout(Tensor x, double rate, Arrangement arrangement) {
  if (rate < 0 || rate >= 1)
    x.graph().fail("dropout",
                   "expected a rate in [0, 1), got " + std::to_string(rate));
  if (rate == 0 || !x.graph().hasGenerator())
    return x;
  for (int64_t width : {8, 16}) {
    const double all = std::ldexp(1.0, static_cast<int>(width));
    const double below = std::round((1.0 - rate) * all);
    if (std::abs(below / all - (1.0 - rate)) > mostMoved * rate || below < 1)
      continue;
    Tensor bits = randomBits(x.graph(), x.shape(), width, arrangement);
    return select(compare(Order::Less, bits, below), x * (all / below), 0.0);
  }
  Tensor bits = randomBits(x.graph(), x.shape());
  Tensor kept = compare(Order::Less, bits, std::floor((1.0 - rate) * 0x1p32));
  return select(kept, x * (1.0 / (1.0 - rate)), 0.0);
}

Tensor graph::hideFuture(Tensor scores) {
  Graph &graph = scores.graph();
  int64_t queries = scores.extent(-2), keys = scores.extent(-1);
  Shape square = {queries, keys};
  Tensor row = iota(graph, square, graph.i32(), 0);
  if (keys != queries)
    row = row + static_cast<double>(keys - queries);
  Tensor column = iota(graph, square, graph.i32(), 1);
  Tensor seen = compare(Order::GreaterOrEqual, row, column);
  return select(seen, scores, -std::numeric_limits<double>::infinity());
}

Tensor graph::attention(Tensor query, Tensor key, Tensor value,
                        const AttentionOptions &options) {
  Tensor scores = einsum("bthd,bshd->bhts", query, key);
  if (options.scale != 1)
    scores = scores * options.scale;
  if (options.causal)
    scores = hideFuture(scores);
  if (options.hidden) {
    // The least finite number, so that not even such a query has a NaN.
    Tensor hidden = broadcast(*options.hidden, scores.shape(), {0, 3});
    scores = select(hidden,
                    full(scores.graph(), scores.shape(), scores.elementType(),
                         std::numeric_limits<float>::lowest()),
                    scores);
  }
  Tensor weights =
      dropout(softmax(scores), options.dropout, Arrangement::Tiles);
  return einsum("bhts,bshe->bthe", weights, value);
}

Tensor graph::embedding(Tensor table, Tensor ids) {
  Graph &graph = table.graph();
  if (table.rank() != 2)
    graph.fail("embedding",
               "expected a table of rows, got " + describe(table.shape()));
  return Tensor(graph,
                graph.writing("gather").takeRows(table.value(), ids.value()));
}

Tensor graph::crossEntropy(Tensor logits, Tensor targets) {
  Graph &graph = logits.graph();
  if (logits.rank() != 2 || targets.shape() != logits.shape().take_front())
    graph.fail("cross entropy", "expected logits [N, V] and targets [N], got " +
                                    describe(logits.shape()) + " and " +
                                    describe(targets.shape()));
  Tensor largest = reduceMax(logits, {1});
  Tensor sum = reduceSum(exp(logits - expandLike(largest, logits, 1)), {1});
  Tensor logSumExp = log(sum) + largest;
  Tensor column = iota(graph, logits.shape(), targets.elementType(), 1);
  Tensor hit = compare(Order::Equal, column, expandLike(targets, logits, 1));
  Tensor target = reduceSum(select(hit, logits, 0.0), {1});
  return logSumExp - target;
}

/// Of i1: in [0, classes).
static Tensor isValid(Tensor targets, int64_t classes) {
  return logicalAnd(
      compare(Order::GreaterOrEqual, targets, 0.0),
      compare(Order::Less, targets, static_cast<double>(classes)));
}

Tensor graph::meanOverValid(Tensor losses, Tensor targets, int64_t classes) {
  Tensor valid = isValid(targets, classes);
  Tensor count = reduceSum(convert(valid, losses.elementType()), {0});
  Tensor total = reduceSum(select(valid, losses, 0.0), {0});
  return total / maximum(count, 1.0);
}

Tensor graph::countValid(Tensor targets, int64_t classes) {
  Type f32 = targets.graph().f32();
  return reduceSum(convert(isValid(targets, classes), f32), {0});
}

Tensor graph::hitsOf(Tensor logits, Tensor targets) {
  Graph &graph = logits.graph();
  double lowest = -std::numeric_limits<double>::infinity();
  Tensor column = iota(graph, logits.shape(), targets.elementType(), 1);
  Tensor hit = compare(Order::Equal, column, expandLike(targets, logits, 1));
  Tensor target = reduceMax(select(hit, logits, lowest), {1});
  Tensor right = compare(Order::GreaterOrEqual, target, reduceMax(logits, {1}));
  return convert(right, logits.elementType());
}

Tensor graph::classLoss(Tensor logits, Tensor labels) {
  int64_t rows = logits.extent(0), classes = logits.extent(1);
  if (!isa<FloatType>(labels.elementType()))
    return meanOverValid(crossEntropy(logits, labels), labels, classes);
  Tensor apart = reshape(logits, {rows}) - labels;
  return reduceSum(apart * apart, {0}) / static_cast<double>(rows);
}
