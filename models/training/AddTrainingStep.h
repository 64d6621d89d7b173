//===- AddTrainingStep.h - a recipe as IR -----------------------*- C++ -*-===//
//
// Turns a `TrainingRecipe` into the operation `trc.training_step`.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_TRAINING_ADDTRAININGSTEP_H
#define TRC_MODELS_TRAINING_ADDTRAININGSTEP_H

#include "models/training/TrainingRecipe.h"

#include "mlir/IR/BuiltinOps.h"

namespace trc::models {

/// Appends `trc.training_step @step loss(@loss) initialise(@initialise)`.
void addTrainingStep(mlir::ModuleOp module, const TrainingRecipe &recipe);

} // namespace trc::models

#endif // TRC_MODELS_TRAINING_ADDTRAININGSTEP_H
