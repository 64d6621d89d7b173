//===- Ports.h - what goes into a run and comes out -------------*- C++ -*-===//
//
// Both targets take their inputs from .npy files and give their results to .npy
// files or to the terminal; this is done here. No MLIR and no runtime.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_PORTS_H
#define TRC_TOOLS_TRC_RUN_PORTS_H

#include "Options.h"
#include "Sets.h"

#include "trc/Reference/Tensor.h"

#include <set>

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

/// Arrays of the sets of a command line, and which of them a port took.
class NamedInputs {
public:
  /// Reads --inputs and --state.
  ExitCode read(const Options &options);
  bool has(const Port &port) const { return tensors.count(port.name); }
  const reference::Tensor &take(const Port &port);
  /// Refuses what no port took; `ports` are those that there are.
  ExitCode checkTaken(const std::vector<Port> &ports) const;

private:
  struct Named {
    reference::Tensor tensor;
    std::string path; ///< of the set
  };
  std::map<std::string, Named> tensors;
  std::set<std::string> taken;
};

/// Fills `tensors`, one for each port, of its name in `named`, else of the next
/// file, or says what does not fit.
ExitCode readInputs(const std::vector<std::string> &files, NamedInputs &named,
                    const std::vector<Port> &ports,
                    std::vector<reference::Tensor> &tensors);

struct Result {
  std::string name;
  /// Of the file without ".npy".
  std::string fileName;
  reference::Tensor tensor;
};

/// A result becomes the input of its name and type, for the next run.
void carryOver(const std::vector<Port> &ports,
               std::vector<reference::Tensor> &inputs, const std::string &name,
               const reference::Tensor &result);

/// Writes the results to the directory, all or none, and to the sets of the
/// command line; prints them where there is neither. Of those whose names are
/// in `inputs` consists the state.
ExitCode giveResults(const std::vector<Result> &results, const Options &options,
                     const std::vector<Port> &inputs = {});

/// Prints the shortest and the middle one of the times, in nanoseconds.
void printTimes(std::vector<uint64_t> nanoseconds);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_PORTS_H
