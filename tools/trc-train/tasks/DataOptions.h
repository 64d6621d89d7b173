//===- DataOptions.h - what a command says of its data ----------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H

#include <string>

namespace trc::train {

struct DataOptions {
  std::string path, heldOutPath;
  double heldOutPart = 0.1; ///< of `path`, where there is no `heldOutPath`
  std::string format = "auto";
  std::string vocabulary, merges;
  std::string order = "random";
  double maskRate = 0.15; ///< of masked words
  int ngrams = 3;         ///< words at once, at most
  bool wholeWords = true;
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H
