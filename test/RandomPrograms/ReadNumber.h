//===- ReadNumber.h - a number of a command line ----------------*- C++ -*-===//
//
// Seeds and counts: what is not all number is refused, not taken for 0.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RANDOMPROGRAMS_READNUMBER_H
#define TRC_TEST_RANDOMPROGRAMS_READNUMBER_H

#include <charconv>
#include <string_view>
#include <system_error>

namespace trc::fuzz {

template <typename Number>
bool readNumber(std::string_view text, Number &number) {
  const char *begin = text.data();
  const char *end = begin + text.size();
  auto [rest, error] = std::from_chars(begin, end, number);
  return error == std::errc() && rest == end;
}

} // namespace trc::fuzz

#endif // TRC_TEST_RANDOMPROGRAMS_READNUMBER_H
