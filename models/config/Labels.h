//===- Labels.h - the labels of a head in a config.json ---------*- C++ -*-===//

#ifndef TRC_MODELS_CONFIG_LABELS_H
#define TRC_MODELS_CONFIG_LABELS_H

#include <nlohmann/json.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace trc::models {

/// The fields by which `transformers` counts and names labels; one that has no
/// name gets the name that it gives them itself. One label is a number.
void writeLabels(nlohmann::ordered_json &json, int64_t labels,
                 const std::vector<std::string> &names);

} // namespace trc::models

#endif // TRC_MODELS_CONFIG_LABELS_H
