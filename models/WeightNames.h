//===- WeightNames.h - what files call a model's weights --------*- C++ -*-===//
//
// A program calls a parameter by its bare name. Files of weights may put
// something in front, hold a weight twice, hold what is no weight, and have
// another head than the one that is trained.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_MODELS_WEIGHTNAMES_H
#define TRC_MODELS_WEIGHTNAMES_H

#include <span>
#include <string>
#include <string_view>

namespace trc::models {

/// `copy` may be there as `original` once more.
struct TiedWeight {
  std::string_view copy, original;
};

struct WeightNames {
  /// In front of names that are written; may be missing in what is read.
  std::string_view prefix = {};
  /// Whether a tensor, called without the prefix, is no weight; null: none is.
  bool (*isSkipped)(std::string_view name) = nullptr;
  /// Whether a name is written without the prefix; null: none is.
  bool (*isBare)(std::string_view name) = nullptr;
  /// Whether weights to begin with may lack this one, which then starts as it
  /// was made, or may have it though the model does not: those of heads. Null:
  /// none may.
  bool (*isOptional)(std::string_view name) = nullptr;
  std::span<const TiedWeight> ties = {};

  bool skips(std::string_view name) const {
    return isSkipped && isSkipped(name);
  }
  bool mayLack(std::string_view name) const {
    return isOptional && isOptional(name);
  }
  /// As a file calls it.
  std::string written(std::string_view name) const {
    return isBare && isBare(name) ? std::string(name)
                                  : std::string(prefix) + std::string(name);
  }
  /// The same, with nothing that may be missing.
  WeightNames complete() const {
    WeightNames all = *this;
    all.isOptional = nullptr;
    return all;
  }
};

} // namespace trc::models

#endif // TRC_MODELS_WEIGHTNAMES_H
