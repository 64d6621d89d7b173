//===- ProgramGenerator.cpp - random programs, legal and broken -----------===//
//
// See ProgramGenerator.h. Program.h holds a program while it grows.
//
//===----------------------------------------------------------------------===//

#include "Program.h"

#include <iterator>

namespace trc::fuzz {

uint64_t Random::next() {
  state += 0x9e3779b97f4a7c15;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
  z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
  return z ^ (z >> 31);
}

std::string generateProgram(uint64_t seed, int operations,
                            Functions functions) {
  return Program(seed, operations, functions).print();
}

std::string generateBrokenProgram(uint64_t seed, int operations) {
  std::string text = generateProgram(seed, operations);
  Random random(seed ^ 0x5eed);
  static const char *const scraps[] = {"tensor<",
                                       ">",
                                       "x",
                                       "-1",
                                       "99999999999999999999",
                                       "dense<",
                                       "[",
                                       "]",
                                       "{",
                                       "}",
                                       "(",
                                       ")",
                                       "?",
                                       "%v0",
                                       "@main",
                                       "loc(\"",
                                       "\"",
                                       "0xFF",
                                       "complex<f32>",
                                       "!stablehlo.token",
                                       "stablehlo.",
                                       "#stablehlo.gather<",
                                       "array<i64: ",
                                       "i4",
                                       "f8E4M3FN"};
  auto place = [&] {
    return static_cast<size_t>(
        random.below(static_cast<int64_t>(text.size()) + 1));
  };
  for (int64_t changes = 1 + random.below(4); changes > 0; --changes) {
    size_t begin = place();
    size_t length = static_cast<size_t>(1 + random.below(12));
    switch (random.below(5)) {
    case 0:
      text.erase(begin, length);
      break;
    case 1:
      text.insert(begin, text.substr(place(), length));
      break;
    case 2:
      text.insert(begin, scraps[random.below(std::size(scraps))]);
      break;
    case 3:
      if (begin < text.size())
        text[begin] = static_cast<char>(random.below(256));
      break;
    default:
      text.resize(begin);
      break;
    }
  }
  return text;
}

} // namespace trc::fuzz
