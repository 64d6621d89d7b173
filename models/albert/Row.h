//===- Row.h - ALBERT in the table of models --------------------*- C++ -*-===//

#ifndef TRC_MODELS_ALBERT_ROW_H
#define TRC_MODELS_ALBERT_ROW_H

#include "models/Model.h"

namespace trc::models {

extern const ModelRow albert;

} // namespace trc::models

#endif // TRC_MODELS_ALBERT_ROW_H
