//===- Setup.h - what a run is made of, from its options --------*- C++ -*-===//
//
// Opens the data, and writes down what a run was asked for: the facts that a
// checkpoint keeps and that must be the same when the run goes on.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_SETUP_H
#define TRC_TOOLS_TRC_TRAIN_SETUP_H

#include "Options.h"

#include <memory>

namespace trc::train {

struct RunData {
  Split tokens;
  /// What reads text and writes samples; null for ready-made tokens without
  /// --vocab.
  std::unique_ptr<Encoder> encoder;
};

/// `vocabulary` is how many tokens the model has.
Result<RunData> openData(const Options &options, int64_t vocabulary);

/// `model` is the text that says which model it is.
nlohmann::json runFacts(const Options &options, const nlohmann::json &model,
                        const Tokens &trained);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_SETUP_H
