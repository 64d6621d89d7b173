//===- Heads.cpp - what an ALBERT is asked --------------------------------===//
//
// The head over the vocabulary is the largest product by far, so its rows are
// taken first: only masked positions go through it. Its loss then needs no
// logits in memory; how many words are right is counted a sequence at a time.
//
//===----------------------------------------------------------------------===//

#include "models/albert/Heads.h"

using namespace trc;
using namespace trc::graph;
using namespace trc::models;

AlbertAnswers::AlbertAnswers(Graph &graph, const AlbertShape &shape) {
  auto input = [&](llvm::StringRef name, Shape extents) {
    return graph.batch(name, extents, graph.i32());
  };
  Shape rows = {shape.batch};
  switch (shape.task) {
  case AlbertTask::MaskedWordsAndOrder:
  case AlbertTask::MaskedWords:
    maskedPositions = input("masked_positions", {shape.batch, shape.masked});
    maskedTokens = input("masked_tokens", {shape.batch, shape.masked});
    if (shape.task == AlbertTask::MaskedWordsAndOrder)
      order = input("order", rows);
    return;
  case AlbertTask::Spans:
    starts = input("starts", rows);
    ends = input("ends", rows);
    return;
  case AlbertTask::Classes:
    labels = shape.labels == 1 ? graph.batch("labels", rows, graph.f32())
                               : input("labels", rows);
    return;
  }
}

AlbertHeads::Masked
AlbertHeads::maskedRows(Tensor hidden, const AlbertAnswers &answers) const {
  int64_t batch = hidden.extent(0), length = hidden.extent(1);
  Tensor positions = *answers.maskedPositions;
  int64_t slots = positions.extent(1), rows = batch * slots;
  Scope scope(graph, "predictions");
  // A position outside is moved into its own sequence.
  Tensor inside = clamp(positions, 0, static_cast<double>(length - 1));
  Tensor sequence = iota(graph, positions.shape(), graph.i32(), 0);
  Tensor numbers = inside + sequence * static_cast<double>(length);
  Tensor states = reshape(hidden, {batch * length, config.width});
  Tensor x = embedding(states, reshape(numbers, {rows}));
  x = activate(config.activation, encoder.project(x, "predictions.dense"));
  return {encoder.norm(x, "predictions.LayerNorm"),
          reshape(*answers.maskedTokens, {rows})};
}

Tensor AlbertHeads::wordLogits(Tensor rows) const {
  return einsum("nc,vc->nv", rows,
                weight("embeddings.word_embeddings.weight")) +
         weight("predictions.bias");
}

Tensor AlbertHeads::maskedLoss(const Masked &masked) const {
  Scope scope(graph, "predictions");
  Tensor losses = crossEntropy(wordLogits(masked.rows), masked.words);
  return meanOverValid(losses, masked.words, config.vocabulary);
}

Tensor AlbertHeads::maskedAccuracy(const Masked &masked, int64_t batch) const {
  Scope scope(graph, "predictions");
  int64_t slots = masked.rows.extent(0) / batch;
  Tensor zero = full(graph, {}, graph.f32(), 0);
  Tensor hits = repeat(zero, batch, [&](Tensor sum, Tensor sequence) {
    Tensor first = sequence * static_cast<double>(slots);
    Tensor words = dynamicSlice(masked.words, 0, first, slots);
    Tensor logits = wordLogits(dynamicSlice(masked.rows, 0, first, slots));
    return sum + reduceSum(hitsOf(logits, words), {0});
  });
  return hits / maximum(countValid(masked.words, config.vocabulary), 1.0);
}

Tensor AlbertHeads::orderLogits(Tensor hidden) const {
  Scope scope(graph, "sop_classifier");
  return encoder.project(
      dropout(encoder.pool(hidden), config.classifierDropout),
      "sop_classifier.classifier");
}

std::pair<Tensor, Tensor> AlbertHeads::spanLogits(Tensor hidden) const {
  Scope scope(graph, "qa_outputs");
  Tensor both = encoder.project(hidden, "qa_outputs");
  Shape shape = {hidden.extent(0), hidden.extent(1)};
  return {reshape(slice(both, 2, 0, 1), shape),
          reshape(slice(both, 2, 1, 2), shape)};
}

Tensor AlbertHeads::classLogits(Tensor hidden) const {
  Scope scope(graph, "classifier");
  return encoder.project(
      dropout(encoder.pool(hidden), config.classifierDropout), "classifier");
}

/// The loss of one end of an answer.
static Tensor endLoss(Tensor logits, Tensor places) {
  int64_t length = logits.extent(1);
  places = clamp(places, 0, static_cast<double>(length));
  return meanOverValid(crossEntropy(logits, places), places, length);
}

NamedTensors AlbertHeads::losses(const AlbertShape &shape, Tensor hidden,
                                 const AlbertAnswers &answers,
                                 bool accuracies) const {
  switch (shape.task) {
  case AlbertTask::MaskedWords: {
    Masked masked = maskedRows(hidden, answers);
    NamedTensors results = {{"loss", maskedLoss(masked)}};
    if (accuracies)
      results.push_back(
          {"masked_accuracy", maskedAccuracy(masked, shape.batch)});
    return results;
  }
  case AlbertTask::MaskedWordsAndOrder: {
    Masked masked = maskedRows(hidden, answers);
    Tensor words = maskedLoss(masked);
    Tensor logits = orderLogits(hidden);
    Scope scope(graph, "sop_classifier");
    Tensor order =
        meanOverValid(crossEntropy(logits, *answers.order), *answers.order, 2);
    NamedTensors results = {
        {"loss", words + order}, {"masked_loss", words}, {"order_loss", order}};
    if (accuracies) {
      Tensor right = reduceSum(hitsOf(logits, *answers.order), {0});
      results.push_back(
          {"masked_accuracy", maskedAccuracy(masked, shape.batch)});
      results.push_back({"order_accuracy",
                         right / maximum(countValid(*answers.order, 2), 1.0)});
    }
    return results;
  }
  case AlbertTask::Spans: {
    auto [starts, ends] = spanLogits(hidden);
    Scope scope(graph, "qa_outputs");
    return {{"loss",
             (endLoss(starts, *answers.starts) + endLoss(ends, *answers.ends)) /
                 2.0}};
  }
  case AlbertTask::Classes: {
    Tensor logits = classLogits(hidden);
    Scope scope(graph, "classifier");
    return {{"loss", classLoss(logits, *answers.labels)}};
  }
  }
  llvm_unreachable("every task has a loss");
}

NamedTensors AlbertHeads::scores(const AlbertShape &shape,
                                 Tensor hidden) const {
  if (shape.task == AlbertTask::Classes)
    return {{"logits", classLogits(hidden)}};
  auto [starts, ends] = spanLogits(hidden);
  return {{"start_logits", starts}, {"end_logits", ends}};
}
