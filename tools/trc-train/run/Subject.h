//===- Subject.h - what is trained ------------------------------*- C++ -*-===//
//
// A model that is emitted, or a program that somebody wrote: in both cases a
// text to compile, and what the trainer itself has to know of it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_RUN_SUBJECT_H
#define TRC_TOOLS_TRC_TRAIN_RUN_SUBJECT_H

#include "Options.h"
#include "tasks/Tasks.h"

#include <memory>

namespace trc::train {

struct Subject {
  std::unique_ptr<models::Model> model; ///< null for `trc-train program`
  std::string modelName;                ///< of either; empty: not said
  std::string program;                  ///< text, of that only
  const TaskRow *task = nullptr;        ///< never null once it was read
  nlohmann::json facts;                 ///< which it is; for checkpoints
  std::string config;                   ///< config.json; empty: none

  /// Takes the names that the data give the classes, if any: they are written
  /// to config.json.
  void nameClasses(const Options &options, std::span<const std::string> names);
  /// Writes config and facts of a model.
  void describe(const Options &options);
};

Result<Subject> readSubject(const Options &options);

Result<std::string> compileSubject(const Options &options,
                                   const Subject &subject);

/// The same, as far as what it takes is known.
Result<MemoryPlan> planSubject(const Options &options, const Subject &subject);

/// What files call the weights of the model that a program says it is. Programs
/// that do not say have the prefix of the first model, as ever, so that
/// checkpoints of old are read; a model that is not known has none.
models::WeightNames weightNames(std::string_view model);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_RUN_SUBJECT_H
