//===- Row.h - GPT-2 in the table of models ---------------------*- C++ -*-===//

#ifndef TRC_MODELS_GPT2_ROW_H
#define TRC_MODELS_GPT2_ROW_H

#include "models/Model.h"

namespace trc::models {

extern const ModelRow gpt2;

} // namespace trc::models

#endif // TRC_MODELS_GPT2_ROW_H
