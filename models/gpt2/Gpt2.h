//===- Gpt2.h - GPT-2 as a StableHLO program --------------------*- C++ -*-===//
//
// The architecture of Hugging Face's GPT2LMHeadModel, exactly: learned
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

/// What does not fit the model, naming the option; empty if all does.
std::string checkShape(const Gpt2Config &config, BatchShape shape);

/// The whole program:
///   @initialise(seed)                        -> parameters, rng
///   @loss(parameters, rng, tokens, targets)  -> loss, rng       with dropout
///   @evaluate(parameters, tokens, targets)   -> loss            without
///   @next(parameters, tokens[1, T], position) -> logits[V] after that position
///   @step, by the recipe
/// `tokens` and `targets` are i32[B, T]. A target outside of the vocabulary
/// (-100, say) does not count; the loss is the mean over those that do.
/// The config, shape and recipe have passed their checks.
mlir::OwningOpRef<mlir::ModuleOp> buildGpt2(mlir::MLIRContext &context,
                                            const Gpt2Config &config,
                                            BatchShape shape,
                                            const TrainingRecipe &recipe);

/// Only the loss, as a public function `main`, in StableHLO that any compiler
/// takes. `rng` is there if some dropout rate is above 0.
mlir::OwningOpRef<mlir::ModuleOp> buildGpt2Loss(mlir::MLIRContext &context,
                                                const Gpt2Config &config,
                                                BatchShape shape);

} // namespace trc::models

#endif // TRC_MODELS_GPT2_GPT2_H
