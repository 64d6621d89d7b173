//===- Albert.h - ALBERT as a StableHLO program -----------------*- C++ -*-===//
//
// The architecture of Hugging Face's AlbertForMaskedLM, AlbertForPreTraining,
// AlbertForQuestionAnswering and AlbertForSequenceClassification, exactly. The
// head over the vocabulary sees masked positions only; their losses are those
// of `transformers` with -100 at all others.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_ALBERT_ALBERT_H
#define TRC_MODELS_ALBERT_ALBERT_H

#include "models/Model.h"
#include "models/albert/Heads.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

namespace trc::models {

/// What does not fit the model or the task, naming the option; empty if all
/// does.
std::string checkShape(const AlbertConfig &config, AlbertTask task,
                       BatchShape shape);
/// With what was left open: how many words are masked, how many classes.
AlbertShape completeShape(const AlbertConfig &config, AlbertTask task,
                          BatchShape shape);

/// The whole program, for a config, shape and recipe that passed their checks:
///   @initialise(seed)                 -> parameters, rng
///   @loss(parameters, rng, batch)     -> loss, its parts, rng   with dropout
///   @evaluate(parameters, batch)      -> loss, its parts, accuracies
///   @predict(parameters, text)        -> scores; of spans and classes
///   @step, by the recipe
/// The batch is `tokens`, `token_types`, `attention_mask`, and what the task
/// adds (`AlbertAnswers`).
mlir::OwningOpRef<mlir::ModuleOp> buildAlbert(mlir::MLIRContext &context,
                                              const AlbertConfig &config,
                                              const AlbertShape &shape,
                                              const TrainingRecipe &recipe);

/// Only the loss, as a public function `main`, in StableHLO that any compiler
/// takes. `rng` is there if some dropout rate is above 0.
mlir::OwningOpRef<mlir::ModuleOp> buildAlbertLoss(mlir::MLIRContext &context,
                                                  const AlbertConfig &config,
                                                  const AlbertShape &shape);

/// "masked-words" and so on.
llvm::StringRef albertTaskName(AlbertTask task);

} // namespace trc::models

#endif // TRC_MODELS_ALBERT_ALBERT_H
