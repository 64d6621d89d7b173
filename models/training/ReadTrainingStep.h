//===- ReadTrainingStep.h - a recipe back from its IR -----------*- C++ -*-===//
//
// The converse of AddTrainingStep.h.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_TRAINING_READTRAININGSTEP_H
#define TRC_MODELS_TRAINING_READTRAININGSTEP_H

#include "models/training/TrainingRecipe.h"

#include "trc/Dialect/Trc/TrcDialect.h"

namespace trc::models {

/// Of a valid operation. What a recipe of ours cannot say (a rate as an input)
/// is left out.
TrainingRecipe readTrainingStep(TrainingStepOp step);

} // namespace trc::models

#endif // TRC_MODELS_TRAINING_READTRAININGSTEP_H
