//===- WeightNames.h - what files call a model's weights --------*- C++ -*-===//
//
// A program calls a parameter by its bare name. Files of weights may put
// something in front, hold a weight twice, and hold what is no weight.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_WEIGHTNAMES_H
#define TRC_MODELS_WEIGHTNAMES_H

#include <string_view>

namespace trc::models {

struct WeightNames {
  /// In front of every name that is written; may be missing in what is read.
  std::string_view prefix = {};
  /// Whether a tensor, called without the prefix, is no weight; null: none is.
  bool (*isSkipped)(std::string_view name) = nullptr;
  /// What may be `original` once more; empty: nothing.
  std::string_view copy = {}, original = {};

  bool skips(std::string_view name) const {
    return isSkipped && isSkipped(name);
  }
};

} // namespace trc::models

#endif // TRC_MODELS_WEIGHTNAMES_H
