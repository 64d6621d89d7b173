//===- WriteTestPrograms.cpp - the hand-built programs as files -----------===//
//
// write-test-programs DIR: for tests that want files (the example from an
// installed tree), for the corpus of the fuzzers, and for golden artifacts.
//
//===----------------------------------------------------------------------===//

#include "TestPrograms.h"

#include <cstdio>

using namespace trc::runtime::test;

int main(int argc, char **argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: write-test-programs DIR\n");
    return 2;
  }
  const std::pair<const char *, ProgramBuilder (*)()> programs[] = {
      {"scale_add", [] { return scaleAddProgram(100); }},
      {"training", trainingProgram},
      {"tiny_trainer", tinyTrainer},
      {"control", controlProgram},
      {"divide", divideProgram},
  };
  for (const auto &[name, make] : programs) {
    const std::vector<std::byte> bytes = make().file();
    const std::string path = std::string(argv[1]) + "/" + name + ".trc";
    FILE *file = std::fopen(path.c_str(), "wb");
    const bool whole = file && std::fwrite(bytes.data(), 1, bytes.size(),
                                           file) == bytes.size();
    if (!file || std::fclose(file) != 0 || !whole) {
      std::perror(path.c_str());
      return 1;
    }
  }
  return 0;
}
