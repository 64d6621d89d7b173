//===- DataOptions.h - what a command says of its data ----------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H
#define TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H

#include <cstddef>
#include <cstdint>
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
  int64_t stride = 128;         ///< of windows over a paragraph, in tokens
  int64_t longestQuestion = 64; ///< in tokens; what is longer is cut
  size_t longestAnswer = 30;    ///< in tokens
  size_t candidates = 20;       ///< answers that are looked at
  double absenceThreshold = 0;  ///< above it a question has no answer
  std::string predictions;      ///< folder of the answers; empty: none
};

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TASKS_DATAOPTIONS_H
