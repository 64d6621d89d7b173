//===- Options.h - command line of trc-data ---------------------*- C++ -*-===//
//
// CLI11 throws, so only Options.cpp sees it.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_DATA_OPTIONS_H
#define TRC_TOOLS_TRC_DATA_OPTIONS_H

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace trc::data {

enum class Command { Vocabulary, Tokenize, Check };

struct Options {
  Command command = Command::Check;
  std::vector<std::string> texts;
  std::string vocabulary; ///< spiece.model
  std::string output;     ///< a file, or a folder of shards
  bool isPlain = false;
  uint64_t size = 0; ///< of the vocabulary
  uint64_t shardBytes = uint64_t(64) << 20;
  uint64_t threads = 0;
};

/// Fills `options`, or returns the exit code with which to end.
std::optional<int> parseCommandLine(int argc, char **argv, Options &options);

} // namespace trc::data

#endif // TRC_TOOLS_TRC_DATA_OPTIONS_H
