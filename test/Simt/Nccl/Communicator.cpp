//===- Communicator.cpp - a rank of the stand-in for NCCL -----------------===//

#include "Communicator.h"
#include "Combine.h"

#include "../Driver/StandIn.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace trc::simt::nccl {

const char *nameOf(Kind kind) {
  constexpr const char *names[] = {"ncclAllReduce", "ncclReduceScatter",
                                   "ncclAllGather", "ncclBroadcast",
                                   "ncclSend",      "ncclRecv"};
  return names[static_cast<int>(kind)];
}

PlannedFault plannedFault() {
  PlannedFault fault;
  char what[8] = {};
  if (const char *text = std::getenv("TRC_NCCL_FAULT"))
    if (std::sscanf(text, "rank=%d,call=%d,%7s", &fault.rank, &fault.call,
                    what) == 3)
      fault.isError = std::strcmp(what, "error") == 0;
  return fault;
}

size_t Operation::operandBytes() const {
  if (kind == Kind::Recv)
    return 0;
  const size_t bytes = count * bytesOf(type);
  return kind == Kind::ReduceScatter ? bytes * communicator->ranks : bytes;
}

size_t Operation::resultBytes() const {
  if (kind == Kind::Send)
    return 0;
  const size_t bytes = count * bytesOf(type);
  return kind == Kind::AllGather ? bytes * communicator->ranks : bytes;
}

std::string Operation::text() const {
  std::string text = std::string(nameOf(kind)) + " of " +
                     std::to_string(count) + " " + nameOf(type);
  if (kind == Kind::AllReduce || kind == Kind::ReduceScatter)
    text += std::string(", ") + nameOf(what);
  if (kind == Kind::Broadcast)
    text += " from " + std::to_string(root);
  return text;
}

Result Communicator::fail(Result result, const std::string &why) {
  lastError = why;
  if (error == Success)
    error = result;
  trc_simt_report((name() + ": " + why).c_str(), "nccl");
  return result;
}

//===-- Meeting ----------------------------------------------------------===//

void Communicator::begin(unsigned version) {
  own = std::to_string(ranks) + " ranks, version " + std::to_string(version);
  if (plannedFault().rank != rank || plannedFault().call != 0)
    meeting.say("init-" + std::to_string(rank),
                std::to_string(device) + " " + own);
}

/// Whether all are there; fails where they do not agree.
Result Communicator::meet() {
  std::vector<std::string> devices;
  for (int other = 0; other < ranks; ++other) {
    std::string said;
    if (!meeting.hear("init-" + std::to_string(other), said))
      return InProgress;
    const size_t space = said.find(' ');
    devices.push_back(said.substr(0, space));
    if (said.substr(space + 1) != own)
      return fail(InvalidUsage, "was told of " + own + ", rank " +
                                    std::to_string(other) + " of " +
                                    said.substr(space + 1));
    for (int earlier = 0; earlier < other; ++earlier)
      if (devices[earlier] == devices.back())
        return fail(InvalidUsage,
                    "Duplicate GPU detected: ranks " + std::to_string(earlier) +
                        " and " + std::to_string(other) +
                        " are both on CUDA device " + devices.back());
  }
  state = State::Ready;
  return Success;
}

Result Communicator::ask() {
  mayBeInProgress = false;
  if (error != Success)
    return Result(error.load());
  if (state == State::Beginning)
    if (const Result result = meet()) {
      mayBeInProgress = result == InProgress;
      return result;
    }
  if (state == State::Ending) {
    state = State::Ended;
    return Success;
  }
  if (waiting.empty())
    return Success;
  if (asked++ == 0) {
    mayBeInProgress = true;
    return InProgress;
  }
  asked = 0;
  std::vector<std::unique_ptr<Batch>> batches = std::move(waiting);
  waiting.clear();
  for (std::unique_ptr<Batch> &batch : batches)
    if (const Result result = enqueue(std::move(batch)))
      return result;
  return Success;
}

//===-- Operations -------------------------------------------------------===//

Result Communicator::add(Batch batch) {
  auto kept = std::make_unique<Batch>(std::move(batch));
  if (isBlocking)
    return enqueue(std::move(kept));
  waiting.push_back(std::move(kept));
  mayBeInProgress = true;
  return InProgress;
}

Result Communicator::enqueue(std::unique_ptr<Batch> batch) {
  // One after the other: operations of a communicator are ordered among each
  // other, by its own address.
  std::vector<trc_simt_touch> touches = {{this, 1, 1}};
  for (const Operation &operation : batch->operations) {
    if (operation.operand)
      touches.push_back({operation.operand, operation.operandBytes(), 0});
    if (operation.result)
      touches.push_back({operation.result, operation.resultBytes(), 1});
  }
  void *stream = batch->operations.front().stream;
  if (const int refused = trc_simt_enqueue(stream, run, batch.get(),
                                           touches.data(), touches.size()))
    return fail(UnhandledCudaError,
                "the driver refuses an operation: " + std::to_string(refused));
  (void)batch.release();
  return Success;
}

int Communicator::run(void *data) {
  Batch &batch = *static_cast<Batch *>(data);
  return batch.communicator->runBatch(batch);
}

bool Communicator::isAtFault() {
  const PlannedFault fault = plannedFault();
  if (fault.rank != rank || uint64_t(fault.call) != runs)
    return false;
  silent = true;
  if (fault.isError)
    fail(SystemError, "a planned fault");
  return true;
}

int Communicator::runBatch(Batch &batch) {
  if (state == State::Aborted || state == State::Destroyed)
    return trc_simt_done; // with whatever is in its results
  if (silent)
    return trc_simt_waits;
  if (!batch.begun) {
    ++runs;
    if (isAtFault())
      return trc_simt_waits;
    for (const Operation &operation : batch.operations)
      if (operation.operand && operation.operandBytes() != 0 &&
          !trc_simt_host_access(operation.operand, operation.operandBytes(), 0,
                                nameOf(operation.kind)))
        return trc_simt_failed;
  }
  const int result = batch.operations.front().kind < Kind::Send
                         ? runCollective(batch)
                         : runMessages(batch);
  if (result == trc_simt_done)
    batch.begun = false;
  return result;
}

int Communicator::runCollective(Batch &batch) {
  const Operation &operation = batch.operations.front();
  const std::string number = std::to_string(collectives);
  if (!batch.begun) {
    const std::string spoken =
        "collective-" + number + "-" + std::to_string(rank);
    std::string said = operation.text() + "\n";
    if (operation.kind != Kind::Broadcast || operation.root == rank)
      said.append(static_cast<const char *>(operation.operand),
                  operation.operandBytes());
    meeting.say(spoken, said);
    batch.begun = true;
    batch.rows.assign(ranks, "");
  }
  for (int other = 0; other < ranks; ++other) {
    std::string &row = batch.rows[other];
    if (row.empty() &&
        !meeting.hear("collective-" + number + "-" + std::to_string(other),
                      row))
      return trc_simt_waits;
    const std::string what = row.substr(0, row.find('\n'));
    if (what != operation.text()) {
      fail(InvalidUsage, "operation " + number + " is " + operation.text() +
                             ", that of rank " + std::to_string(other) + " " +
                             what);
      silent = true; // what NCCL does then is not defined
      return trc_simt_waits;
    }
  }
  // All have begun this one, so they have heard what came before.
  if (collectives > 0)
    meeting.forget("collective-" + std::to_string(collectives - 1) + "-" +
                   std::to_string(rank));
  ++collectives;
  for (std::string &row : batch.rows)
    row.erase(0, row.find('\n') + 1);
  const size_t bytes = operation.resultBytes(), part = operation.operandBytes();
  std::string result(bytes, '\0');
  switch (operation.kind) {
  case Kind::AllReduce:
  case Kind::ReduceScatter:
    combine(operation.type, operation.what, batch.rows,
            operation.kind == Kind::AllReduce ? 0 : rank * operation.count,
            operation.count, result.data());
    break;
  case Kind::AllGather:
    for (int other = 0; other < ranks; ++other)
      std::memcpy(result.data() + other * part, batch.rows[other].data(), part);
    break;
  default:
    result = batch.rows[operation.root];
    break;
  }
  if (bytes != 0 &&
      !trc_simt_host_access(operation.result, bytes, 1, nameOf(operation.kind)))
    return trc_simt_failed;
  std::memcpy(operation.result, result.data(), bytes);
  return trc_simt_done;
}

int Communicator::runMessages(Batch &batch) {
  const auto nameOf = [&](int from, int to, uint64_t number) {
    return "message-" + std::to_string(from) + "-" + std::to_string(to) + "-" +
           std::to_string(number);
  };
  const auto describe = [](const Operation &operation) {
    return std::to_string(operation.count) + " " + nccl::nameOf(operation.type);
  };
  if (!batch.begun) {
    batch.names.clear();
    for (const Operation &operation : batch.operations) {
      const int peer = operation.root;
      if (operation.kind == Kind::Recv) {
        batch.names.push_back(nameOf(peer, rank, received[peer]++));
        continue;
      }
      meeting.say(nameOf(rank, peer, sent[peer]++),
                  describe(operation) + "\n" +
                      std::string(static_cast<const char *>(operation.operand),
                                  operation.operandBytes()));
      batch.names.emplace_back();
    }
    batch.begun = true;
  }
  for (size_t i = 0; i < batch.operations.size(); ++i) {
    const Operation &operation = batch.operations[i];
    std::string &name = batch.names[i], said;
    if (name.empty()) // sent, or there
      continue;
    if (!meeting.hear(name, said))
      return trc_simt_waits;
    if (const std::string what = said.substr(0, said.find('\n'));
        what != describe(operation)) {
      fail(InvalidUsage, "receives " + describe(operation) + " of rank " +
                             std::to_string(operation.root) + ", which sends " +
                             what);
      silent = true;
      return trc_simt_waits;
    }
    meeting.forget(name);
    const size_t bytes = operation.resultBytes();
    if (bytes != 0 &&
        !trc_simt_host_access(operation.result, bytes, 1, "ncclRecv"))
      return trc_simt_failed;
    std::memcpy(operation.result, said.data() + said.find('\n') + 1, bytes);
    name.clear();
  }
  return trc_simt_done;
}

} // namespace trc::simt::nccl
