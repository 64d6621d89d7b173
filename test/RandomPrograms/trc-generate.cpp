//===- trc-generate.cpp - prints a random program -------------------------===//
//
//   trc-generate --seed=N --ops=N [--broken]
//
//===----------------------------------------------------------------------===//

#include "ProgramGenerator.h"
#include "ReadNumber.h"

#include <cstdio>
#include <string_view>

int main(int argc, char **argv) {
  unsigned long long seed = 1;
  int operations = 20;
  bool broken = false;
  for (int i = 1; i < argc; ++i) {
    std::string_view argument = argv[i];
    bool understood = true;
    if (argument.starts_with("--seed="))
      understood = trc::fuzz::readNumber(argument.substr(7), seed);
    else if (argument.starts_with("--ops="))
      understood = trc::fuzz::readNumber(argument.substr(6), operations);
    else if (argument == "--broken")
      broken = true;
    else
      understood = false;
    if (!understood) {
      std::fprintf(stderr, "trc-generate: unknown argument or number in '%s'\n",
                   argv[i]);
      return 2;
    }
  }
  std::string text = broken ? trc::fuzz::generateBrokenProgram(seed, operations)
                            : trc::fuzz::generateProgram(seed, operations);
  std::fputs(text.c_str(), stdout);
  return 0;
}
