//===- Gpt2.h - GPT-2 as a StableHLO program --------------------*- C++ -*-===//
//
// The architecture of Hugging Face's GPT2LMHeadModel, or of its
// GPT2ForSequenceClassification, exactly: learned
// positions, norms before attention and MLP, weights of Conv1D [in, out], a
// head that is the token embedding, dropout after the embedding, on attention
// weights and on what each layer adds.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_GPT2_GPT2_H
#define TRC_MODELS_GPT2_GPT2_H

#include "models/Model.h"
#include "models/gpt2/Gpt2Config.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace trc::models {

/// What a program works on, after the checks of `checkShape`.
struct Gpt2Shape {
  int64_t batch, sequence;
  int64_t classes; ///< 0: the next token; 1: one number
};

/// What does not fit the model or the task, naming the option; empty if all
/// does.
std::string checkShape(const Gpt2Config &config, bool classes,
                       BatchShape shape);

/// The whole program:
///   @initialise(seed)                        -> parameters, rng
///   @loss(parameters, rng, batch)            -> loss, rng       with dropout
///   @evaluate(parameters, batch)             -> loss            without
///   @step, by the recipe
/// For the next token the batch is `tokens` and `targets`, i32[B, T]. A target
/// outside of the vocabulary (-100, say) does not count; the loss is the mean
/// over those that do. There is
///   @next(parameters, tokens[1, T], position) -> logits[V] after that position
/// For classes the batch is `tokens`, `attention_mask` (1: a token; 0: padding,
/// which stands behind the text) and `labels`, i32[B], or f32[B] for one
/// number: the last token of each text is classified. There is
///   @predict(parameters, tokens, attention_mask) -> logits[B, L]
/// The config, shape and recipe have passed their checks.
mlir::OwningOpRef<mlir::ModuleOp> buildGpt2(mlir::MLIRContext &context,
                                            const Gpt2Config &config,
                                            const Gpt2Shape &shape,
                                            const TrainingRecipe &recipe);

/// Only the loss, as a public function `main`, in StableHLO that any compiler
/// takes. `rng` is there if some dropout rate is above 0.
mlir::OwningOpRef<mlir::ModuleOp> buildGpt2Loss(mlir::MLIRContext &context,
                                                const Gpt2Config &config,
                                                const Gpt2Shape &shape);

} // namespace trc::models

#endif // TRC_MODELS_GPT2_GPT2_H
