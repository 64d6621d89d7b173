//===- Utf8.cpp - code points of a text -----------------------------------===//

#include "text/Utf8.h"

#include <cstring>

namespace trc::train {

void appendUtf8(std::string &to, char32_t point) {
  auto add = [&](char32_t byte) { to += static_cast<char>(byte); };
  if (point < 0x80) {
    add(point);
  } else if (point < 0x800) {
    add(0xC0 | point >> 6);
    add(0x80 | (point & 0x3F));
  } else if (point < 0x10000) {
    add(0xE0 | point >> 12);
    add(0x80 | (point >> 6 & 0x3F));
    add(0x80 | (point & 0x3F));
  } else {
    add(0xF0 | point >> 18);
    add(0x80 | (point >> 12 & 0x3F));
    add(0x80 | (point >> 6 & 0x3F));
    add(0x80 | (point & 0x3F));
  }
}

int64_t takeUtf8(std::string_view &text) {
  if (text.empty())
    return -1;
  const auto byte = [&](size_t i) { return static_cast<uint8_t>(text[i]); };
  const uint8_t first = byte(0);
  const size_t length = first < 0x80   ? 1
                        : first < 0xC2 ? 0
                        : first < 0xE0 ? 2
                        : first < 0xF0 ? 3
                        : first < 0xF5 ? 4
                                       : 0;
  if (length == 0 || length > text.size())
    return -1;
  int64_t point = length == 1 ? first : first & (0x7F >> length);
  for (size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80)
      return -1;
    point = point << 6 | (byte(i) & 0x3F);
  }
  const bool overlong =
      (length == 3 && point < 0x800) || (length == 4 && point < 0x10000);
  const bool surrogate = point >= 0xD800 && point < 0xE000;
  if (overlong || surrogate || point > 0x10FFFF)
    return -1;
  text.remove_prefix(length);
  return point;
}

size_t findInvalidUtf8(std::string_view text) {
  const size_t size = text.size();
  while (!text.empty()) {
    // Eight bytes of ASCII at once.
    uint64_t bytes = 0x80;
    if (text.size() >= sizeof bytes)
      std::memcpy(&bytes, text.data(), sizeof bytes);
    if ((bytes & 0x8080808080808080) == 0)
      text.remove_prefix(sizeof bytes);
    else if (takeUtf8(text) < 0)
      return size - text.size();
  }
  return std::string_view::npos;
}

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const int64_t point = takeUtf8(text);
    if (point < 0)
      text.remove_prefix(1);
    const bool control = point < 0x20 || (point >= 0x7F && point < 0xA0);
    const bool kept = !control || point == '\n' || point == '\t';
    appendUtf8(result, kept ? static_cast<char32_t>(point) : 0xFFFD);
  }
  return result;
}

} // namespace trc::train
