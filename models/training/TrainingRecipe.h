//===- TrainingRecipe.h - how a loss is made small --------------*- C++ -*-===//
//
// Optimizer, schedule, clipping and accumulation: what `trc.training_step`
// says, as a struct. Plain C++; the same for every model.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_TRAINING_TRAININGRECIPE_H
#define TRC_MODELS_TRAINING_TRAININGRECIPE_H

#include "trc/TrainStep/LossScaling.h"

#include <cstdint>
#include <map>
#include <string>

namespace trc::models {

struct TrainingRecipe {
  std::string optimizer{optimizers().front()->name}; ///< or another of these
  /// The optimizer's, by name; one that is not there is as suggested.
  std::map<std::string, double, std::less<>> numbers;
  double learningRate = 6e-4;
  double weightDecay = 0.1; ///< of parameters with two dimensions or more
  double clipNorm = 1.0;    ///< of all gradients together; 0: none
  /// What is clipped: the gradient of a "step", or of each "micro-batch" of it.
  std::string clipScope = "step";
  std::string schedule = "constant"; ///< or linear, cosine, polynomial
  int64_t warmupSteps = 0;
  int64_t totalSteps = 0;
  double finalRate = 0;
  double power = 1;
  int64_t accumulation = 1; ///< batches per step
  /// Of the loss scale (LossScaling.h), by name, those that were given.
  std::map<std::string, double, std::less<>> scaling;

  double number(const OptimizerNumber &number) const;
};

/// What is wrong with a recipe, naming the option; empty if nothing is.
std::string checkRecipe(const TrainingRecipe &recipe);

} // namespace trc::models

#endif // TRC_MODELS_TRAINING_TRAININGRECIPE_H
