//===- Models.cpp - the models that there are -----------------------------===//
//
// The rows, each in the folder of its model.
//
//===----------------------------------------------------------------------===//

#include "models/Model.h"

#include "models/albert/Row.h"
#include "models/gpt2/Row.h"

using namespace trc::models;

static constexpr const ModelRow *rows[] = {&gpt2, &albert};

std::span<const ModelRow *const> trc::models::allModels() { return rows; }

const ModelRow *trc::models::findModel(std::string_view name) {
  for (const ModelRow *row : rows)
    if (row->name == name)
      return row;
  return nullptr;
}
