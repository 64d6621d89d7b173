//===- CharacterMap.cpp - a damaged model must not be trusted -------------===//
//
// The file is a message of protocol buffers (sentencepiece_model.proto): field
// 3 says how to normalise, field 5 how to undo it, and field 2 of each is a
// map: the size of the array, its units of 32 bits, and texts that end in
// zeros. A unit holds the byte that leads to it, an offset to what follows, and
// whether a text ends there, whose place the unit at that offset has.
//
//===----------------------------------------------------------------------===//

#include "text/CharacterMap.h"

#include <cstdint>
#include <cstring>
#include <vector>

namespace trc::train {

namespace {

/// One field after the other of a message.
class Fields {
public:
  explicit Fields(std::string_view rest) : rest(rest) {}

  uint64_t number = 0;
  std::string_view bytes; ///< of a field that has a length

  /// False at the end, and where the message breaks off.
  bool next() {
    uint64_t key, value;
    if (rest.empty() || !take(key))
      return false;
    number = key >> 3;
    bytes = {};
    switch (key & 7) {
    case 0:
      return take(value);
    case 1:
      return skip(8);
    case 2:
      if (!take(value) || value > rest.size())
        return false;
      bytes = rest.substr(0, value);
      return skip(value);
    case 5:
      return skip(4);
    default:
      return false;
    }
  }

private:
  bool take(uint64_t &value) {
    value = 0;
    for (int shift = 0; shift < 64 && !rest.empty(); shift += 7) {
      const auto byte = static_cast<uint8_t>(rest.front());
      rest.remove_prefix(1);
      value |= static_cast<uint64_t>(byte & 0x7F) << shift;
      if (byte < 0x80)
        return true;
    }
    return false;
  }
  bool skip(uint64_t count) {
    if (count > rest.size())
      return false;
    rest.remove_prefix(count);
    return true;
  }

  std::string_view rest;
};

} // namespace

static bool isSoundMap(std::string_view map) {
  if (map.empty())
    return true; // nothing is mapped
  uint32_t arrayBytes = 0;
  if (map.size() < sizeof arrayBytes)
    return false;
  std::memcpy(&arrayBytes, map.data(), sizeof arrayBytes);
  map.remove_prefix(sizeof arrayBytes);
  if (arrayBytes >= map.size() || arrayBytes % 4 != 0 || arrayBytes == 0)
    return false;
  std::vector<uint32_t> units(arrayBytes / 4);
  std::memcpy(units.data(), map.data(), arrayBytes);
  const std::string_view texts = map.substr(arrayBytes);
  if (texts.back() != '\0')
    return false;

  std::vector<bool> isSeen(units.size());
  std::vector<uint32_t> open{0};
  isSeen[0] = true;
  while (!open.empty()) {
    const uint32_t at = open.back(), unit = units[at];
    open.pop_back();
    const uint32_t offset = (unit >> 10) << ((unit & (1u << 9)) >> 6);
    const uint32_t base = at ^ offset;
    // Whatever byte comes next is looked up.
    if ((base | 0xFF) >= units.size())
      return false;
    const bool endsText = at != 0 && (unit >> 8 & 1) != 0;
    if (endsText && (units[base] & 0x7FFFFFFF) >= texts.size())
      return false;
    for (uint32_t byte = 0; byte < 256; ++byte) {
      const uint32_t to = base ^ byte;
      if ((units[to] & 0x800000FF) != byte || isSeen[to])
        continue;
      isSeen[to] = true;
      open.push_back(to);
    }
  }
  return true;
}

bool hasSoundCharacterMaps(std::string_view model) {
  for (Fields outer(model); outer.next();) {
    if (outer.number != 3 && outer.number != 5)
      continue;
    for (Fields inner(outer.bytes); inner.next();)
      if (inner.number == 2 && !isSoundMap(inner.bytes))
        return false;
  }
  return true;
}

} // namespace trc::train
