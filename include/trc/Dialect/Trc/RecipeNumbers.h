//===- RecipeNumbers.h - numbers of a training step's recipe ----*- C++ -*-===//
//
// Numbers that are rows of a table, the optimizer's and those of the loss
// scale, are attributes of `trc.training_step` that its verifier looks up
// there.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_DIALECT_TRC_RECIPENUMBERS_H
#define TRC_DIALECT_TRC_RECIPENUMBERS_H

#include "trc/Dialect/Trc/TrcDialect.h"
#include "trc/TrainStep/OptimizerTable.h"

namespace trc {

/// What the recipe says, or the default of a recipe that does not.
double readNumber(TrainingStepOp recipe, const OptimizerNumber &number);

/// Whether the gradients of the recipe are those of a scaled loss.
bool scalesLoss(TrainingStepOp recipe);

/// The type of a loss scale, an f32 scalar. A function of gradients that takes
/// one has it behind the loss's arguments.
mlir::RankedTensorType getLossScaleType(mlir::MLIRContext *context);

} // namespace trc

#endif // TRC_DIALECT_TRC_RECIPENUMBERS_H
