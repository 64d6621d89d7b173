//===- Utf8.h - code points of a text ---------------------------*- C++ -*-===//
//
// What the BPE files and the sampler need of UTF-8, and no more.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_TRAIN_TEXT_UTF8_H
#define TRC_TOOLS_TRC_TRAIN_TEXT_UTF8_H

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace trc::train {

void appendUtf8(std::string &to, char32_t point);

/// Takes one code point off the front of `text`; -1, and nothing taken, where
/// the bytes are not UTF-8 (overlong forms and surrogates are not).
int64_t takeUtf8(std::string_view &text);

/// The first byte that is not UTF-8; npos when all are.
size_t findInvalidUtf8(std::string_view text);

/// The text with what is not UTF-8 or would move a terminal's cursor replaced
/// by U+FFFD. New lines and tabs stay.
std::string printable(std::string_view text);

} // namespace trc::train

#endif // TRC_TOOLS_TRC_TRAIN_TEXT_UTF8_H
