//===- ClassLabels.h - what the labels of sentences mean --------*- C++ -*-===//
//
// A label is the number of a class, the name of one, or, of a model that says
// one number, a number. Names are the model's (`id2label` of its config), or,
// where it has none and the first label of the data is no number, the different
// labels of the data in the order of their bytes.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_CLASSLABELS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_CLASSLABELS_H

#include "text/SentenceTable.h"

#include <cstdint>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace trc::train {

class ClassLabels {
public:
  ClassLabels() = default;
  /// Of `path`. `names` are the model's, none where it has none; `classes` is
  /// how many it has, 0 where that is not known yet. Refuses data of more or
  /// fewer names.
  static Result<ClassLabels> create(const SentenceTable &table,
                                    const std::string &path,
                                    std::span<const std::string> names,
                                    int64_t classes);

  /// By the numbers of their classes; empty where classes have none.
  const std::vector<std::string> &names() const { return known; }
  /// The number that stands for a label.
  Result<double> numberOf(const SentenceRow &row,
                          const std::string &path) const;
  /// Refuses a number that is none of `classes`; of one anything goes.
  static Status checkNumber(double number, int64_t classes,
                            const std::string &place);

private:
  void know(std::vector<std::string> names, std::string from);

  std::vector<std::string> known;
  std::unordered_map<std::string, size_t> numbers; ///< of `known`
  std::string source;                              ///< of `known`, for messages
  bool takesNumbers = true;
  bool isNumber = false; ///< no classes
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_CLASSLABELS_H
