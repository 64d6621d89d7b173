//===- trc-generate.cpp - prints a random program -------------------------===//
//
//   trc-generate --seed=N --ops=N [--broken]
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"

#include <cstdio>
#include <cstdlib>
#include <string_view>

int main(int argc, char **argv) {
  unsigned long long seed = 1;
  int operations = 20;
  bool broken = false;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    if (argument.substr(0, 7) == "--seed=") {
      seed = std::strtoull(argv[i] + 7, nullptr, 10);
    } else if (argument.substr(0, 6) == "--ops=") {
      operations = std::atoi(argv[i] + 6);
    } else if (argument == "--broken") {
      broken = true;
    } else {
      std::fprintf(stderr, "trc-generate: unknown argument '%s'\n", argv[i]);
      return 2;
    }
  }
  std::string text = broken ? trc::fuzz::generateBrokenProgram(seed, operations)
                            : trc::fuzz::generateProgram(seed, operations);
  std::fputs(text.c_str(), stdout);
  return 0;
}
