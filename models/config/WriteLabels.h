//===- WriteLabels.h - labels of a head in a config.json --------*- C++ -*-===//

#ifndef TRC_MODELS_CONFIG_WRITELABELS_H
#define TRC_MODELS_CONFIG_WRITELABELS_H

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>

namespace trc::models {

/// The fields by which `transformers` counts labels, with the names that it
/// gives them itself; one label is a number.
inline void writeLabels(nlohmann::ordered_json &json, int64_t labels) {
  nlohmann::ordered_json names, numbers;
  for (int64_t i = 0; i < labels; ++i) {
    std::string name = "LABEL_" + std::to_string(i);
    names[std::to_string(i)] = name;
    numbers[name] = i;
  }
  json["id2label"] = names;
  json["label2id"] = numbers;
  json["problem_type"] =
      labels == 1 ? "regression" : "single_label_classification";
}

} // namespace trc::models

#endif // TRC_MODELS_CONFIG_WRITELABELS_H
