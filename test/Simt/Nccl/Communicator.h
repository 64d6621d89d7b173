//===- Communicator.h - a rank of the stand-in for NCCL ---------*- C++ -*-===//
//
// A communicator that is not blocking, as documented: a call begins, and what
// it began is there once ncclCommGetAsyncError has stopped saying
// ncclInProgress. Here that is as late as can be: operations are handed to the
// stream by the second question. On the stream an operation runs when its turn
// has come, and then waits for its peers without holding up the host.
//
//   ncclAllReduce ──> waiting ──ask, ask──> stream ──its turn──> said, heard
//
// What ranks do with each other is compared when they meet: kind, count, type,
// operator, root, in the order in which their streams come to them.
//
//===----------------------------------------------------------------------===//

#ifndef TRC_TEST_SIMT_NCCL_COMMUNICATOR_H
#define TRC_TEST_SIMT_NCCL_COMMUNICATOR_H

#include "Abi.h"
#include "Meeting.h"

#include <atomic>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace trc::simt::nccl {

enum class Kind { AllReduce, ReduceScatter, AllGather, Broadcast, Send, Recv };
const char *nameOf(Kind kind);

class Communicator;

/// What a call asked for. Lives as long as the process: graphs hold it.
struct Operation {
  Communicator *communicator;
  Kind kind;
  const void *operand; ///< null: Recv
  void *result;        ///< null: Send
  size_t count;        ///< as the call has it
  Type type;
  Operator what;
  int root; ///< or the peer
  void *stream;

  size_t operandBytes() const, resultBytes() const;
  std::string text() const;
};

/// Operations that are on their way together: one, or the messages of a group.
struct Batch {
  Communicator *communicator;
  std::vector<Operation> operations;
  // Of the execution at hand; the stream's thread alone knows it.
  bool begun = false;
  std::vector<std::string> names; ///< of messages that are waited for
  std::vector<std::string> rows;  ///< of a collective, by rank
};

class Communicator {
public:
  enum class State { Beginning, Ready, Ending, Ended, Aborted, Destroyed };

  Communicator(Meeting meeting, int rank, int ranks, int device, bool blocking)
      : meeting(std::move(meeting)), rank(rank), ranks(ranks), device(device),
        isBlocking(blocking) {}

  /// Says who this is. The others are asked for by `ask`.
  void begin(unsigned version);
  Result ask();
  Result add(Batch batch);
  /// Reports that, and keeps it as the asynchronous error.
  Result fail(Result result, const std::string &why);
  std::string name() const { return "rank " + std::to_string(rank); }

  const Meeting meeting;
  const int rank, ranks, device;
  const bool isBlocking;
  std::atomic<State> state{State::Beginning};
  std::atomic<int> error{Success};
  std::atomic<bool> inCall{false};
  std::string lastError;
  bool mayBeInProgress = false; ///< the last call said so, and nobody asked
  int asked = 0;
  std::vector<std::unique_ptr<Batch>> waiting; ///< for the second question

private:
  static int run(void *batch);
  int runBatch(Batch &batch);
  int runCollective(Batch &batch);
  int runMessages(Batch &batch);
  Result meet();
  Result enqueue(std::unique_ptr<Batch> batch);
  bool isAtFault();

  std::string own; ///< what `begin` said
  uint64_t collectives = 0, runs = 0;
  std::map<int, uint64_t> sent, received; ///< messages, by peer
  bool silent = false;
};

/// A number of TRC_NCCL_FAULT (`rank=1,call=3,hang`): what goes wrong at the
/// call of that number, from 1, when a stream of the rank comes to it: `hang`,
/// or `error`. `call=0` is the meeting.
struct PlannedFault {
  int rank = -1, call = -1;
  bool isError = false;
};
PlannedFault plannedFault();

} // namespace trc::simt::nccl

#endif // TRC_TEST_SIMT_NCCL_COMMUNICATOR_H
