//===- LargestBatch.h - an answer in place of a file ------------*- C++ -*-===//

#ifndef TRC_TOOLS_TRC_COMPILE_LARGESTBATCH_H
#define TRC_TOOLS_TRC_COMPILE_LARGESTBATCH_H

#include "trc/Pipeline/CompileRequest.h"

#include <string>
#include <string_view>

namespace trc {

struct LargestBatchAnswer {
  std::string json;     ///< one line
  std::string note;     ///< what else there is to say, for people
  std::string fault;    ///< why there is no answer
  bool misused = false; ///< by the program that was given, not by its size
};

/// The most rows with which the program `text` of one of our models fits into
/// the request's memory limit, what it takes then, and with one row more.
/// `name` is what messages call it.
LargestBatchAnswer answerLargestBatch(std::string_view text,
                                      std::string_view name,
                                      const CompileRequest &request);

} // namespace trc

#endif // TRC_TOOLS_TRC_COMPILE_LARGESTBATCH_H
