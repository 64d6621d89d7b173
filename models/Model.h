//===- Model.h - the models that there are ----------------------*- C++ -*-===//
//
// One row per model: how its config is read, what it can be trained for, how
// files call its weights. Reading a config gives a `Model`, which knows sizes
// and writes programs. Tools know rows and models only; a new model is a folder
// and its row in Models.cpp.
//
// Plain C++; programs are handed out as text, as everybody's are.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_MODEL_H
#define TRC_MODELS_MODEL_H

#include "models/WeightNames.h"
#include "models/training/TrainingRecipe.h"

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace trc::models {

/// How much is given to the program at a time, and what is asked of it. A task
/// reads the sizes that it has, and `checkShape` refuses the others.
struct BatchShape {
  int64_t batch = 1;    ///< sequences
  int64_t sequence = 1; ///< positions of each
  int64_t masked = 0;   ///< masked words in each, at most; 0: 15 %, rounded up
  int64_t classes = 0;  ///< classes: how many; 1: one number instead
};

/// A model in one configuration.
class Model {
public:
  virtual ~Model() = default;

  /// One dropout rate in place of the config's.
  virtual void setDropout(double rate) = 0;
  /// What does not fit the model or the task, naming the option; empty if all
  /// does.
  virtual std::string checkShape(std::string_view task,
                                 BatchShape shape) const = 0;

  /// Tokens that there are.
  virtual int64_t vocabulary() const = 0;
  /// What the work of attention is counted by.
  virtual int64_t layers() const = 0;
  virtual int64_t width() const = 0;
  /// With how many weights a token is multiplied, of so many parameters: those
  /// that layers share count once for each.
  virtual int64_t multiplied(int64_t parameters) const { return parameters; }
  /// Whether a position sees only those before it.
  virtual bool isCausal() const { return true; }

  /// Classes that the head of a task tells apart; 1: it says one number, 0: it
  /// tells none apart.
  virtual int64_t classes(std::string_view task, BatchShape shape) const = 0;
  /// What the config calls them, in the order of their numbers; empty where it
  /// does not say.
  virtual std::span<const std::string> classNames() const = 0;
  /// Calls them so in what is written from now on; as many as there are.
  virtual void nameClasses(std::vector<std::string> names) = 0;

  /// The text of its config file with the head of a task, indented by so many
  /// columns.
  virtual std::string writeConfig(std::string_view task, BatchShape shape,
                                  int indent) const = 0;

  /// The text of the whole training program for one of the row's tasks; of a
  /// shape and recipe that passed their checks. Empty if it is not valid, which
  /// is a mistake of trc.
  virtual std::string writeProgram(std::string_view task, BatchShape shape,
                                   const TrainingRecipe &recipe) const = 0;
  /// Only the loss, as a public function `main`.
  virtual std::string writeLoss(std::string_view task,
                                BatchShape shape) const = 0;
};

/// Where a program says a size of its batch: an extent of an input of its loss.
struct SizeOfInput {
  std::string_view input; ///< "tokens"
  size_t dimension;
  int64_t BatchShape::*size;
};

struct ModelRow {
  std::string_view name;                   ///< "gpt2"
  std::string_view about;                  ///< a line of --help
  std::string_view config;                 ///< what --config takes, for --help
  std::span<const std::string_view> tasks; ///< the first is the usual one
  /// All that its programs say of their batch; an input that a task does not
  /// have leaves the size as it is.
  std::span<const SizeOfInput> sizes;
  WeightNames weights;
  /// Takes the text of a config, which messages call `file`; null and one line
  /// in `error` if it fails.
  std::unique_ptr<Model> (*parse)(std::string_view text, std::string_view file,
                                  std::string &error);
  /// Reads a config by name or path; null and one line in `error` if it fails.
  std::unique_ptr<Model> (*read)(const std::string &nameOrPath,
                                 std::string &error);
};

/// The first is that whose prefix the weights of programs have that do not say
/// which model they are.
std::span<const ModelRow *const> allModels();
/// Null if there is none of that name.
const ModelRow *findModel(std::string_view name);

} // namespace trc::models

#endif // TRC_MODELS_MODEL_H
