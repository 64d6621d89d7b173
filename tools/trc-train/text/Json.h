//===- Json.h - JSON of a user's file, with places --------------*- C++ -*-===//
//
// nlohmann's parser keeps no positions and takes the last of two equal keys.
// This says line and column of what is wrong, refuses equal keys, and remembers
// where the keys of the outermost object stand.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_JSON_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_JSON_H

#include "Failure.h"

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>
#include <unordered_map>

namespace trc::train {

struct LocatedJson {
  nlohmann::json value;
  /// "line 3, column 7" of each key of the outermost object.
  std::unordered_map<std::string, size_t> offsets;
  std::string_view source;

  std::string placeOf(const std::string &key) const;
};

/// `name` stands before each message. `source` must outlive the result.
Result<LocatedJson> parseJson(std::string_view source, const std::string &name);

/// One line of a file of them; `place` is "file: line 3".
Result<LocatedJson> parseJsonLine(std::string_view line,
                                  const std::string &place);

/// "line 3, column 7" of a byte.
std::string placeIn(std::string_view source, size_t offset);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_JSON_H
