//===- ReadProgram.h - a model back from its program ------------*- C++ -*-===//
//
// A batch is no number in a StableHLO program: it stands in the types of most
// of its operations, and in constants that no type ties to it. A program that
// one of our models wrote says which (Dialect/Trc/ModelFacts.h), and can be
// written again with another. That it is such a program is not believed but
// seen: written again with the batch that it has, it is the same text.
//
// Plain C++.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_READPROGRAM_H
#define TRC_MODELS_READPROGRAM_H

#include "models/Model.h"

#include <memory>
#include <optional>
#include <string>
#include <string_view>

namespace trc::models {

/// What a training program was written from.
struct ProgramOrigin {
  std::unique_ptr<Model> model;
  std::string task;
  BatchShape shape;
  TrainingRecipe recipe;

  /// The same program for so many sequences; what is wrong with them in
  /// `error`.
  std::string write(int64_t batch, std::string &error) const;
};

/// Nothing, and one line in `error`, where the text is none that a model
/// writes.
std::optional<ProgramOrigin> readProgram(std::string_view text,
                                         std::string &error);

} // namespace trc::models

#endif // TRC_MODELS_READPROGRAM_H
