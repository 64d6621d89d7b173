//===- Complain.cpp - what a tool says of a fault -------------------------===//
//
// See Complain.h.
//
//===----------------------------------------------------------------------===//

#include "start/Complain.h"

#include <cstdio>

namespace trc {

/// Bytes of the character that `text` begins with; 0 where it is not one that
/// is printed as it is.
static size_t printedBytes(std::string_view text) {
  const auto byte = [&](size_t i) {
    return static_cast<unsigned char>(text[i]);
  };
  const unsigned char first = byte(0);
  if (first < 0x80)
    return first >= ' ' && first != 0x7f ? 1 : 0;
  const size_t length = first >= 0xf0   ? (first < 0xf5 ? 4 : 0)
                        : first >= 0xe0 ? 3
                        : first >= 0xc2 ? 2
                                        : 0;
  if (length > text.size())
    return 0;
  for (size_t i = 1; i < length; ++i)
    if ((byte(i) & 0xc0) != 0x80)
      return 0;
  switch (first) {
  case 0xc2: // U+0080 to U+009F are controls as well
  case 0xe0: // less would fit into fewer bytes
    return byte(1) < 0xa0 ? 0 : length;
  case 0xed: // surrogates
    return byte(1) < 0xa0 ? length : 0;
  case 0xf0:
    return byte(1) < 0x90 ? 0 : length;
  case 0xf4: // beyond U+10FFFF
    return byte(1) < 0x90 ? length : 0;
  default:
    return length;
  }
}

std::string onOneLine(std::string_view text) {
  constexpr size_t longest = 2000, head = 1500, tail = 300;
  const size_t left = text.size() > longest ? text.size() - head - tail : 0;
  std::string result;
  for (size_t at = 0; at < text.size();) {
    if (left != 0 && at >= head && at < head + left) {
      result += " ... (" + std::to_string(left) + " bytes left out) ... ";
      at = head + left;
      continue;
    }
    const size_t bytes = printedBytes(text.substr(at));
    if (bytes != 0) {
      result += text.substr(at, bytes);
    } else {
      char number[8];
      std::snprintf(number, sizeof number, "\\x%02x",
                    static_cast<unsigned char>(text[at]));
      result += text[at] == '\n' ? "\\n" : number;
    }
    at += bytes == 0 ? 1 : bytes;
  }
  return result;
}

int complain(const char *tool, std::string_view message, int code) {
  std::fprintf(stderr, "%s: %s\n", tool, onOneLine(message).c_str());
  return code;
}

} // namespace trc
