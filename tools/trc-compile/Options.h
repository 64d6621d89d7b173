//===- Options.h - command line of trc-compile ------------------*- C++ -*-===//
//
// Read by CLI11, which throws; kept apart from everything that includes MLIR.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_COMPILE_OPTIONS_H
#define TRC_TOOLS_TRC_COMPILE_OPTIONS_H

#include "trc/Pipeline/CompileRequest.h"

#include <optional>
#include <string>

struct CommandLine {
  std::string input;
  std::string output;
  std::string report;
  std::string measurements;  ///< for a report that is a page
  bool largestBatch = false; ///< answer with a batch, and compile nothing
  trc::CompileRequest request;
};

/// Fills `line`; returns the exit code when the program is to end here (help,
/// version, or wrong use, which has been reported on stderr).
std::optional<int> parseCommandLine(int argc, char **argv, CommandLine &line,
                                    const std::string &version);

#endif // TRC_TOOLS_TRC_COMPILE_OPTIONS_H
