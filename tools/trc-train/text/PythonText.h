//===- PythonText.h - text as Python sees it --------------------*- C++ -*-===//
//
// Tokenizers and metrics that ours are equal to are written in Python: where it
// splits a text, what it calls a digit or a letter, and how it makes letters
// small. Unicode's tables are ICU's.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_PYTHONTEXT_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_PYTHONTEXT_H

#include <cstdint>
#include <string>
#include <string_view>

namespace trc::train {

/// `str.isspace`, where `str.split` cuts.
bool isPythonSpace(int64_t point);
/// The same of ASCII, without a look into tables.
constexpr bool isAsciiSpace(unsigned char byte) {
  return byte == ' ' || (byte >= 9 && byte <= 13) ||
         (byte >= 0x1C && byte <= 0x1F);
}
/// `str.isdigit`.
bool isPythonDigit(int64_t point);
/// \w of `re`.
bool isPythonWord(int64_t point);

/// `str.lower`. The end of a word matters: there a capital sigma becomes
/// another letter.
std::string pythonLower(std::string_view text);

/// The next stretch without white space, taken off the front of `rest` with
/// what stands before it; empty when there is none.
std::string_view takeWord(std::string_view &rest);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_PYTHONTEXT_H
