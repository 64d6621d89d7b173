//===- Options.h - command line of trc-compile ------------------*- C++ -*-===//
//
// Read by CLI11, which throws; kept apart from everything that includes MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_COMPILE_OPTIONS_H
#define TRC_TOOLS_TRC_COMPILE_OPTIONS_H

#include <optional>
#include <string>
#include <vector>

struct CommandLine {
  std::string input;
  std::string output;
  std::string target = "host";
  std::vector<std::string> cudaArchitectures;
  std::string nvrtc;
  std::string precision = "f32";
  std::vector<std::string> entries;
  std::string from = "import";
  std::string to = "serialize";
  std::string report;
  std::string dumpDirectory;
  std::string cacheDirectory;
  bool timing = false;
  bool remarks = false;
};

/// Fills `line`; returns the exit code when the program is to end here (help,
/// version, or wrong use, which has been reported on stderr).
std::optional<int> parseCommandLine(int argc, char **argv, CommandLine &line,
                                    const std::vector<std::string> &phases,
                                    const std::string &version);

#endif // TRC_TOOLS_TRC_COMPILE_OPTIONS_H
