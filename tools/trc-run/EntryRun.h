//===- EntryRun.h - one entry of an artifact, run ---------------*- C++ -*-===//
//
// An entry's inputs are found among sets and files, written, and its outputs
// read, for one of the ranks that run the program.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TOOLS_TRC_RUN_ENTRYRUN_H
#define TRC_TOOLS_TRC_RUN_ENTRYRUN_H

#include "Ports.h"

#include "trc/runtime.h"

#include <cstdint>
#include <memory>

namespace trc::run {

/// Calls the runtime's function that ends the object.
template <auto destroy> struct Destroy {
  template <typename T> void operator()(T *object) const { destroy(object); }
};

/// One of the ranks that run the program; the only one, mostly.
struct RankRun {
  trc_program *program;
  const std::string &name; ///< of the file
  const Options &options;
  int rank = 0, ranks = 1;
  trc_communicator *communicator = nullptr;
  /// One of several in this process, which gives the results of all.
  bool isThread = false;

  // How it ended.
  ExitCode code = Done;
  std::string fault;
  std::vector<Result> results;

  ExitCode fail(trc_status status, const char *what) {
    // The others are not to wait for this rank.
    if (status != TRC_PEER_LOST)
      trc_communicator_abort(communicator, what);
    fault = what;
    return code = status == TRC_PEER_LOST ? PeerLost : Failed;
  }
  /// The message is whole, and the same for all threads.
  ExitCode misuse(const std::string &message) {
    trc_communicator_abort(communicator, "it was used in a wrong way");
    fault = message;
    return code = WrongUse;
  }
  std::string label() const {
    return ranks == 1 ? "" : "rank " + std::to_string(rank) + ": ";
  }
};

/// An input or output of an entry, and its number there.
struct EntryPort {
  size_t index;
  Port port;     ///< a part of it, where it is split over ranks ..
  int64_t split; ///< .. along this dimension; -1: it is not
};

/// One entry of a session, with its inputs read.
class EntryRun {
public:
  EntryRun(RankRun &run, trc_session *session) : run(run), session(session) {}

  /// Finds the entry and its ports.
  ExitCode find(const std::string &entryName);

  /// Takes its inputs off the front of `files`; the last entry takes all, so
  /// that too many are noticed.
  ExitCode prepare(std::vector<std::string> &files, NamedInputs &named,
                   bool isFirst, bool isLast);

  /// Runs once; `nanoseconds` is the time without the inputs.
  ExitCode runOnce(uint64_t &nanoseconds);

  ExitCode readOutputs();

  /// Results become the inputs of their names; those that a session keeps are
  /// there without it.
  ExitCode carry();

  const trc_call *getCall() const { return call.get(); }
  /// Those of the entry, of which some may be left to the session.
  const std::vector<Port> &getPorts() const { return ports; }
  std::vector<Port> getOutputs() const { return inFiles(outputs); }

private:
  /// A file holds the parts of all ranks.
  std::vector<Port> inFiles(const std::vector<EntryPort> &parts) const;

  reference::Tensor partOf(const reference::Tensor &whole,
                           const EntryPort &port) const;

  RankRun &run;
  trc_session *session;
  trc_entry_info entry = {};
  std::vector<EntryPort> inputs; ///< those that are given
  std::vector<EntryPort> outputs;
  std::vector<Port> ports; ///< all inputs, as files hold them
  std::vector<reference::Tensor> tensors;
  std::unique_ptr<trc_call, Destroy<trc_call_destroy>> call;
  bool hasRun = false;
};

} // namespace trc::run

#endif // TRC_TOOLS_TRC_RUN_ENTRYRUN_H
