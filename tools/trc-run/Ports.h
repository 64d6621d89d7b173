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
  bool isState = false; ///< a session keeps it from run to run
};

/// Arrays of the sets of a command line, and which of them a port took.
class NamedInputs {
public:
  /// Reads --inputs and --state; of a name in both, the state's array holds.
  /// Returns what is wrong, or nothing.
  std::string read(const Options &options);
  bool has(const Port &port) const { return tensors.count(port.name); }
  const reference::Tensor &take(const Port &port);
  /// Whether the port's state was given to an entry before: the session has it,
  /// and what became of it.
  bool isKept(const Port &port) const {
    return port.isState && kept.count(port.name);
  }
  /// Says what no port took, or nothing; `ports` are those that there are.
  std::string checkTaken(const std::vector<Port> &ports) const;

private:
  struct Named {
    reference::Tensor tensor;
    std::string path; ///< of the set
  };
  std::map<std::string, Named> tensors;
  std::set<std::string> taken, kept;
};

/// Fills `tensors`, one for each port, of its name in `named`, else of the next
/// file, or returns what does not fit. `all` are the ports of the entry, those
/// that are left to the session too.
std::string readInputs(const std::vector<std::string> &files,
                       NamedInputs &named, const std::vector<Port> &ports,
                       const std::vector<Port> &all,
                       std::vector<reference::Tensor> &tensors);

/// What stands against sets of results on so many ranks, or nothing.
std::string checkRanks(const Options &options, int64_t ranks);

/// What stands against writing the sets of the command line, or nothing: known
/// before the run, of the ports of the last entry.
std::string checkSets(const Options &options, const std::vector<Port> &inputs,
                      const std::vector<Port> &outputs);

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
/// in `inputs` consists the state. Where one cannot be written, others are.
ExitCode giveResults(const std::vector<Result> &results, const Options &options,
                     const std::vector<Port> &inputs = {});

/// Prints the shortest and the middle one of the times, in nanoseconds.
void printTimes(std::vector<uint64_t> nanoseconds);

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_PORTS_H
