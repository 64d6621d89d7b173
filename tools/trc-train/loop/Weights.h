//===- Weights.h - a model's weights from and to a file ---------*- C++ -*-===//
//
// Names as Hugging Face has them. Reading takes them with or without the
// leading "transformer.", skips what is not a weight (the masks `attn.bias` and
// `attn.masked_bias`), and takes `lm_head.weight` when it is the token
// embedding once more. Every parameter must be there, in its shape; everything
// else is refused by name. Nothing is changed before all has been checked.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H
#define TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H

#include "loop/TrainingSession.h"
#include "weights/Safetensors.h"

namespace trc::train {

/// `path` is a safetensors file, or a folder with a `model.safetensors`.
Result<SafetensorsFile> openWeights(const std::string &path);

/// Refuses a file with a weight that is not a number, or infinite: the first
/// loss would be neither, and blamed on the rate.
Status checkFinite(const SafetensorsFile &file);

Status loadWeights(const SafetensorsFile &file, TrainingSession &session);

/// With "transformer." in front and `format: pt`, so that `transformers` loads
/// the folder.
Status saveWeights(const std::string &path, const TrainingSession &session);

/// State tensors as they are, by their own names.
Status saveState(const std::string &path, const TrainingSession &session,
                 const std::vector<const StateTensor *> &tensors);
Status loadState(const SafetensorsFile &file, TrainingSession &session,
                 const std::vector<const StateTensor *> &tensors);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_LOOP_WEIGHTS_H
