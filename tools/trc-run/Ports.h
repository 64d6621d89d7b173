//===- Ports.h - what goes into a run and comes out -------------*- C++ -*-===//
//
// Both targets take their inputs from .npy files and give their results to .npy
// files or to the terminal; this is done here. No MLIR and no runtime.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_PORTS_H
#define TRC_TOOLS_TRC_RUN_PORTS_H

#include "Options.h"

#include "trc/Reference/Tensor.h"

namespace trc::run {

/// How a run ended, and the exit code of the tool.
enum ExitCode {
  Done = 0,
  Failed = 1,
  WrongUse = 2,
  /// Another rank failed or was lost: started again, it may go well.
  PeerLost = 75
};

/// Prints "trc-run: <message>".
ExitCode wrongUse(const std::string &message);

/// An input or output.
struct Port {
  std::string name;
  reference::ElementType type;
  reference::Sizes shape;
};

/// Reads one file for each port into `tensors`, or says what does not fit.
ExitCode readInputs(const std::vector<std::string> &files,
                    const std::vector<Port> &ports,
                    std::vector<reference::Tensor> &tensors);

struct Result {
  std::string name;
  /// Of the file without ".npy".
  std::string fileName;
  reference::Tensor tensor;
};

/// Writes the results to the directory, all or none; prints them where there is
/// no directory.
ExitCode giveResults(const std::vector<Result> &results,
                     const std::string &directory);

/// Prints the shortest and the middle one of the times, in nanoseconds.
void printTimes(std::vector<uint64_t> nanoseconds);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_PORTS_H
