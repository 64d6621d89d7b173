//===- ReadNumber.h - numbers of a command line ----------------*- C++ -*-===//
//
// Seeds and counts: what is not all number is refused, not taken for 0.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_RANDOMPROGRAMS_READNUMBER_H
#define TRC_TEST_RANDOMPROGRAMS_READNUMBER_H

#include <charconv>
#include <cstdint>
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

/// The words of a program that compares random ones.
struct SeedsAndSize {
  uint64_t first = 0, count = 0;
  int operations = 0;

  /// FIRST_SEED COUNT OPERATIONS, and nothing else.
  bool read(int argc, char **argv) {
    return argc == 4 && readNumber(argv[1], first) &&
           readNumber(argv[2], count) && readNumber(argv[3], operations);
  }
};

} // namespace trc::fuzz

#endif // TRC_TEST_RANDOMPROGRAMS_READNUMBER_H
