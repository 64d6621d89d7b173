//===- Weights.h - a model's weights from and to a file ---------*- C++ -*-===//
//
// Names are the model's (models/WeightNames.h). Reading takes them with or
// without the prefix, skips what is not a weight, and takes a copy of a weight
// when it is one. Every parameter must be there, in its shape, but for those
// that the names allow to be missing; everything else is refused by name.
// Nothing is changed before all has been checked.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H

#include "loop/TrainingSession.h"
#include "models/WeightNames.h"
#include "weights/Safetensors.h"

namespace trc::train {

/// `path` is a safetensors file, or a folder with a `model.safetensors`.
Result<SafetensorsFile> openWeights(const std::string &path);

/// Refuses a file with a weight that is not a number, or infinite: the first
/// loss would be neither, and blamed on the rate.
Status checkFinite(const SafetensorsFile &file,
                   const models::WeightNames &names);

/// Parameters that may be missing, and are, keep what they hold.
Status loadWeights(const SafetensorsFile &file, TrainingSession &session,
                   const models::WeightNames &names);

/// With the prefix and `format: pt`, so that `transformers` loads the folder.
Status saveWeights(const std::string &path, const TrainingSession &session,
                   const models::WeightNames &names);

/// State tensors as they are, by their own names.
Status saveState(const std::string &path, const TrainingSession &session,
                 const std::vector<const StateTensor *> &tensors);
Status loadState(const SafetensorsFile &file, TrainingSession &session,
                 const std::vector<const StateTensor *> &tensors);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H
